import type { Card } from '../net/protocol'

/** Groups cards by value, keeping their order. */
export function byValue(cards: Card[]): { value: string; cards: Card[] }[] {
  const values = [...new Set(cards.map((card) => card.value))]
  return values.map((value) => ({ value, cards: cards.filter((card) => card.value === value) }))
}

/** Returns the card `steps` places after the one of a yaku, wrapping around. */
export function beside(cards: Card[], yaku: string, steps: number): Card | undefined {
  const at = cards.findIndex((card) => card.yaku.includes(yaku))
  return cards[(at + steps + cards.length) % cards.length]
}

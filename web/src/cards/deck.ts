/** A tile in the picture of a hand. Without a name it is face down; wider than high, it is sideways. */
export type DrawnTile = { page: number; name: string; x: number; y: number; width: number }
export type DrawnTiles = { width: number; height: number; tiles: DrawnTile[] }
export type CardHand = { title: string; good: boolean; label: string; lines: string[]; picture: DrawnTiles }
export type Card = {
  yaku: string[]
  name: string
  also: string
  value: string
  needs: string[]
  bonus: string[]
  hands: CardHand[]
  notes: string[]
}
export type Deck = {
  lang: string
  title: string
  labels: { needs: string; bonus: string; notes: string }
  cards: Card[]
}

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

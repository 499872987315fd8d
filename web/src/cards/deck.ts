/** A tile of a drawn hand; one without a name lies face down, and one as wide as it is high otherwise lies sideways. */
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

/** The cards by what they are worth, in their order. */
export function byValue(cards: Card[]): { value: string; cards: Card[] }[] {
  const values = [...new Set(cards.map((card) => card.value))]
  return values.map((value) => ({ value, cards: cards.filter((card) => card.value === value) }))
}

/** The card so many places after one of a yaku, in a circle. */
export function beside(cards: Card[], yaku: string, steps: number): Card | undefined {
  const at = cards.findIndex((card) => card.yaku.includes(yaku))
  return cards[(at + steps + cards.length) % cards.length]
}

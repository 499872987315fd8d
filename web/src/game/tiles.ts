/** Tiles as text: `5m`, `0p` (a red five), `1z`. */

const SUITS = 'mpsz'

export function suitOf(tile: string): string {
  return tile.slice(-1)
}

export function isRed(tile: string): boolean {
  return tile.startsWith('0')
}

export function rankOf(tile: string): number {
  return isRed(tile) ? 5 : Number(tile.slice(0, -1))
}

/** Returns the tile's kind: a red five is a five. */
export function kindOf(tile: string): string {
  return `${rankOf(tile)}${suitOf(tile)}`
}

function order(tile: string): number {
  return SUITS.indexOf(suitOf(tile)) * 100 + rankOf(tile) * 10 + (isRed(tile) ? 1 : 0)
}

export function sorted(tiles: readonly string[]): string[] {
  return [...tiles].sort((a, b) => order(a) - order(b))
}

/** Returns every kind of tile in a set of 136 tiles, or of 108 without 2 to 8 man. */
export function allKinds(tiles: number): string[] {
  const ranks = (suit: string, last: number) => Array.from({ length: last }, (_, at) => `${at + 1}${suit}`)
  const man = tiles === 108 ? ['1m', '9m'] : ranks('m', 9)
  return [...man, ...ranks('p', 9), ...ranks('s', 9), ...ranks('z', 7)]
}

/** Returns the list with each tile of `gone` removed once. */
export function without(tiles: readonly string[], gone: readonly string[]): string[] {
  const left = [...tiles]
  for (const tile of gone) {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

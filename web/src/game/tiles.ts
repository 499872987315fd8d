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

/** Returns the list with each tile of `gone` removed once. */
export function without(tiles: readonly string[], gone: readonly string[]): string[] {
  const left = [...tiles]
  for (const tile of gone) {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

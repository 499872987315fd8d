import type { WireMeld } from '../net/protocol'
import { isRed, rankOf, suitOf } from './tiles'

/** Hands as text, in the notation that the server and the command line read. */

export type SetKind = WireMeld['kind']

export const SET_WORDS: Record<SetKind, string> = {
  chi: 'chi',
  pon: 'pon',
  'open-kan': 'open kan',
  'closed-kan': 'closed kan',
  'added-kan': 'open kan',
}

export type WrittenSet = { kind: SetKind; tiles: readonly string[] }

/** Writes tiles with each suit's letter once: `123m55z`. */
export function writeTiles(tiles: readonly string[]): string {
  const written = tiles.map((tile, index) => {
    const next = tiles[index + 1]
    return next !== undefined && suitOf(next) === suitOf(tile) ? tile.slice(0, -1) : tile
  })
  return written.join('')
}

/** Writes a hand: `123m55z | pon 777p, north 44z`. */
export function writeHand(tiles: readonly string[], sets: readonly WrittenSet[], norths: number): string {
  const open = sets.map((set) => `${SET_WORDS[set.kind]} ${writeTiles(set.tiles)}`)
  if (norths > 0) open.push(`north ${'4'.repeat(norths)}z`)
  return [writeTiles(tiles), open.join(', ')].filter((half) => half !== '').join(' | ')
}

/** Parses tiles such as `123m55z`. Anything else in the text is skipped. */
export function parseTiles(text: string): string[] {
  return (text.match(/[0-9]+[mpsz]/g) ?? []).flatMap((group) => {
    const suit = suitOf(group)
    return [...group.slice(0, -1)].map((rank) => `${rank}${suit}`).filter(exists)
  })
}

function exists(tile: string): boolean {
  return suitOf(tile) !== 'z' || (rankOf(tile) >= 1 && rankOf(tile) <= 7 && !isRed(tile))
}

import type { WireMeld } from '../net/protocol'
import type { WrittenSet } from './notation'
import type { MeldLayout } from './table-rules'
import { isRed } from './tiles'

export type Laid = { tile: string; pose: 'upright' | 'sideways' | 'down'; added: string | null }

/**
 * Returns the tiles of a meld from left to right as its owner sees them. The claimed tile is sideways, and its place shows
 * who discarded it (G-018, G-020, G-025, P-051). An added tile goes on top of it (G-024) or beside it (P-064). A closed kan
 * shows its two middle tiles, with a red five among them (P-066, G-023), or its outer two, depending on the rules.
 */
export function laid(meld: WireMeld, meldLayout: MeldLayout): Laid[] {
  const lies = (tile: string, pose: Laid['pose'], added: string | null = null): Laid => ({
    tile,
    pose,
    added,
  })
  if (meld.claimed === null) {
    const [reddest, second, third, plainest] = [...meld.own].sort(
      (a, b) => Number(isRed(b)) - Number(isRed(a)),
    )
    const outer = meldLayout.closedKanDown === 'outer'
    const inOrder = outer ? [plainest, reddest, second, third] : [reddest, plainest, third, second]
    return inOrder.flatMap((tile, at) => {
      const down = (at === 0 || at === 3) === outer
      return tile === undefined ? [] : [lies(tile, down ? 'down' : 'upright')]
    })
  }
  const own = meld.added === null ? [...meld.own] : withoutOne(meld.own, meld.added)
  const before = placeOf(meld.from, own.length, meldLayout)
  const beside = meld.added !== null && meldLayout.addedTile === 'beside'
  return [
    ...own.slice(0, before).map((tile) => lies(tile, 'upright')),
    lies(meld.claimed, 'sideways', beside ? null : meld.added),
    ...(beside && meld.added !== null ? [lies(meld.added, 'sideways')] : []),
    ...own.slice(before).map((tile) => lies(tile, 'upright')),
  ]
}

/** Returns how many of the player's own tiles are to the left of the claimed one. */
function placeOf(from: WireMeld['from'], own: number, { kanFromRight }: MeldLayout): number {
  if (from === 'across') return 1
  if (from !== 'right') return 0
  return own === 3 && kanFromRight === 'third' ? 2 : own
}

function withoutOne(own: string[], added: string): string[] {
  if (own.length < 3) return [...own]
  const at = own.lastIndexOf(added)
  return own.filter((_, index) => index !== at)
}

/** A meld as it is written in a hand, with the claimed tile first. */
export function setOf({ kind, claimed, own }: WireMeld): WrittenSet {
  return { kind, tiles: claimed === null ? own : [claimed, ...own] }
}

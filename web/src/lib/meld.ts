import { isRed } from './tiles'
import type { WireMeld } from './types'

export type Laid = { tile: string; pose: 'upright' | 'sideways' | 'down'; added: string | null }

/**
 * The tiles of a set from left to right as they lie before their owner: the claimed tile lies sideways, first, second or
 * last by whom it came from (G-018, G-020, G-025, P-051), the added one on it (G-024), a closed kan shows the two in the
 * middle (P-066, G-023), where its red five goes.
 */
export function laid(meld: WireMeld): Laid[] {
  const lies = (tile: string, pose: Laid['pose'], added: string | null = null): Laid => ({ tile, pose, added })
  if (meld.claimed === null) {
    const [reddest, second, third, plainest] = [...meld.own].sort((a, b) => Number(isRed(b)) - Number(isRed(a)))
    const inOrder: [string | undefined, Laid['pose']][] = [
      [plainest, 'down'],
      [reddest, 'upright'],
      [second, 'upright'],
      [third, 'down'],
    ]
    return inOrder.flatMap(([tile, pose]) => (tile === undefined ? [] : [lies(tile, pose)]))
  }
  const own = meld.added === null ? [...meld.own] : withoutOne(meld.own, meld.added)
  const before = meld.from === 'right' ? own.length : meld.from === 'across' ? 1 : 0
  return [
    ...own.slice(0, before).map((tile) => lies(tile, 'upright')),
    lies(meld.claimed, 'sideways', meld.added),
    ...own.slice(before).map((tile) => lies(tile, 'upright')),
  ]
}

function withoutOne(own: string[], added: string): string[] {
  if (own.length < 3) return [...own]
  const at = own.lastIndexOf(added)
  return own.filter((_, index) => index !== at)
}

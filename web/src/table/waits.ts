import type { Front, View } from '../game/fold'
import { setOf } from '../game/meld'
import { writeHand } from '../game/notation'
import { kindOf, without } from '../game/tiles'
import { getJson } from '../net/http'
import type { WaitsResponse } from '../net/protocol'

/** Writes a player's hand with these concealed tiles. */
function handOf({ melds, norths }: Front, tiles: readonly string[]): string {
  return writeHand(tiles, melds.map(setOf), norths)
}

/** Returns how many tiles of a kind the player cannot see. */
export function unseen(view: View, kind: string): number {
  let seen = view.indicators.filter((tile) => kindOf(tile) === kind).length
  const count = (tiles: readonly string[]) => (seen += tiles.filter((tile) => kindOf(tile) === kind).length)
  for (const front of view.fronts) {
    count(front.tiles ?? [])
    if (front.drawn) count([front.drawn])
    count(front.river.filter(({ claimed }) => !claimed).map(({ tile }) => tile))
    for (const meld of front.melds) count(meld.claimed === null ? meld.own : [...meld.own, meld.claimed])
    if (kind === '4z') seen += front.norths
  }
  return Math.max(0, 4 - seen)
}

/** Writes the player's hand without its drawn tile; null while it has too few or too many tiles to wait. */
export function restingHand(view: View): string | null {
  const front = view.seat === null ? undefined : view.fronts[view.seat]
  if (!front?.tiles || front.tiles.length % 3 !== 1) return null
  return handOf(front, front.tiles)
}

/** Returns the hands after each riichi discard, by discarded tile. */
export function riichiHands(view: View): [string, string][] {
  const front = view.seat === null ? undefined : view.fronts[view.seat]
  if (!front?.tiles || view.choice?.type !== 'turn') return []
  const held = front.drawn === null ? front.tiles : [...front.tiles, front.drawn]
  const gone = view.choice.moves.flatMap((move) => {
    if (move.type !== 'riichi') return []
    const tile = move.drawn ? front.drawn : move.tile
    return tile ? [tile] : []
  })
  return [...new Set(gone)].map((tile) => [tile, handOf(front, without(held, [tile]))])
}

const asked = new Map<string, Promise<string[]>>()

/** Fetches the tiles a hand waits for, once per hand. */
export function waitsOf(hand: string): Promise<string[]> {
  const known = asked.get(hand)
  if (known) return known
  if (asked.size > 200) asked.clear()
  const answer = getJson<WaitsResponse>('/api/waits', { hand }).then(
    ({ waits }) => waits.map(({ tile }) => tile),
    () => {
      asked.delete(hand)
      return []
    },
  )
  asked.set(hand, answer)
  return answer
}

/** Returns a tile of the player's own discards that their hand waits for, if there is one. */
export function ownDiscard(view: View, waits: readonly string[]): string | null {
  const river = view.seat === null ? [] : (view.fronts[view.seat]?.river ?? [])
  return river.find(({ tile }) => waits.includes(kindOf(tile)))?.tile ?? null
}

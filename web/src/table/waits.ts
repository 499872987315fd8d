import { written } from '../calculator/case'
import type { Front, View } from '../lib/fold'
import { kindOf, without } from '../lib/tiles'
import { tool } from '../lib/tools'

/** What a hand waits for: each tile, and how many of it nobody has shown. */
export type Waits = { tile: string; left: number }[]

const SETS: Record<string, string> = {
  chi: 'chi',
  pon: 'pon',
  'open-kan': 'open kan',
  'closed-kan': 'closed kan',
  'added-kan': 'open kan',
}

/** A hand as it is written for the server. */
export function written13(front: Front, tiles: readonly string[]): string {
  const sets = front.melds.map((meld) => {
    const all = meld.claimed === null ? meld.own : [meld.claimed, ...meld.own]
    return `${SETS[meld.kind]} ${written(all)}`
  })
  if (front.norths > 0) sets.push(`north ${'4'.repeat(front.norths)}z`)
  return [written([...tiles]), sets.join(', ')].filter((part) => part !== '').join(' | ')
}

/** How many tiles of a kind the player does not see. */
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

/** What the player's hand waits for without its drawn tile; none while it is not his to wait. */
export function restingHand(view: View): string | null {
  const front = view.seat === null ? undefined : view.fronts[view.seat]
  if (!front?.tiles || front.tiles.length % 3 !== 1) return null
  return written13(front, front.tiles)
}

/** The hands that riichi would leave, by the tile discarded. */
export function riichiHands(view: View): [string, string][] {
  const front = view.seat === null ? undefined : view.fronts[view.seat]
  if (!front?.tiles || view.choice?.choose !== 'turn') return []
  const held = front.drawn === null ? front.tiles : [...front.tiles, front.drawn]
  const gone = view.choice.moves.flatMap((move) => {
    if (move.do !== 'riichi') return []
    const tile = move.drawn ? front.drawn : move.tile
    return tile ? [tile] : []
  })
  return [...new Set(gone)].map((tile) => [tile, written13(front, without(held, [tile]))])
}

const asked = new Map<string, Promise<string[]>>()

/** The tiles a hand waits for; a hand is asked for once. */
export function waitsOf(hand: string): Promise<string[]> {
  const known = asked.get(hand)
  if (known) return known
  if (asked.size > 200) asked.clear()
  const answer = tool<{ waits: { tile: string }[] }>('/api/waits', { hand }).then(
    ({ waits }) => waits.map(({ tile }) => tile),
    () => {
      asked.delete(hand)
      return []
    },
  )
  asked.set(hand, answer)
  return answer
}

/** Whether a player waits for a tile of his own river. */
export function ownDiscard(view: View, waits: readonly string[]): string | null {
  const river = view.seat === null ? [] : (view.fronts[view.seat]?.river ?? [])
  return river.find(({ tile }) => waits.includes(kindOf(tile)))?.tile ?? null
}

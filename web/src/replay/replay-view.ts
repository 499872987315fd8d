import { begin, fold, type View } from '../game/fold'
import { setOf } from '../game/meld'
import { writeHand } from '../game/notation'
import type { TableRules } from '../game/table-rules'
import type { EventMessage, SeatState, TableState } from '../net/protocol'
import { hasMessage, t } from '../words/words.svelte'
import type { Log, StandIn } from './log'

/** Returns the table after the first `steps` events of a deal, with open hands. */
export function viewAt(events: readonly EventMessage[], steps: number, tableRules: TableRules): View {
  return events.slice(0, steps).reduce(fold, begin(tableRules, null))
}

/** Hides all hands but one seat's. Hands that were shown stay open. */
export function seenBy(view: View, seat: number): View {
  const fronts = view.fronts.map((front, at) =>
    at === seat ? front : { ...front, tiles: null, drawn: null },
  )
  return { ...view, fronts }
}

/** Returns the steps after which a player has to decide: their draws. */
export function turnsOf(events: readonly EventMessage[], seat: number): number[] {
  return events.flatMap(({ event }, at) => (event.type === 'drew' && event.seat === seat ? [at + 1] : []))
}

/** Writes the hand of a seat, or returns null where it is hidden. */
export function handAt(view: View, seat: number): { hand: string; whole: boolean } | null {
  const front = view.fronts[seat]
  if (!front?.tiles) return null
  const tiles = front.drawn === null ? front.tiles : [...front.tiles, front.drawn]
  return { hand: writeHand(tiles, front.melds.map(setOf), front.norths), whole: tiles.length % 3 === 2 }
}

/** Returns why a stand-in acted for a player, in a sentence. */
function standInText({ seat, why, said }: StandIn, names: readonly string[]): string {
  const [id, name] = [`stead-${why}`, names[seat] ?? '']
  const what = hasMessage(id) ? t(id, { name }) : t('stead-other', { name, why })
  return said === null ? what : t('stead-said', { what, said })
}

/** Returns the reasons of a whole deal; repetitions are counted. */
export function standInTexts(standIns: readonly StandIn[], names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of standIns.map((standIn) => standInText(standIn, names)))
    counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text))
}

/** Returns the state of a finished table, as far as drawing it needs one. */
export function tableOf(log: Log, bots: readonly string[]): TableState {
  const seat = (name: string, at: number): SeatState => ({
    // Some records have no names.
    name: name || `${t('table-player')} ${at + 1}`,
    person: null,
    bot: bots.includes(name),
    here: true,
    stand_in: false,
    ready: true,
    bank: null,
    proposes: null,
  })
  return {
    id: '',
    stage: 'over',
    seats: log.players.map(seat),
    clock: null,
    rules: log.rules,
    table: 'assisted',
    chat: false,
    phrases: false,
    owner: '',
    watchers: [],
    watching: 0,
    commitment: log.commitment,
    seed: log.seed,
    host: null,
    contributions: [],
    drawn: null,
    result: null,
    chooses: null,
  }
}

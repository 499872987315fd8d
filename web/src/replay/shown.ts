import { begin, fold, type View } from '../lib/fold'
import type { Terms } from '../lib/terms'
import type { EventMessage, SeatState, TableState } from '../lib/types'
import { written } from '../calculator/case'
import { knows, say } from '../words/words.svelte'
import type { Log, Stead } from './log'

/** The table after so many steps of a deal, with open hands. */
export function viewAt(events: readonly EventMessage[], steps: number, terms: Terms): View {
  return events.slice(0, steps).reduce(fold, begin(terms, null))
}

/** The same for who sees one hand only. Hands that were shown stay open. */
export function seenBy(view: View, seat: number): View {
  const fronts = view.fronts.map((front, at) => (at === seat ? front : { ...front, tiles: null, drawn: null }))
  return { ...view, fronts }
}

/** The steps at which a player has discarded or claimed: where his decisions are. */
export function turnsOf(events: readonly EventMessage[], seat: number): number[] {
  return events.flatMap((event, at) => ('seat' in event && event.seat === seat && event.is === 'drew' ? [at + 1] : []))
}

/** The hand of a seat as it is written for the server; nothing where it is hidden. */
export function handAt(view: View, seat: number): { hand: string; whole: boolean } | null {
  const front = view.fronts[seat]
  if (!front?.tiles) return null
  const tiles = front.drawn === null ? front.tiles : [...front.tiles, front.drawn]
  const words: Record<string, string> = { chi: 'chi', pon: 'pon', 'open-kan': 'open kan', 'closed-kan': 'closed kan', 'added-kan': 'open kan' }
  const sets = front.melds.map((meld) => {
    const all = meld.claimed === null ? meld.own : [meld.claimed, ...meld.own]
    return `${words[meld.kind]} ${written(all)}`
  })
  if (front.norths > 0) sets.push(`north ${'4'.repeat(front.norths)}z`)
  return { hand: [written(tiles), sets.join(', ')].filter((part) => part !== '').join(' | '), whole: tiles.length % 3 === 2 }
}

/** Why somebody acted in a player's stead, in a sentence. */
function steadSaid({ seat, why, said }: Stead, names: readonly string[]): string {
  const [id, name] = [`stead-${why}`, names[seat] ?? '']
  const what = knows(id) ? say(id, { name }) : say('stead-other', { name, why })
  return said === null ? what : say('stead-said', { what, said })
}

/** The same of a whole deal; what happened again is counted. */
export function steadsSaid(steads: readonly Stead[], names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of steads.map((stead) => steadSaid(stead, names))) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text))
}

/** The table of a game that is over, as far as a picture of it needs one. */
export function tableOf(log: Log, bots: readonly string[]): TableState {
  const seat = (name: string, at: number): SeatState => ({
    // Some records leave names out.
    name: name || `${say('table-player')} ${at + 1}`,
    person: null,
    bot: bots.includes(name),
    here: true,
    'stand-in': false,
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

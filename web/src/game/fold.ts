import type {
  EventMessage,
  WireChoice,
  WireDeal,
  WireEvent,
  WireHand,
  WireMeld,
  WireScore,
} from '../net/protocol'
import type { TableRules } from './table-rules'
import { kindOf, sorted, without } from './tiles'

export type RiverTile = { tile: string; drawn: boolean; sideways: boolean; claimed: boolean }

/** The tiles in front of a player. */
export type Front = {
  /** The concealed tiles, if they are known. */
  tiles: string[] | null
  /** The tile just drawn, if it is known. */
  drawn: string | null
  /** The number of concealed tiles, and whether one of them was just drawn. */
  concealed: number
  holdsDrawn: boolean
  melds: WireMeld[]
  norths: number
  river: RiverTile[]
  riichi: boolean
  staked: boolean
  dead: boolean
  shown: WireHand | null
}

export type Win = {
  seat: number
  from: number
  tile: string
  hand: WireHand
  ura: string[]
  points: number[] | null
  score: WireScore | null
}

/** Why a deal was aborted. */
export type Abort = Extract<WireEvent, { type: 'aborted' }>['why'] | 'chombo'

/** How a deal ended. */
export type Ending = {
  wins: Win[]
  why: 'won' | 'exhausted' | 'aborted'
  abort: Abort | null
  shown: { seat: number; hand: WireHand }[]
  before: number[]
  over: boolean
}

export type Offered = { seat: number; tile: string; by: 'discard' | 'closed-kan' | 'added-kan' | 'north' }

export type View = {
  tableRules: TableRules
  /** The number of the last event. */
  last: number | null
  seat: number | null
  deal: WireDeal | null
  fronts: Front[]
  points: number[]
  sticks: number
  indicators: string[]
  live: number
  /** How many replacement tiles were drawn from the dead wall. */
  replaced: number
  turn: number | null
  offered: Offered | null
  choice: WireChoice | null
  furiten: boolean
  announced: (number[] | null)[]
  ending: Ending | null
}

export function begin(tableRules: TableRules, seat: number | null): View {
  return {
    tableRules,
    last: null,
    seat,
    deal: null,
    fronts: [],
    points: [],
    sticks: 0,
    indicators: [],
    live: 0,
    replaced: 0,
    turn: null,
    offered: null,
    choice: null,
    furiten: false,
    announced: [],
    ending: null,
  }
}

/** Returns the wind of a seat in this deal: 0 is East. */
export function windOf(view: View, seat: number): number {
  const { players } = view.tableRules
  return (seat - (view.deal?.dealer ?? 0) + players) % players
}

/** Returns the view after an event. The given view is not changed. */
export function fold(view: View, { number, event, choice: offered }: EventMessage): View {
  const stays = event.type === 'indicator' && view.turn !== null && view.offered === null
  const choice = stays && offered === undefined ? view.choice : (offered ?? null)
  return { ...happen(view, event), choice, last: number }
}

function happen(view: View, event: WireEvent): View {
  switch (event.type) {
    case 'dealt':
      return dealt(view, event.deal, event.hand, event.hands)
    case 'drew':
      return drew(view, event.seat, event.tile, event.dead)
    case 'returned':
      return returned(view, event.seat)
    case 'riichi':
      return front(view, event.seat, () => ({ riichi: true }))
    case 'discarded':
      return discarded(view, event)
    case 'stake-laid': {
      const staked = front(view, event.seat, () => ({ staked: true }))
      return { ...pay(staked, one(event.seat, -view.tableRules.stake)), sticks: view.sticks + 1 }
    }
    case 'claimed':
      return claimed(view, event.seat, event.meld)
    case 'closed-kan': {
      const made = front(view, event.seat, (before) => makes(before, event.meld))
      const tile = kindOf(event.meld.own[0] ?? '')
      return { ...made, offered: { seat: event.seat, tile, by: 'closed-kan' } }
    }
    case 'added-kan':
      return added(view, event.seat, event.tile)
    case 'north': {
      const aside = front(view, event.seat, (before) => ({
        ...leaves(before, ['4z']),
        norths: before.norths + 1,
      }))
      return { ...aside, offered: { seat: event.seat, tile: '4z', by: 'north' } }
    }
    case 'stands':
    case 'closed':
      return { ...view, offered: null }
    case 'indicator':
      return { ...view, indicators: [...view.indicators, event.tile] }
    case 'claim-called':
    case 'erred':
      return event.hand === null ? view : front(view, event.seat, () => ({ shown: event.hand }))
    case 'died':
      return front(view, event.seat, () => ({ dead: true }))
    case 'opened':
      return opened(view, { ...event, points: null, score: null })
    case 'announced':
      return {
        ...view,
        announced: view.announced.map((each, seat) => (seat === event.seat ? event.each : each)),
      }
    case 'won': {
      const { seat, from, tile, hand, ura, points } = event
      const shown = opened(view, { seat, from, tile, hand, ura, points, score: event.score ?? null })
      return { ...pay(shown, points), sticks: 0 }
    }
    case 'exhausted':
      return ended(view, 'exhausted', null)
    case 'aborted':
      return ended(view, 'aborted', event.why)
    case 'shown': {
      const open = front(view, event.seat, () => ({ shown: event.hand }))
      const ending = open.ending
      if (ending === null) return open
      return {
        ...open,
        ending: { ...ending, shown: [...ending.shown, { seat: event.seat, hand: event.hand }] },
      }
    }
    case 'chombo':
      return pay(ended(view, 'aborted', 'chombo'), event.points)
    case 'paid':
    case 'corrected':
      return pay(view, event.points)
    case 'ruled':
      return event.ruling.type === 'points' ? pay(view, event.ruling.points) : view
    case 'sticks-returned':
      return returnSticks(view)
    case 'over':
      return over(view, event.points, event.sticks)
    case 'passed':
      return { ...view, furiten: true }
    case 'answered':
    case 'showed':
    case 'agreed':
    case 'objected':
    case 'mixed':
      return view
  }
}

function front(view: View, seat: number, change: (front: Front) => Partial<Front>): View {
  const fronts = view.fronts.map((before, at) => (at === seat ? { ...before, ...change(before) } : before))
  return { ...view, fronts }
}

function one(seat: number, points: number): number[] {
  return [0, 1, 2, 3].map((at) => (at === seat ? points : 0))
}

function pay(view: View, points: number[]): View {
  return { ...view, points: view.points.map((before, seat) => before + (points[seat] ?? 0)) }
}

function dealt(view: View, deal: WireDeal, own: WireHand | null, all: WireHand[] | null): View {
  const fronts = Array.from({ length: view.tableRules.players }, (_, seat): Front => {
    const hand = all?.[seat] ?? (seat === view.seat ? own : null)
    const concealed = 13 + (seat === deal.dealer ? 1 : 0)
    return {
      tiles: hand && sorted(hand.drawn === null ? hand.tiles : without(hand.tiles, [hand.drawn])),
      drawn: hand?.drawn ?? null,
      concealed,
      holdsDrawn: hand ? hand.drawn !== null : seat === deal.dealer,
      melds: [],
      norths: 0,
      river: [],
      riichi: false,
      staked: false,
      dead: false,
      shown: null,
    }
  })
  return {
    ...begin(view.tableRules, view.seat),
    deal,
    fronts,
    points: [...deal.points],
    sticks: deal.sticks,
    indicators: [deal.indicator],
    live: deal.live,
    turn: deal.dealer,
    announced: fronts.map(() => null),
  }
}

function drew(view: View, seat: number, tile: string | null, dead: boolean): View {
  const taken = !dead || view.tableRules.refilled
  const drawn = front(view, seat, (before) => ({
    drawn: before.tiles ? tile : null,
    holdsDrawn: true,
    concealed: before.concealed + 1,
  }))
  const live = view.live - (taken ? 1 : 0)
  const replaced = view.replaced + (dead ? 1 : 0)
  return { ...drawn, turn: seat, offered: null, live, replaced, furiten: view.furiten && seat !== view.seat }
}

/** Returns the view after a tile that was drawn early is put back: the discard before it can be claimed again. */
function returned(view: View, seat: number): View {
  const back = front(view, seat, (before) => ({
    drawn: null,
    holdsDrawn: false,
    concealed: before.concealed - 1,
  }))
  return { ...back, live: view.live + 1 }
}

function leaves(before: Front, gone: string[]): Partial<Front> {
  const held = before.tiles && (before.drawn === null ? before.tiles : [...before.tiles, before.drawn])
  return {
    tiles: held && sorted(without(held, gone)),
    drawn: null,
    holdsDrawn: false,
    concealed: before.concealed - gone.length,
  }
}

function makes(before: Front, meld: WireMeld): Partial<Front> {
  return { ...leaves(before, meld.own), melds: [...before.melds, meld] }
}

function discarded(view: View, event: Extract<WireEvent, { type: 'discarded' }>): View {
  const { seat, tile, drawn, sideways } = event
  const gone = front(view, seat, (before) => ({
    ...leaves(before, [tile]),
    river: [...before.river, { tile, drawn, sideways, claimed: false }],
  }))
  return { ...gone, offered: { seat, tile, by: 'discard' } }
}

function claimed(view: View, seat: number, meld: WireMeld): View {
  const from = view.offered?.seat
  const taken =
    from === undefined
      ? view
      : front(view, from, ({ river }) => ({
          river: river.map((tile, at) => (at === river.length - 1 ? { ...tile, claimed: true } : tile)),
        }))
  return { ...front(taken, seat, (before) => makes(before, meld)), turn: seat, offered: null }
}

function added(view: View, seat: number, tile: string): View {
  const grown = front(view, seat, (before) => ({
    ...leaves(before, [tile]),
    melds: before.melds.map((meld) =>
      meld.kind === 'pon' && kindOf(meld.own[0] ?? '') === kindOf(tile)
        ? { ...meld, kind: 'added-kan', own: [...meld.own, tile], added: tile }
        : meld,
    ),
  }))
  return { ...grown, offered: { seat, tile, by: 'added-kan' } }
}

function ended(view: View, why: Ending['why'], abort: Abort | null): View {
  const ending = view.ending ?? { wins: [], why, abort, shown: [], before: view.points, over: false }
  return { ...view, offered: null, turn: null, ending: { ...ending, why, abort } }
}

function opened(view: View, win: Win): View {
  const open = front(ended(view, 'won', null), win.seat, () => ({ shown: win.hand }))
  const ending = open.ending
  if (ending === null) return open
  const others = ending.wins.filter(({ seat }) => seat !== win.seat)
  return { ...open, ending: { ...ending, wins: [...others, win] } }
}

function returnSticks(view: View): View {
  const { stake } = view.tableRules
  const staked = view.fronts.map((front) => front.staked)
  return {
    ...view,
    fronts: view.fronts.map((front) => ({ ...front, staked: false })),
    points: view.points.map((points, seat) => points + (staked[seat] ? stake : 0)),
    sticks: Math.max(0, view.sticks - staked.filter(Boolean).length),
  }
}

function over(view: View, points: number[], sticks: number): View {
  const before = view.ending ?? ended(view, 'aborted', null).ending
  return {
    ...view,
    points: points.slice(0, view.tableRules.players),
    sticks,
    turn: null,
    offered: null,
    ending: before && { ...before, over: true },
  }
}

import { parseTiles, SET_WORDS, writeHand, writeTiles } from '../game/notation'
import { isRed, kindOf, rankOf, sorted, suitOf } from '../game/tiles'
import { WINDS, type Wind } from '../game/winds'
import type { ScoreRequest } from '../net/protocol'
import type { Query } from '../net/url'

/** A winning hand in the calculator, and how it was won. */

const SET_KINDS = ['chi', 'pon', 'open-kan', 'closed-kan'] as const
export type SetKind = (typeof SET_KINDS)[number]
export type BuiltSet = { kind: SetKind; tiles: string[] }

/** Where a tapped tile goes. */
export const PLACES = ['hand', 'chi', 'pon', 'open-kan', 'closed-kan', 'dora', 'ura'] as const
export type Place = (typeof PLACES)[number]

type Circumstances = Pick<
  ScoreRequest,
  'seat' | 'round' | 'ippatsu' | 'rinshan' | 'chankan' | 'last' | 'first' | 'honba' | 'sticks' | 'liable'
>

export type Case = Circumstances & {
  /** The concealed tiles without the winning one. */
  tiles: string[]
  win: string | null
  sets: BuiltSet[]
  norths: number
  dora: string[]
  ura: string[]
  tsumo: boolean
  riichi: '' | 'riichi' | 'double-riichi'
}

export const EMPTY: Case = {
  tiles: [],
  win: null,
  sets: [],
  norths: 0,
  dora: [],
  ura: [],
  tsumo: false,
  seat: 'S',
  round: 'E',
  riichi: '',
  ippatsu: false,
  rinshan: false,
  chankan: false,
  last: false,
  first: false,
  honba: 0,
  sticks: 0,
  liable: '',
}

/** Returns how many concealed tiles are missing, not counting the winning tile. */
export function missing(one: Case): number {
  return 13 - one.tiles.length - 3 * one.sets.length
}

/** Returns how many tiles of a kind are used. */
export function used(one: Case, kind: string): number {
  const all = [...one.tiles, ...one.sets.flatMap((set) => set.tiles), ...one.dora, ...one.ura]
  const norths = kind === '4z' ? one.norths : 0
  return all.concat(one.win ?? []).filter((tile) => kindOf(tile) === kind).length + norths
}

function built(kind: SetKind, tile: string): string[] {
  if (kind === 'chi') {
    const suit = suitOf(tile)
    const first = Math.min(rankOf(tile), 7)
    return [first, first + 1, first + 2].map((rank) => (isRed(tile) && rank === 5 ? tile : `${rank}${suit}`))
  }
  const more = kind === 'pon' ? 2 : 3
  return [...Array<string>(more).fill(kindOf(tile)), tile]
}

/** Returns the tiles that tapping `tile` would add, or null if there is no room. */
export function taken(one: Case, place: Place, tile: string): string[] | null {
  const free = (tiles: string[]) =>
    tiles.every(
      (each) => used(one, kindOf(each)) + tiles.filter((other) => kindOf(other) === kindOf(each)).length <= 4,
    )
  switch (place) {
    case 'hand':
      // In a complete hand it replaces the winning tile.
      return missing(one) >= 0 && free([tile]) ? [tile] : null
    case 'dora':
    case 'ura':
      return one[place].length < 5 && free([tile]) ? [tile] : null
    default: {
      if (place === 'chi' && suitOf(tile) === 'z') return null
      const tiles = built(place, tile)
      return missing(one) >= 3 && free(tiles) ? tiles : null
    }
  }
}

/** Adds a tapped tile. */
export function tap(one: Case, place: Place, tile: string): Case {
  const tiles = taken(one, place, tile)
  if (tiles === null) return one
  switch (place) {
    case 'hand':
      return missing(one) > 0 ? { ...one, tiles: sorted([...one.tiles, tile]) } : { ...one, win: tile }
    case 'dora':
    case 'ura':
      return { ...one, [place]: [...one[place], tile] }
    default:
      return closedOnly({ ...one, sets: [...one.sets, { kind: place, tiles }] })
  }
}

/** Removes riichi from an open hand. */
function closedOnly(one: Case): Case {
  const open = one.sets.some((set) => set.kind !== 'closed-kan')
  return open ? { ...one, riichi: '', ippatsu: false, ura: [] } : one
}

export function isOpen(one: Case): boolean {
  return one.sets.some((set) => set.kind !== 'closed-kan')
}

const dropped = <Item>(list: Item[], at: number): Item[] => list.filter((_, index) => index !== at)

export const dropTile = (one: Case, at: number): Case => ({ ...one, tiles: dropped(one.tiles, at) })
export const dropSet = (one: Case, at: number): Case => ({ ...one, sets: dropped(one.sets, at) })
export const dropIndicator = (one: Case, place: 'dora' | 'ura', at: number): Case => ({
  ...one,
  [place]: dropped(one[place], at),
})

/** Makes a concealed tile the winning one. */
export function winWith(one: Case, at: number): Case {
  const win = one.tiles[at]
  if (win === undefined) return one
  const rest = dropped(one.tiles, at)
  return { ...one, win, tiles: sorted(one.win === null ? rest : [...rest, one.win]) }
}

/** Toggles a red five in a set. */
export function repaint(one: Case, at: number): Case {
  const set = one.sets[at]
  if (!set) return one
  const red = set.tiles.findIndex(isRed)
  const five = red >= 0 ? red : set.tiles.findIndex((tile) => rankOf(tile) === 5 && suitOf(tile) !== 'z')
  const tile = set.tiles[five]
  if (tile === undefined) return one
  const painted = isRed(tile) ? kindOf(tile) : `0${suitOf(tile)}`
  const tiles = set.tiles.map((each, index) => (index === five ? painted : each))
  return { ...one, sets: one.sets.map((each, index) => (index === at ? { ...set, tiles } : each)) }
}

/** Writes the hand without the winning tile. */
export function handOf(one: Case): string {
  return writeHand(one.tiles, one.sets, one.norths)
}

/** Returns the query that describes the hand in the page's URL. */
export function query(one: Case): Query {
  return {
    hand: handOf(one),
    win: one.win,
    tsumo: one.tsumo,
    seat: one.seat,
    round: one.round,
    riichi: one.riichi === 'riichi',
    'double-riichi': one.riichi === 'double-riichi',
    ippatsu: one.ippatsu,
    rinshan: one.rinshan,
    chankan: one.chankan,
    last: one.last,
    first: one.first,
    dora: writeTiles(one.dora),
    ura: writeTiles(one.ura),
    honba: one.honba || null,
    sticks: one.sticks || null,
    liable: one.liable,
  }
}

/** Returns the request that scores the hand under a rule set. */
export function scoreRequest(one: Case, rules: string): ScoreRequest {
  const { seat, round, ippatsu, rinshan, chankan, last, first, honba, sticks, liable } = one
  return {
    ...{ rules, seat, round, ippatsu, rinshan, chankan, last, first, honba, sticks, liable },
    hand: handOf(one),
    ...(one.win === null ? {} : { win: one.win }),
    by: one.tsumo ? 'tsumo' : 'ron',
    riichi: one.riichi === '' ? 'none' : one.riichi === 'riichi' ? 'riichi' : 'double',
    dora: writeTiles(one.dora),
    ura: writeTiles(one.ura),
  }
}

function setOf(text: string): BuiltSet | null {
  const kind = SET_KINDS.find((kind) => text.startsWith(SET_WORDS[kind]))
  const tiles = parseTiles(text)
  return kind && tiles.length >= 3 ? { kind, tiles } : null
}

const wind = (text: string | null, usual: Wind): Wind => WINDS.find((one) => one === text) ?? usual
const count = (text: string | null): number =>
  Math.min(Math.max(Number.parseInt(text ?? '0', 10) || 0, 0), 99)

/** Parses a query string. */
export function caseOf(text: string): Case {
  const at = new URLSearchParams(text)
  const [concealed = '', ...rest] = (at.get('hand') ?? '').split('|')
  const parts = rest
    .join(',')
    .split(',')
    .map((part) => part.trim())
  const riichi = at.has('double-riichi') ? 'double-riichi' : at.has('riichi') ? 'riichi' : ''
  return {
    tiles: sorted(parseTiles(concealed)),
    win: parseTiles(at.get('win') ?? '')[0] ?? null,
    sets: parts.flatMap((part) => setOf(part) ?? []),
    norths: parts.filter((part) => part.startsWith('north')).flatMap(parseTiles).length,
    dora: parseTiles(at.get('dora') ?? ''),
    ura: parseTiles(at.get('ura') ?? ''),
    tsumo: at.has('tsumo'),
    seat: wind(at.get('seat'), 'S'),
    round: wind(at.get('round'), 'E'),
    riichi,
    ippatsu: at.has('ippatsu'),
    rinshan: at.has('rinshan'),
    chankan: at.has('chankan'),
    last: at.has('last'),
    first: at.has('first'),
    honba: count(at.get('honba')),
    sticks: count(at.get('sticks')),
    liable: at.get('liable') ?? '',
  }
}

import type { JsonClaim, JsonNoWin, JsonOffence, JsonToppled } from '../net/protocol'

export type OffenceType = JsonOffence['type']
export type CallType = 'pon' | 'chi' | 'kan' | 'closed-kan' | 'added-kan'

/** The message ids of all offences. The type check fails if the judge's desk lacks one. */
export const OFFENCES: Record<OffenceType, string> = {
  'wrong-count': 'offence-wrong-count',
  'out-of-turn': 'offence-out-of-turn',
  exposure: 'web-offence-exposure',
  peeking: 'offence-peeking',
  'false-win': 'web-offence-false-win',
  shout: 'offence-shout',
  'noten-riichi': 'offence-noten-riichi',
  'riichi-too-late': 'web-offence-riichi-too-late',
  'false-kan-after-riichi': 'offence-false-kan-after-riichi',
  'false-call': 'web-offence-false-call',
  'call-with-dead-hand': 'web-offence-call-with-dead-hand',
}

/** The message ids of the reasons why a hand does not win. */
export const NO_WINS: Record<JsonNoWin, string> = {
  'not-complete': 'no-win-not-complete',
  furiten: 'no-win-furiten',
  'no-yaku': 'no-win-no-yaku',
  'not-robbed': 'no-win-not-robbed',
  'dead-hand': 'no-win-dead-hand',
}

/** The message ids of the places where tiles are knocked over. */
export const TOPPLED: Record<JsonToppled, string> = {
  'live-wall': 'toppled-live-wall',
  'dead-wall': 'toppled-dead-wall',
  'own-hand': 'toppled-own-hand',
  'others-hand': 'toppled-others-hand',
}

/** The message ids of calls. */
export const CALLS: Record<CallType, string> = {
  pon: 'web-do-pon',
  chi: 'web-do-chi',
  kan: 'do-kan',
  'closed-kan': 'web-do-closed-kan',
  'added-kan': 'web-do-added-kan',
}

/** Returns the calls that an offence can be about. A player with a dead hand can only claim a discard wrongly. */
export function callsOf(offence: OffenceType): CallType[] {
  const claims: CallType[] = ['pon', 'chi', 'kan']
  switch (offence) {
    case 'false-call':
      return [...claims, 'closed-kan', 'added-kan']
    case 'call-with-dead-hand':
      return claims
    default:
      return []
  }
}

/** Returns how many tiles the judge names for a call: those from the hand, or the kind of a kan on one's own turn. */
export function tilesOf(call: CallType): number {
  return { pon: 2, chi: 2, kan: 0, 'closed-kan': 1, 'added-kan': 1 }[call]
}

/** What the judge has chosen; an offence uses only some of it. */
export type OffenceChoice = {
  type: OffenceType
  why: JsonNoWin
  what: JsonToppled
  /** The number of tiles knocked over. */
  count: number
  /** The number of tiles left in the live wall. */
  live: number
  call: CallType
  tiles: [string, string]
}

/** Returns the offence that the judge has chosen. */
export function offenceOf({ type, why, what, count, live, call, tiles }: OffenceChoice): JsonOffence {
  const [tile] = tiles
  const claim: JsonClaim = call === 'pon' || call === 'chi' ? { type: call, own: tiles } : { type: 'kan' }
  switch (type) {
    case 'false-win':
      return { type, why }
    case 'riichi-too-late':
      return { type, live }
    case 'exposure':
      return { type, what, tiles: count }
    case 'false-call':
      if (call === 'closed-kan' || call === 'added-kan') return { type, call: { type: call, tile } }
      return { type, call: { type: 'claim', claim } }
    case 'call-with-dead-hand':
      return { type, claim }
    default:
      return { type }
  }
}

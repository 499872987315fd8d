import type { Abort, Ending, Win } from '../game/fold'
import type { TableRules } from '../game/table-rules'
import { breakOf } from '../game/walls'
import type {
  JsonCall,
  JsonClaim,
  JsonOffence,
  JsonPenalty,
  JsonRuling,
  WireClaim,
  WireDeal,
  WireEvent,
  WireMeld,
} from '../net/protocol'
import { formatSigned, t, tileName, tileNames, windName } from '../words/words.svelte'

const MELDS: Record<WireMeld['kind'], string> = {
  chi: 'happened-chi',
  pon: 'happened-pon',
  'open-kan': 'happened-kan',
  'closed-kan': 'happened-closed-kan',
  'added-kan': 'happened-added-kan',
}

function payments(points: number[], names: string[]): string {
  return names
    .flatMap((name, seat) => (points[seat] ? [`${name} ${formatSigned(points[seat])}`] : []))
    .join(', ')
}

function claimText(claim: JsonClaim): string {
  switch (claim.type) {
    case 'pon':
      return t('do-pon', { tiles: tileNames(claim.own) })
    case 'chi':
      return t('do-chi', { tiles: tileNames(claim.own) })
    case 'kan':
      return t('do-kan')
    case 'ron':
      return t('by-ron')
    case 'pass':
      return t('do-pass')
  }
}

function callText(call: JsonCall): string {
  switch (call.type) {
    case 'claim':
      return claimText(call.claim)
    case 'closed-kan':
      return t('do-closed-kan', { tile: tileName(call.tile) })
    case 'added-kan':
      return t('do-added-kan', { tile: tileName(call.tile) })
  }
}

function offenceText(offence: JsonOffence): string {
  const id = `offence-${offence.type}`
  switch (offence.type) {
    case 'false-win':
      return t(id, { why: t(`no-win-${offence.why}`) })
    case 'exposure':
      return t(id, { what: t(`toppled-${offence.what}`), tiles: offence.tiles })
    case 'riichi-too-late':
      return t(id, { tiles: offence.live })
    case 'false-call':
      return t(id, { call: callText(offence.call) })
    case 'call-with-dead-hand':
      return t(id, { call: claimText(offence.claim) })
    default:
      return t(id)
  }
}

const PENALTIES: Record<JsonPenalty, string> = {
  none: 'ruling-no-penalty',
  'dead-hand': 'ruling-dead-hand',
  chombo: 'ruling-chombo',
}

function rulingText(ruling: JsonRuling, names: string[]): string {
  const name = 'seat' in ruling ? (names[ruling.seat] ?? '') : ''
  switch (ruling.type) {
    case 'offence':
      return t('ruling-offence', { name, what: offenceText(ruling.offence) })
    case 'penalty':
      return t(PENALTIES[ruling.penalty], { name })
    case 'inspection':
      return t('ruling-inspection', { name })
    case 'points':
      return t('ruling-points', { list: payments(ruling.points, names) })
    case 'redeal':
      return t('ruling-redeal')
    case 'remark':
      return t('ruling-remark')
  }
}

/** Returns what the judge ruled, against whom, the points and the note, in a sentence. */
function ruledText(ruling: JsonRuling, note: string, names: string[]): string {
  if (ruling.type === 'remark' && note !== '') return t('happened-remarked', { note })
  const what = rulingText(ruling, names)
  return note === '' ? t('happened-ruled', { what }) : t('happened-ruled-noted', { what, note })
}

const CLAIMS: Record<WireClaim['type'], string> = {
  pass: 'do-pass',
  ron: 'by-ron',
  'open-kan': 'do-kan',
  pon: 'web-do-pon',
  chi: 'web-do-chi',
}

const ABORTS: Record<Abort, string> = {
  'four-kans': 'abort-four-kans',
  'four-riichi': 'abort-four-riichi',
  'four-winds': 'abort-four-winds',
  'nine-kinds': 'abort-nine-kinds',
  'three-rons': 'abort-three-rons',
  chombo: 'abort-chombo',
}

/** Returns how a deal ended, as a title. */
export function endingTitle(ending: Ending | null): string {
  if (ending === null || ending.why === 'won') return t('ending-won')
  if (ending.why === 'exhausted') return t('ending-exhausted')
  return t(ending.abort === null ? 'abort-void' : ABORTS[ending.abort])
}

/** Returns who won, on which tile and from whom, in a sentence. */
export function winText({ seat, from, tile }: Pick<Win, 'seat' | 'from' | 'tile'>, names: string[]): string {
  const facts = { name: names[seat] ?? '', tile: tileName(tile) }
  return from === seat ? t('happened-tsumo', facts) : t('happened-ron', { ...facts, from: names[from] ?? '' })
}

/** Returns how the wall was broken, in a sentence; null if nobody rolled dice (P-016 … P-018). */
export function wallBreakText(
  { dice, dealer }: WireDeal,
  names: string[],
  tableRules: TableRules,
): string | null {
  if (dice === null) return null
  const { owner, stacks } = breakOf(dice, dealer, tableRules)
  const eyes = tableRules.wall.secondRoll ? dice : dice.slice(0, 2)
  return `${t('web-opening-roll', { name: names[dealer] ?? '', dice: eyes.join(' + ') })} ${t('web-opening-gap', { name: names[owner] ?? '', stacks })}`
}

/** Returns what happened, in a sentence; null if there is nothing to say. */
export function eventText(event: WireEvent, names: string[]): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'dealt': {
      const { deal } = event
      return t('happened-dealt', {
        deal: t('deal-name', { round: windName(deal.round), number: deal.dealer + 1 }),
        name: names[deal.dealer] ?? '',
        honba: deal.honba,
        sticks: deal.sticks,
      })
    }
    case 'drew': {
      if (event.tile === null)
        return event.dead ? t('happened-replaced-hidden', { name }) : t('happened-drew-hidden', { name })
      return t(event.dead ? 'happened-replaced' : 'happened-drew', { name, tile: tileName(event.tile) })
    }
    case 'returned':
      return t('happened-returned', { name })
    case 'riichi':
      return t(event.double ? 'happened-double-riichi' : 'happened-riichi', { name })
    case 'discarded': {
      const id = event.drawn ? 'happened-discarded-drawn' : 'happened-discarded'
      return t(id, { name, tile: tileName(event.tile) })
    }
    case 'stake-laid':
      return t('happened-stake', { name })
    case 'claimed':
    case 'closed-kan': {
      const tiles = event.meld.claimed === null ? event.meld.own : [event.meld.claimed, ...event.meld.own]
      return t(MELDS[event.meld.kind], { name, tiles: tileNames(tiles) })
    }
    case 'added-kan':
      return t('happened-added-kan', { name, tile: tileName(event.tile) })
    case 'north':
      return t('happened-north', { name })
    case 'indicator':
      return t('happened-indicator', { tile: tileName(event.tile) })
    case 'claim-called':
      return t('happened-said', { name, what: t(CLAIMS[event.claim.type]) })
    case 'erred':
      return t('happened-erred', { name, what: offenceText(event.offence) })
    case 'died':
      return t('happened-died', { name })
    case 'chombo':
      return `${t('happened-chombo', { name })}. ${payments(event.points, names)}`
    case 'opened':
    case 'won':
      return winText(event, names)
    case 'announced':
      return `${t('happened-announced', { name })}: ${payments(
        event.each.map((points) => -points),
        names,
      )}`
    case 'agreed':
      return t('happened-agreed', { name })
    case 'objected':
      return t('happened-objected', { name })
    case 'corrected':
      return `${t('happened-corrected', { name })}. ${payments(event.points, names)}`
    case 'mixed':
      return t('happened-mixed')
    case 'ruled':
      return ruledText(event.ruling, event.note, names)
    case 'exhausted':
      return t('ending-exhausted')
    case 'shown':
      return t('happened-shown', { name, hand: tileNames(event.hand.tiles) })
    case 'paid':
      return t('happened-paid', { list: payments(event.points, names) })
    case 'aborted':
      return t(ABORTS[event.why])
    case 'sticks-returned':
      return t('happened-sticks-returned')
    case 'answered':
    case 'passed':
    case 'showed':
    case 'stands':
    case 'closed':
    case 'over':
      return null
  }
}

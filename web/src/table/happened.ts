import type { Terms } from '../lib/terms'
import type { WireDeal, WireEvent } from '../lib/types'
import { breakOf } from '../lib/walls'
import { knows, say, sayTile, sayTiles, signed } from '../words/words.svelte'

const MELDS: Record<string, string> = {
  chi: 'happened-chi',
  pon: 'happened-pon',
  'open-kan': 'happened-kan',
  'closed-kan': 'happened-closed-kan',
  'added-kan': 'happened-added-kan',
}

function payments(points: number[], names: string[]): string {
  return names.flatMap((name, seat) => (points[seat] ? [`${name} ${signed(points[seat])}`] : [])).join(', ')
}

function offence(text: string): string {
  const [code = '', ...facts] = text.split(' ')
  const why = facts[0] ?? ''
  const reason = `no-win-${why}`
  const what = `toppled-${why}`
  return say(`offence-${code}`, {
    why: knows(reason) ? say(reason) : why,
    what: knows(what) ? say(what) : why,
    tiles: Number(facts.at(-1)) || 0,
  })
}

function spokenClaim(claim: string): string {
  const [word = ''] = claim.split(' ')
  return { ron: say('by-ron'), kan: say('do-kan'), pon: say('web-do-pon'), chi: say('web-do-chi') }[word] ?? say('do-pass')
}

/** How the wall was broken, in a sentence; nothing where nobody rolled dice (P-016 … P-018). */
export function brokenWall({ dice, dealer }: WireDeal, names: string[], terms: Terms): string | null {
  if (dice === null) return null
  const { owner, stacks } = breakOf(dice, dealer, terms)
  const eyes = terms.wall.secondRoll ? dice : dice.slice(0, 2)
  return `${say('web-opening-roll', { name: names[dealer] ?? '', dice: eyes.join(' + ') })} ${say('web-opening-gap', { name: names[owner] ?? '', stacks })}`
}

/** What happened, in a sentence; nothing where nothing is to be said. */
export function happened(event: WireEvent, names: string[]): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.is) {
    case 'dealt': {
      const { deal } = event
      return say('happened-dealt', {
        deal: say('deal-name', { round: say(`wind-${deal.round}`), number: deal.dealer + 1 }),
        name: names[deal.dealer] ?? '',
        counters: deal.counters,
        sticks: deal.sticks,
      })
    }
    case 'drew': {
      if (event.tile === null) return event.dead ? say('happened-replaced-hidden', { name }) : say('happened-drew-hidden', { name })
      return say(event.dead ? 'happened-replaced' : 'happened-drew', { name, tile: sayTile(event.tile) })
    }
    case 'returned':
      return say('happened-returned', { name })
    case 'riichi':
      return say(event.double ? 'happened-double-riichi' : 'happened-riichi', { name })
    case 'discarded': {
      const id = event.drawn ? 'happened-discarded-drawn' : 'happened-discarded'
      return say(id, { name, tile: sayTile(event.tile) })
    }
    case 'stake-laid':
      return say('happened-stake', { name })
    case 'claimed':
    case 'closed-kan': {
      const tiles = event.meld.claimed === null ? event.meld.own : [event.meld.claimed, ...event.meld.own]
      return say(MELDS[event.meld.kind] ?? 'happened-pon', { name, tiles: sayTiles(tiles) })
    }
    case 'added-kan':
      return say('happened-added-kan', { name, tile: sayTile(event.tile) })
    case 'north':
      return say('happened-north', { name })
    case 'indicator':
      return say('happened-indicator', { tile: sayTile(event.tile) })
    case 'said':
      return say('happened-said', { name, what: spokenClaim(event.claim) })
    case 'erred':
      return say('happened-erred', { name, what: offence(event.offence) })
    case 'died':
      return say('happened-died', { name })
    case 'chombo':
      return `${say('happened-chombo', { name })}. ${payments(event.points, names)}`
    case 'opened':
    case 'won': {
      const tile = sayTile(event.tile)
      if (event.from === event.seat) return say('happened-tsumo', { name, tile })
      return say('happened-ron', { name, tile, from: names[event.from] ?? '' })
    }
    case 'announced':
      return `${say('happened-announced', { name })}: ${payments(event.each.map((points) => -points), names)}`
    case 'agreed':
      return say('happened-agreed', { name })
    case 'objected':
      return say('happened-objected', { name })
    case 'corrected':
      return `${say('happened-corrected', { name })}. ${payments(event.points, names)}`
    case 'mixed':
      return say('happened-mixed')
    case 'ruled':
      return `${say('happened-ruled')}: ${event.note}`
    case 'exhausted':
      return say('ending-exhausted')
    case 'shown':
      return say('happened-shown', { name, hand: sayTiles(event.hand.tiles) })
    case 'paid':
      return say('happened-paid', { list: payments(event.points, names) })
    case 'aborted':
      return say(`abort-${event.why}`)
    case 'sticks-returned':
      return say('happened-sticks-returned')
    case 'answered':
    case 'passed':
    case 'showed':
    case 'stands':
    case 'closed':
    case 'over':
      return null
  }
}

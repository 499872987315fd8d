import { expect, test } from 'vitest'
import { callsOf, offenceOf, OFFENCES, tilesOf, type OffenceChoice, type OffenceType } from './offence-form'

const choice: OffenceChoice = {
  type: 'exposure',
  why: 'furiten',
  what: 'dead-wall',
  count: 5,
  live: 3,
  call: 'chi',
  tiles: ['4p', '6p'],
}

test('an offence has what the judge chose for it, and nothing else', () => {
  const all = Object.keys(OFFENCES) as OffenceType[]
  expect(all.map((type) => offenceOf({ ...choice, type }))).toEqual([
    { type: 'wrong-count' },
    { type: 'out-of-turn' },
    { type: 'exposure', what: 'dead-wall', tiles: 5 },
    { type: 'peeking' },
    { type: 'false-win', why: 'furiten' },
    { type: 'shout' },
    { type: 'noten-riichi' },
    { type: 'riichi-too-late', live: 3 },
    { type: 'false-kan-after-riichi' },
    { type: 'false-call', call: { type: 'claim', claim: { type: 'chi', own: ['4p', '6p'] } } },
    { type: 'call-with-dead-hand', claim: { type: 'chi', own: ['4p', '6p'] } },
  ])
})

test('a false call can be any set, a call with a dead hand only a claim', () => {
  expect(callsOf('false-call')).toEqual(['pon', 'chi', 'kan', 'closed-kan', 'added-kan'])
  expect(callsOf('call-with-dead-hand')).toEqual(['pon', 'chi', 'kan'])
  expect(callsOf('shout')).toEqual([])
  expect(callsOf('false-call').map(tilesOf)).toEqual([2, 2, 0, 1, 1])
  const call = (call: OffenceChoice['call']) => offenceOf({ ...choice, type: 'false-call', call })
  expect(call('closed-kan')).toEqual({ type: 'false-call', call: { type: 'closed-kan', tile: '4p' } })
  expect(call('kan')).toEqual({ type: 'false-call', call: { type: 'claim', claim: { type: 'kan' } } })
})

import { expect, test } from 'vitest'
import { withQuery } from '../net/url'
import {
  caseOf,
  dropSet,
  EMPTY,
  handOf,
  missing,
  query,
  repaint,
  taken,
  tap,
  used,
  winWith,
  type Case,
} from './case'

function build(...taps: [Parameters<typeof tap>[1], string][]): Case {
  return taps.reduce((one, [place, tile]) => tap(one, place, tile), EMPTY)
}

const hand = (text: string) => caseOf(`hand=${encodeURIComponent(text)}`)

test('the fourteenth tile is the winning one', () => {
  const thirteen = hand('23467m 234567p 88s')
  expect(missing(thirteen)).toBe(0)
  const won = tap(thirteen, 'hand', '5m')
  expect(won.win).toBe('5m')
  expect(tap(won, 'hand', '8m').win).toBe('8m')
})

test('there are at most four tiles of a kind', () => {
  const one = build(['pon', '5z'], ['dora', '5z'])
  expect(used(one, '5z')).toBe(4)
  expect(taken(one, 'hand', '5z')).toBeNull()
  expect(taken(one, 'hand', '6z')).toEqual(['6z'])
})

test('one tap adds a whole set', () => {
  const one = build(['chi', '8p'], ['pon', '0m'], ['closed-kan', '1z'])
  expect(handOf(one)).toBe('chi 789p, pon 550m, closed kan 1111z')
  expect(taken(one, 'chi', '1z')).toBeNull()
  expect(handOf(dropSet(one, 0))).toBe('pon 550m, closed kan 1111z')
})

test('a five in a set can be made red', () => {
  const one = build(['chi', '4s'])
  expect(repaint(one, 0).sets[0]?.tiles).toEqual(['4s', '0s', '6s'])
  expect(repaint(repaint(one, 0), 0)).toEqual(one)
})

test('opening a hand removes riichi', () => {
  const one = tap({ ...EMPTY, riichi: 'riichi', ippatsu: true }, 'pon', '7z')
  expect([one.riichi, one.ippatsu]).toEqual(['', false])
})

test('another tile can be made the winning one', () => {
  const one = winWith({ ...hand('123m'), win: '9p' }, 1)
  expect(one.win).toBe('2m')
  expect(one.tiles).toEqual(['1m', '3m', '9p'])
})

test('a URL contains the whole case', () => {
  const one: Case = {
    ...build(
      ['hand', '1m'],
      ['hand', '0p'],
      ['pon', '7z'],
      ['closed-kan', '2s'],
      ['dora', '3z'],
      ['dora', '1m'],
    ),
    win: '1m',
    norths: 2,
    tsumo: true,
    seat: 'W',
    round: 'S',
    last: true,
    honba: 3,
    sticks: 1,
    liable: 'daisangen=N',
  }
  expect(caseOf(withQuery('', query(one)).slice(1))).toEqual(one)
})

test('invalid values in a URL are ignored', () => {
  expect(caseOf('hand=9z8zq|foo 123m&win=xx&honba=-5&seat=Q')).toEqual(EMPTY)
})

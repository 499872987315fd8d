import { expect, test } from 'vitest'
import type { ListedGame } from '../net/protocol'
import { endOf, line, trend } from './figures'

const game = (seat: number | null, result: ListedGame['result']) => ({ seat, result }) as ListedGame
const won = game(2, [
  [2, 41_000, 313],
  [0, 30_000, 50],
  [1, 20_000, -150],
  [3, 9_000, -213],
])
const lost = game(3, [
  [2, 41_000, 313],
  [0, 30_000, 50],
  [1, 20_000, -150],
  [3, 9_000, -213],
])

test('a finished game has a place, points and a result', () => {
  expect(endOf(won)).toEqual({ place: 1, points: 41_000, result: 31.3 })
  expect(endOf(lost)).toEqual({ place: 4, points: 9_000, result: -21.3 })
  expect(endOf(game(0, null))).toBeNull()
  expect(endOf(game(null, won.result))).toBeNull()
})

test('results are added up from the oldest game on', () => {
  expect(trend([lost, game(0, null), won])).toEqual([31.3, 10])
  expect(trend([])).toEqual([])
})

test('a line starts at zero and stays in its box', () => {
  expect(line([10, -10], 100, 50)).toEqual({
    points: [
      [0, 25],
      [50, 0],
      [100, 50],
    ],
    zero: 25,
  })
  expect(line([], 100, 50)).toEqual({ points: [[0, 25]], zero: 25 })
})

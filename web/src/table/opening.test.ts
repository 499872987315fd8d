import { expect, test } from 'vitest'
import { usual } from '../lib/terms'
import { lastStacks, stepsOf, takenAt } from './opening'

const names = (first: boolean, terms = usual()) => stepsOf(first, 5, terms).map(([{ is }]) => is)

test('seats are drawn before the first deal, with tiles or by lot (P-010)', () => {
  expect(names(true).filter((is) => is === 'draw')).toHaveLength(5)
  expect(names(true, usual(3)).filter((is) => is === 'draw')).toHaveLength(4)
  expect(names(false)).not.toContain('draw')
  const lot = { ...usual(), wall: { ...usual().wall, windTiles: false } }
  expect(names(true, lot).slice(0, 2)).toEqual(['seated', 'roll'])
})

test('the eyes are counted one by one, and four tiles are taken at a time (P-017, P-023)', () => {
  const steps = stepsOf(false, 5, usual()).map(([step]) => step)
  expect(steps.filter(({ is }) => is === 'count')).toHaveLength(5)
  const taken = steps.map((step) => takenAt(step, usual()))
  expect(taken.filter((tiles) => tiles > 0)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 48, 53])
})

test('the dealer takes the first and the fifth, or the first and draws (P-024, A-P02)', () => {
  expect(lastStacks(usual())).toEqual([24, 26])
  expect(lastStacks({ ...usual(), wall: { ...usual().wall, firstAndFifth: false } })).toEqual([24])
})

test('all of it is over in eight seconds', () => {
  const longest = stepsOf(true, 12, usual()).reduce((sum, [, lasts]) => sum + lasts, 0)
  expect(longest).toBeLessThan(10_000)
})

import { expect, test } from 'vitest'
import { defaultTableRules } from '../game/table-rules'
import { lastStacks, stepsOf, takenAt } from './opening-steps'

const names = (first: boolean, tableRules = defaultTableRules()) =>
  stepsOf(first, 5, tableRules).map(([{ is }]) => is)

test('seats are drawn before the first deal, with tiles or by lot (P-010)', () => {
  expect(names(true).filter((is) => is === 'draw')).toHaveLength(5)
  expect(names(true, defaultTableRules(3)).filter((is) => is === 'draw')).toHaveLength(4)
  expect(names(false)).not.toContain('draw')
  const lot = { ...defaultTableRules(), wall: { ...defaultTableRules().wall, windTiles: false } }
  expect(names(true, lot).slice(0, 2)).toEqual(['seated', 'roll'])
})

test('pips are counted one by one, and four tiles are taken at a time (P-017, P-023)', () => {
  const steps = stepsOf(false, 5, defaultTableRules()).map(([step]) => step)
  expect(steps.filter(({ is }) => is === 'count')).toHaveLength(5)
  const taken = steps.map((step) => takenAt(step, defaultTableRules()))
  expect(taken.filter((tiles) => tiles > 0)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 48, 53])
})

test('the dealer takes the first and fifth tile, or the first and then draws (P-024, A-P02)', () => {
  expect(lastStacks(defaultTableRules())).toEqual([24, 26])
  expect(
    lastStacks({ ...defaultTableRules(), wall: { ...defaultTableRules().wall, firstAndFifth: false } }),
  ).toEqual([24])
})

test('the opening takes at most eight seconds', () => {
  const longest = stepsOf(true, 12, defaultTableRules()).reduce((sum, [, lasts]) => sum + lasts, 0)
  expect(longest).toBeLessThan(10_000)
})

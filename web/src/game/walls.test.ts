import { expect, test } from 'vitest'
import { defaultTableRules } from './table-rules'
import { before, breakOf, counted, deadWall, dealtTiles, stacksOf, stacksPerWall, takenOf } from './walls'

const four = defaultTableRules()
const three = {
  ...defaultTableRules(3),
  wall: { ...defaultTableRules(3).wall, indicatorStack: 5, replacements: 8 },
}

test('the dice are counted from the dealer, counter-clockwise (P-016, P-017, A-P01)', () => {
  const owners = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => breakOf([1, sum - 1], 0, four).owner)
  expect(owners).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
  expect(breakOf([3, 5], 2, four)).toEqual({ owner: 1, stacks: 8, sum: 8 })
  expect(counted(5, 2, four)).toEqual([2, 3, 0, 1, 2])
  expect(counted(8, 0, four).at(-1)).toBe(breakOf([3, 5], 0, four).owner)
  const other = { ...four, wall: { ...four.wall, clockwise: true, secondRoll: true } }
  expect(breakOf([3, 5, 1, 2], 0, other)).toEqual({ owner: 1, stacks: 11, sum: 8 })
  expect(counted(8, 0, other).at(-1)).toBe(1)
})

test('the tiles left give the tiles taken, without those moved to the dead wall (P-073)', () => {
  expect(takenOf(69, 0, four)).toBe(dealtTiles(four))
  expect(takenOf(66, 2, four)).toBe(54)
  expect(takenOf(68, 2, { ...four, refilled: false })).toBe(54)
})

test('a wall has seventeen stacks, or eighteen with three players (P-015)', () => {
  expect(stacksPerWall(four)).toBe(17)
  expect(stacksPerWall(three)).toBe(18)
})

test('the dead wall is the seven stacks right of the gap; the live wall begins left of it (P-018, P-019, P-023)', () => {
  const broken = { owner: 3, stacks: 8, sum: 8 }
  const stacks = stacksOf(broken, four, dealtTiles(four), 0)
  expect(stacks).toHaveLength(68)
  const dead = stacks.filter((stack) => stack.dead !== null)
  expect(dead.map(({ seat, at, dead }) => [seat, at, dead])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((stack) => [3, stack, 8 - stack]),
  )
  // Fifty-three tiles are dealt: twenty-six stacks and an upper tile.
  expect(stacks.filter(({ tiles }) => tiles === 0)).toHaveLength(26)
  expect(stacks.filter(({ tiles }) => tiles === 1).map(({ seat, at }) => [seat, at])).toEqual([[1, 0]])
  expect(stacks.reduce((sum, { tiles }) => sum + tiles, 0)).toBe(136 - 53)
})

test('a dead wall that is longer than the stacks right of the gap continues in the next wall (P-019)', () => {
  const stacks = stacksOf({ owner: 2, stacks: 3, sum: 3 }, four, 0, 0)
  const dead = stacks.filter((stack) => stack.dead !== null).sort((a, b) => Number(a.dead) - Number(b.dead))
  expect(dead.map(({ seat, at }) => [seat, at])).toEqual([
    [2, 2],
    [2, 1],
    [2, 0],
    [3, 16],
    [3, 15],
    [3, 14],
    [3, 13],
  ])
  expect(before({ owner: 0, stacks: 17, sum: 12 }, four)).toBe(17)
})

test('the indicator is on the third stack, replacement tiles left of it, kan indicators right of it (P-020 … P-022, P-067, P-073)', () => {
  expect(deadWall(['1m'], 0, four)).toEqual(
    [2, 2, 2, 2, 2, 2, 2].map((tiles, at) => ({ tiles, indicator: at === 2 ? '1m' : null })),
  )
  const after = deadWall(['1m', '2m'], 1, four)
  expect(after.map(({ tiles }) => tiles)).toEqual([1, 2, 2, 2, 2, 2, 2, 1])
  expect(after[3]?.indicator).toBe('2m')
  expect(deadWall([], 4, four).map(({ tiles }) => tiles)).toEqual([0, 0, 2, 2, 2, 2, 2, 2, 2])
  expect(deadWall([], 2, { ...four, refilled: false }).map(({ tiles }) => tiles)).toEqual([
    0, 2, 2, 2, 2, 2, 2,
  ])
  expect(deadWall(['1z'], 3, three).map(({ tiles }) => tiles)).toEqual([0, 1, 2, 2, 2, 2, 2, 2, 1])
  expect(deadWall(['1z'], 3, three)[4]?.indicator).toBe('1z')
})

import { expect, test } from 'vitest'
import type { Card } from '../net/protocol'
import { beside, byValue } from './deck'

const card = (value: string, ...yaku: string[]): Card => ({
  yaku,
  name: yaku[0] ?? '',
  also: '',
  value,
  needs: [],
  bonus: [],
  hands: [],
  notes: [],
})
const cards = [
  card('1 han', 'riichi'),
  card('2 han', 'toitoi'),
  card('1 han', 'yakuhai-seat', 'yakuhai-round'),
]

test('cards of the same value are grouped', () => {
  expect(byValue(cards).map(({ value, cards }) => [value, cards.length])).toEqual([
    ['1 han', 2],
    ['2 han', 1],
  ])
})

test('the first card follows the last', () => {
  expect(beside(cards, 'yakuhai-round', 1)?.name).toBe('riichi')
  expect(beside(cards, 'riichi', -1)?.name).toBe('yakuhai-seat')
  expect(beside(cards, 'riichi', 1)?.name).toBe('toitoi')
})

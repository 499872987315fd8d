import { expect, test } from 'vitest'
import { find, rate, wordsOf } from './search'

const RULES = [
  { name: 'Two rons', about: 'What happens when two win on one tile.' },
  { name: 'Riichi without a draw left', about: 'Whether riichi may be declared late.' },
  { name: 'Фуритен', about: 'Пропущенный тайл и сброс.' },
  { name: 'ダブロン', about: '二人が同時にロンした場合。' },
]
const ask = (question: string) =>
  find(question, RULES, ({ name, about }) => [
    { text: name, weight: 5 },
    { text: about, weight: 2 },
  ]).map(({ name }) => name)

test('matches in names come before matches in texts', () => {
  expect(ask('two ron')).toEqual(['Two rons'])
  expect(ask('riichi')).toEqual(['Riichi without a draw left'])
})

test('inflected words are found', () => {
  expect(ask('фуритена')).toEqual(['Фуритен'])
  expect(ask('winning')).toEqual([])
  expect(ask('wins')).toEqual(['Two rons'])
  expect(ask('declaring LATE')).toEqual(['Riichi without a draw left'])
})

test('text without spaces is searched inside', () => {
  expect(ask('同時')).toEqual(['ダブロン'])
})

test('words that match nothing are ignored', () => {
  expect(ask('what about two rons, dear referee')).toEqual(['Two rons'])
  expect(ask('zebra')).toEqual([])
  expect(ask('')).toEqual([])
})

test('the id of a statement is one word', () => {
  expect(wordsOf('see P-136, A-P08')).toContain('p-136')
  expect(rate(['p-13'], [{ text: 'P-136', weight: 1 }])).toBe(1)
})

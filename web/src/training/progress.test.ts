import { describe, expect, it } from 'vitest'
import { after, BEGINNING, joined, levelOf, nextCard, type Progress } from './progress'
import type { QuestionResponse, VerdictResponse } from '../net/protocol'

const question = (more: Partial<QuestionResponse>): QuestionResponse => ({
  kind: 'cards',
  rules: 'common',
  level: 200,
  seed: 1,
  difficulty: 300,
  text: '',
  facts: [],
  choices: [],
  how: '',
  form: 'yes-no',
  table: { dora: [], ura: [] },
  ...more,
})
const verdict = (more: Partial<VerdictResponse>): VerdictResponse => ({
  right: true,
  solution: '',
  explanation: [],
  difficulty: 300,
  level: 234,
  ...more,
})

describe('progress', () => {
  it('keeps the level that the server computed, and the box of a card', () => {
    const next = after(BEGINNING, question({ yaku: 'pinfu' }), verdict({ box: 1, days: 1 }), 100)
    expect(levelOf(next, 'cards')).toEqual({ level: 234, asked: 1, right: 1 })
    expect(next.cards.pinfu).toEqual({ box: 1, due: 101 })
    expect(levelOf(next, 'value')).toEqual({ level: 200, asked: 0, right: 0 })
  })

  it('shows cards that are due first, then new ones, then those due soonest', () => {
    const yaku = ['riichi', 'pinfu', 'tanyao']
    const some: Progress = {
      levels: {},
      cards: { pinfu: { box: 1, due: 101 }, tanyao: { box: 0, due: 100 } },
    }
    expect(nextCard(some, yaku, 100)).toBe('tanyao')
    expect(nextCard(some, yaku, 99)).toBe('riichi')
    const all: Progress = { ...some, cards: { ...some.cards, riichi: { box: 2, due: 140 } } }
    expect(nextCard(all, yaku, 99)).toBe('tanyao')
    expect(nextCard(BEGINNING, [], 1)).toBe('')
  })

  it("merges a guest's progress with the account's", () => {
    const guest: Progress = {
      levels: { value: { level: 300, asked: 9, right: 7 } },
      cards: { pinfu: { box: 3, due: 9 } },
    }
    const account: Progress = {
      levels: { value: { level: 250, asked: 3, right: 3 } },
      cards: { pinfu: { box: 1, due: 5 } },
    }
    expect(joined(account, guest)).toEqual(guest)
    expect(joined(guest, account)).toEqual(guest)
  })
})

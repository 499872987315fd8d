import { expect, test } from 'vitest'
import type { WireMeld } from '../net/protocol'
import { laid } from './meld'
import { defaultTableRules, type MeldLayout } from './table-rules'

const meld = (
  kind: WireMeld['kind'],
  own: string[],
  claimed: string | null,
  from: WireMeld['from'],
  added: string | null = null,
): WireMeld => ({ kind, own, claimed, from, added })

const lies = (one: WireMeld, change: Partial<MeldLayout> = {}) =>
  laid(one, { ...defaultTableRules().meldLayout, ...change })
    .map(
      ({ tile, pose, added }) =>
        `${{ upright: '', sideways: '-', down: '_' }[pose]}${tile}${added ? `^${added}` : ''}`,
    )
    .join(' ')

test('the claimed tile of a chi comes first (G-018)', () => {
  expect(lies(meld('chi', ['3m', '5m'], '4m', 'left'))).toBe('-4m 3m 5m')
})

test('the place of the claimed tile shows who discarded it (G-020, G-025, P-051)', () => {
  expect(lies(meld('pon', ['5z', '5z'], '5z', 'left'))).toBe('-5z 5z 5z')
  expect(lies(meld('pon', ['5p', '5p'], '0p', 'across'))).toBe('5p -0p 5p')
  expect(lies(meld('pon', ['5z', '5z'], '5z', 'right'))).toBe('5z 5z -5z')
  expect(lies(meld('open-kan', ['1s', '1s', '1s'], '1s', 'right'))).toBe('1s 1s 1s -1s')
  expect(lies(meld('open-kan', ['1s', '1s', '1s'], '1s', 'across'))).toBe('1s -1s 1s 1s')
})

test('the added tile goes on top of the sideways one (G-024)', () => {
  expect(lies(meld('added-kan', ['5p', '5p', '0p'], '5p', 'across', '0p'))).toBe('5p -5p^0p 5p')
})

test('the added tile goes beside the sideways one if the rules say so (P-064)', () => {
  const kan = meld('added-kan', ['5p', '5p', '0p'], '5p', 'across', '0p')
  expect(lies(kan, { addedTile: 'beside' })).toBe('5p -5p -0p 5p')
})

test('a kan claimed from the right is laid out as the rules say', () => {
  const kan = meld('open-kan', ['1s', '1s', '1s'], '1s', 'right')
  expect(lies(kan, { kanFromRight: 'third' })).toBe('1s 1s -1s 1s')
  expect(lies(meld('pon', ['5z', '5z'], '5z', 'right'), { kanFromRight: 'third' })).toBe('5z 5z -5z')
})

test('a closed kan shows its middle tiles, including a red five (P-066, G-023)', () => {
  expect(lies(meld('closed-kan', ['5m', '5m', '5m', '0m'], null, null))).toBe('_5m 0m 5m _5m')
  expect(lies(meld('closed-kan', ['5m', '5m', '5m', '0m'], null, null), { closedKanDown: 'inner' })).toBe(
    '0m _5m _5m 5m',
  )
})

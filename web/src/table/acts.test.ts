import { expect, test } from 'vitest'
import { begin, type View } from '../game/fold'
import { defaultTableRules } from '../game/table-rules'
import type { WireChoice } from '../net/protocol'
import { actsOf, discardOf, isListed } from './acts'

function choosing(choice: WireChoice, change: Partial<View> = {}): View {
  return { ...begin(defaultTableRules(), 0), choice, ...change }
}

test('a win comes first, then riichi; every kan shows its tiles', () => {
  const acts = actsOf(
    choosing({
      type: 'turn',
      moves: [
        { type: 'discard', drawn: true },
        { type: 'riichi', tile: '1z', drawn: false },
        { type: 'closed-kan', tile: '7s' },
        { type: 'tsumo' },
      ],
    }),
  )
  expect(acts.map(({ label }) => label)).toEqual(['by-tsumo', 'do-riichi', 'web-do-closed-kan'])
  expect(acts[2]?.tiles).toEqual(['7s', '7s', '7s', '7s'])
})

test('a claim shows the tiles it uses', () => {
  const acts = actsOf(
    choosing(
      {
        type: 'claim',
        moves: [{ type: 'chi', own: ['4p', '6p'] }, { type: 'chi', own: ['4p', '0p'] }, { type: 'pass' }],
      },
      { offered: { seat: 3, tile: '5p', by: 'discard' } },
    ),
  )
  expect(acts.map(({ tiles }) => tiles.join(''))).toEqual(['4p5p6p', '4p5p0p', ''])
})

test('an unassisted table offers every call that the hand has tiles for', () => {
  const front = {
    tiles: ['3p', '4p', '5p', '0p', '6p', '7p'],
    drawn: null,
    concealed: 6,
    holdsDrawn: false,
    melds: [],
    norths: 0,
    river: [],
    riichi: false,
    staked: false,
    dead: false,
    shown: null,
  }
  const offered = { seat: 3, tile: '5p', by: 'discard' } as const
  const labels = (draws: boolean) =>
    actsOf(choosing({ type: 'speak', draws }, { fronts: [front], offered })).map(({ label, tiles }) =>
      `${label} ${tiles.join('')}`.trim(),
    )
  const calls = [
    'by-ron 5p',
    'web-do-pon 5p5p0p',
    'web-do-chi 3p4p5p',
    'web-do-chi 4p5p6p',
    'web-do-chi 5p6p7p',
  ]
  expect(labels(true)).toEqual(['web-do-draw', ...calls])
  expect(labels(false)).toEqual([...calls, 'do-pass'])
})

test('a red five and a plain one are different discards', () => {
  const view = choosing({ type: 'turn', moves: [{ type: 'discard', tile: '0p', drawn: false }] })
  expect(isListed(view, discardOf('0p', false, false))).toBe(true)
  expect(isListed(view, discardOf('5p', false, false))).toBe(false)
  expect(isListed(view, discardOf('0p', true, false))).toBe(false)
  expect(isListed(view, discardOf('0p', false, true))).toBe(false)
})

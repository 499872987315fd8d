import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { EventMessage, Message } from '../net/protocol'
import { isListed } from '../table/acts'
import { begin, fold, windOf, type View } from './fold'
import { defaultTableRules } from './table-rules'
import { kindOf } from './tiles'

/** Deals as received on a player's socket. */
const STREAMS: [string, number][] = [
  ['phoenix', 4],
  ['tenhou', 4],
  ['cheatsheet-3p', 3],
]

function heard(name: string, players: number): { start: View; events: EventMessage[] } {
  const text = readFileSync(new URL(`streams/${name}.jsonl`, import.meta.url), 'utf8')
  const messages = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Message)
  const welcome = messages.find((message) => message.type === 'welcome')
  const events = messages.filter((message) => message.type === 'event')
  const start = begin(defaultTableRules(players), welcome?.seat ?? null)
  return { start, events }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

function views(name: string, players: number): { views: View[]; events: EventMessage[] } {
  const { start, events } = heard(name, players)
  let view = frozen(start)
  return { events, views: events.map((event) => (view = frozen(fold(view, frozen(event))))) }
}

test.each(STREAMS)('%s: every hand has the right number of tiles', (name, players) => {
  for (const view of views(name, players).views) {
    for (const front of view.fronts) {
      const melded = front.melds.length * 3
      expect(front.concealed + melded - (front.holdsDrawn ? 1 : 0)).toBeLessThanOrEqual(14)
      if (front.tiles) expect(front.tiles.length + (front.drawn ? 1 : 0)).toBe(front.concealed)
      const rest = (front.concealed + melded) % 14
      expect([0, 13]).toContain(rest)
    }
  }
})

test.each(STREAMS)('%s: nobody sees five of a kind', (name, players) => {
  for (const view of views(name, players).views) {
    const seen = new Map<string, number>()
    const count = (tile: string) => seen.set(kindOf(tile), (seen.get(kindOf(tile)) ?? 0) + 1)
    view.indicators.forEach(count)
    for (const front of view.fronts) {
      front.tiles?.forEach(count)
      if (front.drawn) count(front.drawn)
      front.river.filter(({ claimed }) => !claimed).forEach(({ tile }) => count(tile))
      for (const meld of front.melds) [...meld.own, ...(meld.claimed ? [meld.claimed] : [])].forEach(count)
    }
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(4)
  }
})

test.each(STREAMS)('%s: points are conserved, and end as the server says', (name, players) => {
  const { views: all, events } = views(name, players)
  const sum = (view: View) => view.points.reduce((a, b) => a + b, 0) + 1000 * view.sticks
  const first = all[0]
  const last = all.at(-2)
  const over = events.at(-1)?.event
  if (!first || !last || over?.type !== 'over') throw new Error('a deal from its beginning to its end')
  for (const view of all) expect(sum(view)).toBe(sum(first))
  expect(last.points).toEqual(over.points.slice(0, players))
  expect(last.sticks).toBe(over.sticks)
  expect(all.at(-1)?.ending?.wins).toHaveLength(1)
})

test.each(STREAMS)('%s: every legal discard is in the hand', (name, players) => {
  const { start } = heard(name, players)
  for (const view of views(name, players).views) {
    if (view.choice?.type !== 'turn') continue
    const own = view.fronts[start.seat ?? 0]
    for (const move of view.choice.moves) {
      if (move.type !== 'discard') continue
      if (move.drawn) expect(own?.drawn).not.toBeNull()
      else expect(own?.tiles).toContain(move.tile)
      expect(isListed(view, move)).toBe(true)
    }
  }
})

test('winds follow the dealer', () => {
  const all = views('cheatsheet-3p', 3).views
  const view = all[0]
  if (!view) throw new Error('a deal')
  const dealer = view.deal?.dealer ?? 0
  expect([0, 1, 2].map((step) => windOf(view, (dealer + step) % 3))).toEqual([0, 1, 2])
})

test('a choice stays when only an indicator is revealed during a turn', () => {
  const { start, events } = heard('phoenix', 4)
  const at = events.findIndex((event) => event.choice?.type === 'turn')
  const turn = events.slice(0, at + 1).reduce(fold, start)
  const number = (turn.last ?? 0) + 1
  const opened = fold(turn, { type: 'event', number, event: { type: 'indicator', tile: '1z' } })
  expect(opened.choice).toEqual(turn.choice)
  expect(opened.indicators).toHaveLength(turn.indicators.length + 1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLog, tableRulesOf } from './log'
import { hex } from '../game/hex'
import { sha256 } from './sha256'
import { broken, build, mixed, prove, setOf } from './wall-proof'

const log = readLog(readFileSync(new URL('../../../crates/cli/tests/game.jsonl', import.meta.url), 'utf8'))

test('a log is parsed', () => {
  expect(log.players.length).toBe(3)
  expect(log.deals.length).toBeGreaterThan(5)
  expect(tableRulesOf(log)).toMatchObject({
    players: 3,
    tiles: 108,
    stake: 1000,
    wall: { indicatorStack: 5, replacements: 8 },
  })
})

test('all walls of a game come from its seed', async () => {
  expect(setOf(log.switches).length).toBe(108)
  const told: number[] = []
  expect(await prove(log, (deal) => told.push(deal))).toEqual({ is: 'kept', deals: log.deals.length })
  expect(told.length).toBe(log.deals.length)
})

test('a wall from another source is detected', async () => {
  const deals = log.deals.map((deal, at) => (at === 2 ? { ...deal, wall: [...deal.wall].reverse() } : deal))
  expect(await prove({ ...log, deals })).toEqual({ is: 'other-wall', deal: 3 })
})

test('a wrong or missing seed proves nothing', async () => {
  expect(await prove({ ...log, seed: 'ab'.repeat(32) })).toEqual({ is: 'other-seed' })
  expect(await prove({ ...log, seed: null })).toEqual({ is: 'none' })
})

// Expected values from `hanchan wall show 0001…1f --deal 1 --rules phoenix`.
test('a known seed gives a known wall', async () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
  const set = setOf(
    new Map([
      ['table.red-fives', '[1, 2, 1]'],
      ['table.tiles', '136'],
    ]),
  )
  const built = await build(seed, 1, set)
  expect(built.tiles.slice(0, 6).join('')).toBe('3p8s6s0p2p7z')
  expect(built.dice).toEqual([6, 4, 4, 1])
  expect(broken(built, 0, new Map()).length).toBe(136)
})

test('players contribute to the seed, and the host commits to its part', async () => {
  const host = Uint8Array.from({ length: 32 }, (_, i) => i + 1)
  const contributions = ['Anna', '', 'Ærø']
  const seed = hex(await mixed(host, contributions))
  const commit = [...new TextEncoder().encode('hanchan commit 1'), ...host]
  const commitment = hex(await sha256(Uint8Array.from(commit)))
  const game = { ...log, deals: [], seed, host: hex(host), contributions, commitment }
  expect(await prove(game)).toEqual({ is: 'kept', deals: 0 })
  expect(await prove({ ...game, contributions: ['Anna', 'x', 'Ærø'] })).toEqual({ is: 'other-seed' })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tables whose walls are known. The server has no way to set a wall: walls come from the host's secret in the database,
 * so the tests restore a backup with their own database. `walls.json` has the secrets and the players' moves; the
 * example `walls` of `hanchan-bots` finds them.
 */
export type Wall = { name: string; rules: string; people: number; secret: string; acts: Step[] }

/** A player presses something; `tiles` are the tiles they discard or call with. */
export type Step = { who: number; act: string; tiles: string }

const WALLS = JSON.parse(readFileSync(join(import.meta.dirname, 'walls.json'), 'utf8')) as Wall[]

/** Every wall is used by several tables, which are played at the same time. */
const TABLES = {
  acts: { length: 'one-deal' },
  reload: { length: 'one-deal' },
  keys: { length: 'one-deal' },
  look: { length: 'one-deal' },
  east: { length: 'east' },
  real: { length: 'one-deal', table: 'real-table' },
}

export function wall(name: string): Wall {
  const found = WALLS.find((each) => each.name === name)
  if (!found) throw new Error(`there is no wall ${name}`)
  return found
}

/** Returns the id of a table with this wall, where nobody is seated yet. */
export const tableWith = (name: string, table: keyof typeof TABLES) => `${name}-${table}`

function row({ name, rules, people, secret }: Wall, table: string, more: Record<string, string>): unknown {
  const players = rules.endsWith('3p') ? 3 : 4
  const bots = Array<string>(players - people).fill('tsumogiri')
  const settings = { rules, bots, clock: null, pace: 0, entry: 'link', ...more }
  const seats = [...Array<null>(people).fill(null), ...bots.map((bot) => ({ program: { name: bot } }))]
  const texts = { settings: JSON.stringify(settings), seats: JSON.stringify(seats) }
  return { id: `${name}-${table}`, owner: 'tests', ...texts, stage: 'waiting', secret, created: 0 }
}

/** Returns the database with these tables, as `hanchan admin restore` reads it. */
export function backup(): string {
  const rows = WALLS.flatMap((each) => Object.entries(TABLES).map(([table, more]) => row(each, table, more)))
  const lines = [
    { backup: { version: 1, schema: 2, made: 0 } },
    ...rows.map((each) => ({ row: { of: 'tables', row: each } })),
    { end: { rows: rows.length } },
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

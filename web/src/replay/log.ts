import { parseTableRules, type TableRules } from '../game/table-rules'

/** The log of a game, as docs/log.md describes it: what the page needs of it. */

/** Somebody acted for a player who could not. */
export type Stead = { seat: number; why: string; said: string | null }

export type LoggedDeal = {
  dealer: number
  round: number
  counters: number
  wall: string[]
  dice: number[] | null
  steads: Stead[]
}

export type Log = {
  players: string[]
  rules: string
  /** Every switch with its value, as it is written in a rule file: `table.players` is `4`. */
  switches: Map<string, string>
  commitment: string | null
  /** What the players added to the host's part of the seed, in the order in which they sat down. */
  contributions: string[]
  deals: LoggedDeal[]
  seed: string | null
  /** The host's part of the seed, where players added theirs: it is what was promised. */
  host: string | null
}

type Line = Record<string, unknown> & { line?: unknown }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

function switchesOf(rules: string): Map<string, string> {
  const pairs = rules.split('\n').map((line) => /^([\w.-]+) = (.*)$/.exec(line))
  return new Map(
    pairs.flatMap((pair) =>
      pair ? [[pair[1] ?? '', (pair[2] ?? '').replace(/^"(.*)"$/, '$1')] as const] : [],
    ),
  )
}

function dealOf(line: Line): LoggedDeal {
  const dice = numbers(line.dice)
  return {
    dealer: Number(line.dealer ?? 0),
    round: Number(line.round ?? 0),
    counters: Number(line.counters ?? 0),
    wall: text(line.wall)?.match(/\d[mpsz]/g) ?? [],
    dice: dice.length === 4 ? dice : null,
    steads: [],
  }
}

/** Reads a log; a line that is cut off at the end does not count. */
export function readLog(content: string): Log {
  const lines = content.split('\n').flatMap((line): Line[] => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as Line]
    } catch {
      return []
    }
  })
  const head = lines.find((line) => line.line === 'game')
  if (!head) throw new Error('no log of a game')
  const over = lines.find((line) => line.line === 'over')
  const deals: LoggedDeal[] = []
  for (const line of lines) {
    if (line.line === 'deal') deals.push(dealOf(line))
    else if (line.line === 'stead')
      deals.at(-1)?.steads.push({ seat: Number(line.seat), why: text(line.why) ?? '', said: text(line.said) })
  }
  const rules = (head.rules ?? {}) as { id?: string; version?: number; text?: string }
  return {
    players: Array.isArray(head.players) ? head.players.map(String) : [],
    rules: rules.id ?? '',
    switches: switchesOf(rules.text ?? ''),
    commitment: text(head.commitment),
    contributions: Array.isArray(head.contributions) ? head.contributions.map(String) : [],
    deals,
    seed: text(over?.seed),
    host: text(over?.host),
  }
}

export function tableRulesOf({ switches }: Log): TableRules {
  return parseTableRules((key) => switches.get(key))
}

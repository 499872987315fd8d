import { parseTableRules, type TableRules } from '../game/table-rules'

/** The log of a game, as docs/log.md describes it: the parts that the page needs. */

/** A stand-in acted for a player. */
export type StandIn = { seat: number; why: string; said: string | null }

export type LoggedDeal = {
  dealer: number
  round: number
  honba: number
  wall: string[]
  dice: number[] | null
  standIns: StandIn[]
}

export type Log = {
  players: string[]
  rules: string
  /** Every switch with its value as written in a rule file: `table.players` is `4`. */
  switches: Map<string, string>
  commitment: string | null
  /** The players' contributions to the seed, in the order in which they sat down. */
  contributions: string[]
  deals: LoggedDeal[]
  seed: string | null
  /** The host's part of the seed, if players contributed to it: the part that was committed to. */
  host: string | null
}

type Line = Record<string, unknown> & { type?: unknown }

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
    honba: Number(line.honba ?? 0),
    wall: text(line.wall)?.match(/\d[mpsz]/g) ?? [],
    dice: dice.length === 4 ? dice : null,
    standIns: [],
  }
}

/** Parses a log. An incomplete last line is ignored. */
export function readLog(content: string): Log {
  const lines = content.split('\n').flatMap((line): Line[] => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as Line]
    } catch {
      return []
    }
  })
  const head = lines.find((line) => line.type === 'game')
  if (!head) throw new Error('no log of a game')
  const end = lines.find((line) => line.type === 'end')
  const deals: LoggedDeal[] = []
  for (const line of lines) {
    if (line.type === 'deal') deals.push(dealOf(line))
    else if (line.type === 'stand-in')
      deals
        .at(-1)
        ?.standIns.push({ seat: Number(line.seat), why: text(line.why) ?? '', said: text(line.said) })
  }
  const rules = (head.rules ?? {}) as { id?: string; version?: number; text?: string }
  return {
    players: Array.isArray(head.players) ? head.players.map(String) : [],
    rules: rules.id ?? '',
    switches: switchesOf(rules.text ?? ''),
    commitment: text(head.commitment),
    contributions: Array.isArray(head.contributions) ? head.contributions.map(String) : [],
    deals,
    seed: text(end?.seed),
    host: text(end?.host),
  }
}

export function tableRulesOf({ switches }: Log): TableRules {
  return parseTableRules((key) => switches.get(key))
}

import { prefs } from '../app/prefs.svelte'
import { ensureSession } from '../app/session.svelte'
import { getJson, postRecord, send } from '../net/http'
import type { EventMessage, FinishedGame, Position, SharedRecord } from '../net/protocol'
import { readLog, type Log } from './log'

/** A game to view: one that was played here, or a record from elsewhere. */
export type Source = {
  /** The game's id, if it was played here. */
  id: string | null
  /** The URL for others; an opened record has none until it is shared. */
  address: string | null
  /** Shares the game and returns its URL. */
  share: (() => Promise<string>) | null
  log: Log
  /** By place: seat, points, result in tenths of a thousand. */
  result: [number, number, number][] | null
  /** The bots that played. */
  bots: string[]
  /** The formats in which the record can be downloaded. */
  formats: string[]
  /** Fetches the events of a deal, from 1, with open hands. */
  deal: (number: number) => Promise<EventMessage[]>
}

const numbered = ({ events }: Position): EventMessage[] =>
  events.map((seen, number) => ({ type: 'event', number, ...seen }))

/** Caches deals, so that each is requested once. */
function once(ask: (deal: number) => Promise<EventMessage[]>): Source['deal'] {
  const known = new Map<number, Promise<EventMessage[]>>()
  return (deal) => {
    const asked = known.get(deal) ?? ask(deal)
    known.set(deal, asked)
    asked.catch(() => known.delete(deal))
    return asked
  }
}

/** Opens a game that was played here. */
export async function openGame(id: string): Promise<Source> {
  const path = `/api/games/${encodeURIComponent(id)}`
  const [game, record] = await Promise.all([
    getJson<FinishedGame>(path),
    send(`${path}/record`, { format: 'log' }),
  ])
  return {
    id,
    address: `/games/${id}`,
    share: null,
    log: readLog(await record.text()),
    result: game.result,
    bots: game.settings.bots,
    formats: game.formats,
    deal: once(async (deal) => numbered(await getJson<Position>(`${path}/position`, { deal }))),
  }
}

/** Reads a record, which may be gzipped, as text. */
async function unpacked(record: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await record.slice(0, 2).arrayBuffer())
  if (first !== 0x1f || second !== 0x8b) return record.text()
  return new Response(record.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

/**
 * Returns a record's log. A log of our own is kept unchanged, with the commitment to its walls; other formats are
 * converted.
 */
async function logOf(record: Blob): Promise<string> {
  const text = await unpacked(record)
  if (/^\s*\{"type":"game"/.test(text)) return text
  return (await postRecord(record, '/api/records/convert', { to: 'log', anyway: true })).text()
}

/** Stores a record on the server and returns its URL. */
async function share(record: Blob): Promise<string> {
  await ensureSession(prefs.name)
  const answer = await postRecord(new Blob([await unpacked(record)]), '/api/records', {})
  return `/records/${((await answer.json()) as SharedRecord).id}`
}

/** Opens a shared record. */
export async function openShared(id: string): Promise<Source> {
  const record = await (await send(`/api/records/${encodeURIComponent(id)}`)).blob()
  return { ...(await openRecord(record)), address: `/records/${id}`, share: null }
}

/** Opens a record in any format that the server reads. */
export async function openRecord(record: Blob): Promise<Source> {
  return {
    id: null,
    address: null,
    share: () => share(record),
    log: readLog(await logOf(record)),
    result: null,
    bots: [],
    formats: [],
    deal: once(async (deal) => {
      const answer = await postRecord(record, '/api/records/position', { deal })
      return numbered((await answer.json()) as Position)
    }),
  }
}

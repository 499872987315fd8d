import { keepPart, randomPart } from './part'
import { prefs } from './prefs.svelte'
import type { ListedBot, ListedTable, Person, PlayedGame, Settings, TableState } from './types'

/** Why a request was not answered: a code that stays, and the server's words for it. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly said: string | null = null,
  ) {
    super(code)
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`${path}?lang=${prefs.language}`, request).catch(() => {
    throw new Problem('no-connection', 0)
  })
  const text = await answer.text()
  if (!answer.ok) throw problemOf(text, answer.status)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

function problemOf(body: string, status: number): Problem {
  try {
    const { code, text } = JSON.parse(body) as { code?: unknown; text?: unknown }
    if (typeof code === 'string') return new Problem(code, status, typeof text === 'string' ? text : null)
  } catch {
    // Not from us: something in between has answered.
  }
  return new Problem('our-fault', status)
}

export const me = () => ask<Person>('GET', '/api/me')
export const guest = (name: string) => ask<{ person: Person }>('POST', '/api/guest', { name })
export const register = (name: string, password: string) => ask<void>('POST', '/api/register', { name, password })
export const login = (name: string, password: string) => ask<{ person: Person }>('POST', '/api/login', { name, password })
export const logout = () => ask<void>('POST', '/api/logout')
export const bots = () => ask<ListedBot[]>('GET', '/api/bots')
export const tables = () => ask<ListedTable[]>('GET', '/api/tables')
export const table = (id: string) => ask<TableState>('GET', `/api/tables/${id}`)
/** Makes a table, adding to its walls. */
async function made(path: string, wanted: object, contribution: string): Promise<{ id: string }> {
  const table = await ask<{ id: string }>('POST', path, { ...wanted, contribution })
  keepPart(table.id, contribution)
  return table
}

export const make = (settings: Settings, part = randomPart()) => made('/api/tables', settings, part)
export const playNow = (rules: string) => made('/api/play-now', { rules }, randomPart())

/** Takes a seat; who sits already may still add something else to the walls. */
export async function sit(id: string, password: string | null, part = randomPart()): Promise<void> {
  await ask<void>('POST', `/api/tables/${id}/sit`, { password, contribution: part })
  keepPart(id, part)
}

export const leave = (id: string) => ask<void>('POST', `/api/tables/${id}/leave`)
export const rematch = (id: string) => made(`/api/tables/${id}/rematch`, {}, randomPart())

export const myGames = () => ask<PlayedGame[]>('GET', '/api/me/games')

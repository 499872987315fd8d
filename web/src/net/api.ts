import { randomContribution, rememberContribution } from '../app/contribution'
import { getJson, sendJson } from './http'
import type { ListedBot, ListedTable, Person, PlayedGame, Settings, TableState } from './protocol'

export const me = () => getJson<Person>('/api/me')
export const guest = (name: string) => sendJson<{ person: Person }>('POST', '/api/guest', { name })
export const register = (name: string, password: string) =>
  sendJson<void>('POST', '/api/register', { name, password })
export const login = (name: string, password: string) =>
  sendJson<{ person: Person }>('POST', '/api/login', { name, password })
export const logout = () => sendJson<void>('POST', '/api/logout')
export const bots = () => getJson<ListedBot[]>('/api/bots')
export const tables = () => getJson<ListedTable[]>('/api/tables')
export const table = (id: string) => getJson<TableState>(`/api/tables/${id}`)

/** Creates a table with the player's contribution to its walls, and remembers the contribution. */
async function create(path: string, settings: object, contribution: string): Promise<{ id: string }> {
  const table = await sendJson<{ id: string }>('POST', path, { ...settings, contribution })
  rememberContribution(table.id, contribution)
  return table
}

export const createTable = (settings: Settings, contribution = randomContribution()) =>
  create('/api/tables', settings, contribution)
export const playNow = (rules: string) => create('/api/play-now', { rules }, randomContribution())
export const rematch = (id: string) => create(`/api/tables/${id}/rematch`, {}, randomContribution())

/** Takes a seat. A player who is already seated changes their contribution to the walls. */
export async function sit(
  id: string,
  password: string | null,
  contribution = randomContribution(),
): Promise<void> {
  await sendJson<void>('POST', `/api/tables/${id}/sit`, { password, contribution })
  rememberContribution(id, contribution)
}

export const leave = (id: string) => sendJson<void>('POST', `/api/tables/${id}/leave`)

export const myGames = () => getJson<PlayedGame[]>('/api/me/games')

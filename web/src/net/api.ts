import { randomContribution, rememberContribution } from '../app/contribution'
import { getJson, sendJson } from './http'
import type {
  AccountRequest,
  CreatedTable,
  GuestRequest,
  ListedBot,
  ListedGame,
  ListedTable,
  Person,
  PlayNowRequest,
  RematchRequest,
  Session,
  Settings,
  SitRequest,
  TableState,
} from './protocol'

export const me = () => getJson<Person>('/api/me')
export const guest = (name: string) =>
  sendJson<Session>('POST', '/api/guest', { name } satisfies GuestRequest)
export const register = (name: string, password: string) =>
  sendJson<void>('POST', '/api/register', { name, password } satisfies AccountRequest)
export const login = (name: string, password: string) =>
  sendJson<Session>('POST', '/api/login', { name, password } satisfies AccountRequest)
export const logout = () => sendJson<void>('POST', '/api/logout')
export const bots = () => getJson<ListedBot[]>('/api/bots')
export const tables = () => getJson<ListedTable[]>('/api/tables')
export const table = (id: string) => getJson<TableState>(`/api/tables/${id}`)

/** Creates a table with the player's contribution to its walls, and remembers the contribution. */
async function create(
  path: string,
  settings: Settings | PlayNowRequest | RematchRequest,
  contribution: string,
): Promise<CreatedTable> {
  const table = await sendJson<CreatedTable>('POST', path, { ...settings, contribution })
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
  await sendJson<void>('POST', `/api/tables/${id}/sit`, {
    ...(password === null ? {} : { password }),
    contribution,
  } satisfies SitRequest)
  rememberContribution(id, contribution)
}

export const leave = (id: string) => sendJson<void>('POST', `/api/tables/${id}/leave`)

export const myGames = () => getJson<ListedGame[]>('/api/me/games')

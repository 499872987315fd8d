import * as api from '../net/api'
import { ApiError } from '../net/http'
import type { Person } from '../net/protocol'
import { prefer, prefs } from './prefs.svelte'

/** The signed-in person; `known` once the server has been asked. */
export const session: { person: Person | null; known: boolean } = $state({ person: null, known: false })

/** Loads the person of the session cookie, if there is one. */
export async function restoreSession(): Promise<void> {
  try {
    session.person = await api.me()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    session.person = null
  } finally {
    session.known = true
  }
}

/** Returns the signed-in person, or signs in as a guest with this name. */
export async function ensureSession(name: string): Promise<Person> {
  if (session.person) return session.person
  const wanted = name.trim() || prefs.name || 'Guest'
  const { person } = await api.guest(wanted)
  prefer({ name: wanted })
  session.person = person
  return person
}

export async function logOut(): Promise<void> {
  await api.logout()
  session.person = null
}

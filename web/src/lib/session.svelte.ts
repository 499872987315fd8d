import * as api from './api'
import { prefer, prefs } from './prefs.svelte'
import type { Person } from './types'

/** Who sits before the page. */
export const session: { person: Person | null; known: boolean } = $state({ person: null, known: false })

/** Asks the server who we are. */
export async function recognise(): Promise<void> {
  try {
    session.person = await api.me()
  } catch (problem) {
    if (!(problem instanceof api.Problem) || problem.status !== 401) throw problem
    session.person = null
  } finally {
    session.known = true
  }
}

/** Makes sure that there is somebody: a guest with this name. */
export async function beSomebody(name: string): Promise<Person> {
  if (session.person) return session.person
  const wanted = name.trim() || prefs.name || 'Guest'
  const { person } = await api.guest(wanted)
  prefer({ name: wanted })
  session.person = person
  return person
}

export async function forget(): Promise<void> {
  await api.logout()
  session.person = null
}

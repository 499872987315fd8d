import { session } from '../app/session.svelte'
import { getJson, sendJson } from '../net/http'
import { joined, keep, kept, type Progress } from './progress'

const isAccount = () => session.person !== null && !session.person.guest

/** Loads a learner's progress: this browser's, merged with the server's for an account. */
export async function load(): Promise<Progress> {
  if (!isAccount()) return kept()
  return joined(await getJson<Progress>('/api/me/training'), kept())
}

/** Saves progress in this browser and, for an account, on the server. */
export async function save(progress: Progress): Promise<void> {
  keep(progress)
  if (isAccount()) await sendJson<void>('PUT', '/api/me/training', progress)
}

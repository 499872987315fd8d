import { Problem } from '../lib/api'
import { session } from '../lib/session.svelte'
import { tool } from '../lib/tools'
import { joined, keep, kept, type Progress } from './progress'

const isAccount = () => session.person !== null && !session.person.guest

/** What a learner can do already: of an account what the server keeps, joined with what this browser does. */
export async function load(): Promise<Progress> {
  if (!isAccount()) return kept()
  return joined(await tool<Progress>('/api/me/training', {}), kept())
}

/** Keeps it: in this browser, and for an account on the server. */
export async function save(progress: Progress): Promise<void> {
  keep(progress)
  if (!isAccount()) return
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'PUT', credentials: 'same-origin', body: JSON.stringify(progress), headers } as const
  const answer = await fetch('/api/me/training', request).catch(() => {
    throw new Problem('no-connection', 0)
  })
  if (!answer.ok) throw new Problem('our-fault', answer.status)
}

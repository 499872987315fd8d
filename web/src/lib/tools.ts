import { address, type Query } from './address'
import { Problem } from './api'
import { prefs } from './prefs.svelte'

async function answered(path: string, query: Query, request: RequestInit): Promise<Response> {
  const to = address(path, { lang: prefs.language, ...query })
  const answer = await fetch(to, { credentials: 'same-origin', ...request }).catch((problem: unknown) => {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem
    throw new Problem('no-connection', 0)
  })
  if (answer.ok) return answer
  throw told(await answer.text(), answer.status)
}

function told(body: string, status: number): Problem {
  try {
    const { code, text, problems } = JSON.parse(body) as { code?: string; text?: string; problems?: string[] }
    if (typeof code === 'string') return new Problem(code, status, text ? [text, ...(problems ?? [])].join('\n') : null)
  } catch {
    // Not from us: something in between has answered.
  }
  return new Problem('our-fault', status)
}

/** Asks the server what one of its commands would say. */
export async function tool<Answer>(path: string, query: Query, signal?: AbortSignal): Promise<Answer> {
  const answer = await answered(path, query, signal ? { signal } : {})
  return (await answer.json()) as Answer
}

/** The same, whatever the answer is. */
export const toolAnswer = (path: string, query: Query): Promise<Response> => answered(path, query, {})

/** The same, about a record. */
export async function toolOf(record: Blob, path: string, query: Query): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream' }
  return answered(path, query, { method: 'POST', body: record, headers })
}

export type ListedRules = {
  id: string
  version: number
  hash: string
  title: string
  source: string
  base: string | null
}

export type Rule = {
  group: string
  key: string
  name: string
  about: string
  value: string
  written: string
  by: string[]
  from: string
}

export type WholeRules = {
  id: string
  version: number
  hash: string
  titles: Record<string, string>
  source: string
  base: string | null
  rules: Rule[]
}

export const listRules = () => tool<ListedRules[]>('/api/rules', {})
export const wholeRules = (id: string) => tool<WholeRules>(`/api/rules/${encodeURIComponent(id)}`, {})

/** Adds a rule file of the club. */
export async function upload(text: string): Promise<{ id: string; version: number }> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  const answer = await answered('/api/rules', {}, { method: 'POST', body: text, headers })
  return (await answer.json()) as { id: string; version: number }
}

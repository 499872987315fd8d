import { prefs } from '../app/prefs.svelte'
import type { ApiError as ErrorBody, ErrorCode } from './protocol'
import { withQuery, type Query } from './url'

/** A failed request: the server's error code, the HTTP status (0 without a connection) and the server's localized message. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | 'no-connection',
    readonly status: number,
    readonly text: string | null = null,
  ) {
    super(code)
  }
}

/** Parses an error response. A body that is not in the server's format, for instance a proxy's, becomes `internal`. */
function parseError(body: string, status: number): ApiError {
  try {
    const { code, text, problems = [] } = JSON.parse(body) as Partial<ErrorBody>
    if (code !== undefined) return new ApiError(code, status, text ? [text, ...problems].join('\n') : null)
  } catch {
    // Not JSON.
  }
  return new ApiError('internal', status)
}

/** Sends a request in the page's language. Rejects with an `ApiError`, or with the `AbortError` of an aborted signal. */
export async function send(path: string, query: Query = {}, request: RequestInit = {}): Promise<Response> {
  const url = withQuery(path, { lang: prefs.language, ...query })
  const response = await fetch(url, { credentials: 'same-origin', ...request }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('no-connection', 0)
  })
  if (response.ok) return response
  throw parseError(await response.text(), response.status)
}

/** Reads a response as JSON; an empty one is `undefined`. */
async function json<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

export async function getJson<Answer>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<Answer> {
  return json(await send(path, query, signal ? { signal } : {}))
}

/** Sends JSON, or no body at all, and reads JSON. */
export async function sendJson<Answer>(
  method: 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return json(
    await send(path, {}, body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }),
  )
}

/** Posts plain text and reads JSON. */
export async function postText<Answer>(path: string, query: Query, body: string): Promise<Answer> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return json(await send(path, query, { method: 'POST', headers, body }))
}

/** Posts a record in any format. */
export function postRecord(record: Blob, path: string, query: Query): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream' }
  return send(path, query, { method: 'POST', headers, body: record })
}

type Value = string | number | boolean | null | undefined
export type Query = Record<string, Value>

/** Appends a query string to a path. Empty, missing and false values are left out. */
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  )
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

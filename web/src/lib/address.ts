type Value = string | number | boolean | null | undefined
export type Query = Record<string, Value>

/** An address with a query; what is empty or false is left out. */
export function address(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

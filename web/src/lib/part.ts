/** What a player adds to the walls of a table: something random, unless he writes his own. */

const KEY = 'hanchan-parts'
const KEPT = 50
/** The most that the server takes, in bytes. */
export const LONGEST = 100

export function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As much of a text as may be added. */
export function fitting(text: string): string {
  let whole = text
  while (new TextEncoder().encode(whole).length > LONGEST) whole = [...whole].slice(0, -1).join('')
  return whole
}

function kept(): [string, string][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(parsed) ? (parsed as [string, string][]) : []
  } catch {
    return []
  }
}

/** Remembers it on this device, so that its owner finds it in the proof. */
export function keepPart(table: string, part: string): void {
  const others = kept().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, part], ...others].slice(0, KEPT)))
  } catch {
    // A browser that keeps nothing shows the proof without saying whose part is whose.
  }
}

export function partOf(table: string): string | null {
  return kept().find(([id]) => id === table)?.[1] ?? null
}

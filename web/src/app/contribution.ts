import { hex } from '../game/hex'

/** A player's contribution to the seed of a table's walls: random, unless they write their own. */

const KEY = 'hanchan-parts'
const MAX_REMEMBERED = 50
/** The server's limit, in bytes. */
const MAX_BYTES = 100

export function randomContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)))
}

/** Shortens a text to the server's limit. */
export function truncateContribution(text: string): string {
  let whole = text
  while (new TextEncoder().encode(whole).length > MAX_BYTES) whole = [...whole].slice(0, -1).join('')
  return whole
}

function remembered(): [string, string][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(parsed) ? (parsed as [string, string][]) : []
  } catch {
    return []
  }
}

/** Stores a contribution on this device, so that the proof of the walls can point it out. */
export function rememberContribution(table: string, contribution: string): void {
  const others = remembered().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, contribution], ...others].slice(0, MAX_REMEMBERED)))
  } catch {
    // Without storage the proof does not mark the player's own contribution.
  }
}

export function rememberedContribution(table: string): string | null {
  return remembered().find(([id]) => id === table)?.[1] ?? null
}

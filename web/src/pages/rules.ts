import { termsFrom, type Terms } from '../lib/terms'
import { wholeRules, type ListedRules } from '../lib/tools'

const FIRST = ['phoenix', 'common', 'cheatsheet', 'cheatsheet-3p']

/** The rule sets in the order in which they are offered. */
export function offered(sets: readonly ListedRules[]): ListedRules[] {
  const place = (id: string) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length)
  return [...sets].sort((a, b) => place(a.id) - place(b.id) || a.id.localeCompare(b.id))
}

export function titleOf(sets: readonly ListedRules[], id: string): string {
  return sets.find((set) => set.id === id)?.title ?? id
}

/** What the table needs to know of a rule set, and its titles by language. */
export async function termsOf(id: string): Promise<{ terms: Terms; titles: Record<string, string> }> {
  const { rules, titles } = await wholeRules(id)
  const written = new Map(rules.map((rule) => [`${rule.group}.${rule.key}`, rule.written]))
  return { terms: termsFrom((key) => written.get(key)), titles }
}

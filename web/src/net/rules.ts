import { parseTableRules, type TableRules } from '../game/table-rules'
import { getJson, postText } from './http'
import type { AddedRules, ListedRules, RulesResponse } from './protocol'

export const listRules = () => getJson<ListedRules[]>('/api/rules')
export const fetchRules = (id: string) => getJson<RulesResponse>(`/api/rules/${encodeURIComponent(id)}`)

/** Uploads a club's rule file. */
export const uploadRules = (file: string) => postText<AddedRules>('/api/rules', {}, file)

const LISTED_FIRST = ['phoenix', 'common', 'cheatsheet', 'cheatsheet-3p']

/** Sorts rule sets for a menu: the most used first, the rest by id. */
export function inMenuOrder(sets: readonly ListedRules[]): ListedRules[] {
  const rank = (id: string) => (LISTED_FIRST.includes(id) ? LISTED_FIRST.indexOf(id) : LISTED_FIRST.length)
  return [...sets].sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id))
}

export function titleOf(sets: readonly ListedRules[], id: string): string {
  return sets.find((set) => set.id === id)?.title ?? id
}

/** Fetches the switches of a rule set that a table is drawn by, and its titles by language. */
export async function fetchTableRules(
  id: string,
): Promise<{ tableRules: TableRules; titles: RulesResponse['titles'] }> {
  const { rules, titles } = await fetchRules(id)
  const written = new Map(rules.map((rule) => [`${rule.group}.${rule.key}`, rule.written]))
  return { tableRules: parseTableRules((key) => written.get(key)), titles }
}

import type { Language } from '../lib/prefs.svelte'
import type { RuleSet } from '../lib/types'

/** What a rule set is called. */
export function titleOf(set: RuleSet, language: Language): string {
  return set.titles[language] ?? set.titles.en ?? set.id
}

export function titleOfId(sets: RuleSet[], id: string, language: Language): string {
  const set = sets.find((one) => one.id === id)
  return set ? titleOf(set, language) : id
}

import type { Language } from '../lib/prefs.svelte'

/** Words of the pages around the table, which are read with them. */
export const around: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../crates/words/locales/en/around.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/around.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/around.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/around.ftl?raw'),
}

/** The names of groups of rules. */
export const groups: typeof around = {
  en: () => import('../../../crates/words/locales/en/rules.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/rules.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/rules.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/rules.ftl?raw'),
}

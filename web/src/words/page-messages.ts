import type { Language } from '../app/prefs.svelte'

/** Messages of single pages, loaded with them. */
export const around: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../crates/words/locales/en/around.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/around.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/around.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/around.ftl?raw'),
}

/** The names of rule groups. */
export const groups: typeof around = {
  en: () => import('../../../crates/words/locales/en/rules.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/rules.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/rules.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/rules.ftl?raw'),
}

/** Questions of the training page and of the command line. */
export const lessons: typeof around = {
  en: () => import('../../../crates/words/locales/en/lessons.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/lessons.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/lessons.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/lessons.ftl?raw'),
}

/** The rest of the training page. */
export const training: typeof around = {
  en: () => import('../../../crates/words/locales/en/training.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/training.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/training.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/training.ftl?raw'),
}

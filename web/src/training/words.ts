import type { around } from '../words/around'

/** Words of questions, which the program says, too. */
export const lessons: typeof around = {
  en: () => import('../../../crates/words/locales/en/lessons.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/lessons.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/lessons.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/lessons.ftl?raw'),
}

/** Words of the page alone. */
export const training: typeof around = {
  en: () => import('../../../crates/words/locales/en/training.ftl?raw'),
  ru: () => import('../../../crates/words/locales/ru/training.ftl?raw'),
  da: () => import('../../../crates/words/locales/da/training.ftl?raw'),
  ja: () => import('../../../crates/words/locales/ja/training.ftl?raw'),
}

/** The messages that the whole page needs, and those that single pages load with them. */
const COMMON = ['deal', 'hands', 'score', 'server', 'table', 'web', 'yaku']
export type PageMessages = 'around' | 'lessons' | 'rules' | 'training'

const LOCALES = '../../../crates/words/locales/'
const FILES = import.meta.glob<string>(
  '../../../crates/words/locales/*/{around,deal,hands,lessons,rules,score,server,table,training,web,yaku}.ftl',
  { query: '?raw', import: 'default' },
)

/** A language by its code; there is one for every folder of messages. */
export type Language = string
export const LANGUAGES: Language[] = [
  ...new Set(Object.keys(FILES).map((path) => path.slice(LOCALES.length).split('/')[0] ?? '')),
].sort()

/** What speakers of a language call it. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Reads the common messages of a language, and those of some pages. */
export function readMessages(language: Language, pages: Iterable<PageMessages>): Promise<string[]> {
  const files = [...COMMON, ...pages].map((name) => FILES[`${LOCALES}${language}/${name}.ftl`])
  return Promise.all(files.map((load) => load?.() ?? ''))
}

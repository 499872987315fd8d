import CLUB_LIST from '../../../crates/words/clubs.tsv?raw'

/** The message files of the whole page, terms first, and those that single pages also load. */
const COMMON = ['terms', 'deal', 'hands', 'score', 'server', 'table', 'web', 'yaku']
export type PageMessages = 'around' | 'lessons' | 'rules' | 'training'

const LOCALES = '../../../crates/words/locales/'
const FILES = import.meta.glob<string>(
  '../../../crates/words/locales/*/{around,deal,hands,lessons,rules,score,server,table,terms,training,web,yaku}.ftl',
  { query: '?raw', import: 'default' },
)

const CLUBS = '../../../crates/words/clubs/'
const CLUB_FILES = import.meta.glob<string>('../../../crates/words/clubs/*/{names,terms}.ftl', {
  query: '?raw',
  import: 'default',
})

/** A language code. There is a language for every folder of messages. */
export type Language = string
export const LANGUAGES: Language[] = [
  ...new Set(Object.keys(FILES).map((path) => path.slice(LOCALES.length).split('/')[0] ?? '')),
].sort()

/** Returns a language's own name. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Loads the common messages of a language, terms first, and those of some pages. */
export function readMessages(language: Language, pages: Iterable<PageMessages>): Promise<string[]> {
  const files = [...COMMON, ...pages].map((name) => FILES[`${LOCALES}${language}/${name}.ftl`])
  return Promise.all(files.map((load) => load?.() ?? ''))
}

/**
 * A club's own words: terms that replace the default ones in all messages, and messages that replace the default ones.
 */
export type ClubWords = { terms: string; names: string }

/** Finds the club whose words a rule set uses, if the club's document is in this language. */
export function clubOf(rules: string | null, language: Language): string | null {
  for (const line of CLUB_LIST.split('\n')) {
    const [club = '', code, sets = ''] = line.split('\t')
    if (rules !== null && code === language && sets.split(' ').includes(rules)) return club
  }
  return null
}

export async function readClub(club: string): Promise<ClubWords> {
  const read = (name: string) => CLUB_FILES[`${CLUBS}${club}/${name}.ftl`]?.() ?? ''
  const [terms, names] = await Promise.all([read('terms'), read('names')])
  return { terms, names }
}

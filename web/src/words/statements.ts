import type { Language } from './messages'

/** A statement of a rule document, in the project's wording, and its language. */
export type Statement = { text: string; lang: string }

const ORIGINAL = () => import('../../../crates/rules/statements.tsv?raw').then((file) => file.default)
const TRANSLATED = import.meta.glob<string>('../../../crates/words/locales/*/statements.tsv', {
  query: '?raw',
  import: 'default',
})

/** Parses lines of an id, a tab and a text. */
export function parse(file: string, lang: string): [string, Statement][] {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [id = '', ...rest] = line.split('\t')
    return [id, { text: rest.join(' ').trim(), lang }]
  })
}

/** Loads all statements by id, such as `P-136`. Untranslated ones are in English. */
export async function readStatements(language: Language): Promise<Map<string, Statement>> {
  const translated = TRANSLATED[`../../../crates/words/locales/${language}/statements.tsv`]
  const [original, own] = await Promise.all([ORIGINAL(), translated?.() ?? ''])
  const said = parse(own, language).filter(([, { text }]) => text !== '')
  return new Map([...parse(original, 'en'), ...said])
}

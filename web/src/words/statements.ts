import type { Language } from '../app/prefs.svelte'

/** A statement of a rule document, in our words, and its language. */
export type Statement = { text: string; lang: string }

const FILES = import.meta.glob<string>('../../../rules/statements*.tsv', { query: '?raw', import: 'default' })
const ORIGINAL = '../../../rules/statements.tsv'

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
  const translated = language === 'en' ? undefined : FILES[ORIGINAL.replace('.tsv', `.${language}.tsv`)]
  const [original, own] = await Promise.all([FILES[ORIGINAL]?.() ?? '', translated?.() ?? ''])
  const said = parse(own, language).filter(([, { text }]) => text !== '')
  return new Map([...parse(original, 'en'), ...said])
}

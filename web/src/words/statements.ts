import type { Language } from './messages'

/** What a document says, in our words, and the language they are in. */
export type Statement = { text: string; lang: string }

const FILES = import.meta.glob<string>('../../../rules/statements*.tsv', { query: '?raw', import: 'default' })
const ORIGINAL = '../../../rules/statements.tsv'

/** Lines of an id, a tab and a text. */
export function parse(file: string, lang: string): [string, Statement][] {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [id = '', ...rest] = line.split('\t')
    return [id, { text: rest.join(' ').trim(), lang }]
  })
}

/** What the documents say, by id: `P-136`. What is not translated is in English. */
export async function readStatements(language: Language): Promise<Map<string, Statement>> {
  const translated = language === 'en' ? undefined : FILES[ORIGINAL.replace('.tsv', `.${language}.tsv`)]
  const [original, own] = await Promise.all([FILES[ORIGINAL]?.() ?? '', translated?.() ?? ''])
  const said = parse(own, language).filter(([, { text }]) => text !== '')
  return new Map([...parse(original, 'en'), ...said])
}

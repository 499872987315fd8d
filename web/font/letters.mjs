import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

function files(folder, ends) {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(ends))
    .map((name) => folder + name)
}

/** Returns all Japanese text of the project: messages, titles of rule sets, statements, and the language's name. */
export function japanese() {
  const locale = 'crates/words/locales/ja/'
  const messages = [...files(locale, '.ftl'), ...files(locale, '.tsv')]
  const rules = files('crates/rules/presets/', '.toml')
  return ['日本語', ...[...messages, ...rules].map((name) => readFileSync(new URL(name, root), 'utf8'))].join(
    '',
  )
}

/** Returns the letters that the page must provide; all systems have the others. */
export function letters(text) {
  return [...new Set(text)].filter((letter) => isJapanese(letter.codePointAt(0))).sort()
}

function isJapanese(code) {
  return (
    (code >= 0x2e80 && code < 0xa000) ||
    (code >= 0xf900 && code < 0xfb00) ||
    (code >= 0xff00 && code < 0xfff0)
  )
}

import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

function files(folder, ends) {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(ends))
    .map((name) => folder + name)
}

/** All that the project itself says in Japanese: messages, titles of rule sets, statements, and the name of the language. */
export function japanese() {
  const locale = 'crates/words/locales/ja/'
  const messages = [...files(locale, '.ftl'), ...files(locale, '.tsv')]
  const rules = files('crates/rules/presets/', '.toml')
  return ['日本語', ...[...messages, ...rules].map((name) => readFileSync(new URL(name, root), 'utf8'))].join(
    '',
  )
}

/** The letters that the page brings along; the others every system has. */
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

/** Full-text search in any language. */

/** A text to search, and the weight of a match in it. */
export type Field = { text: string; weight: number }

const MARKS = /\p{M}/gu
const WORD = /[\p{L}\p{N}]+(?:-\p{N}+)?/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function plain(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ё', 'е')
}

/** Splits a text into words. Text without spaces stays in one piece. */
export function wordsOf(text: string): string[] {
  return plain(text).match(WORD) ?? []
}

/** Cuts off a word's inflected ending: `riichis`, `фуритена`. */
function stem(word: string): string {
  const ending = word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0
  return /\p{N}/u.test(word) ? word : word.slice(0, word.length - ending)
}

/** Returns whether `shorter` is `word` without its ending: `ron` and `rons`. */
function isStemOf(shorter: string, word: string): boolean {
  return shorter.length >= 3 && word.length - shorter.length <= 2 && word.startsWith(shorter)
}

/** Rates how well fields match a query; 0 if one of its words does not occur. */
export function rate(question: readonly string[], fields: readonly Field[]): number {
  const texts = fields.map(({ text, weight }) => ({ plain: plain(text), words: wordsOf(text), weight }))
  let sum = 0
  for (const word of question) {
    const root = stem(word)
    const hits = texts.map((text) => {
      if (text.words.includes(word)) return text.weight * 2
      if (UNSPACED.test(word)) return text.plain.includes(word) ? text.weight * 2 : 0
      return text.words.some((each) => each.startsWith(root) || isStemOf(each, word)) ? text.weight : 0
    })
    const best = Math.max(0, ...hits)
    if (best === 0) return 0
    sum += best
  }
  return sum
}

/** Returns the matching items, best first. Words that match nothing are ignored. */
export function find<Item>(
  question: string,
  items: readonly Item[],
  fieldsOf: (item: Item) => Field[],
): Item[] {
  const known = items.map((item) => ({ item, fields: fieldsOf(item) }))
  const asked = [...new Set(wordsOf(question))].filter((word) =>
    known.some(({ fields }) => rate([word], fields) > 0),
  )
  if (asked.length === 0) return []
  return known
    .map(({ item, fields }) => ({ item, value: rate(asked, fields) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ item }) => item)
}

// Regenerates the font subsets: run `npm ci && npm run make` here after Japanese texts have changed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { lettersOf } from './cmap.mjs'
import { japanese, letters } from './letters.mjs'

const from = new URL('node_modules/@fontsource/noto-sans-jp/', import.meta.url)
const read = (part, weight) =>
  readFileSync(new URL(`files/noto-sans-jp-${part}-${weight}-normal.woff2`, from))
const code = (letter) => letter.codePointAt(0)

/** Finds the font files with these letters. One file has all but the rare letters; numbered parts have those, too. */
function parts(wanted, weight) {
  const found = []
  let left = wanted
  for (let part = 'japanese'; left.length > 0; part = part === 'japanese' ? 0 : part + 1) {
    let has
    try {
      has = lettersOf(read(part, weight))
    } catch {
      if (part > 200) throw new Error(`no letters ${left.join('')}`)
      continue
    }
    const own = left.filter((letter) => has.has(letter))
    left = left.filter((letter) => !has.has(letter))
    if (own.length > 0) found.push([part, own])
  }
  return found
}

async function cut(family, weight, part, own) {
  const name = `${family.toLowerCase().replace('hanchan ', '')}-${weight}-${part}.woff2`
  const cut = await subset(read(part, weight), own.join(''), { targetFormat: 'woff2' })
  writeFileSync(new URL(name, import.meta.url), cut)
  console.log(name, own.length, 'letters', cut.length, 'bytes')
  const range = own.map((letter) => `U+${code(letter).toString(16)}`).join(', ')
  return `@font-face {
  font-family: '${family}';
  src: url('./${name}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${part === 'japanese' && own.length > 9 ? 'U+2e80-9fff, U+f900-faff, U+ff00-ffef' : range};
}
`
}

for (const old of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.woff2')))
  rmSync(new URL(old, import.meta.url))
const faces = ['/* Made by make.mjs. */\n']
for (const weight of [400, 700]) {
  for (const [part, own] of parts(letters(japanese()), weight))
    faces.push(await cut('Hanchan Japanese', weight, part, own))
}
// The language's own name, which is shown in every language.
faces.push(await cut('Hanchan Language', 400, 'japanese', ['日', '本', '語']))
writeFileSync(new URL('faces.css', import.meta.url), faces.join('\n'))
// The licence must accompany the fonts.
for (const beside of ['OFL.txt', '../public/OFL.txt'])
  writeFileSync(new URL(beside, import.meta.url), readFileSync(new URL('LICENSE', from)))

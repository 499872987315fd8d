// Generates the fonts of printed documents from complete open ones: all Latin and Cyrillic letters, so that any club's words
// can be printed, and the Japanese characters that the messages, rule files and statements use.
//
//   npm ci && node make.mjs

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const here = new URL('.', import.meta.url)
const root = new URL('../../../', here)

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))

// ASCII, Latin-1, Latin Extended-A, Cyrillic, punctuation, arrows and a few symbols.
const western = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...range(0x400, 0x45f),
  ...range(0x490, 0x491),
  ...range(0x2010, 0x2015),
  ...'‘’‚“”„†‡•…‰′″‹›⁄№€™ΩΔ←↑→↓−×÷≈≠≤≥',
]

function read(folder, ending) {
  const url = new URL(folder, root)
  return readdirSync(url)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, url), 'utf8'))
}

function japanese() {
  const texts = [
    ...['locales', 'clubs'].flatMap((kind) =>
      readdirSync(new URL(`crates/words/${kind}/`, root)).flatMap((name) =>
        ['.ftl', '.tsv'].flatMap((ending) => read(`crates/words/${kind}/${name}/`, ending)),
      ),
    ),
    ...read('crates/rules/presets/', '.toml'),
    ...read('crates/rules/', '.tsv'),
  ]
  const used = new Set([...range(0x3000, 0x3002), ...range(0x3041, 0x30ff), ...range(0xff01, 0xff5e)])
  // The characters on tiles, which documents in any language show.
  for (const letter of [...texts.join(''), ...'東南西北白發中一二三四五六七八九萬筒索●○◎△▲◆◇■□★☆']) used.add(letter)
  return [...used].filter((letter) => letter >= ' ').sort()
}

const fira = { letters: western, features: ['kern', 'liga', 'locl', 'tnum', 'lnum', 'ccmp', 'mark', 'case'] }
const biz = { letters: japanese(), features: ['kern', 'locl', 'ccmp', 'hwid', 'fwid'] }
const fonts = [
  ['fira-sans', 'FiraSans', '400Regular', fira],
  ['fira-sans', 'FiraSans', '400Regular_Italic', fira],
  ['fira-sans', 'FiraSans', '600SemiBold', fira],
  ['fira-sans', 'FiraSans', '600SemiBold_Italic', fira],
  ['fira-sans-condensed', 'FiraSansCondensed', '400Regular', fira],
  ['fira-sans-condensed', 'FiraSansCondensed', '400Regular_Italic', fira],
  ['fira-sans-condensed', 'FiraSansCondensed', '600SemiBold', fira],
  ['fira-sans-condensed', 'FiraSansCondensed', '600SemiBold_Italic', fira],
  ['biz-udpgothic', 'BIZUDPGothic', '400Regular', biz],
  ['biz-udpgothic', 'BIZUDPGothic', '700Bold', biz],
]

for (const [folder, family, style, { letters, features }] of fonts) {
  const name = `${family}_${style}.ttf`
  const whole = readFileSync(new URL(`node_modules/@expo-google-fonts/${folder}/${style}/${name}`, here))
  const file = `${family}-${style.replace(/^\d+/, '').replace('Regular_', '').replace('_', '')}`
  // TrueType for the typesetter, WOFF2 for browsers.
  for (const [targetFormat, ending] of [['truetype', 'ttf'], ['woff2', 'woff2']]) {
    const options = { targetFormat, keepFeatures: features, noHinting: true, preserveNameIds: [0, 13, 14, 16, 17] }
    writeFileSync(new URL(`${file}.${ending}`, here), await subset(whole, letters.join(''), options))
  }
}

// Extracts the outlines of the letters on the tiles from two open fonts into outlines.json, so that the tiles can be
// generated without fonts and packages.
//
// Yuji Boku, Copyright 2021 The Yuji Project Authors, SIL Open Font License 1.1.
// Zen Kaku Gothic New, Copyright 2022 The Zen Project Authors, SIL Open Font License 1.1.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import opentype from 'opentype.js'

const here = new URL('.', import.meta.url)

// A font consists of many files with some letters each.
function font(name, weight) {
  const folder = new URL(`node_modules/@fontsource/${name}/files/`, here)
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith(`-${weight}-normal.woff`))
    .map((file) => {
      const bytes = readFileSync(new URL(file, folder))
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    })
  return (letter) => {
    const part = parts.find((part) => part.charToGlyphIndex(letter) > 0)
    if (!part) throw new Error(`${name} lacks ${letter}`)
    return part.getPath(letter, 0, 0, 1000)
  }
}

const text = (commands) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined)
      return type + numbers.map((number) => Math.round(number) + 0).join(' ')
    })
    .join('')

function outlines(letters, font) {
  return Object.fromEntries(
    [...letters].map((letter) => {
      const path = font(letter)
      const { x1, y1, x2, y2 } = path.getBoundingBox()
      return [letter, { box: [x1, y1, x2, y2].map(Math.round), d: text(path.commands) }]
    }),
  )
}

const brush = outlines('一二三四伍六七八九萬東南西北發中', font('yuji-boku', 400))
const bold = outlines('123456789ESWN万東南西北發中', font('zen-kaku-gothic-new', 900))
writeFileSync(new URL('outlines.json', here), JSON.stringify({ brush, bold }, null, 1) + '\n')

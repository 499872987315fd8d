// Generates the tiles: svg/LOOK/NAME.svg, and sprite-LOOK.svg with a symbol t-NAME for each tile, f-NAME for its face
// alone, and the body, upright and sideways.
//
//   node make.mjs          writes them
//   node make.mjs --check  fails if the files differ from them

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { back, body, framed } from './draw/body.mjs'
import { dragon, man, wind } from './draw/honours.mjs'
import { pin } from './draw/pin.mjs'
import { sou } from './draw/sou.mjs'
import { plain } from './draw/plain.mjs'

const looks = {
  regular: {
    body: { face: '#fdfaf1', side: '#e0d5b9', back: '#d58b2a', shine: '#f0b660', edge: '#8a7a55' },
    ink: { face: '#fdfaf1', dark: '#1b1f2b', r: '#c3202b', g: '#12783a', b: '#1c4a9e', heart: '#c3202b' },
  },
  plain: {
    body: { face: '#ffffff', side: '#c9ccd1', back: '#2f5d8a', shine: '#9cc3e6', edge: '#20242b' },
    ink: { face: '#ffffff', dark: '#000000', r: '#c40018', g: '#00652b', b: '#0b3fa8', heart: '#c40018' },
  },
  dark: {
    body: { face: '#22262c', side: '#3a4049', back: '#8a5a1c', shine: '#b98238', edge: '#626b77' },
    ink: { face: '#22262c', dark: '#f4efe2', r: '#ff6a5c', g: '#4cc274', b: '#6fb1ff', heart: '#ff6a5c' },
  },
}

function classic(name, ink) {
  const [rank, suit] = [Number(name[0]) || 5, name[1]]
  const red = name[0] === '0'
  const art = {
    m: () => man(rank, ink, red),
    p: () => pin(rank, ink, red),
    s: () => sou(rank, ink, red),
    z: () => (rank <= 4 ? wind(rank - 1, ink) : dragon(['white', 'green', 'red'][rank - 5], ink)),
  }[suit]()
  return red ? framed(ink.r, 9, art) : art
}

const numbers = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((rank) => `${rank}${suit}`))
const honours = [1, 2, 3, 4, 5, 6, 7].map((rank) => `${rank}z`)
export const names = [...numbers, ...honours]

// Returns each face by its name.
export function faces(look) {
  const { ink } = looks[look]
  const face = look === 'plain' ? plain : classic
  return names.map((name) => [name, face(name, ink)])
}

// Returns each tile's drawing by its name.
export function drawings(look) {
  const { body: colours } = looks[look]
  const tiles = faces(look).map(([name, art]) => [name, body(colours) + art])
  return [...tiles, ['blank', body(colours)], ['back', back(colours)]]
}

// Returns the sprite: bodies and faces, and t-NAME composed of both.
function sprite(look) {
  const { body: colours } = looks[look]
  const size = '0 0 300 400'
  const symbol = (id, art, box = size) => `<symbol id="${id}" viewBox="${box}">${art}</symbol>\n`
  const use = (id) => `<use href="#${id}"/>`
  return [
    symbol('body', body(colours)),
    symbol('side', body(colours, 400, 300), '0 0 400 300'),
    symbol('t-back', back(colours)),
    symbol('t-blank', use('body')),
    ...faces(look).map(([name, art]) => symbol(`f-${name}`, art)),
    ...names.map((name) => symbol(`t-${name}`, use('body') + use(`f-${name}`))),
  ].join('')
}

function files() {
  const out = new Map()
  const svg = (more, art) => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${art}</svg>\n`
  for (const look of Object.keys(looks)) {
    for (const [name, art] of drawings(look)) out.set(`svg/${look}/${name}.svg`, svg(' viewBox="0 0 300 400"', art))
    out.set(`sprite-${look}.svg`, svg('', `\n${sprite(look)}`))
  }
  return out
}

const here = new URL('.', import.meta.url)
if (process.argv[1] === new URL(import.meta.url).pathname) {
  const check = process.argv.includes('--check')
  const differ = []
  for (const look of Object.keys(looks)) mkdirSync(new URL(`svg/${look}/`, here), { recursive: true })
  for (const [file, text] of files()) {
    if (!check) writeFileSync(new URL(file, here), text)
    else if (readFileSync(new URL(file, here), 'utf8') !== text) differ.push(file)
  }
  if (differ.length > 0) {
    console.error(`differ from what make.mjs generates: ${differ.join(', ')}`)
    process.exit(1)
  }
}

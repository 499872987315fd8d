// Letters from outlines.json, fitted into boxes.

import { readFileSync } from 'node:fs'
import { change, parse, write } from './path.mjs'

const fonts = JSON.parse(readFileSync(new URL('../outlines.json', import.meta.url)))

// Returns the letter centred at (cx, cy), at most `width` by `height`, in its own proportions or stretched by at most
// `stretch`.
export function letter(font, which, cx, cy, width, height, stretch = 1) {
  const { box: [x1, y1, x2, y2], d } = fonts[font][which]
  const [fitX, fitY] = [width / (x2 - x1), height / (y2 - y1)]
  const least = Math.min(fitX, fitY)
  const [sx, sy] = [Math.min(fitX, least * stretch), Math.min(fitY, least * stretch)]
  return change(parse(d), (x, y) => [cx + (x - (x1 + x2) / 2) * sx, cy + (y - (y1 + y2) / 2) * sy])
}

// Draws ink slightly bolder than the font. Brush strokes don't need tenths.
export const ink = (fill, bolder, ...paths) =>
  `<path fill="${fill}" stroke="${fill}" stroke-width="${bolder}" stroke-linejoin="round" d="${paths.map((path) => write(path, 1)).join('')}"/>`

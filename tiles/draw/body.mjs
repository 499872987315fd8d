// The tile's body: 300 by 400, or 400 by 300 sideways, seen from above and slightly from the front.

import { box, line, paint } from './path.mjs'

export const body = ({ face, side, back, edge }, width = 300, height = 400) =>
  paint(edge, box(1, 1, width - 2, height - 2, 30)) +
  paint(back, box(5, 30, width - 10, height - 35, 27)) +
  paint(side, box(5, 20, width - 10, height - 34, 27)) +
  paint(face, box(5, 5, width - 10, height - 30, 27))

// The back of a tile, face down.
export const back = ({ side, back, shine, edge }) =>
  paint(edge, box(1, 1, 298, 398, 30)) +
  paint(side, box(5, 30, 290, 365, 27)) +
  paint(back, box(5, 5, 290, 378, 27)) +
  line(shine, 6, box(28, 28, 244, 332, 14))

// A red five also has a frame; its face is drawn smaller.
export const framed = (colour, width, art) =>
  line(colour, width, box(17, 17, 266, 346, 18)) + `<g transform="translate(16.5 20.9) scale(.89)">${art}</g>`

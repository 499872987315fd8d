// Large, simple faces that are readable on a phone: a number and a suit symbol.

import { framed } from './body.mjs'
import { ink as write, letter } from './letters.mjs'
import { box, ellipse, paint, pierce } from './path.mjs'

export function plain(name, ink) {
  const [rank, suit] = [Number(name[0]) || 5, name[1]]
  if (suit === 'z') return honour(rank, ink)
  if (name[0] === '0') {
    const five = write(ink.r, 8, letter('bold', '5', 124, 118, 150, 190, 1.25))
    return framed(ink.r, 16, five + paint(ink.r, ellipse(246, 66, 30)) + sign[suit](ink.r))
  }
  const colour = { m: ink.dark, p: ink.b, s: ink.g }[suit]
  const number = write(colour, 8, letter('bold', String(rank), 150, 118, 170, 190, 1.25))
  return number + sign[suit](suit === 'm' ? ink.r : colour)
}

const sign = {
  m: (colour) => write(colour, 4, letter('bold', '万', 150, 293, 150, 112, 1.15)),
  p: (colour) => pierce(colour, ellipse(150, 293, 56), ellipse(150, 293, 34)) + paint(colour, ellipse(150, 293, 15)),
  s: (colour) => paint(colour, ...[90, 150, 210].map((x) => box(x - 17, 238, 34, 110, 15))),
}

function honour(rank, ink) {
  if (rank === 5) return pierce(ink.b, box(40, 46, 220, 288, 16), box(70, 76, 160, 228, 4))
  if (rank === 6) return write(ink.g, 2, letter('bold', '發', 150, 190, 236, 260, 1.2))
  if (rank === 7) return write(ink.r, 4, letter('bold', '中', 150, 190, 216, 270, 1.25))
  return (
    write(ink.dark, 6, letter('bold', 'ESWN'[rank - 1], 150, 112, 180, 176, 1.2)) +
    write(ink.dark, 1, letter('bold', '東南西北'[rank - 1], 150, 286, 170, 140, 1.1))
  )
}

// Man, winds and dragons, in brush script.

import { ink as write, letter } from './letters.mjs'
import { box, line, pierce } from './path.mjs'

export function man(rank, ink, red) {
  const number = '一二三四伍六七八九'[rank - 1]
  // Characters of one to three strokes are less tall.
  const height = { 1: 44, 2: 100, 3: 128 }[rank] ?? 144
  return (
    write(red ? ink.r : ink.dark, 6, letter('brush', number, 150, 104, 212, height, 1.2)) +
    write(ink.r, 5, letter('brush', '萬', 150, 270, 196, 168, 1.28))
  )
}

export const wind = (which, ink) => write(ink.dark, 8, letter('brush', '東南西北'[which], 150, 190, 226, 268, 1.2))

export function dragon(which, ink) {
  if (which === 'green') return write(ink.g, 6, letter('brush', '發', 150, 190, 232, 270, 1.2))
  if (which === 'red') return write(ink.r, 10, letter('brush', '中', 150, 190, 210, 276, 1.25))
  return (
    pierce(ink.b, box(38, 44, 224, 292, 14), box(56, 62, 188, 256, 6)) + line(ink.b, 5, box(70, 76, 160, 228, 4))
  )
}

// The 1 of sou: a peacock.

import { ellipse, leaf, line, move, paint, parse, turn } from './path.mjs'

// The tail: the angle and length of each feather.
const feathers = [[82, 108], [104, 126], [127, 146], [149, 158], [170, 146]]
const root = [160, 196]

const body = parse(
  'M96 56C130 46 152 70 146 104C143 124 150 138 174 152C206 170 216 206 198 236C176 270 124 276 92 254C58 230 52 192 68 158C78 136 84 124 78 108C64 92 70 64 96 56Z',
)
const wing = parse('M112 164C152 152 208 178 240 226C208 246 150 248 124 222C106 204 102 182 112 164Z')
const legs = parse('M112 256L106 322L80 334M106 322L104 344M106 322L126 340M148 258L150 326L126 340M150 326L150 348M150 326L172 338')
const crest = parse('M104 56L82 28M112 54L112 20M122 56L142 28')
const beak = parse('M74 74C58 76 44 84 34 98C52 102 66 102 80 98Z')

export function bird(ink) {
  const tail = feathers.map(([angle, length]) => move(turn(leaf(length, 48, 0.78), angle), ...root))
  const eyes = feathers.map(([angle, length]) => {
    const a = (angle * Math.PI) / 180
    return [root[0] + Math.sin(a) * (length - 25), root[1] - Math.cos(a) * (length - 25)]
  })
  const spots = (r) => eyes.map(([x, y]) => ellipse(x, y, r))
  return (
    '<g transform="translate(4 8)">' +
    line(ink.r, 9, legs) +
    tail.map((feather) => line(ink.face, 10, feather) + paint(ink.g, feather)).join('') +
    paint(ink.face, ...spots(15)) +
    paint(ink.r, ...spots(9)) +
    line(ink.face, 10, body) +
    paint(ink.g, body) +
    line(ink.face, 8, wing) +
    paint(ink.b, wing) +
    line(ink.face, 6, parse('M132 190C162 186 190 200 214 220'), parse('M134 212C154 212 172 218 188 230')) +
    line(ink.face, 6, parse('M80 176C86 168 94 168 98 176'), parse('M74 204C80 196 88 196 92 204'), parse('M84 230C90 222 98 222 102 230')) +
    paint(ink.face, ellipse(102, 84, 11)) +
    paint(ink.dark, ellipse(100, 84, 6)) +
    paint(ink.r, beak) +
    line(ink.g, 7, crest) +
    paint(ink.r, ellipse(82, 28, 10), ellipse(112, 20, 10), ellipse(142, 28, 10)) +
    '</g>'
  )
}

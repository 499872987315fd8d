// Sou: bamboo.

import { bird } from './bird.mjs'
import { box, ellipse, move, pierce, turn } from './path.mjs'

const column = (x, colour, ...ys) => ys.map((y) => [x, y, colour])

// The positions of the sticks (centre, colour, angle), and their length and width.
const faces = {
  2: { long: 152, wide: 58, at: column(150, 'g', 106, 274) },
  3: { long: 152, wide: 58, at: [[150, 106, 'g'], [82, 274, 'g'], [218, 274, 'g']] },
  4: { long: 152, wide: 58, at: [82, 218].flatMap((x) => column(x, 'g', 106, 274)) },
  5: { long: 146, wide: 54, at: [...[62, 238].flatMap((x) => column(x, 'g', 104, 276)), [150, 190, 'r']] },
  6: { long: 150, wide: 54, at: [62, 150, 238].flatMap((x) => column(x, 'g', 106, 274)) },
  7: { long: 106, wide: 50, at: [[150, 73, 'r'], ...[62, 150, 238].flatMap((x) => column(x, 'g', 192, 310))] },
  8: {
    long: 146, wide: 44,
    at: [
      ...[44, 256].flatMap((x) => column(x, 'g', 104, 276)),
      [108, 104, 'g', 34], [192, 104, 'g', -34], [108, 276, 'g', -34], [192, 276, 'g', 34],
    ],
  },
  9: { long: 106, wide: 50, at: [[62, 'g'], [150, 'r'], [238, 'g']].flatMap(([x, c]) => column(x, c, 73, 190, 307)) },
}

export function sou(rank, ink, red) {
  if (rank === 1) return bird(ink)
  const { long, wide, at } = faces[rank]
  // Overlapping sticks are drawn one by one; otherwise there would be holes where they overlap.
  const groups = new Map()
  for (const [x, y, colour, angle = 0] of at) {
    const key = `${colour}${angle}`
    if (!groups.has(key)) groups.set(key, { colour, paths: [] })
    groups.get(key).paths.push(...stick(x, y, long, wide, angle))
  }
  return [...groups.values()].map(({ colour, paths }) => pierce(ink[red ? 'r' : colour], ...paths)).join('')
}

// Two joints of bamboo, thicker at the ends and in the middle, with a highlight along each.
function stick(x, y, long, wide, angle) {
  const [h, w] = [long / 2, wide / 2]
  const outline = [
    ['M', -w * 0.45, -h],
    ['L', w * 0.45, -h],
    ['C', w * 1.0, -h, w * 1.0, -h * 0.8, w * 0.78, -h * 0.74],
    ['C', w * 0.6, -h * 0.66, w * 0.6, -h * 0.34, w * 0.8, -h * 0.22],
    ['C', w * 1.12, -h * 0.12, w * 1.12, h * 0.12, w * 0.8, h * 0.22],
    ['C', w * 0.6, h * 0.34, w * 0.6, h * 0.66, w * 0.78, h * 0.74],
    ['C', w * 1.0, h * 0.8, w * 1.0, h, w * 0.45, h],
    ['L', -w * 0.45, h],
    ['C', -w * 1.0, h, -w * 1.0, h * 0.8, -w * 0.78, h * 0.74],
    ['C', -w * 0.6, h * 0.66, -w * 0.6, h * 0.34, -w * 0.8, h * 0.22],
    ['C', -w * 1.12, h * 0.12, -w * 1.12, -h * 0.12, -w * 0.8, -h * 0.22],
    ['C', -w * 0.6, -h * 0.34, -w * 0.6, -h * 0.66, -w * 0.78, -h * 0.74],
    ['C', -w * 1.0, -h * 0.8, -w * 1.0, -h, -w * 0.45, -h],
    ['Z'],
  ]
  const slot = w * 0.3
  const light = (from, to) => box(-slot / 2, from, slot, to - from, slot / 2)
  return [outline, light(-h * 0.84, -h * 0.3), light(h * 0.3, h * 0.84), ellipse(0, 0, w * 0.5, h * 0.055)].map((path) =>
    move(turn(path, angle), x, y),
  )
}

// Pin: circles.

import { ellipse, leaf, move, paint, pierce, turn } from './path.mjs'

// The positions of the circles, their size and colours: g(reen), r(ed), b(lue).
const rows = (xs, ...ys) => ys.flatMap(([y, colour]) => xs.map((x) => [x, y, colour]))
const faces = {
  2: { r: 74, at: [[150, 104, 'g'], [150, 276, 'b']] },
  3: { r: 58, at: [[80, 78, 'b'], [150, 190, 'r'], [220, 302, 'g']] },
  4: { r: 62, at: [[82, 98, 'b'], [218, 98, 'g'], [82, 282, 'g'], [218, 282, 'b']] },
  5: { r: 54, at: [[76, 80, 'b'], [224, 80, 'g'], [150, 190, 'r'], [76, 300, 'g'], [224, 300, 'b']] },
  6: { r: 52, at: rows([86, 214], [75, 'g'], [197, 'r'], [307, 'r']) },
  7: { r: 43, at: [[60, 62, 'g'], [150, 94, 'g'], [240, 126, 'g'], ...rows([94, 206], [224, 'r'], [317, 'r'])] },
  8: { r: 43, at: rows([92, 208], [52, 'b'], [144, 'b'], [236, 'b'], [328, 'b']) },
  9: { r: 44, at: rows([56, 150, 244], [72, 'g'], [190, 'r'], [308, 'b']) },
}

export function pin(rank, ink, red) {
  if (rank === 1) return great(ink)
  const { r, at } = faces[rank]
  const colours = red ? ['r'] : [...new Set(at.map(([, , colour]) => colour))]
  return colours
    .map((colour) => {
      const these = at.filter((circle) => red || circle[2] === colour)
      const heart = colour === 'r' ? ink.r : ink.heart
      return (
        pierce(ink[colour], ...these.flatMap(([x, y]) => coin(x, y, r))) +
        paint(heart, ...these.map(([x, y]) => ellipse(x, y, r * 0.2)))
      )
    })
    .join('')
}

// A ring with a blossom inside.
function coin(x, y, r) {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) =>
    move(turn(move(leaf(r * 0.38, r * 0.33, 0.6), 0, -r * 0.25), angle), x, y),
  )
  return [ellipse(x, y, r), ellipse(x, y, r * 0.73), ...petals]
}

// The 1 of pin: a single large wheel.
function great(ink) {
  const [x, y] = [150, 190]
  const around = (count, path, shift = 0) =>
    Array.from({ length: count }, (_, i) => move(turn(path, ((i + shift) * 360) / count), x, y))
  return (
    pierce(ink.g, ellipse(x, y, 124), ellipse(x, y, 106)) +
    paint(ink.g, ...around(18, ellipse(0, -94, 8.5))) +
    pierce(ink.b, ellipse(x, y, 81), ellipse(x, y, 69)) +
    paint(ink.r, ...around(8, move(leaf(42, 27, 0.62), 0, -21))) +
    paint(ink.g, ...around(8, move(leaf(18, 12, 0.6), 0, -46), 0.5)) +
    pierce(ink.r, ellipse(x, y, 17), ellipse(x, y, 7))
  )
}

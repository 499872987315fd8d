// Paths: lists of commands with absolute points, which are moved and rotated as numbers and written at the end.

const short = (number) => String(number).replace(/^(-?)0\./, '$1.')

// Parses "M1 2L3 4" into a list of [letter, ...numbers]. Supports absolute commands with points only: M, L, Q, C, Z.
export function parse(text) {
  return [...text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, numbers]) => [
    letter,
    ...(numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ])
}

export const change = (path, point) =>
  path.map(([letter, ...numbers]) => {
    const out = [letter]
    for (let i = 0; i < numbers.length; i += 2) out.push(...point(numbers[i], numbers[i + 1]))
    return out
  })

export const move = (path, dx, dy) => change(path, (x, y) => [x + dx, y + dy])
export const scale = (path, sx, sy = sx) => change(path, (x, y) => [x * sx, y * sy])
export const mirror = (path, axis) => change(path, (x, y) => [2 * axis - x, y])

export function turn(path, degrees, cx = 0, cy = 0) {
  const a = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  return change(path, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ])
}

// Four arcs; the constant makes a cubic curve approximate a quarter of a circle.
export function ellipse(cx, cy, rx, ry = rx) {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ['Z'],
  ]
}

export function box(x, y, width, height, r) {
  const [right, bottom, k] = [x + width, y + height, r * 0.4477]
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ]
}

// A leaf that points up: from (0, 0) to (0, -length), `width` wide at the fraction `where` of its length.
export function leaf(length, width, where = 0.6) {
  const [w, y] = [width / 2, -length * where]
  return [
    ['M', 0, 0],
    ['C', -w * 0.9, y * 0.45, -w, y * 0.7, -w, y],
    ['C', -w, y - length * (1 - where) * 0.55, -w * 0.55, -length, 0, -length],
    ['C', w * 0.55, -length, w, y - length * (1 - where) * 0.55, w, y],
    ['C', w, y * 0.7, w * 0.9, y * 0.45, 0, 0],
    ['Z'],
  ]
}

// Writes the path with relative points, which is shorter and compresses better, rounded to 1 / `fine`.
export function write(path, fine = 10) {
  const step = (number) => Math.round(number * fine) / fine
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let text = ''
  const join = (numbers) =>
    numbers.map((n, i) => (i > 0 && n[0] !== '-' ? ' ' : '') + n).join('')
  for (const [letter, ...numbers] of path) {
    if (letter === 'Z') {
      text += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    // Rounding errors are carried into the next step, so that they don't add up.
    const last = numbers.length - 2
    const [bx, by] = [x, y]
    const out = []
    for (let i = 0; i < numbers.length; i += 2) {
      const dx = step(numbers[i] - bx)
      const dy = step(numbers[i + 1] - by)
      out.push(short(dx), short(dy))
      if (i === last) [x, y] = [step(bx + dx), step(by + dy)]
    }
    if (letter === 'M') {
      text += 'M' + join([short(x), short(y)])
      ;[startX, startY] = [x, y]
    } else {
      text += letter.toLowerCase() + join(out)
    }
  }
  return text
}

export const paint = (fill, ...paths) =>
  `<path fill="${fill}" d="${paths.map((path) => write(path)).join('')}"/>`

// Draws paths with holes where they overlap.
export const pierce = (fill, ...paths) =>
  `<path fill="${fill}" fill-rule="evenodd" d="${paths.map((path) => write(path)).join('')}"/>`

export const line = (stroke, width, ...paths) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${paths.map((path) => write(path)).join('')}"/>`

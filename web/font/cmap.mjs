import { brotliDecompressSync } from 'node:zlib'

/** Returns the letters of a WOFF2 font, from its table `cmap`, which is compressed but not transformed. */
export function lettersOf(font) {
  let at = 48
  const number = () => {
    for (let value = 0; ;) {
      const byte = font[at++]
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let before = 0
  let cmap = null
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font[at++]
    const [tag, version] = [flags & 63, flags >> 6]
    if (tag === 63) at += 4
    let length = number()
    // By default, outlines are transformed and other tables are not.
    const outlines = tag === 10 || tag === 11
    if (outlines ? version !== 3 : version !== 0) length = number()
    if (tag === 0) cmap = [before, before + length]
    before += length
  }
  if (cmap === null) throw new Error('no cmap')
  const table = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(...cmap)
  const ways = Array.from({ length: table.readUInt16BE(2) }, (_, way) =>
    table.subarray(table.readUInt32BE(8 + 8 * way)),
  )
  return new Set(ways.flatMap(coded))
}

function coded(table) {
  const found = []
  const add = (from, to) => {
    for (let code = from; code <= to; code++) found.push(String.fromCodePoint(code))
  }
  if (table.readUInt16BE(0) === 12) {
    for (let i = 0; i < table.readUInt32BE(12); i++)
      add(table.readUInt32BE(16 + 12 * i), table.readUInt32BE(20 + 12 * i))
  } else if (table.readUInt16BE(0) === 4) {
    const twice = table.readUInt16BE(6)
    for (let i = 0; i < twice; i += 2)
      add(table.readUInt16BE(16 + twice + i), Math.min(table.readUInt16BE(14 + i), 0xfffe))
  }
  return found
}

/** SHA-256: the browser's, or our own on plain HTTP (a local network), where browsers don't provide it. */

/** Returns the fractional parts of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
}

const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32) >>> 0
const K = constants()
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256Here(bytes: Uint8Array): Uint8Array {
  const length = (((bytes.length + 8) >> 6) + 1) << 6
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, (bytes.length << 3) >>> 0)
  const state = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => fraction(Math.sqrt(prime)))
  const w = new Uint32Array(64)
  const at = (list: Uint32Array, index: number) => list[index] ?? 0
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)]
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const first =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    const sums = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = at(state, i) + (sums[i] ?? 0)
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Missing on plain HTTP, although the type says otherwise.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256Here(bytes)
}

import { expect, test } from 'vitest'
import { hex, unhex } from '../game/hex'
import { sha256, sha256Here } from './sha256'

test("our SHA-256 matches the browser's", async () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(hex(sha256Here(bytes))).toBe(hex(await sha256(bytes)))
  }
  expect(hex(sha256Here(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('bytes are written as text and parsed again', () => {
  expect(unhex('00ff10')).toEqual(Uint8Array.from([0, 255, 16]))
  expect(unhex('0')).toBeNull()
  expect(unhex('zz')).toBeNull()
})

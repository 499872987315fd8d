import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettersOf } from '../../font/cmap.mjs'
import { japanese, letters } from '../../font/letters.mjs'

const folder = new URL('../../font/', import.meta.url)

function brought(begins: string): Set<string> {
  const files = readdirSync(folder).filter((name) => name.startsWith(begins) && name.endsWith('.woff2'))
  return new Set(files.flatMap((name) => [...lettersOf(readFileSync(new URL(name, folder)))]))
}

test.each([400, 700])('the font of weight %i has every letter of the Japanese texts', (weight) => {
  const has = brought(`japanese-${weight}-`)
  // If this fails: `cd font && npm ci && npm run make`.
  expect(letters(japanese()).filter((letter) => !has.has(letter))).toEqual([])
})

test('a missing letter is detected', () => {
  const has = brought('language-')
  expect(letters('日本語 riichi リ').filter((letter) => !has.has(letter))).toEqual(['リ'])
})

import { expect, test } from 'vitest'
import { formatIn, parseBundles } from './bundles'
import { clubOf, readClub, readMessages } from './messages'

async function bundlesOf(language: string, rules: string | null) {
  const club = clubOf(rules, language)
  const files = await readMessages(language, ['around', 'rules'])
  return parseBundles(language, files, club === null ? null : await readClub(club))
}

test("a rule set uses its club's words, but only in the language of the club's document", () => {
  expect(clubOf('phoenix', 'ru')).toBe('phoenix')
  expect(clubOf('cheatsheet-3p', 'ru')).toBe('cheatsheet')
  expect(clubOf('danish', 'da')).toBe('danish')
  expect(clubOf('phoenix', 'en')).toBeNull()
  expect(clubOf('common', 'ru')).toBeNull()
  expect(clubOf(null, 'ru')).toBeNull()
})

test("a club's terms replace the default ones in default messages", async () => {
  expect(formatIn(await bundlesOf('ru', null), 'calc-honba', null)).toBe('Хонба')
  expect(formatIn(await bundlesOf('ru', 'phoenix'), 'calc-honba', null)).toBe('Ренчаны')
  expect(formatIn(await bundlesOf('ru', 'cheatsheet'), 'han', null, { han: 2 })).toBe('2 фана')
})

test("a club's messages replace the default ones; missing attributes are default texts with the club's terms", async () => {
  const phoenix = await bundlesOf('ru', 'phoenix')
  expect(formatIn(phoenix, 'yaku-shousangen', 'romanised')).toBe('Сёсанген')
  expect(formatIn(phoenix, 'yaku-honitsu', 'about')).toBe('Одна масть и достоинства.')
  const cheatsheet = await bundlesOf('ru', 'cheatsheet')
  expect(formatIn(cheatsheet, 'calc-winning-tile', null)).toBe('Выигрышная кость')
  expect(formatIn(cheatsheet, 'switch-riichi-passed-kan', null)).toBe('Фуритен за пропуск кости кана')
})

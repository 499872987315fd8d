import { expect, test } from 'vitest'
import { LANGUAGES } from './messages'
import { parse, readStatements } from './statements'

test('lines of an id and a text are parsed; comments and empty lines are skipped', () => {
  expect(parse('# a remark\nP-001\tA rule.\n\nP-002\tAnother\tone.\n', 'en')).toEqual([
    ['P-001', { text: 'A rule.', lang: 'en' }],
    ['P-002', { text: 'Another one.', lang: 'en' }],
  ])
})

test.each(LANGUAGES)('every statement is available in %s, if need be in English', async (language) => {
  const [english, all] = await Promise.all([readStatements('en'), readStatements(language)])
  expect(english.size).toBeGreaterThan(300)
  expect([...all.keys()]).toEqual([...english.keys()])
  for (const { text, lang } of all.values()) {
    expect(text).not.toBe('')
    expect(['en', language]).toContain(lang)
  }
})

import { expect, test } from 'vitest'
import { LANGUAGES } from './messages'
import { parse, readStatements } from './statements'

test('lines of an id and a text; remarks and empty lines are none', () => {
  expect(parse('# a remark\nP-001\tA rule.\n\nP-002\tAnother\tone.\n', 'en')).toEqual([
    ['P-001', { text: 'A rule.', lang: 'en' }],
    ['P-002', { text: 'Another one.', lang: 'en' }],
  ])
})

test.each(LANGUAGES)('every statement can be read in %s, in English if need be', async (language) => {
  const [english, all] = await Promise.all([readStatements('en'), readStatements(language)])
  expect(english.size).toBeGreaterThan(300)
  expect([...all.keys()]).toEqual([...english.keys()])
  for (const { text, lang } of all.values()) {
    expect(text).not.toBe('')
    expect(['en', language]).toContain(lang)
  }
})

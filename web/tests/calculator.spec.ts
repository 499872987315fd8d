import { execFileSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { club, picture } from './club'

const visit = club()

type Case = { hand: string; win: string; more?: string[] }
const CASES: Case[] = [
  { hand: '23467m 234567p 88s', win: '5m', more: ['--riichi', '--dora', '4m'] },
  {
    hand: '23467m 234567p 88s',
    win: '8m',
    more: ['--tsumo', '--seat', 'E', '--double-riichi', '--ippatsu', '--ura', '7s'],
  },
  { hand: '46m 345p 12399s | pon 555z', win: '5m', more: ['--seat', 'E', '--honba', '2', '--sticks', '1'] },
  { hand: '19m 19p 19s 1234567z', win: '1m', more: ['--tsumo'] },
  { hand: '1133557799m 22p 4z', win: '4z', more: ['--last'] },
  {
    hand: '1m 789s | closed kan 1111z, open kan 7777p, chi 456m',
    win: '1m',
    more: ['--tsumo', '--rinshan', '--round', 'S'],
  },
]

function toldByCommand({ hand, win, more = [] }: Case, rules: string): { points: string; total: string } {
  const answer = execFileSync(inject('program'), [
    'score',
    hand,
    '--win',
    win,
    '--rules',
    rules,
    '--lang',
    'en',
    '--json',
    ...more,
  ])
  return (JSON.parse(answer.toString()) as { explanation: { points: string; total: string } }).explanation
}

function addressOf({ hand, win, more = [] }: Case, rules: string): string {
  const query = new URLSearchParams({ hand, win, rules })
  more.forEach((word, at) => {
    if (!word.startsWith('--')) return
    const value = more[at + 1]
    query.set(word.slice(2), value === undefined || value.startsWith('--') ? 'true' : value)
  })
  return `/calculator?${query}`
}

test.each(['phoenix', 'common', 'ema'])('%s: the page and the command line agree', async (rules) => {
  const page = await visit()
  for (const one of CASES) {
    await page.goto(addressOf(one, rules))
    const { points, total } = toldByCommand(one, rules)
    await page.locator('.points strong').waitFor()
    expect(await page.locator('.points strong').innerText(), one.hand).toBe(points)
    expect(await page.locator('.points span').innerText(), one.hand).toBe(total)
  }
})

test('a hand is built by tapping', async () => {
  const page = await visit()
  await page.goto('/calculator?rules=phoenix')
  const palette = page.locator('.palette')
  const tap = async (...names: string[]) => {
    for (const name of names) await palette.getByRole('button', { name, exact: true }).click()
  }
  await page.getByText('Pon', { exact: true }).click()
  await tap('white dragon')
  await page.getByText('Hand', { exact: true }).click()
  await tap('2 man', '3 man', '4 man', '4 pin', 'red 5 pin', '6 pin', '7 sou', '7 sou', '8 sou', '8 sou')
  // Ten tiles and a pon: the score of every winning tile is shown.
  await page.locator('table.waits').waitFor()
  await tap('7 sou')
  await expect.poll(() => page.locator('.worth').innerText()).toMatch(/2 han/)
  await expect.poll(() => page.url()).toContain('win=7s')
  await picture(page, 'calculator')

  // Opening the URL shows the same again.
  const points = await page.locator('.points strong').innerText()
  await page.reload()
  await page.locator('.points strong').waitFor()
  expect(await page.locator('.points strong').innerText()).toBe(points)
})

test('two rule sets are shown side by side', async () => {
  const page = await visit()
  // Four closed triplets on a pair: one yakuman or two.
  await page.goto('/calculator?hand=111333m444p7779s&win=9s&tsumo=true&rules=phoenix&and=furiten')
  await expect.poll(() => page.locator('.points strong').count()).toBe(2)
  const [one = '', other = ''] = await page.locator('.points span').allInnerTexts()
  expect([one, other]).toEqual(['double yakuman', 'yakuman'])
})

test('the page explains why a hand cannot win', async () => {
  const page = await visit()
  page.removeAllListeners('console')
  await page.goto('/calculator?hand=23467m234567p88s&win=1z&rules=phoenix')
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/5 man/)
})

test('the calculator works with arrow keys and Enter', async () => {
  const page = await visit()
  await page.goto('/calculator')
  await page.locator('.palette button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('hand=12m2p')
})

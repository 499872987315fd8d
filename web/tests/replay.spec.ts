import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { club, hurry, makeTable, picture } from './club'
import { settled } from './seen'

const visit = club()
const root = join(import.meta.dirname, '../..')

test.each(['four.json', 'four.mjlog', 'four.mjai', 'three.json', 'three.mjlog', 'three.mjai'])(
  'a record is replayed: %s',
  async (name) => {
    const page = await visit()
    await page.goto('/replay')
    await page.locator('input[type=file]').setInputFiles(join(root, 'fuzz/seeds', name))
    await page.locator('.board').waitFor()
    const players = name.startsWith('three') ? 3 : 4
    expect(await page.locator('.plate').count()).toBe(players)
    await page.keyboard.press('End')
    await page.locator('.picture table').last().waitFor()
    await picture(page, `replay-${name}`)
  },
)

/** Tenhou's tile numbers: 11–47, and 51–53 for red fives. */
const tenhou = (tile: number) =>
  tile > 50 ? `0${'mps'[tile - 51]}` : `${tile % 10}${'mpsz'[Math.floor(tile / 10) - 1]}`

test('a Tenhou game is shown as recorded', async () => {
  const page = await visit()
  await page.goto('/replay')
  const path = join(root, 'fuzz/seeds/four.json')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.locator('.board').waitFor()
  const game = JSON.parse(readFileSync(path, 'utf8')) as {
    name: string[]
    sc: number[]
    log: [number[], number[], number[], number[], ...number[][]][]
  }
  const [first] = game.log
  if (!first) throw new Error('a deal')
  const open = page.getByLabel('Show all hands')
  if (!(await open.isChecked())) await open.check()
  await page.keyboard.press('Home')
  const start = await settled(page)
  expect(start.indicators).toEqual(first[2].slice(0, 1).map(tenhou))
  // Each hand as dealt; the dealer has already drawn.
  for (let seat = 0; seat < 4; seat++) {
    const dealt = [...(first[4 + 3 * seat] ?? []), ...(seat === 0 ? [first[5]?.[0] ?? 0] : [])].map(tenhou)
    const shown = seat === 0 ? start.hand : (start.sides[seat]?.hand ?? [])
    expect(shown.toSorted(), game.name[seat]).toEqual(dealt.toSorted())
  }
})

test('our own log includes the proof of its walls', async () => {
  const page = await visit()
  await page.goto('/replay')
  const log = readFileSync(join(root, 'crates/cli/tests/game.jsonl'), 'utf8')
  const open = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await open(log)
  await page.locator('p.kept').waitFor()
  // A seed that does not match its commitment is detected.
  await open(log.replace(/"seed":"0/, '"seed":"1'))
  await page.locator('p.other-seed').waitFor()
})

test('a game played here has a URL', async () => {
  const page = await visit()
  const bots = ['steady', 'steady', 'steady']
  const settings = { rules: 'phoenix', bots, clock: null, pace: 0, length: 'one-deal', entry: 'link' }
  const table = await makeTable(page, 'Ann', settings)
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  await hurry(page)
  await page.locator('[data-act=final]').click()
  await page.locator('a[href^="/games/"]').click()
  await page.locator('.board').waitFor()
  await page.locator('p.kept').waitFor()

  // Steps, seats, open and hidden hands; the URL leads back to them.
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  await page.keyboard.press('o')
  await expect.poll(() => page.url()).toMatch(/seat=1.*step=21/)
  const place = new URL(page.url())
  expect(place.searchParams.get('step')).toBe('21')
  expect(place.searchParams.get('seat')).toBe('1')
  expect(place.searchParams.has('open')).toBe(false)
  const told = await page.locator('ol [aria-current]').innerText()
  const backs = await page.locator('.board img:not([data-face])').count()
  expect(backs).toBeGreaterThan(30)
  await page.goto(place.href)
  await page.locator('ol [aria-current]').waitFor()
  await expect.poll(() => page.locator('ol [aria-current]').innerText()).toBe(told)
  await expect.poll(() => page.locator('.board img:not([data-face])').count()).toBe(backs)
  await page.getByText('Show all hands').click()
  await expect.poll(() => page.locator('.board img:not([data-face])').count()).toBeLessThan(10)
  await page.locator('dd', { hasText: 'tenpai' }).first().waitFor()
})

test('an opened record gets a URL when it is shared', async () => {
  const page = await visit()
  await page.goto('/replay')
  await page.locator('input[type=file]').setInputFiles(join(root, 'fuzz/seeds/four.mjlog'))
  await page.locator('.board').waitFor()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  expect(new URL(page.url()).pathname).toBe('/replay')
  await page.locator('[data-act=share]').click()
  await page.locator('[data-act=copy]').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/records\/[0-9a-f]{24}$/)
  const before = await settled(page)
  const other = await visit()
  await other.goto(page.url())
  await other.locator('.board').waitFor()
  await expect.poll(() => settled(other)).toEqual(before)
})

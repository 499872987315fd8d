import { expect, test } from 'vitest'
import { barriers } from './axe'
import { club, cutOff, picture } from './club'

const visit = club()
const SIZES = [390, 768, 1440]

test('the yaku of a rule set are listed with drawn hands, and each has its card', async () => {
  const page = await visit()
  await page.goto('/')
  await page.getByRole('link', { name: /^Yaku cards / }).click()
  await page.getByRole('combobox', { name: 'Rule set' }).selectOption('danish')
  const card = page.getByRole('button', { name: /Honitsu/ })
  await card.locator('svg').waitFor()
  expect(await page.locator('li button svg').count()).toBeGreaterThan(30)
  await card.click()
  await page.locator('article h2', { hasText: 'Honitsu' }).waitFor()
  expect(page.url()).toContain('yaku=honitsu')
  expect(await page.locator('figure').count()).toBeGreaterThanOrEqual(2)
  expect(await page.locator('figure.bad').count()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).not.toContain('yaku=honitsu')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.url()).toContain('yaku=honitsu')
  await page.reload()
  await page.locator('article h2', { hasText: 'Honitsu' }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor()
  expect(await card.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the rules page links to printable documents', async () => {
  const page = await visit()
  await page.goto('/rules/ema?with=phoenix')
  const links = page.getByRole('region', { name: 'Print' }).getByRole('link')
  await links.first().waitFor()
  const { formats } = (await (await page.request.get('/api/press')).json()) as { formats: string[] }
  expect(await links.count()).toBe(3 * formats.length)
  if (!formats.includes('pdf'))
    expect(await links.allInnerTexts()).toEqual(Array(3).fill('Print or save as PDF'))
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter')
  const all = await links.evaluateAll((every) => every.map((link) => (link as HTMLAnchorElement).href))
  for (const to of all) {
    expect(to).toContain('paper=letter')
    const answer = await page.request.get(to, { timeout: 60_000 })
    expect(answer.status(), to).toBe(200)
    const begin = (await answer.body()).subarray(0, 15).toString()
    expect(begin).toMatch(to.includes('.pdf') ? /^%PDF-/ : /^<!doctype html>/)
  }
  // A printable page is self-contained and logs no errors.
  await page.goto(all.find((to) => to.includes('sheet.html')) ?? '')
  await page.locator('html[data-fitted] table').first().waitFor()
  await picture(page, 'sheet-html')
})

/** Message ids that were not replaced by text. */
const RAW = /\b(?:web|cards|print|book|press)-[a-z-]+\b/

test.each(['en', 'ru', 'da', 'ja'])('%s: cards are translated, fit and are accessible', async (code) => {
  const page = await visit({ locale: code })
  for (const [name, path] of [
    ['list', '/cards?rules=phoenix'],
    ['card', '/cards?rules=phoenix&yaku=daisuushii'],
    ['card-kan', '/cards?rules=danish&yaku=rinshan'],
  ] as const) {
    await page.goto(path)
    await page.locator('main svg').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(code)
    expect(RAW.exec(await page.locator('main').innerText())?.[0]).toBeUndefined()
    for (const width of SIZES) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(50)
      await picture(page, `cards-${name}-${code}-${width}`)
      expect(await cutOff(page), `${path} at ${width}`).toEqual([])
    }
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
      expect(await barriers(page), `${path}, ${theme}`).toEqual([])
    }
    await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
  }
})

import { expect, test } from 'vitest'
import { club, painted, picture } from './club'

const visit = club()

test('a referee searches and finds the statement', async () => {
  const page = await visit()
  await page.goto('/rules/phoenix')
  await page.locator('article').first().waitFor()
  expect(await page.locator('article').count()).toBeGreaterThan(150)
  await page.getByRole('searchbox').fill('double ron')
  const first = page.locator('article').first()
  await expect.poll(() => first.innerText()).toMatch(/Double ron/)
  await expect.poll(() => first.innerText()).toMatch(/closest in turn order/)
  await expect.poll(() => first.locator('blockquote').isVisible()).toBe(true)
  await page.getByRole('searchbox').fill('P-136')
  await page.locator('dt', { hasText: 'P-136' }).waitFor()
  await expect.poll(() => page.url()).toContain('q=P-136')
})

test('any two rule sets can be compared', async () => {
  const page = await visit()
  await page.goto('/rules/phoenix?with=ema&only=true')
  await page.locator('article.differs').first().waitFor()
  const marked = await page.locator('article.differs').count()
  expect(marked).toBeGreaterThan(10)
  expect(await page.locator('article').count()).toBe(marked)
  await picture(page, 'rules-compared')
})

/** Message ids that were not replaced by text. */
const RAW = /\b(?:web|calc|book|replay|proof|group|score|pays)-[a-z-]+\b/
const PAGES = [
  '/calculator?hand=23467m234p34588s&win=5m&riichi=true&and=ema',
  '/rules/cheatsheet?with=phoenix',
  '/replay',
]
/** The element that each page shows once its data is loaded. */
const READY = ['.points', 'article', '.open']

test.each(['ru', 'da', 'en', 'ja'])('%s: other pages are translated and fit', async (code) => {
  const page = await visit({ locale: code })
  for (const [at, path] of PAGES.entries()) {
    await page.goto(path)
    await page
      .locator(READY[at] ?? 'h1')
      .first()
      .waitFor()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await painted(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(code)
      expect(RAW.exec(await page.locator('main').innerText())?.[0]).toBeUndefined()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

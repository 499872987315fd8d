import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, cutOff, picture } from './club'

const visit = club()

/** Page sizes in points. */
const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const
type Paper = keyof typeof PAPERS

/** Returns the pages of a PDF made by Chromium: their sizes, and the fonts they use. */
async function printed(page: Page): Promise<{ sizes: number[][]; fonts: string[] }> {
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ])
  const fonts = [...pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name ?? '')
  return { sizes, fonts: [...new Set(fonts)] }
}

/** Opens a document and waits until its text is fitted. */
async function open(page: Page, path: string): Promise<void> {
  // A debug build takes seconds to find the examples of all yaku.
  await page.goto(`/api/press/${path}`, { timeout: 60_000 })
  await page.locator('html[data-fitted]').waitFor()
}

/** Returns the boxes whose contents don't fit. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.paper, .columns, .card > div, .card')]
      .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      .map(
        (box) =>
          `${box.className} ${box.parentElement?.id} ${box.scrollWidth}/${box.clientWidth} ${box.scrollHeight}/${box.clientHeight}`,
      ),
  )
}

/** Checks a document as it is printed, and returns the number of its pages. */
async function check(page: Page, path: string, paper: Paper): Promise<number> {
  expect(await overflowing(page), path).toEqual([])
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  )
  expect(faces.length).toBeGreaterThan(0)
  expect(
    faces.filter((face) => !face.endsWith(' loaded')),
    `${path}: embedded, but not used`,
  ).toEqual([])
  const { sizes, fonts } = await printed(page)
  for (const [at, size] of PAPERS[paper].entries()) {
    for (const printedSize of sizes)
      expect(Math.abs((printedSize[at] ?? 0) - size), `${path}: ${printedSize}`).toBeLessThan(1)
  }
  expect(fonts.length).toBeGreaterThan(0)
  expect(
    fonts.filter((font) => !/^(?:FiraSans|BIZUDPGothic)/.test(font)),
    `${path}: not embedded`,
  ).toEqual([])
  return sizes.length
}

/** Russian texts are the longest, and Letter is the smaller paper. */
const LONGEST = 'lang=ru&paper=letter'

test('a sheet is exactly two pages, under every rule set in the longest language', async () => {
  const page = await visit()
  const answer = await page.request.get('/api/rules')
  const rules = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  expect(rules.length).toBeGreaterThanOrEqual(13)
  for (const id of rules) {
    const path = `${id}/sheet.html?${LONGEST}`
    await open(page, path)
    expect(await check(page, path, 'letter'), path).toBe(2)
  }
})

test.each(['en', 'da', 'ja'])('%s: a sheet is exactly two pages', async (lang) => {
  const page = await visit()
  for (const id of ['cheatsheet', 'danish', 'tenhou-3p']) {
    const path = `${id}/sheet.html?lang=${lang}`
    await open(page, path)
    expect(await check(page, path, 'a4'), path).toBe(2)
  }
})

test.each(['ru', 'da', 'ja'])('%s: every card has room for its text, eight to a page', async (lang) => {
  const page = await visit()
  const paper = lang === 'ru' ? 'letter' : 'a4'
  const path = `${lang === 'da' ? 'danish' : 'phoenix'}/cards.html?lang=${lang}&paper=${paper}`
  await open(page, path)
  expect(await check(page, path, paper)).toBe(Math.ceil((await page.locator('.card').count()) / 8))
  const sizes = await page
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  for (const { width, height } of sizes) {
    expect(Math.abs(width - (94 / 25.4) * 96)).toBeLessThan(0.5)
    expect(Math.abs(height - (65 / 25.4) * 96)).toBeLessThan(0.5)
  }
})

test('a book has a table of contents, and no page break inside a rule, card or table', async () => {
  const page = await visit()
  const path = 'danish/book.html?lang=en&against=ema'
  await open(page, path)
  const pages = await check(page, path, 'a4')
  const numbers = (await page.locator('nav .at').allInnerTexts()).map(Number)
  expect(numbers[0]).toBe(2)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
  const broken = await page.evaluate(() => {
    const book = document.querySelector('.book')
    book?.classList.add('measured')
    const parts = [...document.querySelectorAll('.whole, figure, table')].filter(
      (part) => part.getClientRects().length > 1,
    )
    book?.classList.remove('measured')
    return parts.map((part) => part.outerHTML.slice(0, 80))
  })
  expect(broken).toEqual([])
})

test('text fits even without JavaScript', async () => {
  const page = await visit({ javaScriptEnabled: false })
  for (const path of [
    `cheatsheet/sheet.html?${LONGEST}`,
    `ema/sheet.html?${LONGEST}`,
    `phoenix/cards.html?${LONGEST}`,
  ]) {
    await page.goto(`/api/press/${path}`, { timeout: 60_000 })
    await page.locator('.page').first().waitFor()
    expect(await overflowing(page), path).toEqual([])
    expect(await page.locator('#print').isVisible()).toBe(false)
  }
})

test.each([
  ['en', 'Print or save as PDF'],
  ['ru', 'Напечатать или сохранить как PDF'],
  ['da', 'Udskriv eller gem som PDF'],
  ['ja', '印刷またはPDFで保存'],
])('%s: the print button is on every screen but not on paper', async (lang, label) => {
  const page = await visit()
  await page.addInitScript(() => (window.print = () => (document.documentElement.dataset.printed = 'true')))
  for (const what of lang === 'ru' ? ['sheet', 'cards', 'book'] : ['sheet']) {
    await open(page, `phoenix/${what}.html?lang=${lang}`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await cutOff(page), `${what} at ${width}`).toEqual([])
      await picture(page, `print-${what}-${lang}-${width}`)
    }
    await page.getByRole('button', { name: label, exact: true }).click()
    expect(await page.locator('html').getAttribute('data-printed')).toBe('true')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#print').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
  }
})

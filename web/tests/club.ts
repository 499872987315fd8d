import { join as pathOf } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

/** The browser, for the tests of a file, and pages that close after each. Whatever a page complains about fails the test. */
export function club() {
  let browser: Browser
  const opened: (() => Promise<void>)[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
    expect(complaints.splice(0)).toEqual([])
  })

  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: inject('url'),
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      reducedMotion: 'reduce',
      ...options,
    })
    opened.push(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (line) => {
      // That nobody is logged in yet is an answer like any other.
      if (line.type() === 'error' && !line.text().includes('401')) complaints.push(line.text())
    })
    return page
  }
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: pathOf(import.meta.dirname, 'pictures', `${name}.png`) })
}

/** A guest with this name makes a table; its address. */
export async function makeTable(page: Page, name: string, settings: Record<string, unknown>): Promise<string> {
  await page.goto('/')
  const id = await page.evaluate(
    async ([guest, wanted]) => {
      const post = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      await post('/api/guest', { name: guest })
      const made = (await (await post('/api/tables', wanted)).json()) as { id?: string }
      return made.id ?? JSON.stringify(made)
    },
    [name, settings] as const,
  )
  return `/tables/${id}`
}

/** A guest with this name sits down at a table that waits for him, and goes there. */
export async function sitDown(page: Page, name: string, table: string): Promise<void> {
  await page.goto('/')
  const status = await page.evaluate(
    async ([guest, id]) => {
      const post = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      await post('/api/guest', { name: guest })
      return (await post(`/api/tables/${id}/sit`, {})).status
    },
    [name, table] as const,
  )
  expect(status, table).toBeLessThan(300)
  await page.goto(`/tables/${table}`)
}

/** Somebody with this name joins a table as its address invites him to. */
export async function join(page: Page, table: string, name: string): Promise<void> {
  await page.goto(table)
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.locator('header p').waitFor()
}

const STRONG = ['ron', 'tsumo', 'north', 'draw', 'show', 'agree', 'mix']

/** Does one thing by clicking, as a player who wins, calls if he is told to, and discards what he draws. */
export async function click(page: Page, calls: string[] = []): Promise<boolean> {
  for (const act of [...STRONG, ...calls, 'pass']) {
    const button = page.locator(`[data-act=${act}]:enabled`).first()
    if ((await button.count()) > 0) return clicked(button)
  }
  const tile = page.locator('.hand.turn button[aria-disabled=false]').last()
  return (await tile.count()) > 0 && clicked(tile)
}

async function clicked(button: ReturnType<Page['locator']>): Promise<boolean> {
  return button.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
}

/** Plays until something is to be seen, or somebody is pleased. */
export async function playUntil(page: Page, done: () => Promise<boolean>, step = () => click(page)): Promise<void> {
  const until = Date.now() + 40_000
  while (!(await done())) {
    if (Date.now() > until) {
      const [asked, acts] = [page.locator('header p').innerText(), page.locator('.acts').first().innerHTML()]
      throw new Error(`still playing: ${await asked} ${await acts}`)
    }
    if (!(await step())) await page.waitForTimeout(30)
  }
}

/**
 * Lets the page itself click, as often as it can, as `click` would. The first acts of a test are real clicks; what only
 * leads to the end of a deal need not be.
 */
export function hurry(page: Page): Promise<void> {
  return page.evaluate((wanted) => {
    const enabled = (selector: string) => document.querySelectorAll<HTMLButtonElement>(selector)
    setInterval(() => {
      if (document.querySelector('[role=dialog]')) return
      const act = wanted.flatMap((name) => [...enabled(`[data-act=${name}]:enabled`)])[0]
      const tile = [...enabled('.hand.turn button[aria-disabled=false]')].at(-1)
      ;(act ?? tile)?.click()
    }, 20)
  }, [...STRONG, 'pass'])
}

/** What is wider than the window, or is cut off in a plate. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window')
    for (const tile of document.querySelectorAll('.hand button')) {
      const { left, right, bottom } = tile.getBoundingClientRect()
      if (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push('a tile of the hand is outside')
    }
    for (const part of document.querySelectorAll('.plate .points, .plate .wind, .centre strong, .centre .left')) {
      if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut off: ${part.textContent}`)
    }
    return wrong
  })
}

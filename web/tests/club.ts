import { join as pathOf } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

/** The longest wait for anything, in milliseconds. It only ends tests that would fail anyway. */
export const PATIENCE = 120_000

/**
 * Provides a browser for the tests of a file, and pages that are closed after each test. A test fails if a page logs an
 * error.
 */
export function club() {
  let browser: Browser
  const opened: (() => Promise<void>)[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()))
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
    page.setDefaultTimeout(PATIENCE)
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    page.on('console', (line) => {
      // A 401 is expected before somebody signs in.
      if (line.type() === 'error' && !line.text().includes('401')) complaints.push(line.text())
    })
    return page
  }
}

/** Saves a picture of the page in `pictures/` if `HANCHAN_PICTURES` is set; no test compares them. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.HANCHAN_PICTURES === undefined) return
  await page.screenshot({ path: pathOf(import.meta.dirname, 'pictures', `${name}.png`) })
}

/** Sends a request with the page's cookies. */
async function post<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const answer = await page.request.post(path, { data, timeout: PATIENCE })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${path}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

async function guest(page: Page, name: string): Promise<void> {
  await post(page, '/api/guest', { name })
}

/** Registers an account with this name. */
export async function account(page: Page, name: string): Promise<void> {
  await guest(page, name)
  await post(page, '/api/register', { name, password: 'correct horse' })
}

/** Creates a table as a guest with this name, and returns its URL. */
export async function makeTable(
  page: Page,
  name: string,
  settings: Record<string, unknown>,
): Promise<string> {
  await guest(page, name)
  return `/tables/${(await post<{ id: string }>(page, '/api/tables', settings)).id}`
}

/** Seats a guest with this name at a waiting table and opens it. */
export async function sitDown(page: Page, name: string, table: string): Promise<void> {
  await guest(page, name)
  await post(page, `/api/tables/${table}/sit`, {})
  await page.goto(`/tables/${table}`)
}

/** Joins a table through its link, with this name. */
export async function join(page: Page, table: string, name: string): Promise<void> {
  await page.goto(table)
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.locator('header p').waitFor()
}

const STRONG = ['ron', 'tsumo', 'north', 'draw', 'show', 'agree', 'mix']

const TILE = '.hand.turn button[aria-disabled=false]'

/** Makes one move by clicking: wins, makes the given calls, and otherwise discards the drawn tile. */
export async function click(page: Page, calls: string[] = []): Promise<boolean> {
  // Pressing riichi again would withdraw it.
  const button = (act: string) => `[data-act=${act}]:enabled:not([aria-pressed=true])`
  const wanted = [...[...STRONG, ...calls, 'pass'].map(button), TILE]
  const found = await page.evaluate((all) => all.find((selector) => document.querySelector(selector)), wanted)
  if (found === undefined) return false
  return clicked(found === TILE ? page.locator(found).last() : page.locator(found).first())
}

async function clicked(button: ReturnType<Page['locator']>): Promise<boolean> {
  return button.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
}

/** Plays until `done`; tries again while there is nothing to do. */
export async function playUntil(
  page: Page,
  done: () => Promise<boolean>,
  step = () => click(page),
): Promise<void> {
  const until = Date.now() + 2 * PATIENCE
  while (!(await done())) {
    if (Date.now() > until) {
      const [asked, acts] = [page.locator('header p').innerText(), page.locator('.acts').first().innerHTML()]
      throw new Error(`still playing: ${await asked} ${await acts}`)
    }
    if (!(await step())) await painted(page)
  }
}

/** Waits for the player's turn; passes on what is offered before it. */
export async function myTurn(page: Page): Promise<void> {
  const pass = page.locator('[data-act=pass]:enabled')
  for (const until = Date.now() + 2 * PATIENCE; Date.now() < until;) {
    await page.locator(`${TILE}, [data-act=pass]:enabled`).first().waitFor()
    if ((await page.locator(TILE).count()) > 0) return
    await clicked(pass)
  }
  throw new Error(`no turn comes: ${await page.locator('header p').innerText()}`)
}

/** Waits until the page in its current state has been laid out and painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/**
 * Makes the page itself click, as soon as it can, like `click`. The first actions of a test should be real clicks; the
 * rest of a deal need not be. With `discards`, it never wins, and stops when this many tiles are in the river.
 */
export function hurry(page: Page, discards?: number): Promise<void> {
  const wanted = discards === undefined ? [...STRONG, 'pass'] : ['pass']
  return page.evaluate(
    ([acts, tiles, most]) => {
      const act = () => {
        if (document.querySelector('[role=dialog]')) return
        const river = document.querySelectorAll('.side.place-0 .river .lies').length
        if (most !== undefined && river >= most) return watching.disconnect()
        const all = acts.map((name) => document.querySelector<HTMLElement>(`[data-act=${name}]:enabled`))
        const tile = [...document.querySelectorAll<HTMLElement>(tiles)].at(-1)
        ;(all.find((button) => button !== null) ?? tile)?.click()
      }
      const watching = new MutationObserver(act)
      watching.observe(document.body, { subtree: true, childList: true, attributes: true })
      act()
    },
    [wanted, TILE, discards] as const,
  )
}

/** Returns the elements that are wider than the window, or cut off in a plate. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth + 1,
      )
      wrong.push(`wider than the window: ${wide.map((part) => part.outerHTML.slice(0, 60)).join(' ')}`)
    }
    for (const tile of document.querySelectorAll('.hand button')) {
      const { left, right, bottom } = tile.getBoundingClientRect()
      if (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        wrong.push('a tile of the hand is outside')
    }
    for (const sheet of document.querySelectorAll('[role=dialog]')) {
      if (sheet.scrollWidth > sheet.clientWidth + 1) wrong.push(`the sheet is cut: ${sheet.ariaLabel}`)
    }
    for (const part of document.querySelectorAll(
      '.plate .points, .plate .wind, .centre strong, .centre .left',
    )) {
      if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut off: ${part.textContent}`)
    }
    return wrong
  })
}

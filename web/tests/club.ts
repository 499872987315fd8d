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
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
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

/** Asks the server for something in the page's name. */
function post<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${to}: ${text}`)
      return (text === '' ? undefined : JSON.parse(text)) as Answer
    },
    [path, body] as const,
  )
}

async function guest(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await post(page, '/api/guest', { name })
}

/** Somebody with an account of this name. */
export async function account(page: Page, name: string): Promise<void> {
  await guest(page, name)
  await post(page, '/api/register', { name, password: 'correct horse' })
}

/** A guest with this name makes a table; its address. */
export async function makeTable(page: Page, name: string, settings: Record<string, unknown>): Promise<string> {
  await guest(page, name)
  return `/tables/${(await post<{ id: string }>(page, '/api/tables', settings)).id}`
}

/** A guest with this name sits down at a table that waits for him, and goes there. */
export async function sitDown(page: Page, name: string, table: string): Promise<void> {
  await guest(page, name)
  await post(page, `/api/tables/${table}/sit`, {})
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

const TILE = '.hand.turn button[aria-disabled=false]'

/** Does one thing by clicking, as a player who wins, calls if he is told to, and discards what he draws. */
export async function click(page: Page, calls: string[] = []): Promise<boolean> {
  const wanted = [...[...STRONG, ...calls, 'pass'].map((act) => `[data-act=${act}]:enabled`), TILE]
  const found = await page.evaluate((all) => all.find((selector) => document.querySelector(selector)), wanted)
  if (found === undefined) return false
  return clicked(found === TILE ? page.locator(found).last() : page.locator(found).first())
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

/** Waits for one's turn; what is offered before it is let pass. */
export async function myTurn(page: Page): Promise<void> {
  const pass = page.locator('[data-act=pass]:enabled')
  for (const until = Date.now() + 40_000; Date.now() < until; ) {
    await page.locator('.hand.turn button[aria-disabled=false], [data-act=pass]:enabled').first().waitFor()
    if ((await page.locator('.hand.turn').count()) > 0) return
    await pass.click({ timeout: 1000 }).catch(() => undefined)
  }
  throw new Error(`no turn comes: ${await page.locator('header p').innerText()}`)
}

/**
 * Lets the page itself click, as often as it can, as `click` would. The first acts of a test are real clicks; what only
 * leads to the end of a deal need not be.
 */
export function hurry(page: Page): Promise<void> {
  return page.evaluate(([wanted, tiles]) => {
    const enabled = (selector: string) => document.querySelectorAll<HTMLButtonElement>(selector)
    setInterval(() => {
      if (document.querySelector('[role=dialog]')) return
      const act = wanted.flatMap((name) => [...enabled(`[data-act=${name}]:enabled`)])[0]
      const tile = [...enabled(tiles)].at(-1)
      ;(act ?? tile)?.click()
    }, 20)
  }, [[...STRONG, 'pass'], TILE] as const)
}

/** What is wider than the window, or is cut off in a plate. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      wrong.push(`wider than the window: ${wide.map((part) => part.outerHTML.slice(0, 60)).join(' ')}`)
    }
    for (const tile of document.querySelectorAll('.hand button')) {
      const { left, right, bottom } = tile.getBoundingClientRect()
      if (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push('a tile of the hand is outside')
    }
    for (const sheet of document.querySelectorAll('[role=dialog]')) {
      if (sheet.scrollWidth > sheet.clientWidth + 1) wrong.push(`the sheet is cut: ${sheet.ariaLabel}`)
    }
    for (const part of document.querySelectorAll('.plate .points, .plate .wind, .centre strong, .centre .left')) {
      if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut off: ${part.textContent}`)
    }
    return wrong
  })
}

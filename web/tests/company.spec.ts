import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, click, hurry, join, makeTable, picture, playUntil } from './club'

const visit = club()

test('four people play a deal in four browsers', async () => {
  const pages = [await visit(), await visit({ viewport: { width: 390, height: 844 } }), await visit(), await visit()]
  const [first, ...others] = pages
  if (!first) throw new Error('a page')
  const table = await makeTable(first, 'Ann', { rules: 'common', clock: null, length: 'one-deal' })
  await first.goto(table)
  for (const [at, page] of others.entries()) await join(page, table, `Guest ${at}`)
  for (const page of pages) await page.locator('.hand button').first().waitFor()
  const hands = await Promise.all(pages.map((page) => page.locator('.hand button').count()))
  expect(hands.toSorted()).toEqual([13, 13, 13, 14])
  let acts = 0
  await playUntil(first, async () => acts >= 8, async () => {
    const acted = await Promise.all(pages.map((page) => click(page)))
    acts += acted.filter(Boolean).length
    return acted.includes(true)
  })
  await Promise.all(pages.map(hurry))
  for (const page of pages) await page.locator('[role=dialog]').waitFor({ timeout: 60_000 })
  await picture(first, 'four')
})

test('a lost connection is said, and what was not answered is sent again and done once', async () => {
  const page = await visit()
  const sent: { id: number; command: { say: string } }[] = []
  let drops = false
  let socket: WebSocketRoute | undefined
  let allowed = true
  await page.routeWebSocket(/\/live\//, async (route) => {
    if (!allowed) {
      await route.close()
      return
    }
    socket = route
    const server = route.connectToServer()
    route.onMessage((message) => {
      sent.push(JSON.parse(String(message)) as (typeof sent)[number])
      if (!drops) server.send(message)
    })
  })
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  await page.goto(await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' }))
  const tile = page.locator('.hand.turn button[aria-disabled=false]').last()
  await playUntil(page, async () => (await tile.count()) > 0, async () => {
    const pass = page.locator('[data-act=pass]:enabled')
    if ((await pass.count()) > 0) await pass.click()
    return false
  })
  const before = sent.length
  drops = true
  allowed = false
  await tile.click()
  await socket?.close()
  await page.locator('header.lost').waitFor()
  drops = false
  allowed = true
  await page.locator('header:not(.lost)').waitFor()
  await page.locator('.river').first().waitFor()
  const plays = sent.slice(before).filter(({ command }) => command.say === 'play')
  expect(plays.length).toBeGreaterThan(1)
  expect(plays[0]?.id).toBe(plays[1]?.id)
})

test('two tabs show the same game, and either may act', async () => {
  const page = await visit()
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' })
  await page.goto(table)
  const other = await page.context().newPage()
  await other.goto(table)
  for (const tab of [page, other, page]) {
    await tab.bringToFront()
    await playUntil(tab, async () => (await tab.locator('.hand.turn').count()) > 0)
    const before = await tab.locator('.plate.place-0').innerText()
    expect(before).toContain('Ann')
    await click(tab)
    await tab.waitForTimeout(150)
  }
  await playUntil(page, async () => (await page.locator('.hand.turn').count()) > 0)
  await other.locator('.hand.turn').waitFor()
  const tiles = (tab: Page) => tab.locator('.hand button').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))
  expect(await tiles(other)).toEqual(await tiles(page))
})

test('who watches sees no hands', async () => {
  const page = await visit()
  const table = await makeTable(page, 'Ann', { rules: 'common', bots: ['steady', 'steady', 'steady'], clock: null, pace: 0 })
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  const watcher = await visit()
  await watcher.goto('/')
  await watcher.getByRole('button', { name: 'Watch' }).first().click()
  await watcher.locator('.board').waitFor()
  expect(await watcher.locator('[data-tile]').count()).toBe(0)
  expect(await watcher.locator('header').innerText()).toContain('You watch')
})

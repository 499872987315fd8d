import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, click, hurry, join, makeTable, myTurn, picture, playUntil } from './club'
import { seen, settled } from './seen'

const visit = club()

test('four people play a deal in four browsers', async () => {
  const pages = [
    await visit(),
    await visit({ viewport: { width: 390, height: 844 } }),
    await visit(),
    await visit(),
  ]
  const [first, ...others] = pages
  if (!first) throw new Error('a page')
  const table = await makeTable(first, 'Ann', { rules: 'common', clock: null, length: 'one-deal' })
  await first.goto(table)
  for (const [at, page] of others.entries()) await join(page, table, `Guest ${at}`)
  for (const page of pages) await page.locator('.hand button').first().waitFor()
  const hands = await Promise.all(pages.map((page) => page.locator('.hand button').count()))
  expect(hands.toSorted()).toEqual([13, 13, 13, 14])
  // Nobody sees another player's tiles.
  for (const page of pages) {
    const { sides } = await seen(page)
    expect(sides.flatMap(({ hand }) => hand).filter((tile) => tile !== '--')).toEqual([])
  }
  let acts = 0
  await playUntil(
    first,
    async () => acts >= 8,
    async () => {
      const acted = await Promise.all(pages.map((page) => click(page)))
      acts += acted.filter(Boolean).length
      return acted.includes(true)
    },
  )
  await Promise.all(pages.map((page) => hurry(page)))
  for (const page of pages) await page.locator('[data-act=final]').waitFor()
  // Everybody sees the same result.
  const results = await Promise.all(pages.map((page) => page.locator('[role=dialog] > table').innerText()))
  expect(new Set(results).size).toBe(1)
  await picture(first, 'four')
})

test('a lost connection is shown, and unanswered commands are sent again and executed once', async () => {
  const page = await visit()
  const sent: { id: number; command: { type: string } }[] = []
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
  await page.goto(
    await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' }),
  )
  const tile = page.locator('.hand.turn button[aria-disabled=false]').last()
  await myTurn(page)
  const before = sent.length
  drops = true
  allowed = false
  await tile.click()
  await expect.poll(() => sent.length).toBeGreaterThan(before)
  await socket?.close()
  await page.locator('header.lost').waitFor()
  drops = false
  allowed = true
  await page.locator('header:not(.lost)').waitFor()
  const plays = () => sent.slice(before).filter(({ command }) => command.type === 'play')
  await expect.poll(() => plays().length).toBeGreaterThan(1)
  expect(plays()[0]?.id).toBe(plays()[1]?.id)
  await expect.poll(async () => (await settled(page)).sides[0]?.river).toHaveLength(1)
  await myTurn(page)
  expect((await seen(page)).sides[0]?.river).toHaveLength(1)
})

test('two tabs show the same game, and both can act', async () => {
  const page = await visit()
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' })
  await page.goto(table)
  const other = await page.context().newPage()
  await other.goto(table)
  // A background tab is drawn once a second, so the acting tab is brought to the front.
  for (const [tab, beside] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    await tab.bringToFront()
    await myTurn(tab)
    const before = (await seen(beside)).sides[0]?.river.length ?? 0
    await tab.locator('.hand.turn button').last().click()
    await expect.poll(async () => (await seen(beside)).sides[0]?.river.length).toBe(before + 1)
  }
  await page.bringToFront()
  await myTurn(page)
  await expect.poll(() => settled(other)).toEqual(await settled(page))
})

test('a player switches from phone to desktop in the middle of a deal', async () => {
  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(phone, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' })
  await phone.goto(table)
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(phone)
    await phone.locator('.hand.turn button').last().tap()
    await expect.poll(async () => (await seen(phone)).sides[0]?.river.length).toBe(turn + 1)
  }
  await myTurn(phone)
  const before = await settled(phone)
  const desktop = await visit({ storageState: await phone.context().storageState() })
  await phone.close()
  await desktop.goto(table)
  await desktop.locator('.hand.turn').waitFor()
  expect(await settled(desktop)).toEqual(before)
  await desktop.locator('.hand.turn button').last().click()
  await expect.poll(async () => (await seen(desktop)).sides[0]?.river.length).toBe(4)
})

test('spectators see no hands', async () => {
  const page = await visit()
  // These bots call nothing, so that everybody's hand stays whole.
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(page, 'Observed', { rules: 'common', bots, clock: null, pace: 0 })
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  const watcher = await visit()
  await watcher.goto('/')
  const listed = watcher.getByRole('listitem').filter({ hasText: 'Observed' })
  await listed.getByRole('button', { name: 'Watch' }).click()
  await watcher.locator('.board').waitFor()
  await settled(page)
  await expect.poll(async () => (await seen(watcher)).sides.length).toBe(4)
  const { sides, hand } = await settled(watcher)
  expect(hand).toEqual([])
  for (const side of sides) expect([13, 14]).toContain(side.hand.length)
  expect(sides.flatMap((side) => side.hand).filter((tile) => tile !== '--')).toEqual([])
  expect(await watcher.locator('header').innerText()).toContain('Spectating')
})

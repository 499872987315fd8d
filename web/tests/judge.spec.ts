import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { account, club, join, makeTable, picture } from './club'
import { seen, settled } from './seen'

const visit = club()

/** Registers somebody whom the administrator makes a judge. */
async function judge(name: string): Promise<Page> {
  const page = await visit()
  await account(page, name)
  execFileSync(inject('program'), ['admin', '--data', inject('data'), 'role', name, 'judge'])
  return page
}

const points = (text: string) => Number(/(\d+,\d{3})/.exec(text)?.[1]?.replace(',', ''))

/** Returns the points by player name, as a page shows them. */
async function standing(page: Page): Promise<Record<string, number>> {
  const { plates } = await seen(page)
  return Object.fromEntries(
    plates.map((plate) => [/Ann|Bob|Cyd|Dan/.exec(plate)?.[0] ?? plate, points(plate)]),
  )
}

/** Seats four people at an unassisted table with a judge of this name, and waits until everybody sees the deal. */
async function judgedTable(name: string): Promise<{ pages: [string, Page][]; first: Page; desk: Page }> {
  const pages: [string, Page][] = []
  for (const player of ['Ann', 'Bob', 'Cyd', 'Dan']) pages.push([player, await visit()])
  const [[, first] = ['', await visit()]] = pages
  const table = await makeTable(first, 'Ann', {
    rules: 'phoenix',
    table: 'real-table',
    clock: null,
    length: 'east',
  })
  await first.goto(table)
  for (const [player, page] of pages.slice(1)) await join(page, table, player)
  const desk = await judge(name)
  await desk.goto(`${table}?role=judge`)
  await desk.getByRole('form', { name: 'Judge' }).waitFor()
  for (const [, page] of pages) await page.locator('.hand button').first().waitFor()
  return { pages, first, desk }
}

/** P-047, P-149, P-150, P-156, P-163 */
test('a false win is ruled a chombo: it is paid, and the deal is repeated, as everybody sees', async () => {
  const { pages, first, desk } = await judgedTable('Judith')
  const players = pages.map(([, page]) => page)
  // The judge has no seat, and sees all hands.
  const open = async () =>
    (await seen(desk)).sides.map(({ hand }) => hand.filter((tile) => tile !== '--').length)
  await expect.poll(async () => (await open()).toSorted()).toEqual([13, 13, 13, 14])

  const everybody = [...players, desk]
  // Only the dealer has drawn yet.
  const deals = async () => {
    for (const page of everybody) await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    for (const page of everybody)
      await expect.poll(async () => (await seen(page)).centre).toMatch(/^East 1 Honba 0 .* 69 left$/)
  }
  await deals()
  const begin = await standing(first)

  // East declares a win with fourteen tiles that are not a complete hand.
  let east = ''
  for (const [name, page] of pages) if ((await page.locator('.hand.turn').count()) > 0) east = name
  const [, eastern] = pages.find(([name]) => name === east) ?? ['', first]
  await eastern.locator('[data-act=tsumo]').click()
  for (const page of everybody) {
    const sheet = page.getByRole('dialog', { name: 'Ended by a chombo' })
    await sheet.waitFor()
    const text = await sheet.innerText()
    expect(text).toContain(`${east} declared an invalid win`)
    expect(text).toContain(`${east} pays a chombo`)
  }
  // A mangan is paid to the others (P-149).
  const paid = Object.fromEntries(
    Object.entries(begin).map(([name, had]) => [name, had + (name === east ? -12_000 : 4000)]),
  )
  for (const page of everybody) await expect.poll(() => standing(page)).toEqual(paid)
  await picture(first, 'chombo')
  await Promise.all(players.map((page) => page.locator('[data-act=ready]').click()))
  // The same deal again, without a honba (P-156).
  await deals()
  for (const page of everybody) await expect.poll(() => standing(page)).toEqual(paid)

  // A player calls the judge about something that no program can see.
  const [[other = '', caller = first] = []] = pages.filter(([name]) => name !== east)
  await caller.getByRole('button', { name: 'Call the judge' }).click()
  await expect.poll(async () => (await seen(desk)).asked).toContain(other)
  const form = desk.getByRole('form', { name: 'Judge' })
  await form.getByLabel(/^Ruling/).selectOption('penalty')
  await form.getByLabel(/^Player/).selectOption({ label: east })
  await form.getByLabel(/^Penalty/).selectOption('chombo')
  await form.getByLabel(/^Reason/).fill('Looked into the wall')
  await form.getByRole('button').click()
  for (const page of everybody) {
    const sheet = page.getByRole('dialog', { name: 'Ended by a chombo' })
    await sheet.waitFor()
    expect(await sheet.innerText()).toContain(
      `The judge rules: chombo for ${east}. Reason: Looked into the wall`,
    )
  }
  const again = Object.fromEntries(
    Object.entries(paid).map(([name, had]) => [name, had + (name === east ? -12_000 : 4000)]),
  )
  for (const page of everybody) await expect.poll(() => standing(page)).toEqual(again)

  // After a reload, the result is still there, for the judge and for a player.
  for (const page of [desk, first]) {
    const before = await settled(page)
    await page.reload()
    await page.locator('[role=dialog]').waitFor()
    await expect.poll(() => settled(page)).toEqual(before)
  }
  await Promise.all(players.map((page) => page.locator('[data-act=ready]').click()))
  await deals()
})

/** P-153, P-159, P-163 */
test('the judge rules on toppled tiles, and the game log says where, how many and why', async () => {
  const { pages, desk } = await judgedTable('Julia')
  const players = pages.map(([, page]) => page)
  const form = desk.getByRole('form', { name: 'Judge' })
  const everybody = [...players, desk]

  // A few tiles of the dead wall: the hand is dead, and play goes on.
  await form.getByLabel(/^Ruling/).selectOption('offence')
  await form.getByLabel(/^Player/).selectOption({ label: 'Bob' })
  await form.getByLabel(/^Offence/).selectOption('exposure')
  await form.getByLabel(/^Where/).selectOption('dead-wall')
  await form.getByLabel(/^Number of tiles/).fill('2')
  await form.getByLabel(/^Reason/).fill('With the sleeve')
  await form.getByRole('button').click()
  const ruled = 'The judge rules: Bob knocked over 2 tiles (dead wall). Reason: With the sleeve'
  for (const page of everybody) {
    const log = page.getByRole('region', { name: 'Game log' })
    await log.getByText(ruled).waitFor()
    await log.getByText("Bob's hand is dead").waitFor()
  }

  // A call that was not valid is named with its tiles.
  await form.getByLabel(/^Player/).selectOption({ label: 'Cyd' })
  await form.getByLabel(/^Offence/).selectOption('false-call')
  await form.getByLabel(/^Call/).selectOption('chi')
  const own = form.getByLabel(/^Tile from the hand/)
  await own.first().selectOption('4p')
  await own.last().selectOption('7p')
  await form.getByLabel(/^Reason/).fill('4 and 7')
  await form.getByRole('button').click()
  for (const page of everybody)
    await page
      .getByRole('region', { name: 'Game log' })
      .getByText('The judge rules: Cyd made an invalid call (Chi 47 pin). Reason: 4 and 7')
      .waitFor()
})

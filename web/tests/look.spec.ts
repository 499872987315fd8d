import { execFileSync } from 'node:child_process'
import { join as pathOf } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { barriers } from './axe'
import { account, club, cutOff, makeTable, myTurn, picture, sitDown } from './club'
import { playOut, press } from './steps'
import { tableWith, wall } from './walls'

const visit = club()

const SIZES: [number, number][] = [
  [390, 844],
  [768, 1024],
  [1440, 900],
]

/** A page in every size, kept as pictures; nothing sticks out, and in no theme anything keeps anybody out. */
async function looks(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(50)
    await picture(page, `${name}-${width}`)
    expect(await cutOff(page), `${name} at ${width}`).toEqual([])
  }
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
    expect(await barriers(page), `${name}, ${theme}`).toEqual([])
    if (theme === 'dark') await picture(page, `${name}-dark`)
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
}

async function ann(name: string, upTo: number): Promise<Page> {
  const page = await visit()
  await sitDown(page, 'Ann', tableWith(name, 'look'))
  await page.locator('.hand button').first().waitFor()
  await playOut([page], wall(name).acts.slice(0, upTo))
  return page
}

test('home, the lobby with a table, a table to be made, the waiting room', async () => {
  const page = await visit()
  const table = await makeTable(page, 'Ann', { rules: 'phoenix' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Watch' }).first().waitFor()
  await looks(page, 'home')
  await page.getByRole('button', { expanded: false }).first().click()
  await page.locator('#make').waitFor()
  await looks(page, 'make')
  await page.goto(table)
  await page.getByRole('heading', { name: /wait/i }).waitFor()
  await looks(page, 'waiting')
  const guest = await visit()
  await guest.goto(table)
  await guest.getByRole('button', { name: 'Join' }).waitFor()
  await looks(guest, 'invited')
  // It is not left standing in the lobby.
  await page.getByRole('button', { name: 'Leave' }).first().click()
})

test('the table: a claim, a set, riichi to be chosen', async () => {
  const claim = await ann('open-kan', 2)
  await claim.locator('[data-act=kan]').waitFor()
  await looks(claim, 'claim')
  await press(claim, { who: 0, act: 'kan', tiles: '' })
  await claim.locator('.meld').first().waitFor()
  await looks(claim, 'kan')
  const riichi = await ann('riichi', 3)
  await riichi.locator('[data-act=riichi]').click()
  await looks(riichi, 'riichi')
})

test('late in a deal, with four players and with three', async () => {
  for (const [rules, bots] of [['phoenix', 3], ['cheatsheet-3p', 2]] as const) {
    const page = await visit()
    const seats = Array<string>(bots).fill('tsumogiri')
    await page.goto(await makeTable(page, 'Ann', { rules, bots: seats, clock: [60, 60], pace: 0, length: 'one-deal', entry: 'link' }))
    for (let turn = 0; turn < 13; turn++) {
      await myTurn(page)
      await page.locator('.hand.turn button[aria-disabled=false]').last().click()
    }
    await myTurn(page)
    await looks(page, `late-${rules}`)
  }
})

test('a result, and the final table', async () => {
  const page = await ann('ron', 4)
  await page.locator('[data-act=final]').waitFor()
  await looks(page, 'result')
  await page.locator('[data-act=final]').click()
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await looks(page, 'final')
})

test('the judge', async () => {
  const page = await visit()
  const desk = await visit()
  await account(desk, 'Justus')
  execFileSync(inject('program'), ['admin', '--data', inject('data'), 'role', 'Justus', 'judge'])
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(page, 'Ann', { rules: 'phoenix', table: 'real-table', bots, clock: null, entry: 'link' })
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  await looks(page, 'real-table')
  await desk.goto(`${table}?role=judge`)
  await desk.getByRole('form', { name: 'Judge' }).waitFor()
  await looks(desk, 'judge')
})

test('the account, the calculator, rules, replays', async () => {
  const page = await visit()
  await account(page, 'Anna')
  await page.goto('/me')
  await page.locator('h1').waitFor()
  await looks(page, 'account')
  await page.goto('/calculator?hand=23467m234p34588s&win=5m&riichi=true&and=ema')
  await page.locator('.points').first().waitFor()
  await looks(page, 'calculator')
  await page.goto('/rules/cheatsheet?with=phoenix')
  await page.locator('article').first().waitFor()
  await looks(page, 'rules')
  await page.goto('/training')
  await page.locator('main button').first().waitFor()
  await looks(page, 'training')
  await page.goto('/replay')
  await page.locator('.open').waitFor()
  await looks(page, 'replay')
  await page.locator('input[type=file]').setInputFiles(pathOf(import.meta.dirname, '../../fuzz/seeds/four.mjlog'))
  await page.locator('.board').waitFor()
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight')
  await looks(page, 'replayed')
})

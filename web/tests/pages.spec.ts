import { join as pathOf } from 'node:path'
import { test } from 'vitest'
import { account, club, makeTable } from './club'
import { looks } from './looks'

const visit = club()

test('home, the lobby with a table, the form for a new table, the waiting room', async () => {
  const page = await visit()
  const table = await makeTable(page, 'Hedda', { rules: 'phoenix' })
  await page.goto('/')
  const listed = page.getByRole('listitem').filter({ hasText: 'Hedda' })
  await listed.getByRole('button', { name: 'Watch' }).waitFor()
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
  // Don't leave the table in the lobby.
  await page.getByRole('button', { name: 'Leave' }).first().click()
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
  await page
    .locator('input[type=file]')
    .setInputFiles(pathOf(import.meta.dirname, '../../fuzz/seeds/four.mjlog'))
  await page.locator('.board').waitFor()
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight')
  await looks(page, 'replayed')
})

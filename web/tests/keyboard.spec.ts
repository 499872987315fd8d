import { expect, test } from 'vitest'
import { club, makeTable, playUntil } from './club'

const visit = club()

test('a game is begun from the home page without a mouse', async () => {
  const page = await visit()
  await page.goto('/')
  await page.locator('input[name=name]').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Enter')
  await page.locator('.hand button').first().waitFor()
  expect(page.url()).toContain('/tables/')
})

test('a deal is played with keys alone', async () => {
  const page = await visit()
  const bots = ['steady', 'steady', 'steady']
  const settings = { rules: 'common', bots, clock: null, pace: 0, length: 'one-deal', entry: 'link' }
  await page.goto(await makeTable(page, 'Keys', settings))
  await page.locator('.hand button').first().waitFor()
  const dialog = page.locator('[role=dialog]')
  const acts = page.locator('.acts button')
  let turns = 0
  await playUntil(
    page,
    async () => (await dialog.count()) > 0,
    async () => {
      if ((await page.locator('[data-act=pass]').count()) > 0) await page.keyboard.press('0')
      else if ((await page.locator('[data-act=tsumo], [data-act=ron], [data-act=show]').count()) > 0) await page.keyboard.press('1')
      else if ((await page.locator('.hand.turn').count()) > 0) {
        turns += 1
        // By its letter, by the arrows, or the tile just drawn.
        if (turns % 3 === 0) await page.keyboard.press('a')
        else if (turns % 3 === 1) {
          await page.keyboard.press('ArrowLeft')
          await page.keyboard.press('Enter')
        } else await page.keyboard.press('t')
      } else return false
      await page.waitForTimeout(40)
      return true
    },
  )
  expect(turns).toBeGreaterThan(2)
  expect(await acts.count()).toBeGreaterThanOrEqual(0)
  // The result has the focus; Escape puts it away.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, sitDown } from './club'
import { settled } from './seen'
import { discarding } from './steps'
import { tableWith, wall } from './walls'

const visit = club()

test('a game is started from the home page without a mouse', async () => {
  const page = await visit()
  await page.goto('/')
  await page.locator('input[name=name]').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Enter')
  await page.locator('.hand button').first().waitFor()
  expect(page.url()).toContain('/tables/')
})

/** Returns the key of a tile: the letter of its place in the hand, or the key of the tile just drawn. */
async function keyOf(page: Page, tile: string): Promise<string> {
  if (tile === 'drawn') return 't'
  const { hand } = await settled(page)
  return 'abcdefghijklmn'[hand.findIndex((held) => held.startsWith(tile) && !held.includes('drawn'))] ?? ''
}

test.each(['pon-across', 'tsumo', 'ron'])('keyboard only: %s', async (name) => {
  const page = await visit()
  await sitDown(page, 'Keys', tableWith(name, 'keys'))
  const acts = page.locator('.acts [data-act]')
  for (const { act, tiles } of wall(name).acts) {
    if (act === 'discard') await page.locator('.hand.turn button[aria-disabled=false]').first().waitFor()
    else await page.locator(`[data-act=${act}]:enabled`).waitFor()
    if (act === 'riichi') {
      await page.keyboard.press('r')
      await page.locator('[data-act=riichi][aria-pressed=true]').waitFor()
    }
    if (act === 'riichi' || act === 'discard')
      await discarding(page, async () => page.keyboard.press(await keyOf(page, tiles)))
    else {
      const labels = await acts.evaluateAll((all) => all.map((button) => button.getAttribute('data-act')))
      await page.keyboard.press(String(labels.indexOf(act) + 1))
    }
  }
  if (name === 'pon-across') {
    await expect.poll(async () => (await settled(page)).sides[0]?.melds).toEqual(['3z [3z] 3z'])
    return
  }
  const sheet = page.getByRole('dialog', { name: 'Win' })
  await sheet.waitFor()
  expect(await sheet.innerText()).toContain('Keys wins')
  // The result has the focus: Enter opens the final standings; Escape closes them, wherever the focus is.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('final')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
})

test('arrow keys move through the hand, Enter discards, and 0 passes', async () => {
  const page = await visit()
  await sitDown(page, 'Keys', tableWith('pon-left', 'keys'))
  await page.locator('.hand.turn button[aria-disabled=false]').first().waitFor()
  const before = (await settled(page)).hand
  // The third from the right, reached with the arrow keys; it is not the tile just drawn.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tile'))).toBe(before.at(-3))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await settled(page)).sides[0]?.river).toEqual([before.at(-3)])
  await page.locator('[data-act=pass]:enabled').waitFor()
  await page.keyboard.press('0')
  await page.locator('.hand.turn').waitFor()
  expect((await settled(page)).sides[0]?.melds).toEqual([])
  // A key also asks why there is no win.
  await page.keyboard.press('w')
  await page.locator('.refusal').waitFor()
  expect(await page.locator('.refusal').innerText()).toMatch(/complete|tenpai|win/i)
})

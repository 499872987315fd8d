import { expect, test } from 'vitest'
import { barriers } from './axe'
import { club, click, hurry, makeTable, playUntil } from './club'

const visit = club()

test.each(['light', 'dark', 'contrast'])('%s: nothing keeps anybody out', async (theme) => {
  const page = await visit()
  await page.goto('/')
  await page.locator('select[name=theme]').selectOption(theme)
  await page.getByRole('button', { expanded: false }).first().click()
  await page.locator('#make').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goto('/me')
  await page.locator('h1').waitFor()
  expect(await barriers(page)).toEqual([])

  const bots = ['steady', 'steady', 'steady']
  const settings = { rules: 'common', bots, clock: null, pace: 0, length: 'one-deal', entry: 'link' }
  await page.goto(await makeTable(page, 'Ann', settings))
  await page.locator('.hand button').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await hurry(page)
  await page.locator('[role=dialog]').waitFor({ timeout: 60_000 })
  expect(await barriers(page)).toEqual([])
})

test('what happens is read aloud', async () => {
  const page = await visit()
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  await page.goto(await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' }))
  await page.locator('.hand button').first().waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('[data-spoken]')
    if (region) new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true })
  })
  for (let turn = 0; turn < 2; turn++) {
    await playUntil(page, async () => (await page.locator('.hand.turn').count()) > 0)
    await click(page)
    await page.waitForTimeout(200)
  }
  await playUntil(page, async () => (await page.locator('.hand.turn').count()) > 0)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
  expect(heard).toMatch(/discards/)
  expect(heard).toMatch(/draws/)
})

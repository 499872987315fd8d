import { expect, test } from 'vitest'
import { club, makeTable, myTurn } from './club'
import { discarding } from './steps'

const visit = club()

test('events are announced to screen readers', async () => {
  const page = await visit()
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  await page.goto(
    await makeTable(page, 'Ann', { rules: 'common', bots, clock: null, pace: 0, entry: 'link' }),
  )
  await page.locator('.hand button').first().waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('[data-spoken]')
    if (region)
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  for (let turn = 0; turn < 2; turn++) {
    await myTurn(page)
    await discarding(page, () => page.locator('.hand.turn button[aria-disabled=false]').last().click())
  }
  await myTurn(page)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
  expect(heard).toMatch(/discards/)
  expect(heard).toMatch(/draws/)
})

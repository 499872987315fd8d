import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, sitDown } from './club'
import { settled } from './seen'
import { playOut, press } from './steps'
import { tableWith, wall } from './walls'

const visit = club()

async function at(name: string, table: 'reload' | 'east' | 'real' = 'reload'): Promise<Page> {
  const page = await visit()
  await sitDown(page, 'Ann', tableWith(name, table))
  await page.locator('.hand button').first().waitFor()
  return page
}

/** Reloads the page and checks that it shows the same as before. */
async function comesBack(page: Page, phase: string): Promise<void> {
  const before = await settled(page)
  await page.reload()
  await page.locator('.board').waitFor()
  await expect.poll(() => settled(page), { message: phase }).toEqual(before)
}

/** Records the steps of the opening that the page shows, however short; the list starts over with every page. */
async function watchOpening(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const steps: string[] = []
    Object.assign(window, { steps })
    const note = () => {
      const step = document.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
      if (step !== undefined && steps.at(-1) !== step) steps.push(step)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { steps: string[] }).steps)
}

test('the opening with seat draw and wall break is shown once', async () => {
  const page = await visit({ reducedMotion: 'no-preference' })
  const steps = await watchOpening(page)
  await sitDown(page, 'Ann', tableWith('pon-left', 'reload'))
  await expect.poll(async () => (await steps()).slice(0, 3)).toEqual(['draw', 'seated', 'roll'])
  await page.reload()
  await page.locator('.hand button').first().waitFor()
  expect((await settled(page)).sides[3]?.river).toEqual(['6m'])
  expect(await steps()).toEqual([])

  // A player can skip the opening.
  const other = await visit({ reducedMotion: 'no-preference' })
  await sitDown(other, 'Bea', tableWith('pon-right', 'reload'))
  await other.locator('[data-act=skip]').click()
  await other.locator('[data-opening]').waitFor({ state: 'detached' })
  await other.locator('.hand.turn').waitFor()
})

test('the first turn, a claim, a choice after it', async () => {
  const page = await at('pon-across')
  expect(await page.getByRole('img', { name: /^Dice/ }).count()).toBe(1)
  await comesBack(page, 'the first turn')
  const { acts } = wall('pon-across')
  await playOut([page], acts.slice(0, -1))
  await page.locator('[data-act=pon]').waitFor()
  await comesBack(page, 'a claim')
  await playOut([page], acts.slice(-1))
  await page.locator('.meld').first().waitFor()
  await comesBack(page, 'after a call')
})

test('riichi: the choice, and the stick', async () => {
  const page = await at('riichi')
  const { acts } = wall('riichi')
  await playOut([page], acts.slice(0, -1))
  await page.locator('[data-act=riichi]').waitFor()
  await comesBack(page, 'riichi is offered')
  // Pressing riichi without discarding declares nothing.
  await page.locator('[data-act=riichi]').click()
  await page.locator('[data-act=riichi][aria-pressed=true]').waitFor()
  await page.reload()
  await page.locator('[data-act=riichi][aria-pressed=false]').waitFor()
  await playOut([page], acts.slice(-1))
  await page.locator('.stick').waitFor()
  await page.locator('.hand.turn').waitFor()
  await comesBack(page, 'after riichi')
})

test('after a kan', async () => {
  const page = await at('closed-kan')
  await playOut([page], wall('closed-kan').acts)
  await page.locator('.meld').first().waitFor()
  await comesBack(page, 'after a kan')
})

test('the result, between deals, and the final standings', async () => {
  const page = await at('tsumo', 'east')
  await playOut([page], wall('tsumo').acts)
  await page.locator('[data-act=ready]').waitFor()
  await comesBack(page, 'between deals')
  await page.locator('[data-act=ready]').click()
  await expect.poll(async () => (await settled(page)).centre).toMatch(/^East 2/)
  await comesBack(page, 'the next deal')

  const last = await at('ron')
  await playOut([last], wall('ron').acts)
  await last.locator('[data-act=final]').click()
  await last.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await comesBack(last, 'the final table')
})

/** P-043, P-044, P-045 */
test('at an unassisted table: drawing, the announcement, the settlement', async () => {
  const page = await at('tsumo', 'real')
  for (const step of wall('tsumo').acts) {
    // The player is North, and draws every tile by pressing the button.
    const draw = page.locator('[data-act=draw]:enabled')
    await draw.waitFor()
    // Nobody else draws, so nothing changes meanwhile.
    if (step.act === 'tsumo') await comesBack(page, 'before a draw')
    await draw.click()
    await press(page, step)
  }
  const announce = page.getByRole('button', { name: 'Announce' })
  await announce.waitFor()
  await comesBack(page, 'the announcement')
  // A thousand from each of two players, two thousand from the dealer.
  await page.getByLabel('Tsumogiri 1').fill('2000')
  await page.getByLabel('Tsumogiri 2').fill('1000')
  await page.getByLabel('Tsumogiri 3').fill('1000')
  await announce.click()
  await page.locator('[data-act=mix]').waitFor()
  await comesBack(page, 'the settlement')
  expect((await settled(page)).plates[0]).toContain('29,000')
  await page.locator('[data-act=mix]').click()
  await page.locator('[role=dialog] tbody tr').first().waitFor()
  await comesBack(page, 'the result')
})

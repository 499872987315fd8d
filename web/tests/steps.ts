import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Step } from './walls'

/** Performs an action that discards a tile, and waits until the tile is in the river. */
export async function discarding(page: Page, act: () => Promise<void>): Promise<void> {
  const river = page.locator('.side.place-0 .river .lies')
  const before = await river.count()
  await act()
  await expect.poll(() => river.count()).toBe(before + 1)
}

/** Performs a step by clicking. */
export async function press(page: Page, { act, tiles }: Step): Promise<void> {
  if (act === 'riichi') await page.locator('[data-act=riichi]').click()
  if (act === 'riichi' || act === 'discard') {
    const tile = tiles === 'drawn' ? '.drawn' : `[data-tile="${tiles}"]:not(.drawn)`
    await discarding(page, () =>
      page.locator(`.hand.turn button[aria-disabled=false]${tile}`).first().click(),
    )
    return
  }
  let button = page.locator(`[data-act=${act}]:enabled`)
  for (const tile of new Set(tiles.split(' ').filter(Boolean))) {
    button = button.filter({ has: page.locator(`img[data-face="${tile}"]`) })
  }
  await button.first().click()
}

/** Performs all steps. */
export async function playOut(pages: Page[], steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const page = pages[step.who]
    if (!page) throw new Error(`nobody is ${step.who}`)
    await press(page, step)
  }
}

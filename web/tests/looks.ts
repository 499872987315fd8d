import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './axe'
import { cutOff, painted, picture } from './club'

const SIZES: [number, number][] = [
  [390, 844],
  [768, 1024],
  [1440, 900],
]

/** A page in every size, kept as pictures; nothing sticks out, and in no theme anything keeps anybody out. */
export async function looks(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await painted(page)
    await picture(page, `${name}-${width}`)
    expect(await cutOff(page), `${name} at ${width}`).toEqual([])
  }
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
    // Themes differ only in their colours.
    const found = await (theme === 'light' ? barriers(page) : barriers(page, 'color-contrast'))
    expect(found, `${name}, ${theme}`).toEqual([])
    if (theme === 'dark') await picture(page, `${name}-dark`)
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './axe'
import { cutOff, painted, picture } from './club'

const SIZES: [number, number][] = [
  [390, 844],
  [768, 1024],
  [1440, 900],
]

/**
 * Saves pictures of a page in every size, and checks that nothing overflows and that it is accessible in every theme.
 */
export async function looks(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await painted(page)
    await picture(page, `${name}-${width}`)
    expect(await cutOff(page), `${name} at ${width}`).toEqual([])
  }
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
    // Themes only differ in their colours.
    const found = await (theme === 'light' ? barriers(page) : barriers(page, 'color-contrast'))
    expect(found, `${name}, ${theme}`).toEqual([])
    if (theme === 'dark') await picture(page, `${name}-dark`)
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
}

import { expect, test } from 'vitest'
import { club, click, cutOff, hurry, makeTable, painted, picture, playUntil } from './club'
import { settled } from './seen'

const visit = club()

const SIZES: [number, number][] = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
]

const TABLES: [string, string[]][] = [
  ['phoenix', ['steady', 'steady', 'steady']],
  ['cheatsheet-3p', ['steady', 'steady']],
]

test.each(TABLES)(
  '%s: a deal is played by clicking, checked in every size, and reloaded in the middle',
  async (rules, bots) => {
    const page = await visit()
    const table = await makeTable(page, 'Ann', {
      rules,
      bots,
      clock: null,
      pace: 0,
      length: 'one-deal',
      entry: 'link',
    })
    await page.goto(table)
    await page.locator('.hand button').first().waitFor()

    const over = page.locator('[role=dialog]')
    let discards = 0
    await playUntil(
      page,
      async () => discards >= 7 || (await over.count()) > 0,
      async () => {
        const acted = await click(page, ['riichi', 'pon', 'chi'])
        if (acted) discards += 1
        return acted
      },
    )
    const before = await settled(page)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await painted(page)
      await picture(page, `table-${rules}-${width}`)
      expect(await cutOff(page), `${width} × ${height}`).toEqual([])
    }

    await page.reload()
    await page.locator('.board').waitFor()
    await expect.poll(() => settled(page)).toEqual(before)

    await hurry(page)
    await over.waitFor()
    await page.locator('[role=dialog] tbody tr').first().waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await painted(page)
      await picture(page, `result-${rules}-${width}`)
      expect(await cutOff(page)).toEqual([])
    }
  },
)

import { expect, test } from 'vitest'
import { club, click, makeTable, picture, playUntil } from './club'

const visit = club()

const LANGUAGES: [string, string][] = [
  ['ru', 'Ваша рука'],
  ['da', 'Din hånd'],
  ['en', 'Your hand'],
  ['ja', '自分の手牌'],
]

/** Message ids that were not replaced by text. */
const RAW = /\b(?:web|table|ask|do|happened|final|fu|deal|wind|tile|phrase|help|score)-[a-z-]+\b/

test('choosing a language applies at once and is remembered', async () => {
  const page = await visit()
  for (const [code] of LANGUAGES) {
    await page.goto('/')
    await page.locator('select[name=language]').selectOption(code)
    await page.locator(`html[lang=${code}]`).waitFor()
    await page.getByRole('button', { expanded: false }).first().click()
    await page.locator('#make').waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
    await page.reload()
    await page.locator(`html[lang=${code}]`).waitFor()
    await picture(page, `home-${code}`)
  }
})

test('the language can be changed in the middle of a deal', async () => {
  const page = await visit()
  const bots = ['steady', 'steady', 'steady']
  await page.goto(
    await makeTable(page, 'Ann', { rules: 'phoenix', bots, clock: [60, 60], pace: 0, entry: 'link' }),
  )
  await page.locator('.hand button').first().waitFor()
  for (const [code, hand] of LANGUAGES) {
    await page.locator('select[name=language]').selectOption(code)
    await page.locator(`.hand[aria-label="${hand}"]`).waitFor()
    let acts = 0
    await playUntil(
      page,
      async () => acts >= 2 || (await page.locator('[role=dialog]').count()) > 0,
      async () => {
        const acted = await click(page)
        if (acted) acts += 1
        return acted
      },
    )
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
    await picture(page, `table-${code}`)
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { club, picture, sitDown } from './club'
import { settled, type Seen } from './seen'
import { playOut, press } from './steps'
import { tableWith, wall } from './walls'

const visit = club()

/** Seats people at a table with this wall, and plays all its steps but the last. */
async function upTo(name: string): Promise<{ pages: Page[]; last: () => Promise<Seen> }> {
  const { people, acts } = wall(name)
  const pages: Page[] = []
  for (const person of ['Ann', 'Bob'].slice(0, people)) {
    const page = await visit()
    await sitDown(page, person, tableWith(name, 'acts'))
    pages.push(page)
  }
  await playOut(pages, acts.slice(0, -1))
  const last = async () => {
    await playOut(pages, acts.slice(-1))
    const [page] = pages
    if (!page) throw new Error('nobody is here')
    const shown = await settled(page)
    await picture(page, `act-${name}`)
    return shown
  }
  return { pages, last }
}

const only = (pages: Page[]): Page => {
  const [page] = pages
  if (!page) throw new Error('nobody is here')
  return page
}

/** Returns the page's text after a player presses a tile they may not discard. */
async function refusal(page: Page, tile: string): Promise<string> {
  await page.locator(`.hand.turn button[data-tile="${tile}"]:not(.drawn)`).first().click({ force: true })
  await page.locator('.refusal').waitFor()
  return page.locator('.refusal').innerText()
}

/** G-018, P-051: the claimed tile is sideways and comes first, since it is claimed from the left. */
test('chi, and the tile that must not be discarded after it', async () => {
  const { pages, last } = await upTo('chi')
  const page = only(pages)
  await expect.poll(() => page.locator('[data-act=chi]').getAttribute('aria-label')).toBe('1: Chi 789 sou')
  const shown = await last()
  expect(shown.sides[0]?.melds).toEqual(['[9s] 7s 8s'])
  // It is no longer in its river.
  expect(shown.sides[3]?.river).toEqual(['4p'])
  expect(shown.hand).toEqual(['1m', '5m', '7m', '1p', '6p', '7p', '3s', '6s grey', '3z', '5z', '6z'])
  expect(await refusal(page, '6s')).toMatch(/6 sou|chi|call/i)
  // The hand can still be played.
  await press(page, { who: 0, act: 'discard', tiles: '1m' })
  await expect.poll(async () => (await settled(page)).sides[0]?.river.slice(0, 2)).toEqual(['6z', '1m'])
})

/** G-020, G-025, P-051 */
test.each([
  ['left', '[9m] 9m 9m', 'Tsumogiri 1'],
  ['across', '3z [3z] 3z', 'Tsumogiri 2'],
  ['right', '4z 4z [4z]', 'Tsumogiri 2'],
])('pon from the %s', async (side, lies, from) => {
  const { pages, last } = await upTo(`pon-${side}`)
  const page = only(pages)
  await expect.poll(async () => (await settled(page)).asked).toContain(from)
  const shown = await last()
  expect(shown.sides[0]?.melds).toEqual([lies])
  const place = ['left', 'across', 'right'].indexOf(side)
  expect(shown.plates[3 - place]).toContain(from)
  expect(shown.asked).toBe('Your turn: discard a tile')
  expect(shown.hand).toHaveLength(11)
})

/** P-063, P-069: the indicator of an open kan is revealed with the discard that follows. */
test('kan of a discard', async () => {
  const { pages, last } = await upTo('open-kan')
  const page = only(pages)
  const shown = await last()
  expect(shown.sides[0]?.melds).toEqual(['1s 1s 1s [1s]'])
  expect(shown.indicators).toEqual(['5s'])
  expect(shown.hand.at(-1)).toBe('5p drawn')
  await press(page, { who: 0, act: 'discard', tiles: 'drawn' })
  await expect.poll(async () => (await settled(page)).indicators).toHaveLength(2)
})

/** P-066, P-069, G-023 */
test('closed kan', async () => {
  const { pages, last } = await upTo('closed-kan')
  await expect
    .poll(() => only(pages).locator('[data-act=closed-kan]').getAttribute('aria-label'))
    .toBe('1: Closed kan 4444 sou')
  const shown = await last()
  expect(shown.sides[0]?.melds).toEqual(['-- 4s 4s --'])
  expect(shown.indicators).toEqual(['7z', '7z'])
  expect(shown.hand.at(-1)).toBe('4p drawn')
})

/** P-064: it goes beside the claimed tile. */
test('a tile added to a pon', async () => {
  const { pages, last } = await upTo('added-kan')
  const page = only(pages)
  expect((await settled(page)).sides[0]?.melds).toEqual(['[5s] 5s 5s'])
  const shown = await last()
  expect(shown.sides[0]?.melds).toEqual(['[5s] [0s] 5s 5s'])
  expect(shown.indicators).toEqual(['8s'])
  await press(page, { who: 0, act: 'discard', tiles: 'drawn' })
  await expect.poll(async () => (await settled(page)).indicators).toHaveLength(2)
})

test('a kan is robbed, as both players see it', async () => {
  const { pages, last } = await upTo('robbed-kan')
  const [ann, bob] = pages
  if (!ann || !bob) throw new Error('both are here')
  await expect.poll(async () => (await settled(ann)).asked).toBe("You can win on Bob's 3 pin. Ron?")
  await last()
  for (const page of [ann, bob]) {
    await page.locator('[role=dialog] tbody tr').first().waitFor()
    const { sheet, plates, indicators } = await settled(page)
    expect(sheet).toContain('Ann wins on 3 pin from Bob')
    expect(sheet).toContain('Chankan')
    // No replacement tile and no new indicator: the kan was not made.
    expect(indicators).toEqual(['7s'])
    expect(plates.find((plate) => plate.includes('Ann'))).toContain('37,000')
    expect(plates.find((plate) => plate.includes('Bob'))).toContain('13,000')
  }
})

/** P-091, P-092 */
test('riichi: discards that keep tenpai, the sideways tile, the stick, and tiles that cannot be discarded afterwards', async () => {
  const { pages } = await upTo('riichi')
  const page = only(pages)
  await page.locator('[data-act=riichi]').click()
  const choosing = await settled(page)
  // Without it the hand waits for 1 and 4 sou; no other discard keeps tenpai.
  expect(choosing.hand.filter((tile) => !tile.endsWith('grey'))).toEqual(['4z'])
  expect(await page.locator('.hand .good').count()).toBe(1)
  await picture(page, 'act-riichi-choice')
  await page.locator('.hand .good').click()
  await expect.poll(async () => (await settled(page)).hand.at(-1)).toBe('3p drawn')
  const shown = await settled(page)
  await picture(page, 'act-riichi')
  expect(shown.sides.map(({ stick }) => stick)).toEqual([true, false, false, false])
  expect(shown.sides[0]?.river).toEqual(['7m', '8s', '3z', '[4z]'])
  expect(shown.plates[0]).toMatch(/24,000.*riichi/)
  expect(shown.centre).toContain('Sticks 1')
  expect(shown.hand.filter((tile) => !tile.endsWith('grey'))).toEqual(['3p drawn'])
  expect(await refusal(page, '2p')).toMatch(/riichi/i)
})

/**
 * Fu and payments counted by hand: riichi, tsumo, dora; 26 fu round up to 30; 2,000 and 1,000, and the stick comes
 * back.
 */
test('tsumo', async () => {
  const { pages, last } = await upTo('tsumo')
  await last()
  const page = only(pages)
  await page.locator('[role=dialog] tbody tr').first().waitFor()
  const { sheet, plates } = await settled(page)
  expect(sheet).toContain('Tsumo! Ann wins on 2 man')
  expect(sheet).toContain('3 han 30 fu · 4,000 points')
  expect(sheet).toContain('Tsumogiri 1 25,000 −2,000 23,000')
  expect(sheet).toContain('Ann 24,000 +5,000 29,000')
  expect(plates[0]).toContain('29,000')
})

test('ron', async () => {
  const { pages, last } = await upTo('ron')
  await expect
    .poll(() => only(pages).locator('[data-act=ron]').getAttribute('aria-label'))
    .toBe('1: Ron 6 sou')
  await last()
  const page = only(pages)
  await page.locator('[role=dialog] tbody tr').first().waitFor()
  const { sheet, plates } = await settled(page)
  expect(sheet).toContain('Ann wins on 6 sou from Tsumogiri 1')
  expect(sheet).toContain('5 han, mangan · 12,000 points')
  expect(sheet).toContain('Tsumogiri 1 25,000 −12,000 13,000')
  expect(plates[1]).toContain('13,000')
})

/** P-142 */
test('nine kinds of terminals and honours', async () => {
  const { last } = await upTo('nine-kinds')
  const { sheet, plates } = await last()
  expect(sheet).toContain('Abortive draw: nine kinds')
  for (const plate of plates) expect(plate).toContain('25,000')
})

/** C-042 */
test('North is set aside by three players', async () => {
  const { pages, last } = await upTo('north')
  const before = await settled(only(pages))
  expect(before.hand).toContain('4z')
  const shown = await last()
  expect(shown.sides).toHaveLength(3)
  expect(shown.sides[0]?.melds).toEqual(['4z'])
  // A replacement tile was drawn.
  expect(shown.hand).toHaveLength(14)
  expect(shown.hand.at(-1)).toBe('6s drawn')
})

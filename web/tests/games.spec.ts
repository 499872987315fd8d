import { expect, test } from 'vitest'
import { club, click, makeTable, painted, picture } from './club'
import { heap, paints, percentile, timePaints, worked } from './gauge'
import { seen } from './seen'

const visit = club()

/** Plays whole games instead of one deal: `cargo xtask soak pages`. */
const WHOLE = process.env.HANCHAN_WHOLE_GAMES !== undefined
const MB = 1_000_000

const TABLES: [string, string[], number][] = [
  ['phoenix', ['steady', 'steady', 'steady'], 0],
  ['cheatsheet-3p', ['steady', 'steady'], 0],
]
/** Without a pace, bots' messages arrive in batches; at this pace, in milliseconds, they arrive one by one. */
const PACE = 250
if (WHOLE)
  TABLES.push(
    ['phoenix', ['steady', 'steady', 'steady'], PACE],
    ['cheatsheet-3p', ['steady', 'steady'], PACE],
  )

test.each(TABLES)(
  '%s: a game is played by clicking, to its final standings',
  { timeout: WHOLE ? 3_600_000 : 480_000 },
  async (rules, bots, pace) => {
    const began = Date.now()
    const page = await visit()
    await timePaints(page)
    const length = WHOLE ? null : 'one-deal'
    const table = await makeTable(page, 'Ann', { rules, bots, clock: null, pace, length, entry: 'link' })
    await page.goto(table)
    await page.locator('.hand button').first().waitFor()
    const before = await heap(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const [idle, heard] = [await worked(session), (await paints(page)).length]

    const sheet = page.locator('[role=dialog]')
    const final = page.getByRole('dialog', { name: 'The game is over' })
    const deals: string[] = []
    let clicks = 0
    while ((await final.count()) === 0) {
      const { centre } = await seen(page)
      const deal = /^\S+ \d Honba \d+/.exec(centre)?.[0] ?? ''
      if (deal !== deals.at(-1)) deals.push(deal)
      let acted = false
      if ((await sheet.count()) === 0) acted = await click(page, ['riichi', 'pon'])
      else if ((await sheet.locator('.acts .main').count()) > 0) {
        acted = await sheet
          .locator('.acts .main')
          .click({ timeout: 5000 })
          .then(
            () => true,
            () => false,
          )
      }
      if (acted) clicks += 1
      // Polling too often keeps the page from painting.
      else if (pace === 0) await painted(page)
      else await page.waitForTimeout(150)
    }

    // Every player has a place, with the points and result that the server computed.
    const cells = await final
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
    const value = (text = '') => Number(text.replaceAll(',', '').replace('−', '-'))
    const numbers = cells.map((row) => [value(row[2]), value(row.at(-1))])
    const { result } = await page.evaluate(async (path) => {
      const answer = await fetch(`/api${path}`)
      return (await answer.json()) as { result: [number, number, number][] }
    }, table)
    expect(result).toHaveLength(bots.length + 1)
    expect(numbers).toEqual(result.map(([, points, tenths]) => [points, tenths / 10]))
    await picture(page, `final-${rules}`)

    const work = (await worked(session)) - idle
    const after = await heap(page)
    const times = await paints(page)
    const ms = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    const mb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`
    const figures = [
      rules,
      `${pace} ms`,
      deals.length,
      clicks,
      times.length,
      `${(work / (times.length - heard)).toFixed(1)} ms`,
      ms(0.5),
      ms(0.95),
      ms(1),
      mb(before),
      mb(after),
    ]
    console.log(`figures: ${[...figures, `${Math.round((Date.now() - began) / 1000)} s`].join(' | ')}`)
    expect(times.length).toBeGreaterThan(clicks)
    expect(after - before).toBeLessThan(5 * MB)
  },
)

import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { account, club, hurry, makeTable, myTurn, sitDown } from './club'
import { looks } from './looks'
import { playOut, press } from './steps'
import { tableWith, wall } from './walls'

const visit = club()

async function ann(name: string, upTo: number): Promise<Page> {
  const page = await visit()
  await sitDown(page, 'Ann', tableWith(name, 'look'))
  await page.locator('.hand button').first().waitFor()
  await playOut([page], wall(name).acts.slice(0, upTo))
  return page
}

test('the table: a claim, a set, a riichi option', async () => {
  const claim = await ann('open-kan', 2)
  await claim.locator('[data-act=open-kan]').waitFor()
  await looks(claim, 'claim')
  await press(claim, { who: 0, act: 'open-kan', tiles: '' })
  await claim.locator('.meld').first().waitFor()
  await looks(claim, 'kan')
  const riichi = await ann('riichi', 3)
  await riichi.locator('[data-act=riichi]').click()
  await looks(riichi, 'riichi')
})

test('late in a deal, with four players and with three', async () => {
  for (const [rules, bots] of [
    ['phoenix', 3],
    ['cheatsheet-3p', 2],
  ] as const) {
    const page = await visit()
    const seats = Array<string>(bots).fill('tsumogiri')
    await page.goto(
      await makeTable(page, 'Ann', {
        rules,
        bots: seats,
        clock: [60, 60],
        pace: 0,
        length: 'one-deal',
        entry: 'link',
      }),
    )
    await myTurn(page)
    await hurry(page, 13)
    await expect.poll(() => page.locator('.side.place-0 .river .lies').count()).toBe(13)
    await myTurn(page)
    await looks(page, `late-${rules}`)
  }
})

test('a result, and the final standings', async () => {
  const page = await ann('ron', 4)
  await page.locator('[data-act=final]').waitFor()
  await looks(page, 'result')
  await page.locator('[data-act=final]').click()
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
  await looks(page, 'final')
})

test('the judge', async () => {
  const page = await visit()
  const desk = await visit()
  await account(desk, 'Justus')
  execFileSync(inject('program'), ['admin', '--data', inject('data'), 'role', 'Justus', 'judge'])
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(page, 'Ann', {
    rules: 'phoenix',
    table: 'real-table',
    bots,
    clock: null,
    entry: 'link',
  })
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  await looks(page, 'real-table')
  await desk.goto(`${table}?role=judge`)
  await desk.getByRole('form', { name: 'Judge' }).waitFor()
  await looks(desk, 'judge')
})

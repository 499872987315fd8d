import { expect, test } from 'vitest'
import { club, makeTable } from './club'
import { settled } from './seen'

const visit = club()

/** Checks how much a browser without a cache is sent for the table page, compressed, without the Japanese fonts. */
test.each(['en', 'ru', 'da', 'ja'])('%s: the table page is small', async (locale) => {
  const maker = await visit()
  const bots = ['tsumogiri', 'tsumogiri', 'tsumogiri']
  const table = await makeTable(maker, 'Ann', { rules: 'phoenix', bots, clock: null, pace: 0, entry: 'link' })
  const page = await visit({ locale, storageState: await maker.context().storageState() })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const loading = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId }) => loading.add(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => loading.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loading.delete(requestId)
    if (locale !== 'ja' || kinds.get(requestId) !== 'Font') bytes += encodedDataLength
  })
  await page.goto(table)
  await page.locator('.hand button').first().waitFor()
  // All tiles and fonts of the table are loaded, and no request is pending.
  await settled(page)
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete) && document.fonts.status === 'loaded',
  )
  await expect.poll(() => loading.size).toBe(0)
  expect(kinds.size).toBeGreaterThan(5)
  console.log(`${locale}: ${(bytes / 1000).toFixed(0)} KB in ${kinds.size} answers`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(250_000)
})

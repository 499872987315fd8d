import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type WithAxe = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } }

/** Returns the accessibility violations of a page, by all rules or by the given ones. */
export async function barriers(page: Page, ...rules: string[]): Promise<string[]> {
  const loaded = await page.evaluate(() => (window as unknown as WithAxe).axe !== undefined)
  if (!loaded) await page.evaluate(await readFile(AXE, 'utf8'))
  const options: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) }
  const results = await page.evaluate((how) => (window as unknown as WithAxe).axe?.run(how), options)
  if (!results) throw new Error('axe is not there')
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

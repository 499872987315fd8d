import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { backup } from './walls'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PROGRAM = process.env.HANCHAN ?? join(import.meta.dirname, '../../target/release/hanchan')

/** No access to the network, and no throttling of background pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's URL. */
    url: string
    /** The server's data folder, and the program. */
    data: string
    program: string
    /** The browser that all tests share. */
    browser: string
  }
}

/** Starts the program, with a data folder of its own in which tables with known walls are waiting, and a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.HANCHAN_PICTURES !== undefined)
    mkdirSync(join(import.meta.dirname, 'pictures'), { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'hanchan-web-'))
  const walls = join(data, 'walls.hanchan-backup')
  writeFileSync(walls, backup())
  execFileSync(PROGRAM, ['admin', '--data', data, 'restore', walls])
  const server = spawn(PROGRAM, ['serve', '--lang', 'en', '--bind', '127.0.0.1:0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((found, failed) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const at = /http:\/\/[0-9.:]+/.exec(said)
      if (at) found(at[0])
    })
    server.on('error', failed)
    server.on('exit', (code) => failed(new Error(`${PROGRAM} ended with ${code}`)))
  })
  const browser = await chromium.launchServer({ executablePath: CHROMIUM, args: FLAGS })
  project.provide('url', url)
  project.provide('data', data)
  project.provide('program', PROGRAM)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const PROGRAM = process.env.HANCHAN ?? join(import.meta.dirname, '../../target/release/hanchan')

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
  }
}

/** The program itself, with a folder of its own; or a server that runs already. */
export default async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(join(import.meta.dirname, 'pictures'), { recursive: true })
  if (process.env.HANCHAN_URL) {
    project.provide('url', process.env.HANCHAN_URL)
    return () => undefined
  }
  const data = mkdtempSync(join(tmpdir(), 'hanchan-web-'))
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
  project.provide('url', url)
  return () => {
    server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

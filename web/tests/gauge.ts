import type { CDPSession, Page } from 'playwright-core'

/** Starts measuring the time from a message of the table to its painting. */
export async function timePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    const { WebSocket: Plain } = window
    window.WebSocket = class extends Plain {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', ({ timeStamp }) => {
          // A task queued in a frame runs after it has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => paints.push(performance.now() - timeStamp)
            port2.postMessage(null)
          })
        })
      }
    }
  })
}

/** Returns the times so far, in milliseconds, shortest first. */
export async function paints(page: Page): Promise<number[]> {
  const times = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
  return times.toSorted((one, other) => one - other)
}

/** Returns the element of a sorted list below which this share of it is. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Returns the size of the page's heap after garbage collection, in bytes. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Returns the CPU time of the page's main thread so far, in milliseconds; it hardly depends on the machine's load. */
export async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}

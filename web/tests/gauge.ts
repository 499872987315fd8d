import type { CDPSession, Page } from 'playwright-core'

/** Times how long it takes from a message of the table to its picture, from now on. */
export async function timePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: number[] = []
    Object.assign(window, { paints })
    const { WebSocket: Plain } = window
    window.WebSocket = class extends Plain {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', ({ timeStamp }) => {
          // What follows a frame comes when it has been painted.
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

/** The times so far, in milliseconds, the shortest first. */
export async function paints(page: Page): Promise<number[]> {
  const times = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
  return times.toSorted((one, other) => one - other)
}

/** The place in a sorted list below which this share of it lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The bytes that the page's heap holds once it was collected. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** How long the page's own thread has worked so far, in milliseconds of the processor: what else the machine does changes little. */
export async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}

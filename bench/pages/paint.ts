import { openBrowser } from '../../e2e/testing/browser.ts'

/** Lighthouse's slow 4G, here really throttled: 1.6 Mbit/s down, 150 ms there and back. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
export const cpuSlowDown = 4
const restMilliseconds = 4_000

export interface PaintRecord {
  layoutShift: number
  paintedAt: number
}

/** Runs in the page, before anything of it. */
export function watch(): void {
  const paintRecord: PaintRecord = { layoutShift: 0, paintedAt: 0 }
  Reflect.set(window, 'seen', paintRecord)
  const observeEach = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observeEach(
    'layout-shift',
    (entry) => (paintRecord.layoutShift += Reflect.get(entry, 'value') as number),
  )
  observeEach('largest-contentful-paint', ({ startTime }) => (paintRecord.paintedAt = startTime))
}

/**
 * What a phone of 360 px shows on slow 4G with 4 × CPU slow-down, measured in the browser itself: when the
 * largest part was painted, how far things were shifted until the page was at rest, and the processor time
 * of its main thread, slowed as it is: to be held against the page without any script.
 */
export async function watchPaint(
  pages: readonly { name: string; address: string; jwt?: string }[],
) {
  const browser = await openBrowser()
  try {
    for (const { name, address, jwt } of pages) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        serviceWorkers: 'block',
      })
      if (jwt) await context.addCookies([{ name: 'jwt', value: jwt, url: address }])
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await devTools.send('Network.enable')
      await devTools.send('Network.emulateNetworkConditions', slow4G)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
      await page.addInitScript(watch)
      await page.goto(address, { waitUntil: 'load' })
      await page.waitForTimeout(restMilliseconds)
      const { layoutShift, paintedAt } = await page.evaluate(
        () => Reflect.get(window, 'seen') as PaintRecord,
      )
      const { metrics } = await devTools.send('Performance.getMetrics')
      const cpu = (metric: string) =>
        ((metrics.find((it) => it.name === metric)?.value ?? 0) * 1000).toFixed(0)
      console.log(
        `  ${name.padEnd(50)} LCP ${(paintedAt / 1000).toFixed(2)} s  CLS ${layoutShift.toFixed(4)}  main thread ${cpu('TaskDuration')} ms, of it script ${cpu('ScriptDuration')} ms`,
      )
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

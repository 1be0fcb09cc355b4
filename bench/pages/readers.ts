import { openBrowser } from '../../e2e/testing/browser.ts'
import { cpuSlowDown, slow4G, watch, type PaintRecord } from './paint.ts'

/** Long enough for what comes once a page is at rest. */
const restMilliseconds = 4_000
const rounds = 3

interface Reading {
  scriptKilobytes: number
  totalKilobytes: number
  scriptMilliseconds: number
  threadMilliseconds: number
  paintedAt: number
  layoutShift: number
}

/**
 * What a visitor who only reads pays on a phone of 360 px with slow 4G and 4 × CPU slow-down: bytes on the
 * wire, processor time of the main thread and the largest paint, medians of three. Beside it the same page
 * with its scripts at once, as pages have them that do not wait for a press.
 */
export async function readPages(pages: readonly { name: string; address: string }[]) {
  console.log(
    'Who only reads, on slow 4G with 4 × CPU (bar: 30 kB of script until the first touch):',
  )
  const browser = await openBrowser()
  try {
    for (const { name, address } of pages)
      for (const isAtOnce of [false, true]) {
        const readings: Reading[] = []
        for (let round = 0; round < rounds; round++)
          readings.push(await readOnce(browser, address, isAtOnce))
        const median = (of: keyof Reading) =>
          readings.map((reading) => reading[of]).sort((one, other) => one - other)[1] ?? 0
        console.log(
          `  ${(isAtOnce ? '  … scripts at once' : name).padEnd(50)} script ${median('scriptKilobytes').toFixed(1)} kB of ${median('totalKilobytes').toFixed(1)}, ${median('scriptMilliseconds').toFixed(0)} ms of ${median('threadMilliseconds').toFixed(0)}, LCP ${(median('paintedAt') / 1000).toFixed(2)} s, CLS ${median('layoutShift').toFixed(4)}`,
        )
      }
  } finally {
    await browser.close()
  }
}

/** Runs in the page, before anything of it: a key is pressed as soon as something has been painted. */
function wakeAfterPaint(): void {
  const press = () => window.dispatchEvent(new Event('keydown'))
  document.addEventListener('scripts-ready', () => requestAnimationFrame(() => setTimeout(press)))
}

async function readOnce(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  address: string,
  isAtOnce: boolean,
): Promise<Reading> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
  const addressOf = new Map<string, string>()
  const bytes = { script: 0, total: 0 }
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addressOf.set(requestId, request.url)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (addressOf.get(requestId)?.endsWith('.js')) bytes.script += encodedDataLength
  })
  await page.addInitScript(watch)
  if (isAtOnce) await page.addInitScript(wakeAfterPaint)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(restMilliseconds)
  const { layoutShift, paintedAt } = await page.evaluate(
    () => Reflect.get(window, 'seen') as PaintRecord,
  )
  const { metrics } = await devTools.send('Performance.getMetrics')
  const milliseconds = (metric: string) =>
    (metrics.find((it) => it.name === metric)?.value ?? 0) * 1000
  await context.close()
  return {
    scriptKilobytes: bytes.script / 1000,
    totalKilobytes: bytes.total / 1000,
    scriptMilliseconds: milliseconds('ScriptDuration'),
    threadMilliseconds: milliseconds('TaskDuration'),
    paintedAt,
    layoutShift,
  }
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './serve.ts'

const options = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync',
]

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const run = promisify(execFile)
const runs = 3

/**
 * Lighthouse on a simulated phone (slow 4G, 4 × CPU slow-down): the four scores, LCP, CLS, blocking time.
 * It multiplies what the processor was kept from doing as well, so that of a few runs it prints the
 * median and the least disturbed, by the performance score.
 */
export async function lighthouse(name: string, address: string, jwt?: string): Promise<void> {
  const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  if (!chrome) return console.log('lighthouse: no browser here')
  const reports: Report[] = []
  for (let i = 0; i < runs; i++) {
    const report = await look(address, chrome, jwt)
    if (report) reports.push(report)
  }
  reports.sort((a, b) => performanceOf(a) - performanceOf(b))
  const [median, best] = [reports[reports.length >> 1], reports.at(-1)]
  if (!median || !best) return console.log(`  ${name.padEnd(50)} did not run`)
  console.log(`  ${name.padEnd(50)} ${figures(median)}   least disturbed: ${figures(best)}`)
}

async function look(address: string, chrome: string, jwt?: string): Promise<Report | null> {
  const command = [join(root, 'node_modules/lighthouse/cli/index.js'), address, ...options]
  // Lighthouse wipes cookies before it looks.
  if (jwt) command.push(`--extra-headers=${JSON.stringify({ Cookie: `jwt=${jwt}` })}`)
  // Not synchronously: the control page is served by this very process.
  const ran = await run(process.execPath, command, {
    maxBuffer: 64e6,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chrome },
  }).catch(() => null)
  return ran && (JSON.parse(ran.stdout) as Report)
}

const performanceOf = ({ categories }: Report) => categories.performance?.score ?? 0

function figures({ categories, audits }: Report): string {
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100))
  const figure = (audit: string) => audits[audit]?.numericValue ?? 0
  return (
    scores.join(' / ') +
    ` LCP ${(figure('largest-contentful-paint') / 1000).toFixed(2)} s` +
    ` CLS ${figure('cumulative-layout-shift').toFixed(3)}` +
    ` blocked ${figure('total-blocking-time').toFixed(0)} ms`
  )
}

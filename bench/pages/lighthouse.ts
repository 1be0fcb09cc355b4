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

/** Lighthouse on a simulated phone (slow 4G, 4 × CPU slow-down): the four scores, LCP, CLS, blocking time. */
export async function lighthouse(name: string, address: string): Promise<void> {
  const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  if (!chrome) return console.log('lighthouse: no browser here')
  const command = [join(root, 'node_modules/lighthouse/cli/index.js'), address, ...options]
  // Not synchronously: the control page is served by this very process.
  const ran = await run(process.execPath, command, {
    maxBuffer: 64e6,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chrome },
  }).catch((error: Error) => error)
  if (ran instanceof Error)
    return console.log(`lighthouse ${name}: did not run (${ran.message.slice(0, 200)})`)
  const { categories, audits } = JSON.parse(ran.stdout) as Report
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100))
  const figure = (audit: string) => audits[audit]?.numericValue ?? 0
  console.log(
    `  ${name.padEnd(50)} ${scores.join(' / ').padEnd(21)}` +
      ` LCP ${(figure('largest-contentful-paint') / 1000).toFixed(2)} s` +
      ` CLS ${figure('cumulative-layout-shift').toFixed(3)}` +
      ` blocked ${figure('total-blocking-time').toFixed(0)} ms`,
  )
}

import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where a browser is: the machine's own, else the one from npm, which needs nothing else. */
async function executable(): Promise<{ path: string; args: string[] }> {
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])
    if (existsSync(path)) return { path, args: flags }
  const { default: bundled } = await import('@sparticuz/chromium')
  return { path: await bundled.executablePath(), args: [...bundled.args, ...flags] }
}

export async function openBrowser(): Promise<Browser> {
  const { path, args } = await executable()
  return chromium.launch({
    executablePath: path,
    args,
    env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'browser-')) },
  })
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** What the browser's console said in anger: errors of scripts, broken policies, missing files. */
  complaints: string[]
}

/** A new visitor on a phone of 360 px (unless told), whose every complaint is kept. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, ...options })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`fault: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
  }
  context.on('page', listen)
  const page = await context.newPage()
  return { context, page, complaints }
}

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
import { bundledBrowser } from './bundled-browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let running: Promise<Browser> | undefined

/** One for all files of a worker: starting it takes longer than many a page. Playwright ends it with the worker. */
export async function openBrowser(): Promise<Browser> {
  const before = await running?.catch(() => undefined)
  if (!before?.isConnected()) running = launch()
  return running!
}

/** Closes all that was opened in it. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/**
 * A whole browser of the machine, for what a shell without windows cannot do: it shows notifications. Null where
 * the machine has none.
 */
export async function openWholeBrowser(): Promise<Browser | null> {
  const [executablePath] = machineBrowsers()
  if (!executablePath) return null
  const args = [...flags, '--headless=new']
  return chromium.launch({ executablePath, headless: false, args, env: newHome() })
}

function machineBrowsers(): string[] {
  const machines = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  return machines.filter((path) => existsSync(path))
}

function newHome(): NodeJS.ProcessEnv {
  return { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'browser-')) }
}

/** The one from npm; where that can't start, the machine's own. */
async function launch(): Promise<Browser> {
  const env = newHome()
  const paths = [await bundledBrowser(), ...machineBrowsers()]
  const faults: unknown[] = []
  for (const executablePath of paths)
    try {
      return await chromium.launch({ executablePath, args: flags, env })
    } catch (error) {
      faults.push(error)
    }
  throw new AggregateError(faults, 'No browser could be started.')
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

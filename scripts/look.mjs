/**
 * `npm run look [-- base-url]`: a picture of every page at 360, 768 and 1280 px, in both languages and
 * both themes, into ./look/. The server must be running (http://localhost:3000 unless told otherwise).
 * `LOOK_COOKIE='jwt=…'` takes them signed in; `LOOK_ONLY=chats,login` takes only those pages.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { pages } from '../src/web/pages.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const only = process.env.LOOK_ONLY?.split(',')
const widths = [360, 768, 1280]
const themes = ['light', 'dark']
const out = new URL('../look/', import.meta.url)

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function openBrowser() {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const found = installed.find((path) => existsSync(path))
  if (found) return chromium.launch({ executablePath: found, args: flags })
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args })
}

/** The queries that a page wants before it shows anything; what is not named needs none. */
const queries = {
  'free-kundli': '?type=Oracle',
  'create-kundli': '?type=Oracle',
  chats: '?type=Oracle',
  horoscope: '?zodiac=Aries&when=Today',
}

async function take(browser, address, name, width, theme) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const cookie = process.env.LOOK_COOKIE
  if (cookie) {
    const [key, value] = cookie.split('=')
    await context.addCookies([{ name: key, value, url: base }])
  }
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  const response = await page.goto(base + address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (tooWide > 0) faults.push(`${tooWide} px wider than the screen`)
  if ((response?.status() ?? 0) >= 400) faults.push(`status ${response?.status()}`)
  await page.screenshot({ path: new URL(name, out).pathname, fullPage: true })
  await context.close()
  console.log(`${name}${faults.length ? `  ! ${faults.join('; ')}` : ''}`)
  return faults.length
}

const browser = await openBrowser()
let faults = 0
try {
  if (!only) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const { path } of pages) {
    if (only && !only.includes(path || 'home')) continue
    for (const language of ['en', 'hi'])
      for (const width of widths)
        for (const theme of themes) {
          const prefix = language === 'hi' ? '/hi' : ''
          const address = `${prefix}/${path}${queries[path] ?? ''}`
          const name = `${(path || 'home').replaceAll('/', '-')}-${language}-${width}-${theme}.png`
          faults += await take(browser, address, name, width, theme)
        }
  }
} finally {
  await browser.close()
}
if (faults) {
  console.log(`${faults} pictures have something wrong (marked with !).`)
  process.exitCode = 1
}

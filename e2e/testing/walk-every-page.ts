/** The walk over every page of the table, in two files that run side by side: each takes some viewers. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/words/say.ts'
import { awake } from './acts.ts'
import { axeOn } from './axe.ts'
import { leaveBrowser, openBrowser, visit, type Visit } from './browser.ts'
import { colourFlaws, colourRules } from './colours.ts'
import { flawsOf } from './flaws.ts'
import { latinNames as latin, livedIn, type LivedIn } from './lived-in.ts'
import { endServer } from './server.ts'
import { tour, type Viewer } from './tour.ts'

let world: LivedIn
let browser: Browser

/**
 * The page as it stands: what axe finds, and what axe does not look for. Each language stands in one
 * theme, because colours know no language; the controls of the second are those of the first.
 */
async function look(
  { page, complaints }: Visit,
  language: Language,
  { isMissing }: { isMissing: boolean },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: language === 'hi' ? 'dark' : 'light' })
  await page.evaluate(() => document.fonts.ready)
  const flaws = await page.evaluate(flawsOf, { language, typedTexts: world.typedTexts, latin })
  if (language === 'hi') flaws.push(...(await axeFlaws(page)))
  for (const { id, target, summary } of await colourFlaws(page))
    flaws.push(`${id}: ${target}: ${summary}`)
  const expected = (complaint: string) => isMissing && complaint.includes('status of 404')
  return [...flaws, ...complaints.splice(0).filter((complaint) => !expected(complaint))]
}

/** All but the colours. */
async function axeFlaws(page: Page): Promise<string[]> {
  const axe = await axeOn(page)
  const rules: Record<string, { enabled: boolean }> = { 'target-size': { enabled: true } }
  for (const rule of colourRules) rules[rule] = { enabled: false }
  axe.options({ resultTypes: ['violations'], rules })
  const flaws: string[] = []
  for (const { id, nodes } of (await axe.analyze()).violations)
    for (const { target, failureSummary = '' } of nodes)
      if (id !== 'target-size' || (await isSmallWhereSeen(page, target.map(String))))
        flaws.push(`${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`)
  return flaws
}

/** Whether a control is too small also in the middle of the screen, where no bar at an edge covers it. */
async function isSmallWhereSeen(page: Page, target: string[]): Promise<boolean> {
  const control = page.locator(target.at(-1)!).first()
  await control.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const axe = (await axeOn(page)).include(target)
  axe.withRules(['target-size'])
  const { violations } = await axe.analyze()
  return violations.length > 0
}

/** The same page in English, by its own link where it has one. */
async function turnToEnglish({ page }: Visit, address: string): Promise<void> {
  const link = page.locator('a[hreflang=en]').first()
  if (await link.count()) await link.evaluate((it) => (it as HTMLElement).click())
  else await page.goto(address)
  await page.waitForFunction(() => document.documentElement.lang === 'en')
}

async function arrive(viewer: Viewer): Promise<Visit> {
  const { url } = world.server
  const pageVisit = await visit(browser, { reducedMotion: 'reduce' })
  if (viewer === 'visitor') return pageVisit
  const value = world[viewer].jwt
  await pageVisit.context.addCookies([{ name: 'jwt', value, url, httpOnly: true, sameSite: 'Lax' }])
  return pageVisit
}

export function walkEveryPage(viewers: readonly Viewer[]): void {
  beforeAll(async () => {
    world = await livedIn()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    await endServer(world.server)
  })
  test.each(viewers)(
    'every page is whole in both languages and themes, as it is for a %s',
    { timeout: 600_000 },
    async (viewer) => {
      const { url } = world.server
      const pageVisit = await arrive(viewer)
      const { page, context } = pageVisit
      const visitedPaths = new Set<string>()
      const problems: string[] = []
      const stops = tour(world).filter((stop) => stop.viewer === viewer)
      for (const { name, path, needsSession } of stops) {
        const address = `${url}/hi/${path}`
        // Whoever is led where they have been need not load that place again.
        if (viewer === 'visitor' && needsSession && visitedPaths.has(await ledTo(context, address)))
          continue
        const reply = await page.goto(address)
        const isMissing = reply?.status() === 404
        // Where it leads elsewhere, that place is looked at once.
        const place = reply?.request().redirectedFrom() ? new URL(reply.url()).pathname : path
        if (visitedPaths.has(place)) continue
        visitedPaths.add(place)
        await awake(page)
        problems.push(...problemLines(name, 'hi', await look(pageVisit, 'hi', { isMissing })))
        await turnToEnglish(pageVisit, `${url}/${path}`)
        problems.push(...problemLines(name, 'en', await look(pageVisit, 'en', { isMissing })))
      }
      await context.close()
      expect(visitedPaths.size).toBeGreaterThan(2)
      expect(problems).toEqual([])
    },
  )
}

/** The path to which this address leads, empty where it leads nowhere else. */
async function ledTo({ request }: BrowserContext, address: string): Promise<string> {
  const { location } = (await request.get(address, { maxRedirects: 0 })).headers()
  return location ? new URL(location, address).pathname : ''
}

function problemLines(name: string, language: Language, flaws: string[]): string[] {
  return flaws.map((flaw) => `${name} (${language}): ${flaw}`)
}

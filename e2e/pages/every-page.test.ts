import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/words/say.ts'
import { awake } from '../testing/acts.ts'
import { openBrowser, visit, type Visit } from '../testing/browser.ts'
import { flawsOf } from '../testing/flaws.ts'
import { latinNames as latin, livedIn, type LivedIn } from '../testing/lived-in.ts'
import { endServer } from '../testing/server.ts'
import { tour, type Who } from '../testing/tour.ts'

let world: LivedIn
let browser: Browser
beforeAll(async () => {
  world = await livedIn()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await endServer(world.server)
})

/**
 * The page as it stands: what axe finds, and what axe does not look for. Each language stands in one
 * theme, because colours know no language.
 */
async function look(
  { page, complaints }: Visit,
  language: Language,
  { isMissing, axe: by }: { isMissing: boolean; axe: 'whole' | 'colours' | 'none' },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: language === 'hi' ? 'dark' : 'light' })
  await page.evaluate(() => document.fonts.ready)
  const flaws = await page.evaluate(flawsOf, { language, typed: world.typed, latin })
  if (by !== 'none') {
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    if (by === 'colours') axe.withRules(['color-contrast', 'link-in-text-block'])
    for (const { id, nodes } of (await axe.analyze()).violations)
      for (const { target, failureSummary = '' } of nodes)
        flaws.push(`${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`)
  }
  const expected = (complaint: string) => isMissing && complaint.includes('status of 404')
  return [...flaws, ...complaints.splice(0).filter((complaint) => !expected(complaint))]
}

/** The same page in English, by its own link where it has one. */
async function turnToEnglish({ page }: Visit, address: string): Promise<void> {
  const link = page.locator('a[hreflang=en]').first()
  if (await link.count()) await link.evaluate((it) => (it as HTMLElement).click())
  else await page.goto(address)
  await page.waitForFunction(() => document.documentElement.lang === 'en')
}

async function arrive(who: Who): Promise<Visit> {
  const { url } = world.server
  const one = await visit(browser, { reducedMotion: 'reduce' })
  if (who === 'visitor') return one
  const value = world[who].jwt
  await one.context.addCookies([{ name: 'jwt', value, url, httpOnly: true, sameSite: 'Lax' }])
  return one
}

/** Who has seen which page's file in light; a newcomer's are those of a resident, with less on them. */
const drawn = new Set<string>()

test.each(['visitor', 'resident', 'newcomer', 'operator'] as const)(
  'every page is whole in both languages and themes, as it is for a %s',
  { timeout: 600_000 },
  async (who) => {
    const { url } = world.server
    const one = await arrive(who)
    const { page, context } = one
    const seen = new Set<string>()
    const found: string[] = []
    for (const { name, path, file } of tour(world).filter((stop) => stop.who === who)) {
      const address = `${url}/hi/${path}`
      const reply = await context.request.get(address, { maxRedirects: 0 })
      const isMissing = reply.status() === 404
      // Where it leads elsewhere, that place is looked at once.
      const { location } = reply.headers()
      const place = location ? new URL(location, address).pathname : path
      if (seen.has(place)) continue
      seen.add(place)
      await page.goto(address)
      await awake(page)
      found.push(...told(name, 'hi', await look(one, 'hi', { isMissing, axe: 'whole' })))
      await turnToEnglish(one, `${url}/${path}`)
      // The controls are those of the page before, and the same file has the same colours anywhere.
      const screen = `${who === 'newcomer' ? 'resident' : who} ${file}`
      const axe = drawn.has(screen) ? 'none' : 'colours'
      drawn.add(screen)
      found.push(...told(name, 'en', await look(one, 'en', { isMissing, axe })))
    }
    await context.close()
    expect(seen.size).toBeGreaterThan(2)
    expect(found).toEqual([])
  },
)

function told(name: string, language: Language, flaws: string[]): string[] {
  return flaws.map((flaw) => `${name} (${language}): ${flaw}`)
}

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialogWords } from '../../src/words/ui/dialog.ts'
import { errorWords } from '../../src/words/app/errors.ts'
import { forumWords } from '../../src/words/forum/forum.ts'
import { siteWords } from '../../src/words/app/site.ts'
import { address, awake, speaker } from '../testing/acts.ts'
import { leaveBrowser, openBrowser, visit } from '../testing/browser.ts'
import { livedIn, type LivedIn } from '../testing/lived-in.ts'
import { inspect } from '../testing/look.ts'
import { endServer } from '../testing/server.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let world: LivedIn
let browser: Browser
beforeAll(async () => {
  world = await livedIn()
  browser = await openBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await endServer(world.server)
})

/** What the script asks for when a link within the site is followed. */
const dataUrlPattern = /\.data(\?|$)/

/** Follows a link to the blog by the page's own script. */
async function follow(page: Page): Promise<void> {
  const link = page.locator('a[href$="/blogs"]').last()
  await link.evaluate((it) => (it as HTMLElement).click())
}

describe.each(storyLanguages('en'))('a mishap, in %s,', (language) => {
  const translate = speaker(language)
  const open = async () => {
    const pageVisit = await visit(browser, { reducedMotion: 'reduce' })
    await pageVisit.page.goto(world.server.url + address('/about-us', language))
    await awake(pageVisit.page)
    await pageVisit.page.waitForLoadState('networkidle')
    return pageVisit
  }

  test('of the server is told kindly, with a way on that works', async () => {
    const pageVisit = await open()
    const { page } = pageVisit
    await page.route(dataUrlPattern, (route) => route.fulfill({ status: 500, body: 'no' }))
    await follow(page)
    await page.getByRole('heading', { level: 1, name: translate(errorWords.faultTitle) }).waitFor()
    expect(await page.title()).toBe(translate(errorWords.faultTitle))
    await page.unroute(dataUrlPattern)
    pageVisit.complaints.length = 0
    await inspect(pageVisit, 'fault')
    await page.getByRole('button', { name: translate(errorWords.again) }).click()
    await page.waitForURL(/\/blogs$/)
    await page
      .locator('main h1')
      .filter({ hasNotText: translate(errorWords.faultTitle) })
      .waitFor()
  })

  test('of the network is told, and over once the network is back', async () => {
    const { page, context } = await open()
    await context.setOffline(true)
    const news = page.getByText(translate(siteWords.offlineNow))
    await news.waitFor()
    // It stands at the top, and the page moves down for it: no button lies under it.
    const below = (place: Locator) => place.evaluate((it) => it.getBoundingClientRect().top)
    const lowest = await news.evaluate((it) => it.getBoundingClientRect().bottom)
    expect(lowest).toBeLessThanOrEqual((await below(page.locator('header').first())) + 1)
    await context.setOffline(false)
    await page.getByText(translate(siteWords.offlineNow)).waitFor({ state: 'detached' })
    await follow(page)
    await page.waitForURL(/\/blogs$/)
  })

  test('of the network at a reply is told at its box, and what was typed stays', async () => {
    const { page, context } = await visit(browser)
    const { server, resident, things } = world
    await context.addCookies([{ name: 'jwt', value: resident.jwt, url: server.url }])
    const path = `/forum/${things.slug}?did=${things.did}`
    await page.goto(server.url + address(path, language))
    await awake(page)
    const box = page.locator('textarea[name=comment]').first()
    await box.fill('I would wait.')
    await context.setOffline(true)
    await page.getByRole('button', { name: translate(forumWords.comment), exact: true }).click()
    const problem = page.locator('#reply-problem')
    await problem.filter({ hasText: translate(siteWords.offlineNow) }).waitFor()
    expect(await box.inputValue()).toBe('I would wait.')
    await context.close()
  })

  test('that is only slowness shows that the page is on its way', async () => {
    const { page } = await open()
    let go: () => void = () => undefined
    const held = new Promise<void>((done) => (go = done))
    await page.route(dataUrlPattern, async (route) => {
      await held
      await route.continue()
    })
    await follow(page)
    await page.locator('output.waiting', { hasText: translate(siteWords.slow) }).waitFor()
    go()
    await page.waitForURL(/\/blogs$/)
    await page.locator('output.waiting').waitFor({ state: 'detached' })
  })

  test('in small is a toast: at the top right for 5000 ms, over nothing, and Alt+T leads to it', async () => {
    const { page, context } = await visit(browser)
    const { url } = world.server
    await context.addCookies([{ name: 'jwt', value: world.resident.jwt, url }])
    await page.goto(url + address('/forum', language))
    await awake(page)
    const vote = page.getByRole('button', { name: translate(forumWords.upvote) })
    await vote.last().click()
    const toast = page.locator('.Toastify__toast').first()
    await toast.waitFor()
    const stands = await toast.evaluate((it) => {
      const bar = it.querySelector<HTMLElement>('.Toastify__progress-bar--animated')
      const { right, top } = it.getBoundingClientRect()
      return { right: innerWidth - right, top, for: bar?.style.animationDuration }
    })
    expect(await toast.getByRole('button').textContent()).toBe(translate(dialogWords.close))
    expect(stands.for).toBe('5000ms')
    expect(stands.top).toBeLessThan(80)
    expect(stands.right).toBeLessThan(40)
    // The page has moved down for it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await page.evaluate(textsUnderNews)).toEqual([])
    await page.keyboard.press('Alt+KeyT')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.Toastify') !== null))
      .toBe(true)
  })
})

/** The words and controls of the page that lie below a toast. It runs in the page itself. */
function textsUnderNews(): string[] {
  const layer = document.querySelector('.toast-layer')!.getBoundingClientRect()
  const found: string[] = []
  for (let y = layer.top + 2; y < layer.bottom; y += 4)
    for (let x = 4; x < innerWidth; x += 8)
      for (const element of document.elementsFromPoint(x, y))
        if (!element.closest('.toast-layer') && element.matches('p, a, button, h1, h2, li, span'))
          found.push(`${element.tagName} ${element.textContent?.slice(0, 30)}`)
  return [...new Set(found)]
}

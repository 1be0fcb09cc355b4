import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteWords } from '../../src/words/app/site.ts'
import { themeWords } from '../../src/words/app/nav.ts'
import { askTopics, askWords } from '../../src/words/home/ask.ts'
import { ownSignWords } from '../../src/words/horoscope/own-sign.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { address, speaker } from '../testing/acts.ts'
import { openStory, type Story } from '../testing/story.ts'
import { storyLanguages } from '../testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const scripts = /\/assets\/.*\.js$/

/** A page whose scripts take as long as on a slow line, and those that were fetched by now. */
async function openSlowly(path: string, millisecondsLate = 1_500) {
  const { page, complaints } = await story.visitor({ hasTouch: true, serviceWorkers: 'block' })
  // Nothing is fetched ahead on a line that is paid for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const fetched: string[] = []
  await page.route(scripts, async (route) => {
    fetched.push(route.request().url())
    await setTimeout(millisecondsLate)
    await route.continue().catch(() => {})
  })
  await page.goto(story.server.url + path)
  return { page, fetched, complaints }
}

const hasFramework = (page: Page) => page.evaluate(() => '__reactRouterRouteModules' in window)

describe.each(storyLanguages('en'))('before the scripts have come, in %s,', (language) => {
  const translate = speaker(language)
  const [topic] = askTopics

  test('a reader scrolls and follows links, and none is fetched', async () => {
    const { page, fetched } = await openSlowly(
      address('/horoscope?zodiac=Aries&when=Today', language),
    )
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(500)
    const link = page.locator(`main a[href*="zodiac=Taurus"]`).first()
    await link.scrollIntoViewIfNeeded()
    await link.tap()
    await page.waitForURL(/Taurus/)
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    expect(await hasFramework(page)).toBe(false)
  })

  test('a press on a button is held, and done once when they are there', async () => {
    const { page, fetched, complaints } = await openSlowly(address('/', language))
    expect(fetched).toEqual([])
    // What a topic does by script: it fills the box, and sends nothing.
    const button = page.getByRole('button', { name: translate(topic.label), exact: true })
    await button.tap()
    await button.tap()
    await page.locator('.waiting').waitFor({ state: 'attached' })
    const box = page.getByRole('textbox', { name: translate(askWords.question) })
    await expect.poll(() => box.inputValue(), { timeout: 15_000 }).toBe(translate(topic.example))
    expect(new URL(page.url()).pathname).toBe(address('/', language))
    expect(await page.locator('.waiting').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('what is typed meanwhile stays, and presses come in their order', async () => {
    const { page } = await openSlowly(address('/', language))
    const box = page.getByRole('textbox', { name: translate(askWords.question) })
    await box.tap()
    await box.pressSequentially('Is')
    await page.getByRole('button', { name: translate(askWords.ask), exact: true }).tap()
    await page
      .getByRole('alert')
      .filter({ hasText: translate(askWords.tooShort) })
      .waitFor()
    expect(await box.inputValue()).toBe('Is')
  })

  test('a part whose code comes later still has its press too', async () => {
    const { page } = await openSlowly(address('/about-us', language), 400)
    const dark = page.locator('footer').getByRole('button', { name: translate(themeWords.dark) })
    await dark.tap()
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    expect(new URL(page.url()).pathname).toBe(address('/about-us', language))
  })

  test('the device that remembers a sign has them at once', async () => {
    const { page } = await openSlowly(address('/horoscope?zodiac=Aries&when=Today', language), 0)
    await page.getByRole('button', { name: translate(ownSignWords.mine) }).tap()
    const forget = page.getByRole('button', { name: translate(ownSignWords.forget) })
    await forget.waitFor()
    await page.reload()
    await forget.waitFor()
  })
})

test('where they can’t be fetched, a form sends itself and log-in is a page', async () => {
  const language = 'en'
  const translate = speaker(language)
  const { page } = await story.visitor({ hasTouch: true, serviceWorkers: 'block' })
  await page.route(scripts, (route) => route.abort())
  await page.goto(story.server.url)
  await page.getByRole('button', { name: translate(askTopics[0].label), exact: true }).tap()
  await page.waitForURL(/\/ask/)
  await page.goto(`${story.server.url}/oracle`)
  await page.locator('header summary').last().tap()
  await page
    .getByRole('link', { name: translate(siteWords.logIn) })
    .first()
    .tap()
  await page.waitForURL(/\/login\?/)
  await page.getByRole('button', { name: translate(loginWords.getOtp) }).waitFor()
})

test('on a page whose scripts come by themselves a press that is faster is held too', async () => {
  const translate = speaker('en')
  const { page } = await openSlowly('/free-kundli')
  const dark = page.locator('footer').getByRole('button', { name: translate(themeWords.dark) })
  await dark.tap()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  expect(new URL(page.url()).pathname).toBe('/free-kundli')
})

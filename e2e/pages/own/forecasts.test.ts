import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  forecastQuestion,
  forecastWords as words,
  judgementNames,
} from '../../../src/words/forecasts/forecasts.ts'
import { cameTrueWords } from '../../../src/words/forecasts/came-true.ts'
import { shareDifference, wilsonShare } from '../../../src/server/forecasts/intervals.ts'
import { keepTestForecast } from '../../../src/server/forecasts/forecasts.testing.ts'
import type { Server } from '../../../src/server/app/app.ts'
import { createTestUser, type TestUser } from '../../../src/server/testing/test-data.ts'
import { address, awake, speaker } from '../../testing/acts.ts'
import { leaveBrowser, openBrowser, visit } from '../../testing/browser.ts'
import { inspect } from '../../testing/look.ts'
import {
  endServer,
  freshDatabase,
  startServerOn,
  type RunningServer,
} from '../../testing/server.ts'
import { storyLanguages } from '../../testing/story-languages.ts'

const secret = 'q8Zr2LmX7vTn4KsB9dWy6HcF1jPg3Ueo'
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const over = { fromDay: day(150), untilDay: day(30) }
const compared = { fromDay: day(90), untilDay: day(20) }

let server: RunningServer
let browser: Browser
let person: TestUser
beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db } = fresh.database
  const app = { db, server: { context: { config: { jwtSecret: secret } } } as Server }
  person = await createTestUser(app)
  const bid = crypto.randomUUID()
  await db
    .insertInto('births')
    .values({
      ...{ bid, uid: person.uid, full_name: 'Asha Kalpanik', dob: '14/03/1991', tob: '06:45' },
      ...{ tob_known: true, tob_offset: null, pob: 'Pune, Maharashtra, India', lat: 18.52 },
      ...{ lng: 73.86, gender: 'Female', marital_status: 'Single', language: 'English' },
      ...{ timezone: 'Asia/Kolkata', offset_seconds: 19_800, day_from: null, day_to: null },
      born_at: new Date('1991-03-14T01:15:00Z'),
    })
    .execute()
  const of = { uid: person.uid, bid }
  await keepTestForecast(app, { ...of, ...over })
  await keepTestForecast(app, { ...of, ...compared, topic: 'money', unnamed: [day(18), day(10)] })
  await keepTestForecast(app, { ...of, fromDay: day(-30), untilDay: day(-99), topic: 'vehicle' })
  const share = wilsonShare(180, 400)
  const count = { over: 612, answered: 400, partly: 31, named: share }
  const pair = { named: wilsonShare(88, 190), unnamed: wilsonShare(41, 190) }
  const difference = shareDifference(pair.named, pair.unnamed)
  const few = { name: 'vehicle', over: 21, answered: 12, partly: 0, named: null, compared: null }
  const counts = {
    whole: { ...count, name: 'whole', compared: { ...pair, difference } },
    topics: [{ ...count, name: 'job-change', compared: { ...pair, difference } }, few],
    families: [{ ...count, name: 'window', compared: null }],
    rules: [],
  }
  await db
    .insertInto('forecast_counts')
    .values({ day: day(0), counts: JSON.stringify(counts), made_at: new Date() })
    .execute()
  server = await startServerOn(fresh, { JWT_SECRET: secret })
  browser = await openBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await endServer(server)
})

test.each(storyLanguages('hi'))(
  'what was named is asked for on home, judged with one tap, changed, and counted for all (%s)',
  async (language) => {
    const translate = speaker(language)
    const visitor = await visit(browser)
    const { page } = visitor
    const cookie = { name: 'jwt', value: person.jwt, url: server.url }
    await visitor.context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    await page.goto(server.url + address('/', language))
    await awake(page)
    const first = forecastQuestion(
      { ...over, topic: 'job-change', whose: 'self', stage: 'over', isBlind: false },
      language,
    )
    const second = forecastQuestion(
      { ...compared, topic: 'money', whose: 'self', stage: 'over', isBlind: true },
      language,
    )
    const card = page.locator('section[aria-labelledby="due-forecast"]')
    await card.getByText(first).waitFor()
    await inspect(visitor, 'home with a time to judge')
    // One tap, and the next comes by itself: in the same words whether it was named or not.
    await card.getByRole('button', { name: translate(judgementNames.no), exact: true }).click()
    await card.getByText(second).waitFor()
    await card.getByRole('link').click()
    await page.waitForURL(/forecasts$/)
    const item = page.locator('li', { hasText: first })
    const pressed = item.locator('[aria-pressed="true"]')
    expect(await pressed.textContent()).toBe(translate(judgementNames.no))
    await item.getByRole('button', { name: translate(judgementNames.yes), exact: true }).click()
    await item
      .locator('[aria-pressed="true"]', { hasText: translate(judgementNames.yes) })
      .waitFor()
    await inspect(visitor, 'forecasts')
    const pair = page.locator('li', { hasText: second })
    expect(await pair.textContent()).not.toContain(translate(words.wasNamed))
    for (const place of [0, 1]) {
      await pair.locator('form[action]').nth(place).getByRole('button').nth(2).click()
      await pair.locator('[aria-pressed="true"]').nth(place).waitFor()
    }
    await pair.getByText(translate(words.wasNamed)).waitFor()
    await item.getByRole('button', { name: translate(words.delete) }).click()
    await item.waitFor({ state: 'detached' })

    await page.goto(server.url + address('/accuracy#came-true', language))
    await page.getByText(translate(cameTrueWords.unnamed)).first().waitFor()
    expect(await page.locator('#came-true').textContent()).toMatch(/\d+% \(\d+–\d+\)/)
    await inspect(visitor, 'what came true')
  },
)

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calendarWords,
  feedPartNames,
  reminderKindNames,
  reminderWords as words,
  vratNames,
} from '../../../src/words/reminders/reminders.ts'
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

let server: RunningServer
let browser: Browser
let person: TestUser
beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db } = fresh.database
  const app = { db, server: { context: { config: { jwtSecret: secret } } } as Server }
  person = await createTestUser(app)
  server = await startServerOn(fresh, { JWT_SECRET: secret })
  browser = await openBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await endServer(server)
})

const tick = (page: Page, label: string) => page.getByLabel(label, { exact: true }).check()

test.each(storyLanguages('hi'))(
  'what one wants to be reminded of is chosen and kept, and a calendar is given (%s)',
  async (language) => {
    const translate = speaker(language)
    const visitor = await visit(browser)
    const { page } = visitor
    const cookie = { name: 'jwt', value: person.jwt, url: server.url }
    await visitor.context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    await page.goto(server.url + address('/reminders', language))
    await awake(page)
    await tick(page, translate(reminderKindNames.morning))
    await tick(page, translate(reminderKindNames.vrat))
    await tick(page, translate(vratNames.purnima))
    await page.getByLabel(translate(words.hour)).fill('06:30')
    await page.getByRole('button', { name: translate(words.save), exact: true }).click()
    await page.getByText(translate(words.saved), { exact: true }).waitFor()
    await inspect(visitor, 'reminders')
    await page.reload()
    const purnima = page.getByLabel(translate(vratNames.purnima), { exact: true })
    expect(await purnima.isChecked()).toBe(true)
    expect(await page.getByLabel(translate(words.hour)).inputValue()).toBe('06:30')

    await page.goto(server.url + address('/calendar', language))
    await awake(page)
    await tick(page, translate(feedPartNames.festivals))
    const made = [calendarWords.make, calendarWords.save].map(translate).join('|')
    await page.getByRole('button', { name: new RegExp(`^(?:${made})$`) }).click()
    const field = page.getByLabel(translate(calendarWords.address))
    await field.waitFor()
    const path = new URL(await field.inputValue()).pathname
    const feed = await fetch(server.url + path)
    expect([feed.status, (await feed.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
    await inspect(visitor, 'calendar')
    await page.getByRole('button', { name: translate(calendarWords.renew) }).click()
    await expect.poll(async () => new URL(await field.inputValue()).pathname).not.toBe(path)
    expect((await fetch(server.url + path)).status).toBe(404)
  },
)

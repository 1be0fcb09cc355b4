import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangesPerPage } from '../../src/contract/core/constants.ts'
import { chatHistoryWords as words } from '../../src/words/chat/chat-history.ts'
import type { Server } from '../../src/server/app/app.ts'
import { freshEmbedded } from '../../src/server/testing/fresh-database.ts'
import { createTestUser, type TestUser } from '../../src/server/testing/test-data.ts'
import { awake } from '../testing/acts.ts'
import { openBrowser, visit } from '../testing/browser.ts'
import { endServer, startServer, type RunningServer } from '../testing/server.ts'

const secret = 'q8Zr2LmX7vTn4KsB9dWy6HcF1jPg3Ueo'
const count = 2 * exchangesPerPage + 5

let server: RunningServer
let browser: Browser
let person: TestUser
beforeAll(async () => {
  const fresh = await freshEmbedded()
  const { db } = fresh.database
  person = await createTestUser({
    db,
    server: { context: { config: { jwtSecret: secret } } } as Server,
  })
  const { uid } = person
  const asst_id = randomUUID()
  await db
    .insertInto('chats')
    .values({ asst_id, uid, bid: null, astrologer: 'Oracle', user_name: 'Asha', device: 'web' })
    .execute()
  const messages = Array.from({ length: count }, (_, i) => ({
    mid: randomUUID(),
    ...{ asst_id, uid, seq: i + 1, language: 'en' as const, state: 'complete' as const },
    question: `What of month number ${i}?`,
    answer: `It is quiet in month ${i}. ${'Saturn is slow and the tenth house waits. '.repeat(6)}`,
    outcome: 'answered',
  }))
  await db.insertInto('messages').values(messages).execute()
  await fresh.database.close()
  server = await startServer({ JWT_SECRET: secret }, fresh.dataDirectory)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await endServer(server)
})

const shown = (page: Page) => page.locator('[data-question]').count()

test('a long chat opens at its end; what was said before comes at a press or by scrolling, and nothing jumps', async () => {
  const { page, context, complaints } = await visit(browser)
  const cookie = { name: 'jwt', value: person.jwt, url: server.url }
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`${server.url}/chats`)
  await awake(page)
  expect(await shown(page)).toBe(exchangesPerPage)
  await page
    .getByText(`What of month number ${count - 1}?`)
    .first()
    .waitFor()
  const topOf = (i: number) =>
    page
      .locator('[data-question]')
      .filter({ hasText: `It is quiet in month ${i}.` })
      .evaluate((element) => element.getBoundingClientRect().top)
  const first = count - exchangesPerPage
  const link = page.getByRole('link', { name: words.earlier.en })
  await link.scrollIntoViewIfNeeded()
  const before = await topOf(first)
  await link.press('Enter')
  await expect.poll(() => shown(page)).toBe(2 * exchangesPerPage)
  expect(Math.abs((await topOf(first)) - before)).toBeLessThan(60)
  expect(new URL(page.url()).search).toBe('')
  // Scrolled up to, the rest comes by itself.
  await page.mouse.move(180, 300)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, -4_000)
        return shown(page)
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  expect(await link.count()).toBe(0)
  expect(complaints).toEqual([])
})

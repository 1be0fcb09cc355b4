import type { Browser, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeMessage, payloadOf } from '../../../src/server/reminders/compose-message.ts'
import { stopToken } from '../../../src/server/reminders/stop-token.ts'
import {
  reminderLines,
  reminderServerWords,
  reminderTitles,
} from '../../../src/words/reminders/reminders-server.ts'
import { reminderKindNames, reminderWords } from '../../../src/words/reminders/reminders.ts'
import type { Language } from '../../../src/words/say.ts'
import type { Server } from '../../../src/server/app/app.ts'
import { createTestUser } from '../../../src/server/testing/test-data.ts'
import { freshDatabase, startServerOn } from '../../testing/server.ts'
import { asha, awake } from '../../testing/acts.ts'
import { openWholeBrowser, visit } from '../../testing/browser.ts'
import { kundliOf, signedIn, type SignedIn } from '../../testing/signed-in.ts'
import { openOwnStory, type Story } from '../../testing/story.ts'

/** What is shown, as far as it is looked at. */
interface Shown {
  title: string
  tag: string
  close(): void
}

/** What is needed of the worker's own globals. */
interface WorkerScope {
  registration: {
    getNotifications(filter?: { tag: string }): Promise<Shown[]>
    showNotification(title: string, options: { tag: string }): Promise<void>
  }
  clients: object
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } }
  dispatchEvent: (event: Event) => boolean
}

const secret = 'q8Zr2LmX7vTn4KsB9dWy6HcF1jPg3Ueo'

let story: Story
let whole: Browser | null
beforeAll(async () => {
  // With somebody in its database the server keeps the key that it is given: tokens can be signed here.
  const fresh = await freshDatabase()
  const { db } = fresh.database
  await createTestUser({ db, server: { context: { config: { jwtSecret: secret } } } as Server })
  const own = await openOwnStory({ JWT_SECRET: secret }, (env = {}) => startServerOn(fresh, env))
  whole = await openWholeBrowser()
  story = { ...own, visitor: (options) => visit(whole ?? own.browser, options) }
  story.secrets.add(asha.name)
})
afterAll(async () => {
  await whole?.close()
  await story.end()
})

/** The worker of the site in a browser that may show notifications, and how a push is brought to it. */
async function workerOf({ page, context }: SignedIn) {
  const { url } = story.server
  await context.grantPermissions(['notifications'], { origin: url })
  const session = await context.newCDPSession(page)
  const registrations: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all.map(({ registrationId }) => registrationId)),
  )
  await session.send('ServiceWorker.enable')
  await page.goto(`${url}/reminders`)
  await awake(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  if (!whole) await worker.evaluate(writeDownInstead)
  const [registrationId = ''] = registrations
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data })
  return { worker, push }
}

/** In the worker of a browser that can show nothing: what would be shown is written down. */
function writeDownInstead(): void {
  const { registration } = self as unknown as WorkerScope
  let all: Shown[] = []
  const without = (tag: string) => all.filter((one) => one.tag !== tag)
  registration.showNotification = (title, options) => {
    const close = () => void (all = without(options.tag))
    all = [...without(options.tag), { ...options, title, close }]
    return Promise.resolve()
  }
  registration.getNotifications = (filter) =>
    Promise.resolve(all.filter(({ tag }) => !filter || tag === filter.tag))
}

/** What the browser shows. */
function shownBy(worker: Worker) {
  return worker.evaluate(async () => {
    const all = await (self as unknown as WorkerScope).registration.getNotifications()
    return all.map((one) => {
      const { title, body, tag, lang, actions } = one as unknown as NotificationOptions & {
        title: string
        actions: { action: string; title: string }[]
      }
      return { title, body, tag, lang, actions: actions.map((it) => [it.action, it.title]) }
    })
  })
}

/**
 * Presses the notification of a tag, or a button of it. No protocol of the browser presses one, so the worker's
 * own event is sent; what only a person's press may do is written down instead.
 *
 * @returns the page that it opened.
 */
function press(worker: Worker, tag: string, action = ''): Promise<string | null> {
  return worker.evaluate(
    async ([name, button]) => {
      const scope = self as unknown as WorkerScope
      const [notification] = await scope.registration.getNotifications({ tag: name! })
      if (!notification) throw new Error('It is not shown.')
      let opened: string | null = null
      const open = (url: string | URL) => Promise.resolve(void (opened = String(url)))
      Object.assign(scope.clients, { openWindow: open })
      scope.WindowClient.prototype.focus = function focus(this: { url: string }) {
        return open(this.url)
      }
      const event = new Event('notificationclick')
      Object.assign(event, { notification, action: button })
      const work: Promise<unknown>[] = []
      Object.defineProperty(event, 'waitUntil', {
        value: (promise: Promise<unknown>) => work.push(promise),
      })
      scope.dispatchEvent(event)
      await Promise.all(work)
      return opened
    },
    [tag, action],
  )
}

test('a push is shown in its own words, a press leads to its page, and “stop” stops its kinds', async () => {
  const person = await signedIn(story)
  const { page } = person
  await kundliOf(person)
  await person.ask('reminders/saveSettings', {
    ...{ kinds: ['morning', 'vrat', 'answer'], vrats: ['ekadashi'], hour: '07:00' },
    ...{ quiet_from: '22:00', quiet_until: '06:00', most_a_day: 1, tells_more: false },
  })
  const info = await person.ask('users/getInfo', {})
  if (info.status !== 'success') throw new Error('Who is it?')
  const token = stopToken({ hashSecret: secret }, info.uid)
  story.secrets.add(token)
  const payload = (tag: string, language: Language, named: string, signed = token) =>
    payloadOf(
      composeMessage(
        [
          { kind: 'morning', named: '' },
          { kind: 'vrat', named },
        ],
        language,
      ),
      { tag, token: signed, language },
    )
  const { worker, push } = await workerOf(person)

  await push(payload('morning-of-monday', 'en', 'Devutthana Ekadashi'))
  await expect.poll(() => shownBy(worker)).toHaveLength(1)
  expect(await shownBy(worker)).toEqual([
    {
      title: reminderTitles.morning.en,
      body: [reminderLines.vrat.en('Devutthana Ekadashi'), reminderLines.morning.en('')].join('\n'),
      ...{ tag: 'morning-of-monday', lang: 'en' },
      actions: [
        ['open', reminderServerWords.open.en],
        ['stop', reminderServerWords.stop.en],
      ],
    },
  ])
  const opened = await press(worker, 'morning-of-monday')
  expect(opened).toBe(`${story.server.url}/today`)
  expect(await shownBy(worker)).toEqual([])
  await page.goto(opened!)
  await page.getByText(asha.name).first().waitFor()

  // The same once more, as after a retry, is shown once; in Hindi it is told and answered in Hindi.
  for (let times = 0; times < 2; times++) await push(payload('tuesday', 'hi', 'प्रबोधिनी एकादशी'))
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: reminderTitles.morning.hi }])
  expect((await shownBy(worker))[0]).toMatchObject({
    ...{
      lang: 'hi',
      actions: [
        ['open', reminderServerWords.open.hi],
        ['stop', reminderServerWords.stop.hi],
      ],
    },
  })
  await page.context().clearCookies()
  expect(await press(worker, 'tuesday', 'stop')).toBeNull()
  expect(await person.ask('reminders/getSettings', {})).toMatchObject({ kinds: ['answer'] })

  // Where stopping did not go through, the page on which it can be done opens.
  const forged = token.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  await push(payload('wednesday', 'en', 'Pradosh', forged))
  await expect.poll(() => shownBy(worker)).toHaveLength(1)
  expect(await press(worker, 'wednesday', 'stop')).toBe(`${story.server.url}/reminders`)

  // What can't be read is shown too, or the browser takes its leave back; it opens home and stops nothing.
  await push('not ours')
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Drishti', actions: [] }])
  expect(await press(worker, 'drishti')).toBe(`${story.server.url}/`)
})

test('where the browser can’t be reached it is said, and nothing is kept', async () => {
  const person = await signedIn(story)
  const { page, context } = person
  await context.clearPermissions()
  await page.goto(`${story.server.url}/reminders`)
  await awake(page)
  await page.getByRole('button', { name: reminderWords.on.en }).click()
  await page.getByRole('alert').waitFor()
  expect(await person.ask('reminders/getSettings', {})).toMatchObject({ devices: 0 })
  expect(await page.getByText(reminderKindNames.morning.en).count()).toBeGreaterThan(0)
})

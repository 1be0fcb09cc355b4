import { say } from '../src/words/say.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appTemplates, appWords } from '../src/words/app/app.ts'
import { chatWords } from '../src/words/chat/chat.ts'
import { dialogWords } from '../src/words/ui/dialog.ts'
import { errorWords } from '../src/words/app/errors.ts'
import { navWords } from '../src/words/app/nav.ts'
import { address, awake, speaker } from './testing/acts.ts'
import { inspect } from './testing/look.ts'
import { kundliOf, signedIn, type SignedIn } from './testing/signed-in.ts'
import { openStory, type Story } from './testing/story.ts'
import { storyLanguages } from './testing/story-languages.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
})
afterAll(() => story.end())

const question = 'When will I find better work?'

/** In the chat itself, not in the list beside it, which a phone hides. */
const shownQuestion = (page: Page) => page.getByRole('article').getByText(question).first()

/** Waits until the worker is at work and has been told who is here. */
async function workerReady(page: Page, isSignedIn: boolean): Promise<void> {
  // Asked again and again from here: the browser's own waiting takes a promise for a yes.
  const ready = () =>
    page.evaluate(async (isKeptExpected) => {
      if (!navigator.serviceWorker.controller) return false
      const names = await caches.keys()
      const isKept = names.some((name) => name.startsWith('drishti-kept-'))
      return isKept === isKeptExpected && (await caches.match('/hi/offline')) !== undefined
    }, isSignedIn)
  await expect.poll(ready, { timeout: 20_000, interval: 200 }).toBe(true)
}

/** The addresses of everything the worker keeps. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    return urls
  })
}

/** Somebody who has asked one question and has their answer. */
async function withHistory(): Promise<SignedIn> {
  story.secrets.add(question)
  const person = await signedIn(story)
  const bid = await kundliOf(person)
  const { page } = person
  await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
  await awake(page)
  await page.getByRole('textbox', { name: chatWords.yourQuestion.en }).fill(question)
  await page.getByRole('button', { name: chatWords.ask.en, exact: true }).click()
  await page.getByRole('article').and(page.locator('[data-state=complete]')).waitFor()
  return person
}

describe.each(storyLanguages('en'))('in %s,', (language) => {
  const translate = speaker(language)

  test('the app can be installed, and without a network says so and comes back to the page', async () => {
    const visit = await story.visitor()
    const { page, context } = visit
    await page.goto(story.server.url + address('/about-us', language))
    await awake(page)
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const reply = await fetch(link?.href ?? '')
      const appManifest = (await reply.json()) as { icons: { src: string; sizes: string }[] }
      const sizes = await Promise.all(
        appManifest.icons.map(async ({ src }) => {
          const picture = new Image()
          picture.src = src
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      )
      return { told: appManifest, sizes, type: reply.headers.get('content-type') }
    })
    expect(manifest.type).toContain('application/manifest+json')
    expect(manifest.told).toMatchObject({
      name: language === 'hi' ? 'दृष्टि' : 'Drishti',
      start_url: address('/', language),
      display: 'standalone',
    })
    expect(manifest.sizes).toEqual(manifest.told.icons.map(({ sizes }) => sizes))
    const browser = await context.newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Incognito windows, which tests use, install nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    await workerReady(page, false)
    await context.setOffline(true)
    await page.goto(story.server.url + address('/panchang', language))
    await page.getByRole('heading', { name: translate(errorWords.offlineTitle) }).waitFor()
    await awake(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await inspect(visit, 'offline page')
    await context.setOffline(false)
    await page.waitForURL(story.server.url + address('/panchang', language))
  })

  test('the prompt is shown once, says how to install, and leads to the plans when closed', async () => {
    const person = await signedIn(story)
    const { page } = person
    await page.goto(story.server.url + address('/about-us', language))
    const prompt = page.getByRole('dialog', { name: say(appTemplates.offer, language, 3) })
    await prompt.waitFor()
    await inspect(person, 'app prompt')
    await prompt.getByRole('button', { name: say(appTemplates.get, language, 3) }).click()
    await prompt.getByText(translate(appWords.howHere)).waitFor()
    await prompt.getByRole('button', { name: translate(dialogWords.close) }).click()
    await page.waitForURL(story.server.url + address('/subscription', language))
    const shown = await page.evaluate(() => localStorage.getItem('app-prompt'))
    expect(Math.abs(Date.now() - Number(shown))).toBeLessThan(600_000)
  })
})

test('what was read of the chats can be read offline, and by nobody after the log-out', async () => {
  const person = await withHistory()
  const { page, context } = person
  await page.goto(`${story.server.url}/balance`)
  await workerReady(page, true)
  await page.goto(`${story.server.url}/chats`)
  await shownQuestion(page).waitFor()
  await page.goto(`${story.server.url}/balance`)
  const cachedUrls = await keptAddresses(page)
  expect(cachedUrls.some((url) => url.endsWith('/chats'))).toBe(true)
  expect(
    cachedUrls.filter(
      (url) =>
        /balance|wallet|payment|recharge|account/i.test(new URL(url).pathname) &&
        !url.includes('/assets/'),
    ),
  ).toEqual([])

  await context.setOffline(true)
  await page.goto(`${story.server.url}/chats`)
  await shownQuestion(page).waitFor()
  await page.goto(`${story.server.url}/balance`)
  await page.getByRole('heading', { name: errorWords.offlineTitle.en }).waitFor()
  await page.getByRole('link', { name: appWords.chats.en }).waitFor()
  await context.setOffline(false)
  await page.waitForURL(`${story.server.url}/balance`)
  await awake(page)
  await page.locator('summary').filter({ hasText: navWords.menu.en }).click()
  const loggedOut = page.waitForResponse((reply) => reply.url().endsWith('/logout'))
  await page.getByRole('button', { name: navWords.logOut.en }).filter({ visible: true }).click()
  expect((await (await loggedOut).allHeaders())['clear-site-data']).toBe('"cache"')
  await page.waitForURL(`${story.server.url}/`)
  await workerReady(page, false)
  const left = await keptAddresses(page)
  expect(left.filter((url) => /chats/.test(url) && !url.includes('/assets/'))).toEqual([])
  await context.setOffline(true)
  await page.goto(`${story.server.url}/chats`)
  await page.getByRole('heading', { name: errorWords.offlineTitle.en }).waitFor()
  expect(await page.getByText(question).count()).toBe(0)
  expect(await page.getByRole('link', { name: appWords.chats.en }).count()).toBe(0)
})

test('a session that ended elsewhere takes what was kept along', async () => {
  const person = await withHistory()
  const { page } = person
  await workerReady(page, true)
  await page.goto(`${story.server.url}/chats`)
  await shownQuestion(page).waitFor()
  expect((await keptAddresses(page)).some((url) => url.endsWith('/chats'))).toBe(true)
  await person.ask('users/logout', { everywhere: true })
  await page.goto(`${story.server.url}/chats`)
  await page.waitForURL(/\?next=/)
  await workerReady(page, false)
  expect((await keptAddresses(page)).some((url) => url.endsWith('/chats'))).toBe(false)
})

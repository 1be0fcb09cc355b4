import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath } from '../../src/contract/apis.ts'
import type { TestUser } from '../../src/server/testing/test-data.ts'
import { codeAt } from '../../src/server/accounts/second-factor/totp.ts'
import { adminUsersMessages as said, adminUsersWords } from '../../src/words/admin/admin-users.ts'
import {
  secondFactorMessages as messages,
  secondFactorWords as words,
} from '../../src/words/admin/second-factor.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { profileWords } from '../../src/words/profile/profile.ts'
import { say, type Language, type LocalizedText } from '../../src/words/say.ts'
import { awake } from '../testing/acts.ts'
import { leaveBrowser, openBrowser, visit, type Visit } from '../testing/browser.ts'
import { livedIn, type LivedIn } from '../testing/lived-in.ts'
import { inspect } from '../testing/look.ts'
import { codeFor, endServer } from '../testing/server.ts'

const reason = 'उस दिन उत्तर देर से आए'

describe('proofs of identity', () => {
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

  async function arrive(jwt: string, options = {}): Promise<Visit> {
    const visitor = await visit(browser, options)
    const cookie = { name: 'jwt', value: jwt, url: world.server.url }
    await visitor.context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    return visitor
  }
  const post = async (name: 'sms/getOTP' | 'sms/validateOTP', input: object) =>
    (await (
      await fetch(world.server.url + apiPath(name), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
    ).json()) as { token: string; jwt: string }
  /** Another session, by SMS. */
  async function logIn({ mobile }: TestUser): Promise<string> {
    const { token } = await post('sms/getOTP', { mobile })
    const otp = await codeFor(world.server.url, mobile)
    return (await post('sms/validateOTP', { mobile, token, otp })).jwt
  }
  const userPage = (language: Language) =>
    `${world.server.url}${language === 'hi' ? '/hi' : ''}/admin/users/${world.resident.uid}`
  async function fillGift(page: Page): Promise<void> {
    const form = page.locator('details[open]')
    await page.locator('summary', { hasText: say(adminUsersWords.give, 'hi') }).click()
    await form.getByLabel(say(adminUsersWords.howMany, 'hi')).fill('2')
    await form.getByLabel(say(adminUsersWords.reason, 'hi')).fill(reason)
    await form.getByRole('button').click()
  }
  const press = (page: Page, name: LocalizedText, language: Language) =>
    page.getByRole('button', { name: say(name, language) }).click()
  const wrongOf = (code: string) => (code === '123456' ? '654321' : '123456')

  test('FACTOR-12 an operator sets an app up, and elsewhere an act asks for its code and loses nothing', async () => {
    // A page that was opened before.
    const other = await arrive(await logIn(world.operator))
    await other.page.goto(userPage('hi'))
    await awake(other.page)

    const own = await arrive(world.operator.jwt)
    const { page } = own
    await page.goto(`${world.server.url}/admin`)
    await awake(page)
    await page.getByRole('link', { name: words.title.en }).click()
    await press(page, words.begin, 'en')
    const keyText = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/)
    await keyText.waitFor()
    await inspect(own, 'set-up')
    const key = (await keyText.innerText()).replaceAll(/\s/g, '')
    const code = codeAt(key, new Date())
    await page.getByLabel(words.firstCode.en).fill(wrongOf(code))
    await press(page, words.goOn, 'en')
    await page.getByText(messages.wrong.en).waitFor()
    expect((await keyText.innerText()).replaceAll(/\s/g, '')).toBe(key)
    own.complaints.length = 0
    await page.getByLabel(words.firstCode.en).fill(codeAt(key, new Date()))
    await press(page, words.goOn, 'en')
    await page.getByRole('heading', { name: words.recovery.en }).waitFor()
    const recoveryCodes = await page.locator('ol code').allInnerTexts()
    expect(recoveryCodes).toHaveLength(10)
    await inspect(own, 'recovery codes')
    await page.getByRole('link', { name: words.written.en }).click()
    await page.waitForURL(`${world.server.url}/admin`)
    await own.context.close()

    await fillGift(other.page)
    const dialog = other.page.getByRole('dialog')
    await dialog.getByText(words.freshNote.hi).waitFor()
    other.complaints.length = 0
    await inspect(other, 'the code is wanted')
    await dialog.getByLabel(words.code.hi).fill('000 000')
    await press(other.page, words.goOn, 'hi')
    await dialog.getByText(messages.wrong.hi).waitFor()
    // The step after this one is taken too, and was not used yet.
    await dialog.getByLabel(words.code.hi).fill(codeAt(key, new Date(Date.now() + 30_000)))
    await press(other.page, words.goOn, 'hi')
    await other.page.locator('output', { hasText: said.given.hi }).waitFor()
    await other.context.close()

    // After the next log-in the code is asked for first, and leads on to where one wanted to go.
    const next = await arrive(await logIn(world.operator))
    await next.page.goto(userPage('hi'))
    await awake(next.page)
    await next.page.getByText(words.enter.hi).waitFor()
    await inspect(next, 'the code after log-in')
    await next.page.getByLabel(words.code.hi).fill(recoveryCodes[0] ?? '')
    await press(next.page, words.goOn, 'hi')
    await next.page.waitForURL(userPage('hi'))
    await next.page.goto(`${world.server.url}/hi/admin/second-factor`)
    await next.page.getByText('10 में से 9').waitFor()
    await next.context.close()
  })

  test.each([
    ['hi', true],
    ['en', false],
  ] as const)(
    'CODE-01 a new email is saved with a code by SMS, in %s, with a script: %s',
    async (language, javaScriptEnabled) => {
      // A session of its own: a code opens the one that asked for it.
      const { mobile } = world.resident
      const resident = await arrive(await logIn(world.resident), { javaScriptEnabled })
      const { page } = resident
      const email = `new-${language}@mail.invalid`
      await page.goto(`${world.server.url}${language === 'hi' ? '/hi' : ''}/profile?edit=profile`)
      if (javaScriptEnabled) await awake(page)
      await page.getByLabel(say(profileWords.email, language)).fill(email)
      await press(page, profileWords.update, language)
      await page.getByText(say(profileWords.emailCodeWhy, language)).waitFor()
      const code = await codeFor(world.server.url, mobile)
      if (javaScriptEnabled) {
        resident.complaints.length = 0
        await inspect(resident, 'code before the email')
      }
      await page.getByLabel(say(loginWords.code, language)).fill(code)
      await press(page, loginWords.verify, language)
      await page.getByText(email).first().waitFor()
      await resident.context.close()
    },
  )
})

import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordSeparator } from '../../src/contract/core/constants.ts'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { awake } from '../testing/acts.ts'
import { kundliOf, signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

const day = 86_400_000

/** Every page of this browser believes in another time; `leap` sets its clock once more. */
async function setClock(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((shifted: number) => {
    const Real = Date
    let shift = shifted
    class Wrong extends Real {
      constructor(...given: []) {
        if (given.length) super(...given)
        else super(Real.now() + shift)
      }
      static override now() {
        return Real.now() + shift
      }
    }
    Reflect.set(window, 'Date', Wrong)
    Reflect.set(window, 'leap', (more: number) => (shift += more))
  }, by)
}

const leap = (page: Page, more: number) =>
  page.evaluate((by) => (Reflect.get(window, 'leap') as (more: number) => void)(by), more)

/** What a person reads on the page, once its script is at work. */
async function readOn(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await awake(page)
  return page.locator('main').innerText()
}

const freeQuestions = [
  'When will I find better work?',
  'Will I move to another city next year?',
  'Which months are good for my studies?',
]

/** Asks the free questions, past the browser, so that the wallet pays for the next. */
async function spendFree(url: string, person: SignedIn, chat: object): Promise<void> {
  const [cookie] = await person.context.cookies()
  for (const message of freeQuestions) {
    const reply = await fetch(`${url}/apis/chats/sendMessage.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${cookie?.value}`,
      },
      body: JSON.stringify({ ...chat, astrologer: 'Oracle', message }),
    })
    const [, end = ''] = (await reply.text()).split(recordSeparator)
    expect(JSON.parse(end)).toMatchObject({ status: 'success', charged: true })
  }
}

describe('a browser whose clock is wrong', () => {
  let story: Story
  let person: SignedIn
  const tabs: Page[] = []
  beforeAll(async () => {
    story = await openStory()
    person = await signedIn(story)
    await kundliOf(person)
    // A plan, a prize, and a wallet whose session runs by the clock.
    const plan = await person.ask('subscriptions/subscribe', {})
    if (!('subscription_id' in plan)) throw new Error(plan.message)
    await pay(person, plan.subscription_id, async () => {
      const standing = await person.ask('subscriptions/get_subscription', {})
      return 'is_active' in standing && standing.is_active
    })
    await person.ask('wheel/spin', {})
    for (const shift of [0, day, -day]) {
      const { context, page, complaints } = await story.visitor()
      await context.addCookies(await person.context.cookies())
      await setClock(context, shift)
      complaintsOf.push(complaints)
      tabs.push(page)
    }
  })
  afterAll(() => story.end())
  const complaintsOf: string[][] = []
  /** Pays at the stand-in's checkout, and waits for what its webhook changes. */
  const pay = async (payer: SignedIn, id: string, isThere: () => Promise<boolean>) => {
    const cookies = await payer.context.cookies()
    const reply = await fetch(`${story.server.url}/dev/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ id, outcome: 'closed' }),
    })
    expect(reply.status).toBe(200)
    await vi.waitUntil(isThere, { timeout: 20_000 })
  }

  test.each([
    '/my-active-plans',
    '/wheel-of-fortune',
    '/recharges',
    '/payments',
    '/ledger',
    '/free-prediction',
    '/horoscope?zodiac=Leo',
    '/hi/panchang',
  ])('reads on %s what everybody reads', async (path) => {
    const [right, ...wrong] = await Promise.all(
      tabs.map((page) => readOn(page, story.server.url + path)),
    )
    expect(right?.length).toBeGreaterThan(40)
    expect(wrong).toEqual([right, right])
  })

  test('waits thirty seconds for another code, though the clock is set meanwhile', async () => {
    // One that is ahead is set back behind, and the other way round.
    for (const shift of [day, -day]) {
      const { context, page } = await story.visitor()
      await setClock(context, shift)
      await page.goto(`${story.server.url}/login`)
      await awake(page)
      await page.getByLabel(loginWords.mobile.en).fill(story.mobile())
      await page.getByRole('button', { name: loginWords.getOtp.en }).click()
      const left = page.getByText(/0:(2\d|30)\b/)
      await left.first().waitFor()
      await leap(page, -2 * shift)
      const seen = await left.first().innerText()
      await page.waitForFunction((before) => !document.body.innerText.includes(before), seen)
      expect(await left.count()).toBeGreaterThan(0)
      await context.close()
    }
  })

  test('counts a session’s minutes as the server gave them, though the clock is set meanwhile', async () => {
    const payer = await signedIn(story)
    const bid = await kundliOf(payer)
    const order = await payer.ask('recharges/createOrder', { tier: 't49' })
    if (order.status === 'fail') throw new Error(order.message)
    await pay(payer, order.order_id, async () => {
      const held = await payer.ask('users/getBalance', {})
      return held.status === 'success' && held.balance === 49
    })
    for (const question of freeQuestions) story.secrets.add(question)
    const chat = await payer.ask('chats/startChat', { bid, astrologer: 'Oracle' })
    if (chat.status === 'fail') throw new Error(chat.message)
    await spendFree(story.server.url, payer, { bid, asst_id: chat.asst_id })
    // One that is ahead is set back behind, and the other way round.
    for (const shift of [day, -day]) {
      const { context, page } = await story.visitor()
      await context.addCookies(await payer.context.cookies())
      await setClock(context, shift)
      await page.goto(`${story.server.url}/chats?type=Oracle&bid=${bid}`)
      await awake(page)
      // ₹49 are eight questions, and so eight minutes at most.
      const left = page.getByText(/^Chat open for [5-8]:\d\d$/)
      await left.first().waitFor()
      await leap(page, -2 * shift)
      const seen = await left.first().innerText()
      await page.waitForFunction((before) => !document.body.innerText.includes(before), seen)
      expect(await left.count()).toBe(1)
      await context.close()
    }
  })

  test('says nothing in anger', () => {
    expect(complaintsOf.flat()).toEqual([])
  })
})

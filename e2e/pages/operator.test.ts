import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath, type ApiName, type ApiReply, type WireInput } from '../../src/contract/apis.ts'
import { adminJobsWords } from '../../src/words/admin/admin-jobs.ts'
import { adminMissesWords, missOutcomes } from '../../src/words/admin/admin-misses.ts'
import { adminPricesMessages, adminPricesWords } from '../../src/words/admin/admin-prices.ts'
import {
  adminUsersMessages as said,
  adminUsersWords as words,
} from '../../src/words/admin/admin-users.ts'
import { adminWords } from '../../src/words/admin/admin.ts'
import { say, type LocalizedText } from '../../src/words/say.ts'
import { awake } from '../testing/acts.ts'
import { leaveBrowser, openBrowser, visit, type Visit } from '../testing/browser.ts'
import { livedIn, type LivedIn } from '../testing/lived-in.ts'
import { inspect } from '../testing/look.ts'
import { endServer } from '../testing/server.ts'
import { expectSilent } from '../testing/story.ts'

const reason = 'हर पोस्ट में सामान बेचते हैं'

/** An operator's day, in Hindi on a phone. */
describe('an operator', () => {
  let world: LivedIn
  let browser: Browser
  let operatorVisit: Visit
  let page: Page
  beforeAll(async () => {
    world = await livedIn({ LOG_LEVEL: 'debug' })
    browser = await openBrowser()
    operatorVisit = await arrive()
    page = operatorVisit.page
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    await endServer(world.server)
  })

  async function arrive(options = {}) {
    const { server, operator } = world
    const visitor = await visit(browser, options)
    const cookie = { name: 'jwt', value: operator.jwt, url: server.url }
    await visitor.context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    return visitor
  }
  const hi = (sentence: LocalizedText) => say(sentence, 'hi')
  const open = async (path: string) => {
    await page.goto(`${world.server.url}/hi${path}`)
    await awake(page)
  }
  const waitForNotice = (sentence: LocalizedText) =>
    page.locator('output', { hasText: hi(sentence) }).waitFor()
  const unfold = (name: LocalizedText) => page.locator('summary', { hasText: hi(name) }).click()
  const openDetails = () => page.locator('details[open]')
  const why = (text: string) => openDetails().getByLabel(hi(words.reason)).fill(text)
  const press = (name: LocalizedText) =>
    openDetails()
      .getByRole('button', { name: hi(name) })
      .click()
  const ask = async <N extends ApiName>(name: N, input: WireInput<N>) => {
    const reply = await fetch(world.server.url + apiPath(name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${world.operator.jwt}`,
      },
      body: JSON.stringify(input),
    })
    return (await reply.json()) as Record<string, unknown>
  }
  const balanceOf = async (account: string) => {
    const { balances } = (await ask('admin/openUser', { uid: world.resident.uid })) as {
      balances?: { account: string; balance: number }[]
    }
    return balances?.find((it) => it.account === account)?.balance
  }
  const canAsk = async () => {
    const headers = { authorization: `Bearer ${world.resident.jwt}` }
    return (await fetch(world.server.url + apiPath('users/getBalance'), { headers })).ok
  }

  test('reads which questions were misread', async () => {
    const askAsResident = async <N extends ApiName>(name: N, input: WireInput<N>) => {
      const reply = await fetch(world.server.url + apiPath(name), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${world.resident.jwt}`,
        },
        body: JSON.stringify(input),
      })
      return (await reply.json()) as ApiReply<N>
    }
    const asst_id = world.things.chat
    const chat = await askAsResident('chats/getChat', { asst_id })
    const charged = 'chats' in chat ? chat.chats.find((message) => message.charged) : undefined
    const mid = charged?.mid ?? ''
    expect((await askAsResident('chats/reportMiss', { mid })).status).toBe('success')
    await open('/admin')
    await page.getByRole('link', { name: hi(adminMissesWords.title) }).click()
    await page.getByRole('heading', { name: hi(adminMissesWords.texts) }).waitFor()
    await page.getByText(hi(missOutcomes.returned)).first().waitFor()
    await inspect(operatorVisit, 'questions misread')
    await open('/admin')
    await page.getByText('admin/getMisses').first().waitFor()
  })

  test('sees what is done by itself, and when it was last done', async () => {
    await open('/admin')
    await page.getByRole('link', { name: hi(adminJobsWords.title) }).click()
    await page.getByRole('heading', { name: hi(adminJobsWords.title) }).waitFor()
    await inspect(operatorVisit, 'jobs')
  })

  test('finds a user by a number that stands in no address', async () => {
    await open('/admin')
    await page.getByRole('link', { name: hi(words.title) }).click()
    const box = page.getByLabel(hi(words.find))
    await box.fill('6000000000')
    await page.getByRole('button', { name: hi(words.open) }).click()
    await page.getByText(hi(said.noUser)).waitFor()
    await inspect(operatorVisit, 'nobody found')
    await box.fill(world.resident.mobile)
    await page.getByRole('button', { name: hi(words.open) }).click()
    await page.waitForURL(`**/hi/admin/users/${world.resident.uid}`)
    await page.getByRole('heading', { name: 'asha.kalpanik' }).waitFor()
    const text = await page.locator('main').innerText()
    expect(text).toContain(`91******${world.resident.mobile.slice(-4)}`)
    for (const secret of [world.resident.mobile.slice(2), 'asha@mail.invalid', 'Pune', 'nurse'])
      expect(text).not.toContain(secret)
  })

  test('bans with a reason, which ends the sessions, and lifts the ban', async () => {
    expect(await canAsk()).toBe(true)
    await unfold(words.banNow)
    await why(reason)
    await press(words.banNow)
    await waitForNotice(said.banned)
    expect(await canAsk()).toBe(false)
    await page.getByText(reason).waitFor()
    await inspect(operatorVisit, 'banned')
    await unfold(words.liftNow)
    await why('ग़लत खाता था')
    await press(words.liftNow)
    await waitForNotice(said.lifted)
    await expect.poll(() => page.getByText(reason).count()).toBe(0)
  })

  test('gives one paid question back, once, to where it came from', async () => {
    const before = (await balanceOf('Free Oracle questions')) ?? 0
    const answers = page.locator('details', { hasText: 'ओरेकल से प्रश्न' })
    const count = await answers.count()
    await answers.first().locator('summary').click()
    await why('उत्तर प्रश्न से अलग था')
    await press(words.giveQuestion)
    await waitForNotice(said.given)
    await expect.poll(() => answers.count()).toBe(count - 1)
    expect(await balanceOf('Free Oracle questions')).toBe(before + 1)
  })

  test('gives questions as a gift once, however often the form is sent, with a script or without', async () => {
    const before = (await balanceOf('Free Astra questions')) ?? 0
    const plain = await arrive({ javaScriptEnabled: false })
    await plain.page.goto(`${world.server.url}/hi/admin/users/${world.resident.uid}`)
    await plain.page.locator('summary', { hasText: hi(words.give) }).click()
    const form = plain.page.locator('details[open]')
    await form.getByLabel(hi(words.kind)).selectOption('astra')
    await form.getByLabel(hi(words.howMany)).fill('x')
    await form.getByLabel(hi(words.reason)).fill('उस दिन उत्तर देर से आए')
    await form.getByRole('button').click()
    await form.getByText(hi(words.howManyWrong)).waitFor()
    expect(await form.getByLabel(hi(words.reason)).inputValue()).toBe('उस दिन उत्तर देर से आए')
    await form.getByLabel(hi(words.kind)).selectOption('astra')
    await form.getByLabel(hi(words.howMany)).fill('3')
    const key = await form.locator('[name=key]').inputValue()
    await form.getByRole('button').click()
    await plain.page.locator('output', { hasText: hi(said.given) }).waitFor()
    expect(await balanceOf('Free Astra questions')).toBe(before + 3)
    const again = await plain.context.request.post(plain.page.url(), {
      headers: { origin: world.server.url, 'sec-fetch-site': 'same-origin' },
      form: { form: 'give', kind: 'astra', amount: '3', reason: 'उस दिन उत्तर देर से आए', key },
    })
    expect(await again.text()).toContain(hi(said.givenBefore))
    expect(await balanceOf('Free Astra questions')).toBe(before + 3)
    await plain.context.close()
  })

  test('declines a refund with a reason, and the money is back in the wallet', async () => {
    const before = (await balanceOf('Wallet')) ?? 0
    await open('/admin/refunds')
    await page.getByLabel(hi(words.reason)).fill('पैसे इस्तेमाल हो चुके हैं')
    await page.getByRole('button', { name: hi(words.decline) }).click()
    await waitForNotice(said.refundDeclined)
    await page.getByText(hi(words.noWaiting)).waitFor()
    await inspect(operatorVisit, 'decided')
    expect(await balanceOf('Wallet')).toBe(before + 49)
  })

  test('changes a plan’s price, is told what is wrong in one sentence, and finds all of it in the log', async () => {
    await open('/admin/prices')
    await page.locator('summary', { hasText: 'मासिक प्लान' }).click()
    const price = openDetails().getByLabel(hi(adminPricesWords.price), { exact: true })
    await price.fill('0')
    await press(adminWords.save)
    await waitForNotice(adminPricesWords.priceWrong)
    // The browser writes down the status of the refusal, and nothing else.
    expect(operatorVisit.complaints.splice(0)).toEqual([expect.stringContaining('status of 422')])
    await inspect(operatorVisit, 'wrong price')
    await price.fill('219')
    await press(adminWords.save)
    await waitForNotice(adminPricesMessages.planSaved)
    await open('/subscription')
    await page.getByText('₹219').first().waitFor()
    await open('/admin')
    const log = await page.locator('main').innerText()
    for (const act of [
      'admin/openUser',
      'admin/setBan',
      'admin/refundQuestion',
      'admin/giveQuestions',
      'admin/decideRefund',
      'admin/setPlan',
    ])
      expect(log).toContain(act)
    expectSilent(world.server.lines, [world.resident.mobile, world.resident.mobile.slice(2)])
  })
})

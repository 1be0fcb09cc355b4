import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginWords } from '../../src/words/accounts/accounts.ts'
import { balanceWords } from '../../src/words/wallet/balance.ts'
import { paymentMessages } from '../../src/words/payments/payments.ts'
import { rechargeWords } from '../../src/words/wallet/recharge.ts'
import { say, type LocalizedText } from '../../src/words/say.ts'
import { dialogWords } from '../../src/words/ui/dialog.ts'
import { ownPlanWords } from '../../src/words/subscription/own-plan.ts'
import { subscriptionTemplates } from '../../src/words/subscription/subscription.ts'
import { wheelWords } from '../../src/words/wallet/wheel.ts'
import { awake, closeAlert } from '../testing/acts.ts'
import { codeFor } from '../testing/server.ts'
import { signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openStory, type Story } from '../testing/story.ts'

/** From a first recharge to leaving for good, at the stand-in's checkout. */
describe('money', () => {
  let story: Story
  let asha: SignedIn
  beforeAll(async () => {
    story = await openStory()
    asha = await signedIn(story)
  })
  afterAll(() => story.end())

  const en = (sentence: LocalizedText) => say(sentence, 'en')
  const open = async (path: string) => {
    await asha.page.goto(story.server.url + path)
    await awake(asha.page)
    return asha.page
  }
  const button = (name: string) => asha.page.getByRole('button', { name, exact: true })
  const press = (name: string) => button(name).click()
  const result = (text: string | RegExp) =>
    asha.page.getByRole('alertdialog').filter({ hasText: text })
  const balanceNow = async () => {
    const given = await asha.ask('users/getBalance', {})
    if (given.status !== 'success') throw new Error(given.message)
    return given
  }
  const recharges = () => asha.page.getByRole('button', { name: 'Recharge: ₹99', exact: true })

  test('no gateway’s hosts are allowed where nobody is paid', async () => {
    for (const path of ['/recharges', '/subscription']) {
      const { headers } = await fetch(story.server.url + path)
      expect(headers.get('content-security-policy')).not.toMatch(/razorpay|unsafe-inline|frame-src/)
    }
  })

  test('a dismissed and a failed payment add nothing and give the button back; success adds the money', async () => {
    const page = await open('/recharges')
    await recharges().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en(dialogWords.close) })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await recharges().click()
    await press(en(rechargeWords.paperFailure))
    await result(en(rechargeWords.noId)).waitFor()
    await result(en(rechargeWords.noId)).getByRole('button').last().click()
    expect((await balanceNow()).balance).toBe(0)
    await recharges().click()
    await press(en(rechargeWords.paperSuccess))
    await result('₹99 has been added to your wallet.').waitFor()
    await result('₹99')
      .getByRole('link', { name: en(rechargeWords.ok) })
      .click()
    await page.waitForURL(story.server.url + '/')
    expect((await balanceNow()).balance).toBe(99)
  })

  test('a browser that dies after paying loses nothing', async () => {
    await open('/recharges')
    await asha.page.getByRole('button', { name: 'Recharge: ₹49', exact: true }).click()
    await press(en(rechargeWords.paperClosed))
    await expect.poll(async () => (await balanceNow()).balance).toBe(99 + 49)
  })

  test('the wheel stops on the server’s prize by keyboard and with motion, and the recharge is cheaper', async () => {
    const page = await open('/wheel-of-fortune')
    await page.getByRole('button', { name: en(wheelWords.spin) }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(en(wheelWords.won)).waitFor({ timeout: 40_000 })
    const prize = await asha.ask('wheel/getPrize', {})
    const percent = prize.status === 'success' ? prize.percent : 0
    expect(percent).toBeGreaterThan(0)
    // What stands under the pointer is what was drawn.
    await dialog.getByText(`${percent}% off your next recharge`, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: en(wheelWords.recharge) }).click()
    await page.waitForURL('**/recharges')
    const price = Math.floor((499 * (100 - percent) + 50) / 100)
    await page.getByText(`₹${price}`, { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Recharge: ₹499', exact: true }).click()
    await press(en(rechargeWords.paperSuccess))
    await result('₹499 has been added to your wallet.').waitFor()
    expect((await balanceNow()).balance).toBe(99 + 49 + 499)
  })

  test('the plan is bought, its renewal stopped in two taps', async () => {
    const page = await open('/subscription')
    await page
      .getByRole('button', { name: subscriptionTemplates.buy.en(199), exact: true })
      .first()
      .click()
    await press(en(rechargeWords.paperSuccess))
    await result(en(paymentMessages.planStarted)).waitFor()
    await open('/my-active-plans')
    await page.getByText(en(ownPlanWords.isActive), { exact: true }).waitFor()
    await page.getByText('0 of 500 (0.0%)').waitFor()
    await press(en(ownPlanWords.stop))
    await press(en(ownPlanWords.stopYes))
    await page.getByText(en(ownPlanWords.endsSoon), { exact: true }).waitFor()
    expect(await asha.ask('subscriptions/get_subscription', {})).toMatchObject({
      is_active: true,
      cancel_at_end: true,
    })
  })

  test('AUTH-14 it is cancelled in four steps, with the number masked in the address', async () => {
    const page = await open('/my-active-plans')
    const dialog = page.getByRole('dialog')
    const leave = () => page.getByRole('link', { name: en(ownPlanWords.cancel) }).click()
    await leave()
    await dialog.getByText(/days left on this plan/).waitFor()
    await dialog.getByRole('button', { name: en(ownPlanWords.no), exact: true }).click()
    await leave()
    await dialog.getByRole('button', { name: en(ownPlanWords.yes), exact: true }).click()
    await dialog.getByLabel(en(ownPlanWords.ownNumber)).fill(asha.mobile)
    await dialog.getByRole('button', { name: en(loginWords.getOtp) }).click()
    const boxes = dialog.getByRole('group').getByRole('textbox')
    await boxes.first().waitFor()
    await page.waitForURL(/[?&]mobile=/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('mobile')).toBe(`91******${asha.mobile.slice(-4)}`)
    expect(searchParams.get('token')).toMatch(/^[\w-]{20,}$/)
    const code = await codeFor(story.server.url, `91${asha.mobile}`)
    story.secrets.add(code)
    await boxes.first().pressSequentially(code)
    await dialog.getByRole('button', { name: en(loginWords.verify) }).click()
    await dialog.getByText(en(ownPlanWords.cancelFinal)).waitFor()
    await dialog.getByRole('button', { name: en(ownPlanWords.yes), exact: true }).click()
    await page.getByText(en(ownPlanWords.isCancelled), { exact: true }).waitFor()
    await page.waitForURL((url) => url.search === '')
    expect(await asha.ask('subscriptions/get_subscription', {})).toMatchObject({
      is_active: false,
      status: 'cancelled',
    })
  })

  test('questions that were not bought are not sent, and the reason is said where one looks', async () => {
    const page = await open('/balance')
    await press(en(balanceWords.transfer))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(en(balanceWords.toMobile)).fill(story.mobile())
    await dialog.getByLabel(en(balanceWords.howMany)).fill('1')
    await dialog.getByRole('button', { name: en(balanceWords.send) }).click()
    await dialog.getByText(/You can send 0 Oracle questions of your own/).waitFor()
    await dialog.getByLabel(en(balanceWords.howMany)).fill('0')
    await dialog.getByRole('button', { name: en(balanceWords.send) }).click()
    await dialog.getByText(en(balanceWords.countWrong)).waitFor()
  })

  test('an invoice is opened from the payments, as a PDF', async () => {
    const invoice = await open('/payments').then((page) =>
      page
        .getByRole('link', { name: en(balanceWords.invoice) })
        .first()
        .getAttribute('href'),
    )
    const { jwt } = Object.fromEntries(
      (await asha.context.cookies()).map(({ name, value }) => [name, value]),
    )
    const pdf = await fetch(story.server.url + invoice, { headers: { cookie: `jwt=${jwt}` } })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('without the script a tier leads to its own page, with a one-time token in the address', async () => {
    const { page, context } = await story.visitor({ javaScriptEnabled: false })
    await context.addCookies(await asha.context.cookies())
    await page.goto(`${story.server.url}/recharges`)
    await page.getByRole('button', { name: 'Recharge: ₹49', exact: true }).click()
    await page.getByRole('heading', { name: en(rechargeWords.payTitle) }).waitFor()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('token')).toMatch(/^[\w-]{20,}$/)
    expect(searchParams.get('wallet')).toBe('49')
  })

  test('AUTH-10 the account is deleted by its code, and the cookie opens nothing any more', async () => {
    const page = await open('/delete-account')
    await page.getByLabel(en(loginWords.mobile)).fill(asha.mobile)
    await press(en(loginWords.getOtp))
    const boxes = page.getByRole('group').getByRole('textbox')
    await boxes.first().waitFor()
    const code = await codeFor(story.server.url, `91${asha.mobile}`)
    story.secrets.add(code)
    await boxes.first().pressSequentially(code)
    await press(en(loginWords.verify))
    await closeAlert(page, 'have been deleted')
    await page.waitForURL(story.server.url + '/')
    expect((await asha.context.cookies()).filter(({ name }) => name === 'jwt')).toEqual([])
    expect(await asha.ask('users/getInfo', {})).toMatchObject({ status: 'fail' })
    await page.goto(`${story.server.url}/account`)
    await page.waitForURL(`${story.server.url}/?next=%2Faccount`)
  })
})

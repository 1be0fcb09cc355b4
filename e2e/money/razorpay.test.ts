import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../src/server/adapters/payments/fake-razorpay.fixture.ts'
import { rechargeWords } from '../../src/words/wallet/recharge.ts'
import { awake } from '../testing/acts.ts'
import { playRazorpay } from '../testing/razorpay-page.ts'
import { signedIn, type SignedIn } from '../testing/signed-in.ts'
import { openOwnStory, type Story } from '../testing/story.ts'

/** The real adapter and Razorpay's own checkout, whose hosts are played, under the page's own policy. */
describe('a recharge at Razorpay’s checkout', () => {
  let gateway: FakeRazorpay
  let story: Story
  let asha: SignedIn
  let checkoutState: Awaited<ReturnType<typeof playRazorpay>>
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    story = await openOwnStory(gateway.env)
    asha = await signedIn(story)
    checkoutState = await playRazorpay(asha.context, gateway)
  })
  afterAll(async () => {
    await story.end()
    gateway.close()
  })

  const rupees = async () => {
    const given = await asha.ask('users/getBalance', {})
    if (given.status !== 'success') throw new Error(given.message)
    return given.balance
  }
  const card = () => asha.page.getByRole('button', { name: 'Recharge: ₹99', exact: true })
  const checkout = () => asha.page.frameLocator('iframe.razorpay-checkout-frame')
  const choose = (name: string) => checkout().getByRole('button', { name, exact: true }).click()
  const open = async () => {
    await asha.page.goto(`${story.server.url}/recharges`)
    await awake(asha.page)
    await card().click()
    await checkout().getByRole('button', { name: 'Pay', exact: true }).waitFor()
  }
  const dialogWith = (text: string | RegExp) =>
    asha.page.getByRole('alertdialog').filter({ hasText: text })

  test('dismissed: nothing is added, nothing is said, and the button is there again', async () => {
    await open()
    await choose('Close')
    await checkout().owner().waitFor({ state: 'detached' })
    await expect.poll(() => card().isEnabled()).toBe(true)
    expect(await asha.page.getByRole('alertdialog').count()).toBe(0)
    expect(await rupees()).toBe(0)
  })

  test('failed: the checkout stays for another try, and a success after it counts', async () => {
    await open()
    await choose('Fail')
    expect(await rupees()).toBe(0)
    await choose('Pay')
    await dialogWith('₹99 has been added to your wallet.').waitFor()
    expect(await rupees()).toBe(99)
  })

  test('all that the checkout does is allowed by the page’s policy, and stands as it was styled', async () => {
    await open()
    const looks = await asha.page.evaluate(() => {
      const box = document.querySelector('.razorpay-container')
      const frame = document.querySelector('.razorpay-checkout-frame')
      if (!box || !frame) return null
      const { position, outlineColor } = getComputedStyle(box)
      return { position, outlineColor, border: getComputedStyle(frame).borderTopWidth }
    })
    expect(looks).toEqual({ position: 'fixed', outlineColor: 'rgb(1, 2, 3)', border: '0px' })
    await asha.page.waitForFunction('window.watchesForFraud === true')
    expect(checkoutState.reports).toBeGreaterThan(0)
    expect(asha.complaints).toEqual([])
    await choose('Close')
  })

  test('a tab that is closed after paying loses nothing: the webhook brings the money', async () => {
    const before = await rupees()
    await open()
    await choose('Pay, and the page dies')
    await checkout().getByRole('button', { name: 'Paid' }).waitFor()
    await asha.page.close()
    asha.page = await asha.context.newPage()
    expect(await rupees()).toBe(before)
    const payment = [...gateway.things.values()].findLast(({ id }) => id.startsWith('pay_'))
    if (!payment) throw new Error('Nothing was paid.')
    const { body, id } = gateway.event('payment.captured', { payment }, new Date())
    const reply = await fetch(`${story.server.url}/webhooks/razorpay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': gateway.signWebhook(body),
        'x-razorpay-event-id': id,
      },
      body,
    })
    expect(reply.status).toBe(200)
    await expect.poll(rupees).toBe(before + 99)
  })

  test('a script that can’t be had is said in a sentence, nothing is charged, and it may be tried again', async () => {
    const before = await rupees()
    checkoutState.scriptIsAway = true
    await asha.page.goto(`${story.server.url}/recharges`)
    await awake(asha.page)
    await card().click()
    await dialogWith(rechargeWords.noSdk.en).waitFor()
    expect(await rupees()).toBe(before)
    await dialogWith(rechargeWords.noSdk.en).getByRole('button').last().click()
    checkoutState.scriptIsAway = false
    await card().click()
    await choose('Pay')
    await dialogWith('₹99 has been added').waitFor()
    expect(await rupees()).toBe(before + 99)
  })

  test('from another page of ours the checkout opens too, with the policy of a payment page', async () => {
    await asha.page.goto(`${story.server.url}/balance`)
    await awake(asha.page)
    await asha.page.locator('a[href="/recharges"]:visible').first().click()
    await card().click()
    await choose('Close')
  })

  test('Razorpay’s hosts stand in the policy of the payment pages, and of no other', async () => {
    const policy = async (path: string) =>
      (await fetch(story.server.url + path)).headers.get('content-security-policy') ?? ''
    for (const path of ['/recharges', '/hi/recharges', '/subscription']) {
      const policyText = await policy(path)
      expect(policyText).toMatch(
        /script-src 'self' 'nonce-[^']+' https:\/\/checkout\.razorpay\.com/,
      )
      expect(policyText).toMatch(/frame-src https:\/\/api\.razorpay\.com /)
      expect(policyText).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
    }
    for (const path of ['/', '/horoscope', '/recharges-of-another', '/forum', '/balance'])
      expect(await policy(path)).not.toMatch(/razorpay|unsafe-inline/)
  })
})

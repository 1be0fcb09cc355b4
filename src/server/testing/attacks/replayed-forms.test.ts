import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceWords as words } from '../../../words/wallet/balance.ts'
import { randomMobile } from '../../accounts/sign-in.testing.ts'
import { transact } from '../../db/database.ts'
import { builtPages, hasPages } from '../built-pages.ts'
import { testDatabases, openTestApp, type TestApp } from '../test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../test-data.ts'
import { giveTestOffer } from '../../wallet/ledger.testing.ts'
import { walletAndPlanOf } from '../../payments/payments.testing.ts'

/** Forms without the script, as a browser sends them again: pressed twice, answer reloaded, gone back. */
describe.skipIf(!hasPages).each(testDatabases)('forms that move something, on %s', (on) => {
  let app: TestApp
  let address: string
  let person: TestUser
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ on, parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    person = await createTestUser(app)
    const bid = await createTestKundli(app, person)
    await app.call(
      'astrohub/insert_user',
      { email: 'x@mail.invalid', display_name: 'lamp-1', bid },
      person,
    )
    await transact(app.db, async (tx) => {
      await giveTestOffer(tx, person.uid, 'own', 'oracle', 10)
      await giveTestOffer(tx, person.uid, 'own', 'points', 1000)
    })
  })
  afterAll(() => app.close())

  const headers = () => ({ cookie: `jwt=${person.jwt}`, 'sec-fetch-site': 'same-origin' })
  const onceOf = async (path: string) => {
    const html = await (await fetch(address + path, { headers: headers() })).text()
    const once = /name="once" value="([\da-f-]{36})"/.exec(html)?.[1]
    if (!once) throw new Error('The form has no name.')
    return once
  }
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const reply = await fetch(address + path, { method: 'POST', headers: headers(), body })
    return { status: reply.status, html: await reply.text() }
  }

  test('a transfer pressed five times, and its answer reloaded, sends once; another form sends anew', async () => {
    const mobile = randomMobile().slice(2)
    app.plantedValues.add('mobile', mobile)
    const form = { mobile, questions: '2', once: await onceOf('/balance') }
    const pressed = await Promise.all(Array.from({ length: 5 }, () => post('/balance', form)))
    for (const { status, html } of [...pressed, await post('/balance', form)]) {
      expect(status).toBe(200)
      expect(html).toContain('2 questions are on the way')
    }
    expect(await walletAndPlanOf(app, person)).toMatchObject({ oracle: 8 })
    // The answer brings the next form.
    const { html } = await post('/balance', form)
    const next = /name="once" value="([\da-f-]{36})"/.exec(html)?.[1] ?? ''
    expect(next).not.toBe(form.once)
    await post('/balance', { ...form, once: next })
    expect(await walletAndPlanOf(app, person)).toMatchObject({ oracle: 6 })
  })

  test.each(['en', 'hi'] as const)(
    'gone back to and sent with another number, a form says so and sends nothing (%s)',
    async (language) => {
      const path = language === 'en' ? '/balance' : '/hi/balance'
      const mobile = randomMobile().slice(2)
      app.plantedValues.add('mobile', mobile)
      const form = { mobile, questions: '1', once: await onceOf(path) }
      await post(path, form)
      const { oracle } = await walletAndPlanOf(app, person)
      const { status, html } = await post(path, { ...form, questions: '3' })
      expect(status).toBe(200)
      expect(html).toContain(words.sentBefore[language])
      expect(await walletAndPlanOf(app, person)).toMatchObject({ oracle })
    },
  )

  test('points pressed five times, and their answer reloaded, are redeemed once', async () => {
    const form = { intent: 'redeem', points: '300', once: await onceOf('/profile?edit=redeem') }
    await Promise.all(Array.from({ length: 5 }, () => post('/profile?edit=redeem', form)))
    await post('/profile?edit=redeem', form)
    const rows = await app.db
      .selectFrom('ledger_accounts')
      .where('owner', '=', person.uid)
      .where('unit', '=', 'points')
      .select('balance')
      .execute()
    expect(rows).toEqual([{ balance: 700 }])
  })

  test.each([
    '/balance',
    '/hi/balance',
    '/profile',
    '/payments',
    '/wheel-of-fortune',
    '/recharges',
  ])(
    'sent to %s by nobody, after the session has ended, forms lead to the log-in or say why',
    async (path) => {
      const body = new URLSearchParams({ mobile: '6000000001', questions: '1', intent: 'redeem' })
      const reply = await fetch(address + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
        body,
      })
      expect([path, reply.status]).toEqual([path, expect.toBeOneOf([200, 302, 401])])
    },
  )
})

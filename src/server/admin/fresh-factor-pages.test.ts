import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminUsersMessages } from '../../words/admin/admin-users.ts'
import { secondFactorMessages, secondFactorWords } from '../../words/admin/second-factor.ts'
import {
  codeOf,
  createTestOperator,
  type TestOperator,
} from '../accounts/second-factor/second-factor.testing.ts'
import { logIn } from '../accounts/sign-in.testing.ts'
import { builtPages, hasPages } from '../testing/built-pages.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'

describe.skipIf(!hasPages)('an operator’s pages without the script', () => {
  let app: TestApp
  let address: string
  let operator: TestOperator
  let user: TestUser
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    operator = await createTestOperator(app)
    user = await createTestUser(app)
    app.passSeconds(601)
  })
  afterAll(() => app.close())

  async function open(path: string, jwt: string, fields?: Record<string, string>) {
    const reply = await fetch(address + path, {
      method: fields ? 'POST' : 'GET',
      headers: { cookie: `jwt=${jwt}`, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    return {
      status: reply.status,
      location: reply.headers.get('location'),
      html: await reply.text(),
    }
  }
  const pathOf = () => `/admin/users/${user.uid}`
  const balance = async () => {
    const { body } = await app.call('users/getBalance', {}, user)
    return 'oracle_questions' in body ? body.oracle_questions : Number.NaN
  }

  test('FACTOR-12 an act that wants a fresh code asks for it on its page, and is done once with what was typed', async () => {
    const before = await balance()
    const gift = { form: 'give', kind: 'oracle', amount: '2', reason: 'Answers were slow' }
    const form = { ...gift, key: crypto.randomUUID() }
    const asked = await open(pathOf(), operator.jwt, form)
    expect(asked.status).toBe(403)
    expect(asked.html).toContain(secondFactorWords.freshNote.en)
    expect(await balance()).toBe(before)
    // The form that asks holds all of the form before, and a name of its own.
    const [, below = ''] = asked.html.split(secondFactorWords.freshNote.en)
    const kept = [
      ...below.matchAll(/<input type="hidden" name="([a-z]+)" value="([^"]*)"\/>/g),
    ].map(([, name = '', value = '']) => [name, value] as const)
    const again: Record<string, string> = Object.fromEntries(kept.slice(0, 6))
    expect(again).toEqual({ ...form, once: expect.stringMatching(/^[\da-f-]{36}$/) as string })

    const code = codeOf(app, operator.key)
    const wrong = await open(pathOf(), operator.jwt, { ...again, second_factor: '00 00 00' })
    expect(wrong.html).toContain(secondFactorMessages.wrong.en)
    expect(wrong.html).toContain(secondFactorWords.freshNote.en)
    expect(await balance()).toBe(before)

    const done = await open(pathOf(), operator.jwt, { ...again, second_factor: code })
    expect(done.html).toContain(adminUsersMessages.given.en)
    expect(await balance()).toBe(before + 2)
    // Reloaded, the answer sends a code that was used: nothing is done twice.
    const reloaded = await open(pathOf(), operator.jwt, { ...again, second_factor: code })
    expect(reloaded.html).toContain(secondFactorMessages.used.en)
    expect(await balance()).toBe(before + 2)
  })

  test('FACTOR-12 every page of an operator leads to the code first, and back; no other site', async () => {
    const { jwt } = await logIn(app, operator.mobile)
    for (const path of [
      '',
      '/users',
      '/refunds',
      '/prices',
      '/content',
      '/answers',
      '/misses',
      '/reports',
    ]) {
      const { status, location } = await open(`/hi/admin${path}`, jwt)
      const next = encodeURIComponent(`/hi/admin${path}`)
      expect([status, location]).toEqual([302, `/hi/admin/second-factor?next=${next}`])
    }
    const page = await open('/hi/admin/second-factor', jwt)
    expect(page.html).toContain(secondFactorWords.enter.hi)
    app.passSeconds(30)
    const fields = { form: 'enter', second_factor: codeOf(app, operator.key) }
    const entered = await open('/hi/admin/second-factor?next=//evil.example', jwt, fields)
    expect([entered.status, entered.location]).toEqual([302, '/hi/admin'])
    expect((await open('/hi/admin', jwt)).status).toBe(200)
    expect((await open('/admin/second-factor', user.jwt)).status).toBe(404)
  })
})

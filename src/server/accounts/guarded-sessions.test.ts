import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { logIn, randomMobile } from './sign-in.testing.ts'

describe.each(testDatabases)('guarded sessions on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())
  const listOf = async (jwt: string) => {
    const { body } = await app.call('users/sessions', {}, { jwt })
    return body.status === 'success' ? body.sessions : []
  }

  test('SESSION-01 one session of one’s own is ended, the others go on; nobody else’s can be', async () => {
    const mobile = randomMobile()
    const { jwt: first } = await logIn(app, mobile)
    const { jwt: second } = await logIn(app, mobile)
    const other = (await listOf(second)).find(({ current }) => !current)
    const stranger = await createTestUser(app)
    const id = other?.id ?? ''
    expect((await app.call('users/endSession', { id }, stranger)).status).toBe(404)
    expect((await app.call('users/endSession', { id }, { jwt: second })).body.status).toBe(
      'success',
    )
    expect((await app.call('users/getInfo', {}, { jwt: first })).status).toBe(401)
    expect((await app.call('users/getInfo', {}, { jwt: second })).status).toBe(200)
    expect(await listOf(second)).toHaveLength(1)
  })

  test('OPERATOR-01 an operator’s session ends after twelve hours, a user’s does not', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    const user = await createTestUser(app)
    app.passSeconds(11 * 3600)
    expect((await app.call('admin/getBans', {}, operator)).status).toBe(200)
    app.passSeconds(3600 + 60)
    expect((await app.call('admin/getBans', {}, operator)).status).toBe(401)
    expect((await app.call('users/getInfo', {}, user)).status).toBe(200)
  })

  test('OPERATOR-02 whom an operator has found stands in the log, and not by what; a day’s gifts have a sum', async () => {
    const own = await openTestApp({ on })
    const operator = await createTestUser(own, { role: 'operator' })
    const users = await Promise.all(Array.from({ length: 11 }, () => createTestUser(own)))
    const who = users[0]?.mobile ?? ''
    await own.call('admin/findUser', { who }, operator)
    const acts = await own.db
      .selectFrom('operator_acts')
      .where('act', '=', 'admin/findUser')
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ uid: operator.uid, subject: users[0]?.uid }])
    expect(JSON.stringify(acts)).not.toContain(who.slice(2))
    const statuses = []
    for (const { uid } of users) {
      const reason = 'It missed the question'
      const gift = { uid, kind: 'oracle' as const, amount: 20, reason, key: crypto.randomUUID() }
      statuses.push((await own.call('admin/giveQuestions', gift, operator)).body.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 'success'), 'fail'])
    await own.close()
  })
})

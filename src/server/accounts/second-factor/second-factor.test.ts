import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, raceDatabases, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { signSession } from '../../core/session-token.ts'
import { logIn, wrongCode } from '../sign-in.testing.ts'
import {
  awaitNextCode,
  codeOf,
  createTestOperator,
  enterCode,
  setUpFactor,
  type TestOperator,
} from './second-factor.testing.ts'

const gift = (uid: string) => ({
  ...{ uid, kind: 'oracle' as const, amount: 1, reason: 'It missed the question' },
  key: crypto.randomUUID(),
})

describe.each(testDatabases)('the second factor on %s', (on) => {
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    user = await createTestUser(app)
  })
  afterAll(() => app.close())

  /** Another session of the same operator, as somebody with their SMS opens it. */
  async function otherSession({ uid }: TestUser): Promise<TestUser> {
    const sid = crypto.randomUUID()
    const created_at = app.server.context.clock()
    await app.db.insertInto('sessions').values({ sid, uid, device: 'web', created_at }).execute()
    const jwt = await signSession(app.server.context.config.jwtSecret, { sid, uid })
    return { uid, sid, jwt, mobile: '' }
  }
  const mayAct = async ({ jwt }: { jwt: string }) =>
    (await app.call('admin/getBans', {}, { jwt })).status === 200

  test('FACTOR-01 a session that logged in by SMS alone has no operator’s rights until its code', async () => {
    const operator = await createTestOperator(app)
    awaitNextCode(app)
    const { jwt } = await logIn(app, operator.mobile)
    const refused = await app.call('admin/getBans', {}, { jwt })
    expect(refused).toMatchObject({ status: 403, body: { wants: 'second-factor' } })
    expect((await app.call('users/getInfo', {}, { jwt })).body).toMatchObject({
      role: 'user',
      factor: 'awaited',
    })
    expect((await enterCode(app, { jwt }, codeOf(app, operator.key))).body.status).toBe('success')
    expect(await mayAct({ jwt })).toBe(true)
    expect((await app.call('users/getInfo', {}, { jwt })).body).toMatchObject({ role: 'operator' })
    // It opens this session alone.
    expect(await mayAct(await otherSession(operator))).toBe(false)
  })

  test('FACTOR-01 nobody but an operator may set one up or enter one', async () => {
    for (const [name, input] of [
      ['admin/getSecondFactor', {}],
      ['admin/setUpSecondFactor', {}],
      ['admin/confirmSecondFactor', { code: '123456' }],
      ['admin/enterSecondFactor', { code: '123456' }],
    ] as const) {
      const { status, body } = await app.callRaw(name, input, user)
      expect([name, status]).toEqual([name, 403])
      expect(body).not.toHaveProperty('wants')
    }
  })

  test('FACTOR-02 a secret counts for nothing before its first code, and is another session’s never', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    const { body } = await app.call('admin/setUpSecondFactor', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    expect(body.link).toContain(`secret=${body.key}`)
    expect(body.link).not.toContain(operator.mobile)
    expect(await mayAct(operator)).toBe(true)
    const other = await otherSession(operator)
    const code = codeOf(app, body.key)
    const stolen = await app.call('admin/confirmSecondFactor', { code }, other)
    expect(stolen.body.status).toBe('fail')
    // Begun again in the same session it is the same; a wrong first code changes nothing.
    expect((await app.call('admin/setUpSecondFactor', {}, operator)).body).toEqual(body)
    const wrong = { code: wrongCode(code) }
    expect((await app.call('admin/confirmSecondFactor', wrong, operator)).body.status).toBe('fail')
    expect((await app.call('admin/confirmSecondFactor', { code }, operator)).body.status).toBe(
      'success',
    )
    expect(await mayAct(other)).toBe(false)
  })

  test('FACTOR-02 the secret and the recovery codes stand nowhere in the database', async () => {
    const { uid, key, recoveryCodes } = await createTestOperator(app)
    const rows = [
      await app.db.selectFrom('second_factors').where('uid', '=', uid).selectAll().execute(),
      await app.db.selectFrom('recovery_codes').where('uid', '=', uid).selectAll().execute(),
      await app.db.selectFrom('operator_acts').selectAll().execute(),
    ]
    expect(rows[1]).toHaveLength(10)
    for (const secret of [key, ...recoveryCodes]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(app.log.join('')).not.toContain(secret)
    }
  })

  test('FACTOR-03 a code is good once, in whatever session, and codes before it are not good any more', async () => {
    const operator = await createTestOperator(app)
    app.passSeconds(60)
    const [before, now] = [codeOf(app, operator.key, -30), codeOf(app, operator.key)]
    expect((await enterCode(app, operator, now)).body.status).toBe('success')
    const other = await otherSession(operator)
    for (const code of [now, before]) {
      const { body } = await enterCode(app, other, code)
      expect(body).toMatchObject({ status: 'fail', message: expect.stringMatching(/used already/) })
    }
    expect(await mayAct(other)).toBe(false)
  })

  test.each([
    [-30, true],
    [30, true],
    [-60, false],
    [60, false],
    [3600, false],
  ])('FACTOR-04 a phone whose clock is %i seconds off: %s', async (secondsOff, isRight) => {
    const operator = await createTestOperator(app)
    // Well after the code of the set-up, in the middle of a step.
    const now = app.server.context.clock().getTime()
    app.passSeconds(120 + 15 - ((now / 1000) % 30))
    const other = await otherSession(operator)
    await enterCode(app, other, codeOf(app, operator.key, secondsOff))
    expect(await mayAct(other)).toBe(isRight)
  })

  test('FACTOR-05 guessing waits longer and longer, and never keeps the owner’s own session out', async () => {
    const operator = await createTestOperator(app)
    const thief = await otherSession(operator)
    const guess = async (session: TestUser) => {
      const { status, body } = await enterCode(app, session, wrongCode(codeOf(app, operator.key)))
      return status === 429 ? 'limit' : /not right/.test(body.message ?? '') ? 'tried' : 'waits'
    }
    for (let i = 0; i < 5; i++) expect(await guess(thief)).toBe('tried')
    expect(await guess(thief)).toBe('waits')
    app.passSeconds(61)
    // Another session of the thief's waits with it: not even the right code is looked at.
    const next = await otherSession(operator)
    expect(await guess(next)).toBe('tried')
    expect(await guess(thief)).toBe('waits')
    expect((await enterCode(app, next, codeOf(app, operator.key))).body.status).toBe('fail')
    app.passSeconds(61)
    expect(await guess(next)).toBe('waits')
    // Who gave it in this session before is not held back by others.
    expect((await enterCode(app, operator, codeOf(app, operator.key))).body.status).toBe('success')
    // The longest wait is an hour.
    for (let i = 0; i < 12; i++) {
      app.passSeconds(3600)
      expect(await guess(await otherSession(operator))).toBe('tried')
    }
    app.passSeconds(3601)
    const again = await otherSession(operator)
    expect((await enterCode(app, again, codeOf(app, operator.key))).body.status).toBe('success')
  })

  test('FACTOR-05 one session tries twenty times an hour', async () => {
    const operator = await createTestOperator(app)
    const statuses = []
    for (let i = 0; i < 21; i++)
      statuses.push((await enterCode(app, operator, wrongCode(codeOf(app, operator.key)))).status)
    expect(statuses.indexOf(429)).toBeGreaterThan(10)
    expect(await mayAct(operator)).toBe(true)
  })

  test('FACTOR-06 a recovery code stands in once, however it is spelt; another operator’s does not', async () => {
    const operator = await createTestOperator(app)
    const other = await createTestOperator(app)
    const [code = '', next = ''] = operator.recoveryCodes
    expect((await enterCode(app, other, code)).body.status).toBe('fail')
    const first = await otherSession(operator)
    const spelt = code.toUpperCase().replace('-', ' ')
    expect((await enterCode(app, first, spelt)).body.status).toBe('success')
    const second = await otherSession(operator)
    expect((await enterCode(app, second, code)).body.status).toBe('fail')
    expect(await mayAct(second)).toBe(false)
    expect((await enterCode(app, second, next)).body.status).toBe('success')
    expect((await app.call('admin/getSecondFactor', {}, second)).body).toMatchObject({
      recovery_codes_left: 8,
    })
    const acts = await app.db
      .selectFrom('operator_acts')
      .where('uid', '=', operator.uid)
      .where('act', '=', 'admin/enterSecondFactor')
      .select('detail')
      .execute()
    expect(acts).toEqual([{ detail: { by: 'recovery' } }, { detail: { by: 'recovery' } }])
  })

  test('FACTOR-07 money and questions move only within ten minutes of a code, prices too', async () => {
    const operator = await createTestOperator(app)
    expect((await app.call('admin/giveQuestions', gift(user.uid), operator)).body.status).toBe(
      'success',
    )
    app.passSeconds(601)
    const stale = gift(user.uid)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const asked = () => app.call('admin/giveQuestions', stale, { ...operator, headers })
    expect(await asked()).toMatchObject({ status: 403, body: { wants: 'second-factor' } })
    expect(await mayAct(operator)).toBe(true)
    expect((await enterCode(app, operator, codeOf(app, operator.key))).body.status).toBe('success')
    // The same act under the same key goes through, once.
    expect((await asked()).body.status).toBe('success')
    expect((await asked()).body.status).toBe('success')
    const given = await app.db
      .selectFrom('operator_acts')
      .where('uid', '=', operator.uid)
      .where('act', '=', 'admin/giveQuestions')
      .select('act_id')
      .execute()
    expect(given).toHaveLength(2)
  })

  test('FACTOR-07 another app takes the place of the first only with a fresh code, and ends what others gave', async () => {
    const operator = await createTestOperator(app)
    awaitNextCode(app)
    const other = await otherSession(operator)
    await enterCode(app, other, codeOf(app, operator.key))
    app.passSeconds(601)
    expect(await app.call('admin/setUpSecondFactor', {}, operator)).toMatchObject({
      status: 403,
      body: { wants: 'second-factor' },
    })
    await enterCode(app, operator, codeOf(app, operator.key))
    const renewed: TestOperator = { ...operator, ...(await setUpFactor(app, operator)) }
    expect(await mayAct(operator)).toBe(true)
    expect(await mayAct(other)).toBe(false)
    awaitNextCode(app)
    expect((await enterCode(app, other, codeOf(app, operator.key))).body.status).toBe('fail')
    expect((await enterCode(app, other, operator.recoveryCodes[0] ?? '')).body.status).toBe('fail')
    expect((await enterCode(app, other, codeOf(app, renewed.key))).body.status).toBe('success')
  })
})

describe.each(raceDatabases)('a code that is raced on %s', (on) => {
  test('FACTOR-03 of twenty simultaneous entries in twenty sessions one is taken', async () => {
    const app = await openTestApp({ on, poolSize: 20 })
    const operator = await createTestOperator(app)
    awaitNextCode(app)
    const jwts = []
    for (let i = 0; i < 20; i++) {
      const [sid, { uid }] = [crypto.randomUUID(), operator]
      await app.db.insertInto('sessions').values({ sid, uid, device: 'web' }).execute()
      jwts.push(await signSession(app.server.context.config.jwtSecret, { sid, uid }))
    }
    const code = codeOf(app, operator.key)
    const replies = await Promise.all(jwts.map((jwt) => enterCode(app, { jwt }, code)))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    const recovery = operator.recoveryCodes[0] ?? ''
    const again = await Promise.all(jwts.map((jwt) => enterCode(app, { jwt }, recovery)))
    expect(again.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    await app.close()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestMember } from '../../forum/forum.testing.ts'
import { openTestApp, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { confirmOwnNumber, logIn, requestCode, sentCodesOf, wrongCode } from '../sign-in.testing.ts'

const purpose = 'email'

describe.each(testDatabases)('a fresh code before the email changes, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  const change = async ({ jwt }: { jwt: string }, email: string) =>
    (await app.call('astrohub/update_user', { email, is_private: 1 }, { jwt })).body
  const emailOf = async ({ uid }: TestUser) =>
    (
      await app.db
        .selectFrom('profiles')
        .where('uid', '=', uid)
        .select(['email', 'is_private'])
        .executeTakeFirstOrThrow()
    ).email
  async function codeFor(user: TestUser) {
    const { body } = await app.call('users/requestCode', { purpose }, user)
    if (body.status !== 'success') throw new Error(body.message)
    return { purpose, token: body.token, otp: sentCodesOf(app, user.mobile)[0] ?? '' } as const
  }

  test('CODE-01 without it nothing of the form is saved, and the reply says what is wanted', async () => {
    const user = await createTestMember(app)
    const before = await emailOf(user)
    expect(await change(user, 'thief@mail.invalid')).toMatchObject({
      status: 'fail',
      wants: 'email-code',
    })
    expect(await emailOf(user)).toBe(before)
    // What is no change of the address needs none.
    expect((await change(user, before!)).status).toBe('success')
    await confirmOwnNumber(app, user)
    expect((await change(user, 'mine@mail.invalid')).status).toBe('success')
    expect(await emailOf(user)).toBe('mine@mail.invalid')
  })

  test('CODE-02 it opens this session alone, for ten minutes', async () => {
    const user = await createTestMember(app)
    const { jwt } = await logIn(app, user.mobile)
    await confirmOwnNumber(app, user)
    expect(await change({ jwt }, 'other@mail.invalid')).toMatchObject({ wants: 'email-code' })
    app.passSeconds(599)
    expect((await change(user, 'in-time@mail.invalid')).status).toBe('success')
    app.passSeconds(2)
    expect(await change(user, 'too-late@mail.invalid')).toMatchObject({ wants: 'email-code' })
  })

  test('CODE-03 no other code opens it, nobody else’s either, and each opens it once', async () => {
    const user = await createTestMember(app)
    const stranger = await createTestUser(app)
    const login = await requestCode(app, user.mobile)
    const deletion = await requestCode(app, stranger.mobile, 'delete', stranger)
    for (const { token, otp } of [login, deletion])
      expect((await app.call('users/confirmCode', { purpose, token, otp }, user)).body.status).toBe(
        'fail',
      )
    app.passSeconds(60)
    const code = await codeFor(user)
    for (const other of [stranger, await logIn(app, user.mobile)])
      expect((await app.call('users/confirmCode', code, other)).body.status).toBe('fail')
    expect(
      (await app.call('sms/validateOTP', { ...code, mobile: user.mobile }, user)).body.status,
    ).toBe('fail')
    expect((await app.call('users/confirmCode', code, user)).body.status).toBe('success')
    expect((await app.call('users/confirmCode', code, user)).body.status).toBe('fail')
  })

  test('CODE-04 it bears five wrong tries, and the wait between two is that of every code', async () => {
    const user = await createTestMember(app)
    const code = await codeFor(user)
    const wrong = { ...code, otp: wrongCode(code.otp) }
    for (let i = 0; i < 5; i++) await app.call('users/confirmCode', wrong, user)
    expect((await app.call('users/confirmCode', code, user)).body.status).toBe('fail')
    expect(await change(user, 'thief@mail.invalid')).toMatchObject({ wants: 'email-code' })
    expect((await app.call('users/requestCode', { purpose }, user)).body).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/^Please wait/),
    })
    const rows = await app.db.selectFrom('codes').where('sid', '=', user.sid).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code.otp)
  })
})

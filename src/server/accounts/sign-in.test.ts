import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../contract/accounts/accounts.ts'
import type { ApiName } from '../../contract/apis.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { randomMobile, requestCode, logIn } from './sign-in.testing.ts'

describe.each(testDatabases)('accounts on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on })
  })
  afterAll(() => at.close())

  const userOf = (mobile: string) =>
    at.db.selectFrom('users').where('mobile', '=', mobile).selectAll().executeTakeFirstOrThrow()
  /** Oracle's and Astra's questions and daily predictions, by the ledger. */
  const questions = async (jwt: string) => {
    const { body } = await at.call('users/getInfo', {}, { jwt })
    const uid = body.status === 'success' ? body.uid : ''
    const accountRows = await at.db
      .selectFrom('ledger_accounts')
      .where('owner', '=', uid)
      .select(['unit', 'balance'])
      .execute()
    return ['oracle', 'astra', 'daily'].map((unit) =>
      accountRows
        .filter((account) => account.unit === unit)
        .reduce((sum, { balance }) => sum + balance, 0),
    )
  }
  const linkOf = async (jwt: string) => {
    const { body } = await at.call('users/invite', { mobile: randomMobile() }, { jwt })
    if (body.status !== 'success') throw new Error(body.message)
    return new URL(body.link)
  }

  it('gives a new user the sign-up offer, and nothing at the next log-in', async () => {
    const mobile = randomMobile()
    expect(await questions((await logIn(at, mobile)).jwt)).toEqual([3, 3, 1])
    expect(await questions((await logIn(at, mobile)).jwt)).toEqual([3, 3, 1])
  })

  it('gives who comes by the landing page its offer instead of the other', async () => {
    const mobile = randomMobile()
    expect(await questions((await logIn(at, mobile, { ref: 'landing' })).jwt)).toEqual([10, 3, 1])
    expect(await questions((await logIn(at, mobile)).jwt)).toEqual([10, 3, 1])
  })

  it('gives both one question of each when an invited friend first logs in, once', async () => {
    const inviting = randomMobile()
    const inviter = await logIn(at, inviting)
    const link = await linkOf(inviter.jwt)
    expect(link.pathname).toBe('/')
    const ref = link.searchParams.get('ref') ?? ''
    const friend = randomMobile()
    expect(await questions((await logIn(at, friend, { ref })).jwt)).toEqual([4, 4, 1])
    expect(await questions(inviter.jwt)).toEqual([4, 4, 1])
    await logIn(at, friend, { ref })
    expect(await questions(inviter.jwt)).toEqual([4, 4, 1])
    expect((await userOf(friend)).invited_by).toBe((await userOf(inviting)).uid)
    const { body } = await at.call('astrohub/get_notifications', {}, { jwt: inviter.jwt })
    expect(body).toMatchObject({
      notifications: [{ message: expect.stringContaining('A friend you invited') as string }],
    })
  })

  it('gives who was invited and signs up from the landing page both offers, and the inviter theirs', async () => {
    const inviter = await logIn(at, randomMobile())
    const code = (await linkOf(inviter.jwt)).searchParams.get('ref') ?? ''
    const friend = await logIn(at, randomMobile(), { ref: `landing.${code}` })
    expect(await questions(friend.jwt)).toEqual([11, 4, 1])
    expect(await questions(inviter.jwt)).toEqual([4, 4, 1])
  })

  it('takes an unknown invite code for none', async () => {
    const { jwt } = await logIn(at, randomMobile(), { ref: "nobody' or 1=1" })
    expect(await questions(jwt)).toEqual([3, 3, 1])
  })

  it('an old user who follows a friend’s link brings nobody anything', async () => {
    const old = randomMobile()
    await logIn(at, old)
    const inviter = await logIn(at, randomMobile())
    const ref = (await linkOf(inviter.jwt)).searchParams.get('ref') ?? ''
    await logIn(at, old, { ref })
    expect(await questions(inviter.jwt)).toEqual([3, 3, 1])
  })

  it('invites by a dashed number, never one’s own, with one answer for known and unknown', async () => {
    const mobile = randomMobile()
    const { jwt } = await logIn(at, mobile)
    const knownMobile = randomMobile()
    await logIn(at, knownMobile)
    const dashed = `${mobile.slice(2, 5)}-${mobile.slice(5, 8)}-${mobile.slice(8)}`
    const own = await at.call('users/invite', { mobile: dashed }, { jwt })
    expect(own.body).toMatchObject({ status: 'fail' })
    const first = await at.call('users/invite', { mobile: knownMobile }, { jwt })
    const second = await at.call('users/invite', { mobile: randomMobile() }, { jwt })
    expect(first.body).toEqual(second.body)
    expect(first.body).toMatchObject({ status: 'success' })
    await at.call('users/invite', { mobile: knownMobile }, { jwt })
    const { uid } = await userOf(mobile)
    const kept = await at.db.selectFrom('invitations').where('uid', '=', uid).selectAll().execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toContain(knownMobile.slice(2))
  })

  it('stores which terms were ticked and when, and a newer version over an older', async () => {
    const mobile = randomMobile()
    await logIn(at, mobile, { terms: '2026-11' })
    const first = await userOf(mobile)
    expect(first.consent_version).toBe('2026-11')
    at.passSeconds(60)
    await logIn(at, mobile, { terms: '2026-11' })
    expect((await userOf(mobile)).consent_at).toEqual(first.consent_at)
    await logIn(at, mobile, { terms: '2027-01' })
    const later = await userOf(mobile)
    expect(later.consent_version).toBe('2027-01')
    expect(Number(later.consent_at)).toBeGreaterThan(Number(first.consent_at))
  })

  it('shows a user their own masked number, and the language they first came in', async () => {
    const mobile = randomMobile()
    const { jwt } = await logIn(at, mobile, {}, { language: 'hi' })
    const { body } = await at.call('users/getInfo', {}, { jwt })
    expect(body).toMatchObject({
      mobile: `91******${mobile.slice(-4)}`,
      display_name: null,
      language: 'Hindi',
      role: 'user',
    })
    expect(JSON.stringify(body)).not.toContain(mobile)
    await at.call('users/setLanguage', { language: 'English' }, { jwt })
    expect((await at.call('users/getInfo', {}, { jwt })).body).toMatchObject({
      language: 'English',
    })
  })

  it('answers in the language that was asked in', async () => {
    const mobile = randomMobile()
    const { body } = await at.call('sms/getOTP', { mobile }, { language: 'hi' })
    expect(body.message).toMatch(/कोड .*\/dev\/inbox/)
  })

  it('AZ-02 nobody gives themselves a role, a uid or a verified number', async () => {
    const [mobile, otherMobile] = [randomMobile(), randomMobile()]
    await logIn(at, otherMobile)
    const victim = await userOf(otherMobile)
    const more = { uid: victim.uid, role: 'operator', is_ban: true, points: 1000, device: 'web' }
    const { jwt } = await logIn(at, mobile, more as object)
    const attacker = await userOf(mobile)
    expect([attacker.role, attacker.uid === victim.uid]).toEqual(['user', false])
    await at.callRaw(
      'users/setLanguage',
      { language: 'Hindi', uid: victim.uid, role: 'operator' },
      { jwt },
    )
    expect(await userOf(otherMobile)).toEqual(victim)
    expect(await userOf(mobile)).toEqual({ ...attacker, language: 'Hindi' })
    const polluting = await at.server.app.inject({
      method: 'POST',
      url: '/apis/users/setLanguage.php',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      payload: '{"language":"English","__proto__":{"role":"operator"}}',
    })
    expect(polluting.statusCode).toBe(400)
  })

  it('AZ-01 a visitor gets 401 from every row that is for users', async () => {
    for (const [name, row] of Object.entries(accounts)) {
      if (row.who === 'anyone') continue
      const input = name === 'users/invite' ? { mobile: randomMobile() } : { language: 'Hindi' }
      expect([name, (await at.callRaw(name as ApiName, input)).status]).toEqual([name, 401])
    }
  })

  it('gives a cancel code only to a session, for its own number, and the grant to it alone', async () => {
    const mobile = randomMobile()
    const [here, there] = [(await logIn(at, mobile)).jwt, (await logIn(at, mobile)).jwt]
    const ask = (jwt: string | undefined, to: string) =>
      at.call('sms/getOTP', { mobile: to, purpose: 'cancel' }, { jwt })
    expect((await ask(undefined, mobile)).body).toMatchObject({ status: 'fail' })
    expect((await ask(here, randomMobile())).body).toMatchObject({ status: 'fail' })
    const sentCode = await requestCode(at, mobile, 'cancel', { jwt: here })
    for (const jwt of [undefined, there, (await logIn(at, randomMobile())).jwt])
      expect((await at.call('sms/validateOTP', sentCode, { jwt })).body).toMatchObject({
        status: 'fail',
      })
    const { body, headers } = await at.call('sms/validateOTP', sentCode, { jwt: here })
    expect(body).toMatchObject({ status: 'success', jwt: '' })
    expect(headers['set-cookie']).toBeUndefined()
    const { uid } = await userOf(mobile)
    const grants = await at.db
      .selectFrom('sessions')
      .where('uid', '=', uid)
      .select(['cancel_grant_until', 'delete_grant_until'])
      .execute()
    expect(grants.filter((grant) => grant.cancel_grant_until)).toHaveLength(1)
    expect(grants.filter((grant) => grant.delete_grant_until)).toHaveLength(0)
  })

  it('gives the app reward once, only in the app, and not again after deletion', async () => {
    const mobile = randomMobile()
    const web = await logIn(at, mobile)
    const claim = (jwt: string) => at.call('users/claimAppReward', {}, { jwt })
    expect((await claim(web.jwt)).body).toMatchObject({ status: 'fail' })
    const app = await logIn(at, mobile, { device: 'app' })
    expect((await claim(app.jwt)).body).toMatchObject({ status: 'success' })
    expect((await claim(app.jwt)).body).toMatchObject({ status: 'fail' })
    expect(await questions(app.jwt)).toEqual([3, 6, 1])
    await at.call('users/deleteAccount', await requestCode(at, mobile, 'delete'))
    const anew = await logIn(at, mobile, { device: 'app' })
    expect((await claim(anew.jwt)).body).toMatchObject({ status: 'fail' })
    expect(await questions(anew.jwt)).toEqual([0, 0, 0])
  })
})

import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../db/database.ts'
import { openTestApp, raceDatabases, type TestReply, type TestApp } from '../testing/test-app.ts'
import { eraseAccount } from './erase-account.ts'
import {
  randomMobile,
  requestCode,
  sentCodesOf,
  logIn,
  wrongCode,
  type RequestedCode,
} from './sign-in.testing.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

describe.each(raceDatabases)('accounts raced on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on, poolSize: 20 })
  })
  afterAll(() => at.close())

  const sessionsOf = (mobile: string) =>
    at.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.uid', 'sessions.uid')
      .where('mobile', '=', mobile)
      .select('sid')
      .execute()

  it('AUTH-02 of 20 simultaneous verifications one gets a session', async () => {
    const sentCode = await requestCode(at, randomMobile())
    const replies = await times(20, () => at.call('sms/validateOTP', sentCode))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect(await sessionsOf(sentCode.mobile)).toHaveLength(1)
  })

  it('AUTH-01 of 20 simultaneous wrong codes five are looked at', async () => {
    const sentCode = await requestCode(at, randomMobile())
    const replies = await times(20, () =>
      at.call('sms/validateOTP', { ...sentCode, otp: wrongCode(sentCode.otp) }),
    )
    const looked = replies.filter(({ body }) => body.message?.startsWith('That code is not right'))
    expect(looked).toHaveLength(5)
    expect((await at.call('sms/validateOTP', sentCode)).body.status).toBe('fail')
  })

  it('AUTH-05 of 20 simultaneous requests for one number one sends a message', async () => {
    const mobile = randomMobile()
    const replies = await times(20, () => at.call('sms/getOTP', { mobile }))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect(sentCodesOf(at, mobile)).toHaveLength(1)
  })

  it('two codes of one new number used at once make one account with one gift', async () => {
    const mobile = randomMobile()
    const first = await requestCode(at, mobile)
    at.passSeconds(31)
    const second = await requestCode(at, mobile)
    const replies = await times(2, (n) => at.call('sms/validateOTP', n ? second : first))
    expect(replies.map(({ body }) => body.status)).toEqual(['success', 'success'])
    const [user] = await at.db
      .selectFrom('users')
      .where('mobile', '=', mobile)
      .select('uid')
      .execute()
    const gifts = await at.db
      .selectFrom('entries')
      .where('owner', '=', user?.uid ?? '')
      .where('unit', '=', 'oracle')
      .select('change')
      .execute()
    expect(gifts).toEqual([{ change: 3 }])
    expect(await sessionsOf(mobile)).toHaveLength(2)
  })

  it('ten friends who come by one link at once all count, each once', async () => {
    const inviter = await logIn(at, randomMobile())
    const invited = await at.call('users/invite', { mobile: randomMobile() }, { jwt: inviter.jwt })
    const ref = new URL(
      invited.body.status === 'success' ? invited.body.link : '',
    ).searchParams.get('ref')
    const friends: RequestedCode[] = []
    for (let n = 0; n < 10; n++) friends.push(await requestCode(at, randomMobile()))
    const replies = await times(10, (n) =>
      at.call('sms/validateOTP', { ...friends[n]!, ref: ref ?? '' }),
    )
    expect(replies.every(({ body }) => body.status === 'success')).toBe(true)
    const { body } = await at.call('users/getBalance', {}, { jwt: inviter.jwt })
    expect(body).toMatchObject({ oracle_questions: 13, astra_questions: 13 })
  })

  it('a reward that is claimed 20 times at once is given once', async () => {
    const { jwt } = await logIn(at, randomMobile(), { device: 'app' })
    const replies = await times(20, () => at.call('users/claimAppReward', {}, { jwt }))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    const { body } = await at.call('users/getBalance', {}, { jwt })
    expect(body).toMatchObject({ oracle_questions: 3, astra_questions: 6 })
  })

  it('a log-in that meets a deletion half done opens a new account, never the deleted one', async () => {
    const mobile = randomMobile()
    await logIn(at, mobile)
    const sentCode = await requestCode(at, mobile)
    let coming: Promise<TestReply<'sms/validateOTP'>> | undefined
    const deletedUid = await transact(at.db, async (tx) => {
      await tx.selectFrom('users').select('uid').where('mobile', '=', mobile).forUpdate().execute()
      coming = at.call('sms/validateOTP', sentCode)
      // It has come as far as it gets when it waits for a lock, or (wrongly) is through.
      for (let waiting = false, round = 0; !waiting && round < 200; round++) {
        await setTimeout(10)
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(at.db)
        waiting = rows.length > 0
      }
      return eraseAccount(at.server.context, tx, mobile, new Date())
    })
    expect((await coming)?.body).toMatchObject({ status: 'success' })
    const sessions = await sessionsOf(mobile)
    expect(sessions).toHaveLength(1)
    const left = await at.db
      .selectFrom('sessions')
      .where('uid', '=', deletedUid ?? '')
      .select('sid')
      .execute()
    expect(left).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, racing, type TestHouse } from '../testing/house.ts'
import { aMobile, askCode, codesOf, logIn, wrong, type AskedCode } from './sign-in.testing.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

describe.each(racing)('accounts raced on %s', (on) => {
  let at: TestHouse
  beforeAll(async () => {
    at = await house({ on, poolSize: 20 })
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
    const asked = await askCode(at, aMobile())
    const replies = await times(20, () => at.ask('sms/validateOTP', asked))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect(await sessionsOf(asked.mobile)).toHaveLength(1)
  })

  it('AUTH-01 of 20 simultaneous wrong codes five are looked at', async () => {
    const asked = await askCode(at, aMobile())
    const replies = await times(20, () =>
      at.ask('sms/validateOTP', { ...asked, otp: wrong(asked.otp) }),
    )
    const looked = replies.filter(({ body }) => body.message?.startsWith('That code is not right'))
    expect(looked).toHaveLength(5)
    expect((await at.ask('sms/validateOTP', asked)).body.status).toBe('fail')
  })

  it('AUTH-05 of 20 simultaneous requests for one number one sends a message', async () => {
    const mobile = aMobile()
    const replies = await times(20, () => at.ask('sms/getOTP', { mobile }))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect(codesOf(at, mobile)).toHaveLength(1)
  })

  it('two codes of one new number used at once make one account with one gift', async () => {
    const mobile = aMobile()
    const first = await askCode(at, mobile)
    at.passSeconds(31)
    const second = await askCode(at, mobile)
    const replies = await times(2, (n) => at.ask('sms/validateOTP', n ? second : first))
    expect(replies.map(({ body }) => body.status)).toEqual(['success', 'success'])
    const [one] = await at.db
      .selectFrom('users')
      .where('mobile', '=', mobile)
      .select('uid')
      .execute()
    const gifts = await at.db
      .selectFrom('entries')
      .where('owner', '=', one?.uid ?? '')
      .where('unit', '=', 'oracle')
      .select('change')
      .execute()
    expect(gifts).toEqual([{ change: 3 }])
    expect(await sessionsOf(mobile)).toHaveLength(2)
  })

  it('ten friends who come by one link at once all count, each once', async () => {
    const inviter = await logIn(at, aMobile())
    const invited = await at.ask('users/invite', { mobile: aMobile() }, { jwt: inviter.jwt })
    const ref = new URL(
      invited.body.status === 'success' ? invited.body.link : '',
    ).searchParams.get('ref')
    const friends: AskedCode[] = []
    for (let n = 0; n < 10; n++) friends.push(await askCode(at, aMobile()))
    const replies = await times(10, (n) =>
      at.ask('sms/validateOTP', { ...friends[n]!, ref: ref ?? '' }),
    )
    expect(replies.every(({ body }) => body.status === 'success')).toBe(true)
    const { body } = await at.ask('users/getBalance', {}, { jwt: inviter.jwt })
    expect(body).toMatchObject({ oracle_questions: 13, astra_questions: 13 })
  })

  it('a reward that is claimed 20 times at once is given once', async () => {
    const { jwt } = await logIn(at, aMobile(), { device: 'app' })
    const replies = await times(20, () => at.ask('users/claimAppReward', {}, { jwt }))
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    const { body } = await at.ask('users/getBalance', {}, { jwt })
    expect(body).toMatchObject({ oracle_questions: 3, astra_questions: 6 })
  })

  it('a log-in and a deletion at the same moment leave no session of a deleted account', async () => {
    for (let round = 0; round < 5; round++) {
      const mobile = aMobile()
      await logIn(at, mobile)
      const toDelete = await askCode(at, mobile, 'delete')
      at.passSeconds(31)
      const toLogIn = await askCode(at, mobile)
      await Promise.all([
        at.ask('users/deleteAccount', toDelete),
        at.ask('sms/validateOTP', toLogIn),
      ])
    }
    const left = await at.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.uid', 'sessions.uid')
      .where('deleted_at', 'is not', null)
      .select('sid')
      .execute()
    expect(left).toEqual([])
  })
})

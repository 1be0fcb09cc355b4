import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../app/app.ts'
import { isSmsInbox } from '../../adapters/sms/fake-sms.ts'
import { SmsFault } from '../../adapters/sms/sms.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { wrongCodesPerDay } from './check-code.ts'
import { freshCode } from './issue-code.ts'
import {
  askForCode,
  randomMobile,
  requestCode,
  sentCodesOf,
  logIn,
  wrongCode,
} from '../sign-in.testing.ts'

describe.each(testDatabases)('codes on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on })
  })
  afterAll(() => at.close())

  const validate = (asked: { mobile: string; otp: string; token: string }) =>
    at.call('sms/validateOTP', asked)

  it('AUTH-01 five wrong tries end a code, and then the right one is refused too', async () => {
    const sentCode = await requestCode(at, randomMobile())
    for (let left = 4; left >= 0; left--) {
      const { body, status } = await validate({ ...sentCode, otp: wrongCode(sentCode.otp) })
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'fail' })
      expect(body.message).toContain(left ? `${left} tr` : 'ask for a new one')
    }
    expect((await validate(sentCode)).body).toMatchObject({ status: 'fail' })
  })

  it('AUTH-01 over all their codes for a number one requester has a day’s worth of wrong tries', async () => {
    const mobile = randomMobile()
    for (let sent = 0; sent < wrongCodesPerDay / 5; sent++) {
      const asked = await requestCode(at, mobile)
      for (let n = 0; n < 5; n++) await validate({ ...asked, otp: wrongCode(asked.otp) })
      at.passSeconds(721)
    }
    const asked = await requestCode(at, mobile)
    expect((await validate(asked)).body).toMatchObject({ status: 'fail' })
    at.passSeconds(86_400)
    expect((await logIn(at, mobile)).jwt).not.toBe('')
  })

  it('AUTH-02 a used code gives no second session', async () => {
    const asked = await requestCode(at, randomMobile())
    expect((await validate(asked)).body).toMatchObject({ status: 'success' })
    expect((await validate(asked)).body).toMatchObject({ status: 'fail' })
  })

  it('AUTH-03 a code serves only its own number and its own request', async () => {
    const [first, second] = [
      await requestCode(at, randomMobile()),
      await requestCode(at, randomMobile()),
    ]
    for (const mixedInput of [
      { ...first, mobile: second.mobile },
      { ...first, token: second.token },
      { ...second, otp: first.otp === second.otp ? wrongCode(second.otp) : first.otp },
      { ...first, token: 'x'.repeat(32) },
    ])
      expect((await validate(mixedInput)).body).toMatchObject({ status: 'fail' })
    expect((await validate(first)).body).toMatchObject({ status: 'success' })
    expect((await validate(second)).body).toMatchObject({ status: 'success' })
  })

  it('AUTH-03 a code for deleting logs nobody in, and one for logging in deletes nothing', async () => {
    const mobile = randomMobile()
    const { jwt } = await logIn(at, mobile)
    const toDelete = await requestCode(at, mobile, 'delete')
    expect((await validate(toDelete)).body).toMatchObject({ status: 'fail' })
    at.passSeconds(60)
    const toLogIn = await requestCode(at, mobile)
    expect((await at.call('users/deleteAccount', toLogIn)).body).toMatchObject({ status: 'fail' })
    expect((await at.call('users/getInfo', {}, { jwt })).status).toBe(200)
  })

  it('AUTH-04 a code is good for ten minutes and not a second more', async () => {
    const [early, late] = [
      await requestCode(at, randomMobile()),
      await requestCode(at, randomMobile()),
    ]
    at.passSeconds(597)
    expect((await validate(early)).body).toMatchObject({ status: 'success' })
    at.passSeconds(4)
    expect((await validate(late)).body).toMatchObject({ status: 'fail' })
  })

  it('AUTH-05 a resend waits 30, 60, then 120 seconds, and says how long', async () => {
    const mobile = randomMobile()
    for (const seconds of [30, 60, 120]) {
      const { body } = await askForCode(at, mobile)
      expect(body).toMatchObject({ status: 'success', resend_seconds: seconds })
      at.passSeconds(seconds - 5)
      const early = await askForCode(at, mobile)
      expect(early.body).toMatchObject({ status: 'fail' })
      expect(early.body.message).toMatch(/^Please wait \d seconds before/)
      at.passSeconds(6)
    }
    expect(sentCodesOf(at, mobile)).toHaveLength(3)
  })

  it('AUTH-05 one requester has five codes an hour sent to a number', async () => {
    const mobile = randomMobile()
    for (let i = 0; i < 5; i++) {
      await requestCode(at, mobile)
      at.passSeconds(121)
    }
    const sixth = await at.call('sms/getOTP', { mobile })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(2900)
    expect(sixth.body.message).toMatch(/try again in \d+ minutes/)
    expect(sentCodesOf(at, mobile)).toHaveLength(5)
    at.passSeconds(3600)
    expect((await logIn(at, mobile)).jwt).not.toBe('')
  })

  it('AUTH-05 the limits of a number hold in a second process on the same database', async () => {
    const mobile = randomMobile()
    await requestCode(at, mobile)
    const { config, database, clock } = at.server.context
    const otherServer = await openServer({ ...config, logLevel: 'silent' }, { database, clock })
    const { statusCode, body } = await otherServer.app.inject({
      method: 'POST',
      url: '/apis/sms/getOTP.php',
      payload: { mobile },
    })
    const { sms } = otherServer.context.adapters
    expect([statusCode, JSON.parse(body).status]).toEqual([200, 'fail'])
    expect(isSmsInbox(sms) && sms.messages()).toEqual([])
    await otherServer.close()
  })

  it('AUTH-06 known and unknown numbers get the same answer and the same message, for any purpose', async () => {
    const [knownMobile, unknown] = [randomMobile(), randomMobile()]
    await logIn(at, knownMobile)
    for (const purpose of ['login', 'delete'] as const) {
      const replies = []
      for (const mobile of [knownMobile, unknown]) {
        const before = sentCodesOf(at, mobile).length
        const { status, body } = await at.call('sms/getOTP', { mobile, purpose })
        replies.push([status, Object.keys(body), sentCodesOf(at, mobile).length - before])
      }
      expect(replies[0]).toEqual(replies[1])
      at.passSeconds(120)
    }
  })

  it('AUTH-07 every spelling of one number is one account', async () => {
    const digits = randomMobile().slice(2)
    const uids = new Set<string>()
    const spaced = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
    for (const spelt of [`91${digits}`, digits, `0${digits}`, spaced, `+91-${digits}`]) {
      const { body } = await at.call('sms/getOTP', { mobile: spelt })
      if (body.status !== 'success') throw new Error(body.message)
      const otp = sentCodesOf(at, `91${digits}`)[0] ?? ''
      const verified = await validate({ mobile: spelt, otp, token: body.token })
      if (verified.body.status !== 'success') throw new Error(verified.body.message)
      const info = await at.call('users/getInfo', {}, { jwt: verified.body.jwt })
      if (info.body.status === 'success') uids.add(info.body.uid)
    }
    expect(uids.size).toBe(1)
  })

  it.each([
    '',
    '123',
    '5876543210',
    '9198765432101',
    '+1 212 555 0100',
    'abcdefghij',
    '१२३४५६७८९०',
  ])('AUTH-07 %j is no number, and nothing is sent', async (mobile) => {
    expect((await at.callRaw('sms/getOTP', { mobile })).status).toBe(422)
  })

  it('AUTH-08 no column holds a code, a token or the number it went to', async () => {
    const sentCode = await requestCode(at, randomMobile())
    const rows = JSON.stringify(await at.db.selectFrom('codes').selectAll().execute())
    expect(rows).not.toContain(`"${sentCode.otp}"`)
    expect(rows).not.toContain(sentCode.token)
    expect(rows).not.toContain(sentCode.mobile.slice(2))
  })

  it('AUTH-15 when the limits can’t be counted nothing is sent, and reading goes on', async () => {
    const own = await openTestApp({ on })
    const { jwt } = await logIn(own, randomMobile())
    const mobile = randomMobile()
    await own.db.schema.alterTable('limits').renameTo('limits_gone').execute()
    expect((await own.call('sms/getOTP', { mobile })).status).toBeGreaterThanOrEqual(500)
    expect(sentCodesOf(own, mobile)).toEqual([])
    expect((await own.call('ai/getInfo', {})).status).toBe(200)
    expect((await own.call('users/getInfo', {}, { jwt })).status).toBe(200)
    await own.db.schema.alterTable('limits_gone').renameTo('limits').execute()
    await own.close()
  })

  it('a message that could not be sent is said at once, and the next try need not wait', async () => {
    let isGatewayDown = true
    const sentCodes: string[] = []
    const sms = {
      inboxPath: null,
      async sendCode({ code }: { code: string }) {
        if (isGatewayDown) throw new SmsFault('MSG91 refused: balance')
        sentCodes.push(code)
      },
    }
    const own = await openTestApp({ on, adapters: { sms } })
    const mobile = randomMobile()
    const { body } = await own.call('sms/getOTP', { mobile })
    expect(body).toEqual({
      status: 'fail',
      message: 'The message could not be sent. Please try again in a moment.',
    })
    isGatewayDown = false
    const again = await own.call('sms/getOTP', { mobile })
    expect(again.body).toMatchObject({ status: 'success', resend_seconds: 30 })
    expect(again.body.message).toContain(`+91******${mobile.slice(-4)}`)
    expect(sentCodes).toHaveLength(1)
    await own.close()
  })
})

const chiSquare = (draw: () => string, partOf: (code: string) => string, kinds: number) => {
  const counts = new Map<string, number>()
  const draws = 20_000
  for (let n = 0; n < draws; n++) {
    const kind = partOf(draw())
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const expected = draws / kinds
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2, 0)
  return (seen + (kinds - counts.size) * expected ** 2) / expected
}
// Far beyond what chance does to a fair one: mean + 8 standard deviations.
const limit = (kinds: number) => kinds - 1 + 8 * Math.sqrt(2 * (kinds - 1))

const biasedCode = () => String(100_000 + (Number(freshCode()) % 900_000))

describe('AUTH-08 fresh codes', () => {
  it('are uniform in each digit, in their first two and in their last three', () => {
    for (let digit = 0; digit < 6; digit++)
      expect(chiSquare(freshCode, (code) => code[digit] ?? '', 10)).toBeLessThan(limit(10))
    expect(chiSquare(freshCode, (code) => code.slice(0, 2), 100)).toBeLessThan(limit(100))
    expect(chiSquare(freshCode, (code) => code.slice(3), 1000)).toBeLessThan(limit(1000))
  })

  it('would be found out if they never began with a nought', () => {
    expect(chiSquare(biasedCode, (code) => code[0] ?? '', 10)).toBeGreaterThan(limit(10))
  })
})

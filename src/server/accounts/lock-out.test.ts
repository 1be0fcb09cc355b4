import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { logIn, randomMobile, requestCode, workOutProof, wrongCode } from './sign-in.testing.ts'
import { subscriberNetwork } from '../core/subscriber-network.ts'

/** Visitors behind a proxy that is trusted: each from an address of their own. */
const from = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
})
const stranger = from('203.0.113.66')
const home = from('198.51.100.7')

describe.each(testDatabases)('nobody is locked out by strangers on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://drishti.example' } })
  })
  afterAll(() => app.close())
  const ask = (mobile: string, options: object, proof?: string) =>
    app.call('sms/getOTP', { mobile, ...(proof && { proof }) }, options)
  /** Spends all that one stranger may: five codes, and five wrong tries on each. */
  const harass = async (mobile: string, as = stranger) => {
    for (let i = 0; i < 5; i++) {
      const code = await requestCode(app, mobile, 'login', as)
      for (let n = 0; n < 5; n++)
        await app.call('sms/validateOTP', { ...code, otp: wrongCode(code.otp) }, as)
      app.passSeconds(121)
    }
  }

  test('LOCK-01 a stranger’s codes and fifty wrong tries leave the owner’s own code good', async () => {
    const mobile = randomMobile()
    for (let round = 0; round < 2; round++) {
      await harass(mobile)
      app.passSeconds(3601)
    }
    const code = await requestCode(app, mobile, 'login', home)
    expect((await app.call('sms/validateOTP', code, home)).body.status).toBe('success')
  })

  test('LOCK-02 a device that has logged in before has a path of its own, without waits or a price', async () => {
    const mobile = randomMobile()
    const { reply } = await logIn(app, mobile)
    const lines = [reply.headers['set-cookie']].flat().map(String)
    const cookie = lines.find((line) => line.startsWith('device='))?.split(';')[0] ?? ''
    expect(lines.find((line) => line.startsWith('device='))).toMatch(/HttpOnly; SameSite=Lax/)
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      for (let i = 0; i < 5; i++) {
        const proof = await workOutProof(app, mobile, from(address))
        await ask(mobile, from(address), proof)
        app.passSeconds(121)
      }
    }
    // Strangers have used up what they have together.
    expect((await ask(mobile, from('203.0.113.3'))).status).toBe(429)
    const known = from('198.51.100.9', cookie)
    expect((await ask(mobile, known)).body.status).toBe('success')
    // The cookie is of this number alone, and can't be made up.
    const other = randomMobile()
    await ask(other, stranger)
    expect((await ask(other, known)).status).toBe(428)
    const forged = cookie.replace(/\.[^~]*/, `.${'A'.repeat(43)}`)
    expect((await ask(mobile, from('198.51.100.9', forged))).status).toBe(429)
  })

  test('LOCK-03 the second unused code costs a stranger a proof of work, good once, for this number and address', async () => {
    const mobile = randomMobile()
    expect((await ask(mobile, stranger)).body.status).toBe('success')
    const unpaid = await ask(mobile, home)
    expect(unpaid.status).toBe(428)
    expect(unpaid.body.message).toMatch(/JavaScript/)
    const proof = await workOutProof(app, mobile, home)
    expect((await ask(mobile, from('192.0.2.8'), proof)).status).toBe(428)
    expect((await ask(mobile, home, proof.replace(/,\d+$/, ''))).status).toBe(428)
    expect((await ask(mobile, home, proof)).body.status).toBe('success')
    app.passSeconds(31)
    expect((await ask(mobile, home, proof)).body.status).toBe('fail')
    app.passSeconds(100)
    expect((await ask(mobile, home, proof)).status).toBe(428)
    // A code that was used shows that its owner is there: the next is free again.
    const code = await requestCode(app, mobile, 'login', home)
    await app.call('sms/validateOTP', code, home)
    expect((await ask(mobile, from('192.0.2.9'))).body.status).toBe('success')
  })

  test('LOCK-04 strangers use up seven tenths of the hour’s SMS, and who was here before is let in', async () => {
    const own = await openTestApp({
      on,
      env: { SMS_PER_HOUR: '10', TRUST_PROXY: '1', PUBLIC_URL: 'http://drishti.example' },
    })
    const known = await createTestUser(own)
    for (let i = 0; i < 7; i++)
      await requestCode(own, randomMobile(), 'login', from(`192.0.2.${i}`))
    const eighth = await own.call('sms/getOTP', { mobile: randomMobile() }, home)
    expect(eighth.status).toBe(429)
    for (const purpose of ['login', 'delete'] as const)
      await requestCode(own, known.mobile, purpose, { ...home, jwt: known.jwt })
    await own.close()
  })

  test('LOCK-05 an address that has asked for very many codes pays more, and is not refused', async () => {
    const as = from('203.0.113.200')
    await ask(randomMobile(), as)
    await app.db
      .updateTable('limits')
      .set({ count: 120 })
      .where('key', 'like', 'sms-from:%')
      .execute()
    const mobile = randomMobile()
    expect((await ask(mobile, as)).status).toBe(428)
    const { body } = await app.call('sms/getChallenge', { mobile }, as)
    expect(body).toMatchObject({ bits: 3, parts: 16 })
    const proof = await workOutProof(app, mobile, as)
    expect((await ask(mobile, as, proof)).body.status).toBe('success')
  })
})

describe('the subscriberNetwork that an address is counted under', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, counted) => expect(subscriberNetwork(address)).toBe(counted))
})

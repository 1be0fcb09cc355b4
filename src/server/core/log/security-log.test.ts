import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apis, type ApiName } from '../../../contract/apis.ts'
import { logIn, randomMobile, requestCode, wrongCode } from '../../accounts/sign-in.testing.ts'
import { runOperatorCommand } from '../../operator/run-command.ts'
import { openTestApp, testDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'
import { ConfigError } from '../settings/config.ts'

interface Line {
  log: string
  event: string
  user?: string
  from?: string
  call?: string
}

function securityLines(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.includes('"log":"security"'))
    .map((line) => JSON.parse(line) as Line)
}

describe.each(testDatabases)('the security log, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  /** The events that some work has left. */
  async function eventsOf(work: () => Promise<unknown>): Promise<Line[]> {
    const before = app.log.length
    await work()
    return securityLines(app.log.slice(before).join('\n'))
  }
  const count = async (event: string) => {
    const { values } = await app.server.context.metrics.securityEvents.get()
    return values.find(({ labels }) => labels.event === event)?.value
  }

  test('a log-in and each wrong code are events, and name nobody', async () => {
    const mobile = randomMobile()
    const events = await eventsOf(async () => {
      const sent = await requestCode(app, mobile)
      await app.call('sms/validateOTP', { ...sent, otp: wrongCode(sent.otp) })
      await app.call('sms/validateOTP', sent)
    })
    expect(events.map(({ event }) => event)).toEqual(['code-refused', 'log-in'])
    expect(events[0]?.from).toBe(events[1]?.from)
    const { uid } = await app.db
      .selectFrom('users')
      .where('mobile', '=', mobile)
      .select('uid')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(events)).not.toContain(uid)
    expect(JSON.stringify(events)).not.toContain(mobile)
    expect(JSON.stringify(events)).not.toContain('127.0.0.1')
    expect(events[1]?.user).toMatch(/^[\w-]{16}$/)
  })

  test('the same user has the same name in all their events', async () => {
    const mobile = randomMobile()
    const [first] = await eventsOf(() => logIn(app, mobile))
    const { jwt } = await logIn(app, mobile)
    const refused = await eventsOf(() => app.callRaw('admin/getBans', {}, { jwt }))
    expect(refused).toMatchObject([
      { event: 'access-refused', call: 'admin/getBans', status: 403, user: first?.user },
    ])
    expect(
      (await eventsOf(() => app.call('users/logout', { everywhere: true }, { jwt })))[0],
    ).toMatchObject({
      event: 'log-out-everywhere',
      user: first?.user,
    })
    // The token is dead now.
    const dead = await eventsOf(() => app.call('users/getInfo', {}, { jwt }))
    expect(dead.map(({ event }) => event)).toEqual(['session-refused'])
  })

  test('reaching for what is somebody else’s, and asking too often, are events', async () => {
    const [asha, ravi] = [await createTestUser(app), await createTestUser(app)]
    const bid = await createTestKundli(app, ravi)
    expect(await eventsOf(() => app.callRaw('birthdetails/kundli', { bid }, asha))).toMatchObject([
      { event: 'access-refused', status: 404 },
    ])
    const often = await eventsOf(async () => {
      for (let turn = 0; turn < 11; turn++) await app.call('users/exportData', {}, asha)
    })
    expect(often).toMatchObject([{ event: 'rate-refused', call: 'users/exportData' }])
  })

  test('every change by an operator is an event: a ban and moved money by their own names', async () => {
    const operator = await createTestUser(app, { role: 'operator' })
    const asha = await createTestUser(app)
    const before = await count('money-moved')
    const reason = 'For the test'
    const events = await eventsOf(async () => {
      await app.call('admin/setBan', { uid: asha.uid, is_ban: true, reason }, operator)
      await app.call('admin/setBan', { uid: asha.uid, is_ban: true, reason }, operator)
      await app.call('admin/setBan', { uid: asha.uid, is_ban: false, reason }, operator)
      const gift = { uid: asha.uid, kind: 'oracle' as const, amount: 1, reason, key: randomUUID() }
      await app.call('admin/giveQuestions', gift, operator)
      await app.call('admin/setOffer', { name: 'sign-up', unit: 'oracle', amount: 3 }, operator)
    })
    expect(events.map(({ event }) => event)).toEqual([
      'ban-changed',
      'ban-changed',
      'money-moved',
      'operator-act',
    ])
    expect(await count('money-moved')).toBe((before ?? 0) + 1)
    // Every row of an operator's that changes something goes this way.
    const changing = (Object.keys(apis) as ApiName[]).filter(
      (name) => apis[name].who === 'operator' && app.server.context.endpoints[name].kind !== 'read',
    )
    expect(changing.length).toBeGreaterThan(9)
    expect(changing.every((name) => app.server.context.endpoints[name].kind !== 'stream')).toBe(
      true,
    )
  })

  test('a webhook with a false signature is an event', async () => {
    const events = await eventsOf(() =>
      app.server.app.inject({ method: 'POST', url: '/webhooks/razorpay', payload: '{}' }),
    )
    expect(events.map(({ event }) => event)).toEqual(['webhook-refused'])
  })
})

test('the events stand in a file of their own where one is set, at the command line too, whatever the log’s level', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'drishti-security-')), 'events.log')
  const env = { SECURITY_LOG: file, LOG_LEVEL: 'silent' }
  const app = await openTestApp({ env })
  const mobile = randomMobile()
  await logIn(app, mobile)
  expect(securityLines(readFileSync(file, 'utf8')).map(({ event }) => event)).toEqual(['log-in'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(app.log.join('')).not.toContain('security')
  const { databaseUrl, dataDirectory } = app.server.context.config
  if (databaseUrl) {
    const lines: string[] = []
    const code = await runOperatorCommand(
      ['role', '--mobile', mobile, '--role', 'operator'],
      { ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
      { out: (line) => lines.push(line), error: (line) => lines.push(line) },
    )
    expect([code, lines.join('')]).toEqual([0, expect.stringContaining('operator')])
    const text = readFileSync(file, 'utf8')
    expect(securityLines(text).at(-1)).toMatchObject({ event: 'role-changed' })
    expect(text).not.toContain(mobile)
  }
  await app.close()
})

test('a file that can not be written is said at the start', async () => {
  const opening = openTestApp({ env: { SECURITY_LOG: '/no/such/folder/events.log' } })
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(/^SECURITY_LOG must be/)
})

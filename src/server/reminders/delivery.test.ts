import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakePushService } from '../adapters/push/fake-push-service.fixture.ts'
import { isMailInbox } from '../adapters/mail/fake-mail.ts'
import { testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { sweepReminders } from './plan-news.ts'
import {
  addTestDevice,
  chooseReminders,
  monday,
  openReminderTest,
  remind,
  shownTo,
  type ReminderTest,
} from './reminders.testing.ts'

describe.each(testDatabases)('what is sent on %s', (on) => {
  let reminders: ReminderTest
  let app: TestApp
  let service: FakePushService
  beforeAll(async () => {
    reminders = await openReminderTest(on)
    ;({ app, service } = reminders)
  })
  afterAll(() => reminders.close())
  const person = () => reminders.person()

  test('a push service that is busy gets it when it said, one that has ended is forgotten', async () => {
    app.setClock(monday('05:00'))
    const user = await createTestUser(app)
    service.retryAfterSeconds = 600
    const busy = await addTestDevice(app, user, service, 'busy')
    const gone = await addTestDevice(app, user, service, 'gone')
    const fine = await addTestDevice(app, user, service)
    await chooseReminders(app, user)
    app.setClock(monday('07:00'))
    await remind(app)
    app.setClock(monday('07:09'))
    await remind(app)
    expect([busy, fine].map((name) => shownTo(service, name).length)).toEqual([0, 1])
    app.setClock(monday('07:11'))
    await remind(app)
    expect([busy, fine].map((name) => shownTo(service, name).length)).toEqual([1, 1])
    expect(service.tries.get(gone)).toBe(1)
    const { body } = await app.call('reminders/getSettings', {}, user)
    expect(body).toMatchObject({ devices: 2 })
  })

  test('one tap stops a kind without logging in, and a token that we did not sign stops nothing', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user, { kinds: ['morning', 'answer'] })
    app.setClock(monday('07:00'))
    await remind(app)
    const { stop } = shownTo(service, name)[0]!
    const forged = stop!.token.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    const refused = await app.call('reminders/stop', { token: forged, kinds: ['morning'] })
    expect(refused.body.status).toBe('fail')
    await app.call('reminders/stop', { token: stop!.token, kinds: ['morning'] })
    const { body } = await app.call('reminders/getSettings', {}, user)
    expect(body).toMatchObject({ kinds: ['answer'] })
    app.setClock(new Date('2026-11-24T07:00:00+05:30'))
    await remind(app)
    expect(shownTo(service, name)).toHaveLength(1)
    const byMail = await app.server.app.inject({
      method: 'POST',
      url: `/reminders/stop-by-mail/${stop!.token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(byMail.statusCode).toBe(200)
    const after = await app.call('reminders/getSettings', {}, user)
    expect(after.body).toMatchObject({ kinds: [] })
    expect(app.log.join('')).not.toContain(stop!.token)
  })

  test('AUTH-10 a browser is reached no more when its session has ended', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user)
    await app.call('users/logout', {}, user)
    app.setClock(monday('07:00'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
  })

  test('browsers of an ended session and muhurtas that are over for thirty days are forgotten', async () => {
    const [left, stays] = [await person(), await person()]
    for (const { user } of [left, stays])
      for (const day of [24, 28])
        await app.call(
          'muhurtas/mark',
          {
            ...{ purpose: 'travel', place: 'Pune', lat: 18.52, lng: 73.86 },
            starts_at: `2026-11-${day}T05:00:00Z`,
            ends_at: `2026-11-${day}T06:00:00Z`,
          },
          user,
        )
    await app.call('users/logout', {}, left.user)
    app.setClock(new Date('2026-12-26T05:00:00Z'))
    await sweepReminders(app.server.context)
    const kept = async (table: 'push_devices' | 'marked_muhurtas', { user }: typeof left) =>
      (await app.db.selectFrom(table).where('uid', '=', user.uid).select('uid').execute()).length
    expect([await kept('push_devices', left), await kept('push_devices', stays)]).toEqual([0, 1])
    expect(await kept('marked_muhurtas', left)).toBe(1)
    expect(await kept('marked_muhurtas', stays)).toBe(1)
  })

  test('a browser that somebody else switches on is theirs alone from then on', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user)
    const other = await createTestUser(app)
    const device = await app.db
      .selectFrom('push_devices')
      .where('endpoint', 'like', `%${name}`)
      .select(['endpoint', 'p256dh', 'auth'])
      .executeTakeFirstOrThrow()
    await app.call('reminders/addDevice', device, other)
    app.setClock(monday('07:00'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
  })

  test('mail goes to an address that was confirmed by its code, and to no other', async () => {
    app.setClock(monday('05:00'))
    const user = await createTestUser(app)
    const { mail } = app.server.context.adapters
    const mails = () =>
      isMailInbox(mail) ? mail.messages().filter(({ to }) => to === 'reader@mail.invalid') : []
    await app.call('reminders/sendMailCode', { email: 'reader@mail.invalid' }, user)
    const [{ code: otp } = { code: '' }] = mails()
    await chooseReminders(app, user)
    app.setClock(monday('07:00'))
    await remind(app)
    expect(mails()).toHaveLength(1)
    app.setClock(new Date('2026-11-24T05:00:00+05:30'))
    await app.call('reminders/sendMailCode', { email: 'reader@mail.invalid' }, user)
    expect(
      (
        await app.call(
          'reminders/confirmMail',
          { otp: otp === '000000' ? '000001' : '000000' },
          user,
        )
      ).body.status,
    ).toBe('fail')
    const confirmed = await app.call('reminders/confirmMail', { otp: mails()[0]!.code }, user)
    expect(confirmed.body.status).toBe('success')
    app.setClock(new Date('2026-11-24T07:00:00+05:30'))
    await remind(app)
    expect(mails()[0]?.text).toMatch(
      /^Your day\n\nYour day .*\/today\n.*\/reminders\/stop\?token=/s,
    )
    await app.call('reminders/removeMail', {}, user)
    app.setClock(new Date('2026-11-25T07:00:00+05:30'))
    await remind(app)
    expect(mails()).toHaveLength(3)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakePushService } from '../adapters/push/fake-push-service.fixture.ts'
import { createTestSubscription, waitForWebhooks } from '../payments/payments.testing.ts'
import { testDatabases, type TestApp } from '../testing/test-app.ts'
import type { TestUser } from '../testing/test-data.ts'
import {
  chooseReminders,
  monday,
  openReminderTest,
  remind,
  shownTo,
  type ReminderTest,
} from './reminders.testing.ts'

const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`)

describe.each(testDatabases)('a plan about to renew on %s', (on) => {
  let reminders: ReminderTest
  let app: TestApp
  let service: FakePushService
  beforeAll(async () => {
    reminders = await openReminderTest(on)
    ;({ app, service } = reminders)
  })
  afterAll(() => reminders.close())

  /** Somebody whose plan was paid on 23 November 2026. */
  async function subscriber(): Promise<{ user: TestUser; name: string }> {
    const person = await reminders.person()
    app.setClock(monday('12:30'))
    const id = await createTestSubscription(app, person.user)
    const reply = await app.server.app.inject({
      method: 'POST',
      url: '/dev/checkout',
      headers: { authorization: `Bearer ${person.user.jwt}` },
      payload: { id, outcome: 'closed' },
    })
    expect(reply.statusCode).toBe(200)
    await waitForWebhooks(app)
    return person
  }
  const bellOf = async ({ uid }: TestUser) =>
    (
      await app.db
        .selectFrom('notifications')
        .where('uid', '=', uid)
        .where('kind', '=', 'plan-renews')
        .select('kind')
        .execute()
    ).length

  test('is told three days before to whoever chose nothing, once, with its day and nothing to stop', async () => {
    const { user, name } = await subscriber()
    app.setClock(noonOf('2026-12-20'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    for (const day of ['2026-12-21', '2026-12-22']) {
      app.setClock(noonOf(day))
      await remind(app)
    }
    const [shown, ...more] = shownTo(service, name)
    expect(more).toEqual([])
    expect(shown).toMatchObject({ title: 'Your plan', path: '/my-active-plans' })
    expect(shown?.body).toBe('It renews on 23 Dec 2026. You can cancel it until then.')
    expect(shown?.stop).toBeUndefined()
    expect(await bellOf(user)).toBe(1)
  })

  test('is told outside the number of a day, and not in the quiet hours', async () => {
    const { user, name } = await subscriber()
    await chooseReminders(app, user, { kinds: ['morning'], most_a_day: 1 })
    app.setClock(new Date('2026-12-20T23:30:00+05:30'))
    await remind(app)
    expect(shownTo(service, name).filter(({ title }) => title === 'Your plan')).toEqual([])
    app.setClock(new Date('2026-12-21T07:00:00+05:30'))
    await remind(app)
    const titles = shownTo(service, name).map(({ title }) => title)
    expect(titles).toContain('Your plan')
    expect(titles).toContain('Your day')
  })

  test('is not told of a plan whose renewal was stopped', async () => {
    const { user, name } = await subscriber()
    const { body } = await app.call('subscriptions/stop_renewal', {}, user)
    expect(body.status).toBe('success')
    app.setClock(noonOf('2026-12-21'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    expect(await bellOf(user)).toBe(0)
  })
})

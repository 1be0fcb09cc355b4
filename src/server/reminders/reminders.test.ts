import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakePushService } from '../adapters/push/fake-push-service.fixture.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
} from '../forum/forum.testing.ts'
import { keepTestForecast } from '../forecasts/forecasts.testing.ts'
import { testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli } from '../testing/test-data.ts'
import { planAnswer } from './plan-news.ts'
import {
  addTestDevice,
  chooseReminders,
  monday,
  openReminderTest,
  remind,
  shownTo,
  type ReminderTest,
} from './reminders.testing.ts'

describe.each(testDatabases)('reminders on %s', (on) => {
  let reminders: ReminderTest
  let app: TestApp
  let service: FakePushService
  beforeAll(async () => {
    reminders = await openReminderTest(on)
    ;({ app, service } = reminders)
  })
  afterAll(() => reminders.close())
  const person = () => reminders.person()

  test('nothing is sent before anything was chosen', async () => {
    const { user, name } = await person()
    app.setClock(monday('12:00'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    const { body } = await app.call('reminders/getSettings', {}, user)
    expect(body).toMatchObject({ kinds: [], mail: null, devices: 1 })
  })

  test('the morning comes at its minute, once, in the person’s language, and says no matter', async () => {
    const { user, name } = await person()
    await chooseReminders(app, { ...user, language: 'hi' }, { hour: '07:10' })
    app.setClock(monday('07:09'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    app.setClock(monday('07:10'))
    await Promise.all([remind(app), remind(app)])
    await remind(app)
    const [shown, ...more] = shownTo(service, name)
    expect(more).toEqual([])
    expect(shown).toMatchObject({ title: 'आपका दिन', path: '/hi/today' })
    expect(shown?.body).toBe('आपका दिन और उसके शुभ समय तैयार हैं।')
    app.setClock(new Date('2026-11-24T07:11:00+05:30'))
    await remind(app)
    expect(shownTo(service, name)).toHaveLength(2)
  })

  test('it says what the day is like to whoever wants that', async () => {
    const { user, name } = await person()
    const bid = await createTestKundli(app, user)
    await chooseReminders(app, user, { tells_more: true })
    app.setClock(monday('07:00'))
    await remind(app)
    const { body } = await app.call('today/getDay', { bid, day: 0 }, user)
    const day = body.status === 'success' ? body.day : null
    expect(shownTo(service, name)[0]?.body).toBe(day?.tone[0])
  })

  test('a vrat is told the morning before, by the sky of the city, in one message with the day', async () => {
    const { user, name } = await person()
    await app.call('today/keepCity', { name: 'Pune', lat: 18.52, lng: 73.86 }, user)
    await chooseReminders(app, user, { kinds: ['morning', 'vrat'], vrats: ['pradosh', 'purnima'] })
    const told: string[] = []
    for (let day = 0; day < 4; day++) {
      app.setClock(new Date(monday('07:00').getTime() + day * 86_400_000))
      await remind(app)
    }
    for (const { body } of shownTo(service, name)) told.push(body)
    // Purnima is kept on 24 November 2026; in these days there is no Pradosh but the one before.
    expect(told).toHaveLength(4)
    expect(told[0]).toMatch(/^Tomorrow: .*Purnima.*\.\nYour day/)
    expect(told.slice(1).some((body) => body.includes('Ekadashi'))).toBe(false)
  })

  test('a time that begins and one to judge are told once, without a word on the matter', async () => {
    const { user, name } = await person()
    const bid = await createTestKundli(app, user)
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, topic: 'marriage' },
      ...{ fromDay: '2026-11-23', untilDay: '2027-02-01' },
    })
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, topic: 'health' },
      ...{ fromDay: '2026-09-01', untilDay: '2026-11-20' },
    })
    await chooseReminders(app, user, { kinds: ['window', 'forecast'] })
    for (const time of ['2026-11-23T07:00:00+05:30', '2026-11-24T07:00:00+05:30']) {
      app.setClock(new Date(time))
      await remind(app)
    }
    const shown = shownTo(service, name)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({ path: '/forecasts', stop: { kinds: ['window', 'forecast'] } })
    expect(shown[0]?.body).toMatch(/begins today\..*\n.*is over\. What happened\?/)
    expect(JSON.stringify(shown)).not.toMatch(/marriage|health/i)
  })

  test('a long time is asked about in its middle as one that goes on, and when it is over once more', async () => {
    const { user, name } = await person()
    const bid = await createTestKundli(app, user)
    // 121 days, of which 23 November is the middle one, and 30 days that run beside them.
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, fromDay: '2026-09-24', untilDay: '2027-01-22' },
    })
    await keepTestForecast(app, {
      ...{ uid: user.uid, bid, topic: 'money', fromDay: '2026-11-10', untilDay: '2026-12-09' },
    })
    await chooseReminders(app, user, { kinds: ['forecast'] })
    const bodies = async (days: readonly string[]) => {
      const before = shownTo(service, name).length
      for (const day of days) {
        app.setClock(new Date(`${day}T07:00:00+05:30`))
        await remind(app)
      }
      return shownTo(service, name)
        .slice(before)
        .map(({ body }) => body)
    }
    expect(await bodies(['2026-11-23', '2026-11-24', '2026-11-25'])).toEqual([
      'A longer time that we wanted to ask you about is half over. Has anything happened so far?',
    ])
    expect(await bodies(['2027-01-22', '2027-01-23', '2027-01-24'])).toContain(
      'A time that we wanted to ask you about is over. What happened?',
    )
    app.setClock(monday('05:00'))
  })

  test('at most so many in a day: what is left waits for the next morning, in one message', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user, { kinds: ['morning', 'answer'], most_a_day: 1 })
    app.setClock(monday('07:00'))
    await remind(app)
    app.setClock(monday('09:00'))
    await planAnswer(app.server.context, { uid: user.uid, mid: crypto.randomUUID() })
    await remind(app)
    expect(shownTo(service, name)).toHaveLength(1)
    app.setClock(new Date('2026-11-24T07:00:00+05:30'))
    await remind(app)
    const [, second] = shownTo(service, name)
    expect(second?.body.split('\n')).toHaveLength(2)
    expect(second?.stop?.kinds).toEqual(['morning', 'answer'])
  })

  test('nothing comes in the quiet hours', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user, {
      kinds: ['answer'],
      quiet_from: '21:00',
      quiet_until: '06:30',
    })
    app.setClock(monday('23:00'))
    await planAnswer(app.server.context, { uid: user.uid, mid: crypto.randomUUID() })
    await remind(app)
    app.setClock(new Date('2026-11-24T06:29:00+05:30'))
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    app.setClock(new Date('2026-11-24T06:30:00+05:30'))
    await remind(app)
    expect(shownTo(service, name)).toMatchObject([{ title: 'Your answer is ready' }])
  })

  test('a reply is told when nobody has looked at it', async () => {
    app.setClock(monday('10:00'))
    const [author, other] = [await createTestMember(app), await createTestMember(app)]
    const name = await addTestDevice(app, author, service)
    await chooseReminders(app, author, { kinds: ['reply'], most_a_day: 4 })
    const did = await createTestDiscussion(app, author)
    await createTestComment(app, other, did)
    await remind(app)
    expect(shownTo(service, name)).toEqual([])
    app.passSeconds(150)
    await app.db
      .updateTable('notifications')
      .set({ created_at: monday('10:00') })
      .execute()
    await remind(app)
    expect(shownTo(service, name)).toMatchObject([{ path: '/notifications' }])
    expect(JSON.stringify(shownTo(service, name))).not.toContain(other.name)
  })

  test('with one message a day a marked muhurta is told by the morning alone', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user, { kinds: ['muhurta'], most_a_day: 1 })
    const [starts_at, ends_at] = [monday('15:20').toISOString(), monday('15:50').toISOString()]
    const place = { place: 'Pune', lat: 18.52, lng: 73.86 }
    await app.call('muhurtas/mark', { purpose: 'travel', ...place, starts_at, ends_at }, user)
    for (const time of [monday('07:00'), monday('14:20'), new Date('2026-11-24T07:00:00+05:30')]) {
      app.setClock(time)
      await remind(app)
    }
    expect(shownTo(service, name).map(({ body }) => body)).toEqual([
      'A muhurta you marked begins at 15:20.',
    ])
  })

  test('a marked muhurta is told an hour before it, and no more when the mark is taken away', async () => {
    const { user, name } = await person()
    await chooseReminders(app, user, { kinds: ['muhurta'], most_a_day: 3 })
    const mark = async (hour: number) => {
      const { body } = await app.call(
        'muhurtas/mark',
        {
          ...{ purpose: 'travel', place: 'Pune', lat: 18.52, lng: 73.86 },
          starts_at: monday(`${hour}:20`).toISOString(),
          ends_at: monday(`${hour}:50`).toISOString(),
        },
        user,
      )
      return body.status === 'success' ? body.muhurta_id : ''
    }
    await mark(12)
    const muhurta_id = await mark(15)
    app.setClock(monday('07:00'))
    await remind(app)
    const [morning] = shownTo(service, name)
    expect(morning?.body).toBe(
      'A muhurta you marked begins at 12:20.\nA muhurta you marked begins at 15:20.',
    )
    app.setClock(monday('11:20'))
    await remind(app)
    await app.call('muhurtas/unmark', { muhurta_id }, user)
    app.setClock(monday('14:30'))
    await remind(app)
    expect(shownTo(service, name).slice(1)).toMatchObject([
      { body: 'A muhurta you marked begins at 12:20.', path: '/muhurta' },
    ])
    const { body } = await app.call('muhurtas/list', {}, user)
    expect(body).toMatchObject({ muhurtas: [] })
  })
})

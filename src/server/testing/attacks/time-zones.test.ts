import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabases, openTestApp, type TestApp } from '../test-app.ts'
import { createTestUser, testBirthDetails, type TestUser } from '../test-data.ts'

/** Machines that Drishti may run on; the second and the last have had offsets with seconds in them. */
const zones = [
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Africa/Monrovia', 0],
] as const
const birth = {
  dob: '05/05/1903',
  tob: '15:32',
  tob_sec: 22,
  pob: 'Kolkata',
  lat: 22.57,
  lng: 88.36,
}

describe.each(testDatabases)('the clock of the machine, on %s', (on) => {
  let app: TestApp
  let user: TestUser
  const own = process.env.TZ
  beforeAll(async () => {
    app = await openTestApp({ on })
    user = await createTestUser(app)
  })
  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })
  afterAll(() => app.close())

  test('LED-05 an instant is kept to the second whatever the time zone of server and database', async () => {
    const instants = [
      '1900-01-01T00:00:00Z',
      '1903-05-05T10:11:12Z',
      '1941-12-31T18:30:01Z',
      '2026-03-08T10:30:00Z',
    ]
    for (const [zone, minutes] of zones) {
      process.env.TZ = zone
      expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset(), zone).toBe(minutes)
      for (const databaseZone of ['UTC', 'Asia/Kolkata', 'Africa/Monrovia'])
        for (const instant of instants) {
          const at = new Date(instant)
          const [row] = await app.db.transaction().execute(async (tx) => {
            await sql`select set_config('timezone', ${databaseZone}, true)`.execute(tx)
            const asked = sql<{ back: Date; seconds: number }>`select ${at}::timestamptz as back,
              extract(epoch from ${at}::timestamptz)::float8 as seconds`
            return (await asked.execute(tx)).rows
          })
          const what = `${instant} in ${zone}, ${databaseZone}`
          expect([row?.back.toISOString(), row?.seconds], what).toEqual([
            at.toISOString(),
            at.getTime() / 1000,
          ])
        }
    }
  })

  test('a birth of 1903 gives one chart on machines of every time zone', async () => {
    const charts = new Set<string>()
    for (const [zone] of zones) {
      process.env.TZ = zone
      const { body } = await app.call('birthdetails/add', testBirthDetails(birth), user)
      const { bid } = body as { bid: string }
      const shown = await app.call('birthdetails/chart', { bid }, user)
      const unsaved = await app.call('birthdetails/chart', testBirthDetails(birth))
      for (const reply of [shown, unsaved])
        charts.add(JSON.stringify((reply.body as { chart: { grahas: object } }).chart.grahas))
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from born_at)::float8 as seconds from births where bid = ${bid}`.execute(
        app.db,
      )
      // Madras time, +05:21:10, as ruled for India before 1906.
      expect(new Date((rows[0]?.seconds ?? 0) * 1000).toISOString(), zone).toBe(
        '1903-05-05T10:11:12.000Z',
      )
    }
    expect(charts.size).toBe(1)
  })
})

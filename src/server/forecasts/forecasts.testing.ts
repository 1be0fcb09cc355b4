import { randomUUID } from 'node:crypto'
import type { TestApp } from '../testing/test-app.ts'

/** A forecast of June to November 2027, told in November 2026; with `unnamed` it is of the compared half. */
export async function keepTestForecast(
  { db }: Pick<TestApp, 'db'>,
  {
    uid,
    bid,
    topic = 'job-change',
    fromDay = '2027-06-01',
    untilDay = '2027-11-30',
    unnamed = null,
  }: {
    uid: string
    bid: string
    topic?: string
    fromDay?: string
    untilDay?: string
    unnamed?: readonly [string, string] | null
  },
): Promise<{ forecastId: string }> {
  const forecastId = randomUUID()
  await db
    .insertInto('forecasts')
    .values({
      ...{ forecast_id: forecastId, uid, bid, mid: randomUUID(), pid: null, topic, whose: 'self' },
      ...{ direction: 'favourable', rule: 'window.in-main.stands', rule_version: 'v1' },
      ...{ from_day: fromDay, until_day: untilDay, told_at: new Date('2026-11-21T06:00:00Z') },
      is_compared: unnamed !== null,
      ...{ unnamed_from: unnamed?.[0] ?? null, unnamed_until: unnamed?.[1] ?? null },
    })
    .execute()
  return { forecastId }
}

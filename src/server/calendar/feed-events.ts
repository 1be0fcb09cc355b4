import { sql } from 'kysely'
import { dayMs } from '../../contract/core/constants.ts'
import { matterText } from '../../words/forecasts/forecasts.ts'
import { privateTopics } from '../../words/forecasts/topics.ts'
import { feedTemplates, feedWords as words } from '../../words/reminders/calendar.ts'
import { say } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { istDay } from '../core/time/india-time.ts'
import type { Db } from '../db/schema.ts'
import { placeClock, type PlaceClock } from '../panchang/place-clock.ts'
import { purposeName, readMarkedMuhurtas } from '../reminders/marked-muhurtas.ts'
import { observancesOfMonth, type ShownObservance } from '../reminders/observances.ts'
import { cityOf } from '../reminders/reminder-settings.ts'
import type { CalendarFeed } from './calendar-feed.ts'
import type { CalendarEvent } from './write-ics.ts'

const delhi = { lat: 28.61, lng: 77.21 }
/** The month before, this one, and so many to come. */
const monthsAhead = 13
/** What comes every month is a vrat, not a festival. */
const festivalKinds = ['festival', 'sankranti']

/** What a feed holds, in the order of time. */
export async function feedEvents(
  { database: { db }, adapters }: AppContext,
  feed: CalendarFeed,
  at: Date,
): Promise<CalendarEvent[]> {
  const has = (part: CalendarFeed['parts'][number]) => feed.parts.includes(part)
  const events: CalendarEvent[] = []
  if (has('windows')) events.push(...(await windowEvents(db, feed, at)))
  if (has('muhurtas')) events.push(...(await muhurtaEvents(db, feed, at)))
  if (has('festivals') || has('vrats')) {
    const city = await cityOf(db, feed.uid)
    const place = placeClock(city ?? delhi, adapters.places)
    const isIn = ({ kind }: ShownObservance) =>
      has(festivalKinds.includes(kind) ? 'festivals' : 'vrats')
    events.push(
      ...observanceEvents(feed, place, at)
        .filter(({ observance }) => isIn(observance))
        .map(({ event }) => event),
    )
  }
  return events
}

interface WindowRow {
  forecast_id: string
  topic: string
  whose: string
  told_at: Date
  from_day: string
  until_day: string
}

/**
 * The good times that were named and are not over. What is over leaves the calendar, so that nobody is helped to
 * remember which of two stretches was the named one when both are judged (decision 094). A matter that is
 * nobody else's business is not named: calendars are shared.
 */
async function windowEvents(
  db: Db,
  { uid, language }: CalendarFeed,
  at: Date,
): Promise<CalendarEvent[]> {
  const { rows } = await sql<WindowRow>`
    select forecast_id, topic, whose, told_at, from_day::text, until_day::text from forecasts
    where uid = ${uid}::uuid and until_day >= ${istDay(at)}::date and direction = 'favourable'
    order by from_day, forecast_id limit 300`.execute(db)
  return rows.map(({ forecast_id, topic, whose, told_at, from_day, until_day }) => ({
    uid: `window-${forecast_id}@drishti`,
    stampedAt: told_at,
    span: { fromDay: from_day, untilDay: until_day },
    summary: privateTopics.has(topic)
      ? say(words.privateWindow, language)
      : say(feedTemplates.window, language, matterText(topic, whose, language)),
    description: say(words.windowText, language),
    isBusy: false,
  }))
}

async function muhurtaEvents(
  db: Db,
  { uid, language }: CalendarFeed,
  at: Date,
): Promise<CalendarEvent[]> {
  const rows = await readMarkedMuhurtas(db, uid, at)
  return rows.map(({ muhurta_id, purpose, starts_at, ends_at, place, marked_at }) => ({
    uid: `muhurta-${muhurta_id}@drishti`,
    stampedAt: marked_at,
    span: { startsAt: starts_at, endsAt: ends_at },
    summary: say(feedTemplates.muhurta, language, purposeName(purpose, language)),
    ...(place && { location: place }),
    isBusy: true,
  }))
}

/** The festivals and vrats of a city, each on its day. */
function observanceEvents(
  { language, madeAt }: CalendarFeed,
  place: PlaceClock,
  at: Date,
): { observance: ShownObservance; event: CalendarEvent }[] {
  const first = new Date(at.getTime() - 31 * dayMs)
  const months = Array.from({ length: monthsAhead + 2 }, (_, index) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1))
      .toISOString()
      .slice(0, 7),
  )
  return months
    .flatMap((month) => observancesOfMonth(month, place))
    .map((observance) => ({
      observance,
      event: {
        uid: `${observance.id}-${observance.date}${observance.tradition ? `-${observance.tradition}` : ''}@drishti`,
        stampedAt: madeAt,
        span: { fromDay: observance.date, untilDay: observance.date },
        summary: observance.name[language],
        ...(observance.tradition && { description: say(words[observance.tradition], language) }),
        isBusy: false,
      },
    }))
}

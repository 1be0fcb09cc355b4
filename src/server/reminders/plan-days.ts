import { sql } from 'kysely'
import { dayMs } from '../../contract/core/constants.ts'
import { istDay } from '../core/time/india-time.ts'
import type { AppContext } from '../core/context.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import { readForecasts } from '../forecasts/read-forecasts.ts'
import { placeClock, type PlaceClock } from '../panchang/place-clock.ts'
import { observancesOfMonth } from './observances.ts'
import { daysLater, instantOf, localDay, nextTime } from './person-clock.ts'
import { addReminders, type NewReminder } from './reminder-queue.ts'

/** Somebody whose hour has come. */
interface DayPerson {
  uid: string
  kinds: string[]
  vrats: string[]
  timezone: string
  hour_minute: number
  next_day_at: Date
  city: string | null
  lat: number | null
  lng: number | null
}

const peopleAtOnce = 500
const delhi = { lat: 28.61, lng: 77.21 }
/** A morning is over some hours after its hour: a server that was away sends none at night. */
const morningMs = 6 * 3_600_000

/** What comes once a day, for everybody whose hour has come. @returns how many people were looked at. */
export async function planDays(context: AppContext, stopping?: AbortSignal): Promise<number> {
  const { db } = context.database
  let people = 0
  while (!stopping?.aborted) {
    const count = await transact(db, (tx) => planSome(context, tx))
    people += count
    if (count < peopleAtOnce) break
  }
  return people
}

async function planSome(context: AppContext, tx: Tx): Promise<number> {
  const at = context.clock()
  const { rows: people } = await sql<DayPerson>`
    select s.uid, s.kinds, s.vrats, s.timezone, s.hour_minute, s.next_day_at, c.name as city, c.lat, c.lng
    from (
      select * from reminder_settings where next_day_at <= ${at}
      order by next_day_at limit ${peopleAtOnce} for update skip locked
    ) s left join kept_cities c on c.uid = s.uid`.execute(tx)
  if (!people.length) return 0
  const turns = people.map((person) => turnOf(context, person, at))
  const inTime = turns.filter(
    ({ person }) => at.getTime() - person.next_day_at.getTime() < morningMs,
  )
  const reminders = [
    ...inTime.flatMap((turn) => [...morningOf(turn), ...vratsOf(turn)]),
    ...(await windowsOf(tx, inTime)),
    ...(await muhurtasOf(tx, inTime)),
    ...(await forecastsOf(tx, inTime, at)),
  ]
  await addReminders(tx, reminders)
  await sql`
    update reminder_settings s set next_day_at = next.next_day_at, timezone = next.timezone
    from unnest(${turns.map(({ person }) => person.uid)}::uuid[],
      ${turns.map(({ next }) => next)}::timestamptz[],
      ${turns.map(({ place }) => place.timezone)}::text[]) as next (uid, next_day_at, timezone)
    where s.uid = next.uid`.execute(tx)
  return people.length
}

interface Turn {
  person: DayPerson
  place: PlaceClock
  /** Their date today. */
  day: string
  at: Date
  /** The end of that day. */
  end: Date
  next: Date
}

function turnOf({ adapters }: AppContext, person: DayPerson, at: Date): Turn {
  const place =
    person.lat === null || person.lng === null
      ? { ...delhi, name: undefined, timezone: person.timezone }
      : placeClock({ lat: person.lat, lng: person.lng }, adapters.places)
  const { timezone } = place
  const day = localDay(timezone, at)
  const end = instantOf(timezone, daysLater(day, 1), 0)
  return { person, place, day, at, end, next: nextTime(timezone, person.hour_minute, at) }
}

const wants = ({ person }: Turn, kind: string): boolean => person.kinds.includes(kind)

function morningOf(turn: Turn): NewReminder[] {
  if (!wants(turn, 'morning')) return []
  const { person, day, at } = turn
  const expiresAt = new Date(person.next_day_at.getTime() + morningMs)
  return [{ uid: person.uid, kind: 'morning', key: day, dueAt: at, expiresAt }]
}

/** The vrats of tomorrow by the sky of the city: householders' dates, not the second one of the Vaishnavas. */
export function vratsTomorrow(
  { vrats, place, day }: { vrats: readonly string[]; place: PlaceClock; day: string },
  language: 'en' | 'hi',
): string[] {
  const tomorrow = daysLater(day, 1)
  return observancesOfMonth(tomorrow.slice(0, 7), place)
    .filter(({ date, kind }) => date === tomorrow && vrats.includes(kind))
    .filter(({ tradition }) => tradition !== 'vaishnava')
    .map(({ name }) => name[language])
}

function vratsOf(turn: Turn): NewReminder[] {
  if (!wants(turn, 'vrat')) return []
  const { person, place, day, at, end } = turn
  const names = vratsTomorrow({ vrats: person.vrats, place, day }, 'en')
  if (!names.length) return []
  return [{ uid: person.uid, kind: 'vrat', key: day, dueAt: at, expiresAt: end }]
}

const uidsWith = (turns: readonly Turn[], kind: string): string[] =>
  turns.filter((turn) => wants(turn, kind)).map(({ person }) => person.uid)

function byUid(turns: readonly Turn[]): Map<string, Turn> {
  return new Map(turns.map((turn) => [turn.person.uid, turn]))
}

/** A good time that an answer named and that begins today (days in India, as it was told). */
async function windowsOf(tx: Tx, turns: readonly Turn[]): Promise<NewReminder[]> {
  const uids = uidsWith(turns, 'window')
  const [first] = turns
  if (!uids.length || !first) return []
  const today = istDay(first.at)
  const { rows } = await sql<{ uid: string }>`
    select distinct uid from forecasts
    where uid = any(${uids}::uuid[]) and from_day = ${today}::date and direction = 'favourable'`.execute(
    tx,
  )
  return rows.map(({ uid }) => ({
    ...{ uid, kind: 'window' as const, key: today },
    ...{ dueAt: first.at, expiresAt: new Date(first.at.getTime() + dayMs) },
  }))
}

/** The muhurtas that begin before the next morning. */
async function muhurtasOf(tx: Tx, turns: readonly Turn[]): Promise<NewReminder[]> {
  const uids = uidsWith(turns, 'muhurta')
  if (!uids.length) return []
  const turnOfUid = byUid(turns)
  const { at } = turns[0]!
  const rows = await tx
    .selectFrom('marked_muhurtas')
    .where('uid', 'in', uids)
    .where('starts_at', '>', at)
    .where('starts_at', '<', new Date(at.getTime() + dayMs))
    .select(['uid', 'muhurta_id', 'starts_at'])
    .execute()
  return rows
    .filter(({ uid, starts_at }) => starts_at < turnOfUid.get(uid)!.next)
    .map(({ uid, muhurta_id, starts_at }) => ({
      ...{ uid, kind: 'muhurta' as const, key: `${muhurta_id}:day` },
      ...{ dueAt: at, expiresAt: starts_at },
    }))
}

/** Whether a reminder of a time to judge asks in its middle. */
export function isOfMiddle(key: string): boolean {
  return key.endsWith(':middle')
}

/** What is to be judged (decision 095): each stretch is asked about once, in its middle and at its end. */
async function forecastsOf(tx: Tx, turns: readonly Turn[], at: Date): Promise<NewReminder[]> {
  const uids = uidsWith(turns, 'forecast')
  if (!uids.length) return []
  const { rows } = await sql<{ uid: string }>`
    select distinct uid from forecasts where uid = any(${uids}::uuid[])
      and least(from_day, unnamed_from) <= ${istDay(at)}::date`.execute(tx)
  const reminders: NewReminder[] = []
  for (const { uid } of rows)
    for (const { forecastId, stretches } of await readForecasts(tx, uid, at))
      for (const { place, stage, isDue } of stretches)
        if (isDue)
          reminders.push({
            ...{ uid, kind: 'forecast', key: `${forecastId}:${place}:${stage}` },
            ...{ dueAt: at, expiresAt: new Date(at.getTime() + 7 * dayMs) },
          })
  return reminders
}

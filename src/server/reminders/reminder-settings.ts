import { createHash } from 'node:crypto'
import type { ApiInput } from '../../contract/apis.ts'
import { reminderKinds, vratKinds, type ReminderKind } from '../../contract/reminders.ts'
import type { Language } from '../../words/say.ts'
import { reminderServerWords as words } from '../../words/reminders/reminders-server.ts'
import type { Places } from '../adapters/places/places.ts'
import { Refusal } from '../core/refusal.ts'
import type { Db, Tx } from '../db/schema.ts'
import { minuteOf, nextTime } from './person-clock.ts'
import { wakeQueue } from './reminder-queue.ts'

const delhiZone = 'Asia/Kolkata'
const mostDevices = 10
/** What comes at the hour of the day. */
export const dayKinds: readonly ReminderKind[] = [
  'morning',
  'vrat',
  'muhurta',
  'window',
  'forecast',
]

/** Who reminds whom: whose settings, in which language, by which clock. */
export interface SettingsOwner {
  uid: string
  language: Language
  at: Date
  places: Places
}

/** The settings of somebody, and the city by whose clock they go; none are kept before something was chosen. */
export async function readSettings(db: Db, uid: string) {
  const [settings, city, devices] = await Promise.all([
    db.selectFrom('reminder_settings').where('uid', '=', uid).selectAll().executeTakeFirst(),
    cityOf(db, uid),
    db
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.sid', 'push_devices.sid')
      .where('push_devices.uid', '=', uid)
      .where('revoked_at', 'is', null)
      .select('device_id')
      .execute(),
  ])
  return { settings, city, devices: devices.length }
}

/** The city that somebody keeps for their days. */
export function cityOf(db: Db, uid: string) {
  return db
    .selectFrom('kept_cities')
    .where('uid', '=', uid)
    .select(['name', 'lat', 'lng'])
    .executeTakeFirst()
}

/** The row of somebody's settings, made with nothing chosen where there is none. */
export async function ensureSettings(tx: Tx, { uid, language, at, places }: SettingsOwner) {
  const city = await cityOf(tx, uid)
  const timezone = city ? places.zoneAt(city.lat, city.lng) : delhiZone
  await tx
    .insertInto('reminder_settings')
    .values({
      ...{ uid, language, timezone, mail: null, updated_at: at },
      ...{ next_day_at: null, due_at: null, claimed_until: null },
    })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ language, timezone }))
    .execute()
  return timezone
}

/** Keeps what somebody chose; the language is the one they chose it in, the clock that of their city. */
export async function saveSettings(
  tx: Tx,
  owner: SettingsOwner,
  input: ApiInput<'reminders/saveSettings'>,
): Promise<void> {
  const timezone = await ensureSettings(tx, owner)
  const kinds = reminderKinds.filter((kind) => input.kinds.includes(kind))
  const hour_minute = minuteOf(input.hour)
  const ofDay = kinds.some((kind) => dayKinds.includes(kind))
  await tx
    .updateTable('reminder_settings')
    .set({
      kinds,
      vrats: vratKinds.filter((kind) => input.vrats.includes(kind)),
      hour_minute,
      quiet_from: minuteOf(input.quiet_from),
      quiet_until: minuteOf(input.quiet_until),
      most_a_day: input.most_a_day,
      tells_more: input.tells_more,
      next_day_at: ofDay ? nextTime(timezone, hour_minute, owner.at) : null,
      updated_at: owner.at,
    })
    .where('uid', '=', owner.uid)
    .execute()
  await wakeQueue(tx, owner.uid)
}

/** Takes kinds away, or all of them and the mail: nothing of them is sent from then on. */
export async function stopReminders(
  tx: Tx,
  uid: string,
  kinds: readonly ReminderKind[] | undefined,
): Promise<void> {
  const row = await tx
    .selectFrom('reminder_settings')
    .where('uid', '=', uid)
    .select('kinds')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const left = kinds ? row.kinds.filter((kind) => !kinds.some((gone) => gone === kind)) : []
  const isDayLeft = left.some((kind) => dayKinds.some((of) => of === kind))
  await tx
    .updateTable('reminder_settings')
    .set({ kinds: left, ...(!isDayLeft && { next_day_at: null }) })
    .where('uid', '=', uid)
    .execute()
}

const hashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url')

/** Lets a browser be reached. Whoever else was reached there before is no more. */
export async function addDevice(
  tx: Tx,
  { sid, ...owner }: SettingsOwner & { sid: string },
  { endpoint, p256dh, auth }: ApiInput<'reminders/addDevice'>,
): Promise<void> {
  await ensureSettings(tx, owner)
  const endpoint_hash = hashOf(endpoint)
  const others = await tx
    .selectFrom('push_devices')
    .where('uid', '=', owner.uid)
    .where('endpoint_hash', '<>', endpoint_hash)
    .select('device_id')
    .execute()
  if (others.length >= mostDevices) throw new Refusal(words.tooManyDevices)
  const device = { uid: owner.uid, sid, endpoint, p256dh, auth, created_at: owner.at }
  await tx
    .insertInto('push_devices')
    .values({ device_id: crypto.randomUUID(), endpoint_hash, ...device })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(device))
    .execute()
}

/** Takes a browser of somebody's away, or all of theirs. @returns how many. */
export async function removeDevice(tx: Tx, uid: string, endpoint?: string): Promise<number> {
  const removed = await tx
    .deleteFrom('push_devices')
    .where('uid', '=', uid)
    .$if(endpoint !== undefined, (query) =>
      query.where('endpoint_hash', '=', hashOf(endpoint as string)),
    )
    .returning('device_id')
    .execute()
  return removed.length
}

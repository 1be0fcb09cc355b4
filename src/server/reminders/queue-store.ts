import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { QueuePerson, WaitingReminder } from './decide-turn.ts'

/** A process that dies leaves its people to the others after this. */
const claimSeconds = 180

export interface Device {
  device_id: string
  uid: string
  endpoint: string
  p256dh: string
  auth: string
}

/** What has come of a reminder. */
export interface Settlement {
  reminderId: string
  state: 'waiting' | 'sent' | 'dropped'
  /** Where it still waits. */
  dueAt: Date | null
  messageId: string | null
  reached: readonly string[]
  tries: number
}

/** What is noted of a person after their turn. */
export interface PersonEnd {
  uid: string
  sentOn: string | null
  sentCount: number
}

/** Takes the people whose reminders are due, so many and each by one process alone. */
export async function claimPeople(db: Db, at: Date, most: number): Promise<QueuePerson[]> {
  const until = new Date(at.getTime() + claimSeconds * 1000)
  const { rows } = await sql<QueuePerson>`
    with due as (
      select uid from reminder_settings
      where due_at <= ${at} and (claimed_until is null or claimed_until <= ${at})
      order by due_at limit ${most} for update skip locked
    ), claimed as (
      update reminder_settings s set claimed_until = ${until} from due where s.uid = due.uid
      returning s.*
    )
    select s.uid, s.kinds, s.vrats, s.language, s.timezone, s.hour_minute, s.quiet_from, s.quiet_until,
      s.most_a_day, s.tells_more, s.sent_on::text, s.sent_count, c.lat, c.lng,
      -- A renewal is told by mail too where an address is confirmed in the profile alone.
      s.mail is not null as mails,
      coalesce(s.mail, case when p.email_verified_at is not null then p.email end) as mail
    from claimed s left join kept_cities c on c.uid = s.uid left join profiles p on p.uid = s.uid`.execute(
    db,
  )
  return rows
}

/** What is due of these people. */
export async function readDue(
  db: Db,
  uids: readonly string[],
  at: Date,
): Promise<WaitingReminder[]> {
  const { rows } = await sql<WaitingReminder>`
    select reminder_id, uid, kind, key, expires_at, message_id, reached, tries from reminders
    where uid = any(${uids}::uuid[]) and state = 'waiting' and due_at <= ${at}
    order by due_at, created_at`.execute(db)
  return rows
}

/** Their browsers, of sessions that have not ended. */
export async function readDevices(db: Db, uids: readonly string[]): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select d.device_id, d.uid, d.endpoint, d.p256dh, d.auth
    from push_devices d join sessions s on s.sid = d.sid and s.revoked_at is null
    join users u on u.uid = d.uid and u.deleted_at is null
    where d.uid = any(${uids}::uuid[])`.execute(db)
  return rows
}

/** Notes what has come of reminders, and lets go of their people until the next is due. */
export async function settleReminders(
  db: Db,
  settlements: readonly Settlement[],
  people: readonly PersonEnd[],
): Promise<void> {
  const of = <T>(take: (settlement: Settlement) => T) => settlements.map(take)
  if (settlements.length)
    await sql`
      update reminders r set state = n.state, due_at = coalesce(n.due_at, r.due_at),
        message_id = n.message_id, reached = string_to_array(n.reached, ' '), tries = n.tries
      from unnest(${of(({ reminderId }) => reminderId)}::uuid[], ${of(({ state }) => state)}::text[],
        ${of(({ dueAt }) => dueAt)}::timestamptz[], ${of(({ messageId }) => messageId)}::uuid[],
        ${of(({ reached }) => reached.join(' '))}::text[], ${of(({ tries }) => tries)}::int[])
        as n (reminder_id, state, due_at, message_id, reached, tries)
      where r.reminder_id = n.reminder_id`.execute(db)
  await sql`
    update reminder_settings s set claimed_until = null, sent_on = n.sent_on, sent_count = n.sent_count,
      due_at = (select min(r.due_at) from reminders r where r.uid = s.uid and r.state = 'waiting')
    from unnest(${people.map(({ uid }) => uid)}::uuid[], ${people.map(({ sentOn }) => sentOn)}::date[],
      ${people.map(({ sentCount }) => sentCount)}::int[]) as n (uid, sent_on, sent_count)
    where s.uid = n.uid`.execute(db)
}

/** Takes away browsers that are there no more. */
export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await sql`delete from push_devices where device_id = any(${ids}::uuid[])`.execute(db)
}

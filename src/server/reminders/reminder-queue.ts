import { sql } from 'kysely'
import type { ReminderTopic } from '../../words/reminders/reminders-server.ts'
import type { Db } from '../db/schema.ts'

/** Something to remind somebody of, once. */
export interface NewReminder {
  uid: string
  kind: ReminderTopic
  /** What it is about: the same again is not told again. */
  key: string
  dueAt: Date
  /** After this it is of no use. */
  expiresAt: Date
}

/** Puts reminders in the queue, and wakes their people's turn in it. @returns those that were new. */
export async function addReminders(
  db: Db,
  reminders: readonly NewReminder[],
): Promise<{ uid: string; kind: string; key: string }[]> {
  if (!reminders.length) return []
  const columns = <T>(of: (reminder: NewReminder) => T) => reminders.map(of)
  const { rows } = await sql<{ uid: string; kind: string; key: string }>`
    with added as (
      insert into reminders (uid, kind, key, due_at, expires_at)
      select * from unnest(${columns(({ uid }) => uid)}::uuid[], ${columns(({ kind }) => kind)}::text[],
        ${columns(({ key }) => key)}::text[], ${columns(({ dueAt }) => dueAt)}::timestamptz[],
        ${columns(({ expiresAt }) => expiresAt)}::timestamptz[])
      on conflict (uid, kind, key) do nothing
      returning uid, kind, key, due_at
    ), woken as (
      update reminder_settings s set due_at = least(s.due_at, first.due_at)
      from (select uid, min(due_at) as due_at from added group by uid order by uid) first
      where s.uid = first.uid
    )
    select uid, kind, key from added`.execute(db)
  return rows
}

/** Whether somebody's queue is looked at when the first of what waits is due. */
export async function wakeQueue(db: Db, uid: string): Promise<void> {
  await sql`
    update reminder_settings s set due_at =
      (select min(due_at) from reminders r where r.uid = s.uid and r.state = 'waiting')
    where s.uid = ${uid}::uuid`.execute(db)
}

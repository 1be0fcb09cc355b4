import { sql } from 'kysely'
import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** What somebody wants to be reminded of and where, what was sent, and the muhurtas they marked. */
export const remindersData: readonly PersonalDataSource[] = [
  {
    name: 'reminders',
    tables: ['reminders'],
    give: (db, { uid }) =>
      db
        .selectFrom('reminders')
        .where('uid', '=', uid)
        .select(['kind', 'key', 'due_at', 'state', 'created_at'])
        .orderBy('created_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('reminders').where('uid', '=', uid).execute(),
  },
  {
    name: 'reminder_devices',
    tables: ['push_devices'],
    give: (db, { uid }) =>
      db
        .selectFrom('push_devices')
        .where('uid', '=', uid)
        .select(['endpoint', 'created_at'])
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('push_devices').where('uid', '=', uid).execute(),
  },
  {
    name: 'reminder_settings',
    tables: ['reminder_settings'],
    give: async (db, { uid }) => {
      const { rows } = await sql`
        select kinds, vrats, language, timezone, hour_minute, quiet_from, quiet_until, most_a_day,
          tells_more, mail, sent_on::text, updated_at
        from reminder_settings where uid = ${uid}::uuid`.execute(db)
      return rows
    },
    erase: (tx, { uid }) => tx.deleteFrom('reminder_settings').where('uid', '=', uid).execute(),
  },
  {
    name: 'marked_muhurtas',
    tables: ['marked_muhurtas'],
    give: (db, { uid }) =>
      db
        .selectFrom('marked_muhurtas')
        .where('uid', '=', uid)
        .select(['muhurta_id', 'purpose', 'starts_at', 'ends_at', 'place', 'marked_at'])
        .orderBy('starts_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('marked_muhurtas').where('uid', '=', uid).execute(),
  },
]

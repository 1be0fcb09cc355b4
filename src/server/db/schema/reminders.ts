import type { ColumnType, Generated } from 'kysely'

/** What people want to be reminded of, and where it is sent. */
export interface ReminderTables {
  reminder_settings: ReminderSettingsTable
  reminders: RemindersTable
  push_devices: {
    device_id: string
    uid: string
    sid: string
    endpoint: string
    endpoint_hash: string
    p256dh: string
    auth: string
    created_at: Date
  }
  marked_muhurtas: {
    muhurta_id: string
    uid: string
    purpose: string
    starts_at: Date
    ends_at: Date
    place: string
    timezone: string
    marked_at: Date
  }
}

interface ReminderSettingsTable {
  uid: string
  kinds: Generated<string[]>
  vrats: Generated<string[]>
  language: 'en' | 'hi'
  timezone: string
  /** Minutes after midnight, by the clock of the time zone. */
  hour_minute: Generated<number>
  quiet_from: Generated<number>
  quiet_until: Generated<number>
  most_a_day: Generated<number>
  tells_more: Generated<boolean>
  /** A confirmed address. */
  mail: string | null
  next_day_at: Date | null
  due_at: Date | null
  claimed_until: Date | null
  sent_on: ColumnType<Date | null, string | null, string | null>
  sent_count: Generated<number>
  updated_at: Date
}

interface RemindersTable {
  reminder_id: Generated<string>
  uid: string
  kind: string
  key: string
  due_at: Date
  expires_at: Date
  state: Generated<'waiting' | 'sent' | 'dropped'>
  message_id: string | null
  reached: Generated<string[]>
  tries: Generated<number>
  created_at: Generated<Date>
}

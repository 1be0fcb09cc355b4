import type { ColumnType, Generated } from 'kysely'

/** What people are told. */
export interface NotificationTables {
  notifications: NotificationsTable
}

interface NotificationsTable {
  id: string
  uid: string
  kind: string
  did: string | null
  group_key: string | null
  count: Generated<number>
  details: ColumnType<Record<string, string | number>, string | undefined, string>
  created_at: Generated<Date>
  seen_at: Date | null
}

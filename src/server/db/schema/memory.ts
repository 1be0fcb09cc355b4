import type { ColumnType } from 'kysely'

/** What people state of themselves. */
export interface MemoryTables {
  memories: MemoriesTable
}

interface MemoriesTable {
  memory_id: string
  uid: string
  bid: string
  /** Of what there can be only one: `work`, `children`, `mother.health`. */
  about: string
  kind: string
  slots: ColumnType<Record<string, string | number>, string | undefined, string>
  /** What the person made of it; null while it stands as it was understood. */
  own_words: string | null
  said_at: Date
  updated_at: Date
}

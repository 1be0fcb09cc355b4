import type { ColumnType } from 'kysely'
import type { StoredVerdict } from '../stored-json.ts'

/** What the rules have found. */
export interface ReadingTables {
  verdicts: VerdictsTable
}

interface VerdictsTable {
  uid: string
  bid: string
  chart_hash: string
  matter: string
  /** The day in India. */
  day: ColumnType<Date, string, string>
  verdict: ColumnType<StoredVerdict, string, string>
  at: Date
}

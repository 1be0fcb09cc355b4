import type { Generated, JSONColumnType } from 'kysely'

/** What operators have done. */
export interface AdminTables {
  operator_acts: {
    act_id: string
    /** The operator; null for an act at the server's command line. */
    uid: string | null
    act: string
    subject: Generated<string>
    detail: JSONColumnType<Record<string, unknown>, string | undefined, string>
    at: Generated<Date>
  }
}

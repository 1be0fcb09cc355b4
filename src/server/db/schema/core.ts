import type { Generated, JSONColumnType } from 'kysely'

/** What the servers of one database share: keys, processes, jobs, rates, kept replies. */
export interface CoreTables {
  /** Keys of the server's own, sealed with its secret. */
  secret_keys: { name: string; sealed: string; made_at: Generated<Date> }
  /** Every process that writes answers, and until when it counts as alive. */
  processes: { process_id: string; alive_until: Date }
  jobs: JobsTable
  limits: { key: string; window_start: Date; count: number }
  idempotency_keys: {
    scope: string
    key: string
    call: string
    body_hash: string
    reply: JSONColumnType<object | null, string | null, string | null>
    created_at: Generated<Date>
  }
}

interface JobsTable {
  name: string
  period_seconds: number
  /** So long a run may take. */
  bound_seconds: number
  in_every_process: Generated<boolean>
  /** When a server that knows it last started. */
  listed_at: Generated<Date>
  due_at: Date
  /** The process that is at it, until when without a further sign of it. */
  held_by: string | null
  held_until: Date | null
  began_at: Date | null
  ended_at: Date | null
  outcome: 'done' | 'failed' | 'late' | null
  took_ms: number | null
  runs: Generated<number>
  failures: Generated<number>
}

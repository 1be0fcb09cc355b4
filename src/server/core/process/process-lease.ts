import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/schema.ts'

/** How often a process says that it is alive. */
const beatMilliseconds = 1_000
/** Without a sign of life for so long, by the database's clock, a process counts as dead. */
export const processLifeSeconds = 6
/** So long after the last beat nothing new is begun before the next one. */
const doubtMilliseconds = 3_000

/** What has brought down so many processes is not taken over again. */
export const mostTakeovers = 3
/** Nobody waits for what was asked for so long ago: its question is given back. */
export const longestAgoSeconds = 90

declare module '../context.ts' {
  interface AppContext {
    processLease: ProcessLease
  }
}

/**
 * This process among all on one database. From its first piece of work on it says every second that
 * it lives; what it was writing when it ceases to is taken over by the others.
 */
export class ProcessLease {
  readonly processId = randomUUID()
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  #timer: NodeJS.Timeout | undefined
  #lastBeat = -Infinity

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db
    this.#log = log
  }

  /** Sees to it that the others count this process as alive, before it begins something. */
  async renew(): Promise<void> {
    if (performance.now() - this.#lastBeat > doubtMilliseconds) await this.#beat()
    this.#timer ??= setInterval(() => {
      this.#beat().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'this process could not say that it is alive'),
      )
    }, beatMilliseconds).unref()
  }

  /** The last sign of life: what is left undone is for the others, at once. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#lastBeat === -Infinity) return
    await this.reportDead(this.processId)
  }

  /** Says of a process that it lives no more, for somebody who knows it sooner than its signs run out. Never throws. */
  async reportDead(processId: string): Promise<void> {
    await sql`update processes set alive_until = clock_timestamp()
      where process_id = ${processId}::uuid`
      .execute(this.#db)
      .catch((error: unknown) =>
        this.#log.warn({ err: error, processId }, 'a process that has ended counts as alive'),
      )
  }

  async #beat(): Promise<void> {
    await sql`insert into processes (process_id, alive_until)
      values (${this.processId}::uuid, clock_timestamp() + ${processLifeSeconds}::int * interval '1 second')
      on conflict (process_id) do update set alive_until = excluded.alive_until`.execute(this.#db)
    this.#lastBeat = performance.now()
  }
}

/**
 * Whether the process that wrote a row has died. A row without a process was written by a version that
 * knew of none, and is left to the chore that gives back.
 */
export function isOfDeadProcess(column: 'messages.process_id' | 'predictions.process_id') {
  return sql<boolean>`${sql.ref(column)} is not null and not exists (select from processes
    where processes.process_id = ${sql.ref(column)} and alive_until > clock_timestamp())`
}

/** A job: processes that died a day ago have left nothing. */
export async function sweepProcesses(db: Db): Promise<void> {
  await sql`delete from processes where alive_until < clock_timestamp() - interval '1 day'`.execute(
    db,
  )
}

import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import { readJobs } from '../../core/job-store.ts'
import type { Db } from '../../db/schema.ts'
import { units } from '../../wallet/ledger.ts'
import { readCheckpoint } from '../../wallet/proof/checkpoint.ts'

/** A scrape does not wait longer for the database. */
const patienceMilliseconds = 2_000

/**
 * What only the database knows, the same whichever process asks it; of one that does not answer in time,
 * that it is down.
 *
 * @param sumEveryMs adding up every entry of the ledger is work: it is done no oftener.
 */
export function databaseMetrics(db: Db, sumEveryMs: number): () => Promise<Registry[]> {
  const state = new Registry()
  const up = new Gauge({
    name: 'drishti_database_up',
    help: 'Whether it answers.',
    registers: [state],
  })
  const contents = new Registry()
  const readers = [
    readHolds(db, contents),
    readSums(db, contents, sumEveryMs),
    readProofs(db, contents),
    readJobRuns(db, contents),
  ]
  let reading: Promise<boolean> | undefined
  const read = async (): Promise<boolean> => {
    for (const reader of readers) await reader()
    return true
  }
  return async () => {
    // A database that hangs gets no second question.
    reading ??= read().finally(() => (reading = undefined))
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), patienceMilliseconds)
    const isUp = await Promise.race([reading.catch(() => false), late])
    clearTimeout(timer)
    up.set(isUp ? 1 : 0)
    return isUp ? [state, contents] : [state]
  }
}

type Reader = () => Promise<void>

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

function readHolds(db: Db, registry: Registry): Reader {
  const holds = gauge(registry, 'drishti_holds_open', 'Holds neither settled nor given back.')
  return async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from holds where state = 'held'`.execute(db)
    holds.set(rows[0]?.open ?? 0)
  }
}

function readSums(db: Db, registry: Registry, sumEveryMs: number): Reader {
  const sums = gauge(registry, 'drishti_ledger_sum', 'Sum of all entries: always zero.', ['unit'])
  const acts = gauge(
    registry,
    'drishti_operator_acts',
    'Acts of operators in the log of acts, those at the command line among them.',
    ['act'],
  )
  let summedAt = -Infinity
  return async () => {
    if (Date.now() - summedAt < sumEveryMs) return
    // What a proof has been over sums to zero, posting by posting: only what is behind it is added up.
    const { checkpoint } = await readCheckpoint(db)
    const { rows } = await sql<{ unit: string; sum: number }>`
      select unit, sum(change)::int8 as sum from entries
      where entry_id > ${checkpoint?.entryId ?? 0} group by unit`.execute(db)
    const sumOf = new Map(rows.map(({ unit, sum }) => [unit, sum]))
    for (const unit of units) sums.set({ unit }, sumOf.get(unit) ?? 0)
    const actCounts = await sql<{ act: string; count: number }>`
      select act, count(*) as count from operator_acts group by act`.execute(db)
    for (const { act, count } of actCounts.rows) acts.set({ act }, count)
    summedAt = Date.now()
  }
}

function readProofs(db: Db, registry: Registry): Reader {
  const problems = gauge(
    registry,
    'drishti_ledger_problems',
    'What the last proofs of the ledger, whole and of what is new, found wrong.',
  )
  const provenAt = gauge(
    registry,
    'drishti_ledger_proven_timestamp_seconds',
    'When the whole ledger was last proven.',
  )
  // Not zero but unknown until the first proof.
  problems.remove()
  provenAt.remove()
  return async () => {
    const state = await readCheckpoint(db)
    if (!state.wholeProvenAt) return
    problems.set(state.problems)
    provenAt.set(state.wholeProvenAt.getTime() / 1000)
  }
}

function readJobRuns(db: Db, registry: Registry): Reader {
  const jobGauge = (name: string, help: string) => gauge(registry, name, help, ['job'])
  const runs = jobGauge('drishti_job_runs', 'Runs of a job that have ended, of all processes.')
  const failures = jobGauge(
    'drishti_job_failures',
    'Those that failed or took longer than their bound.',
  )
  const seconds = jobGauge('drishti_job_last_seconds', 'How long the latest run took.')
  const endedAt = jobGauge('drishti_job_last_run_timestamp_seconds', 'When the latest run ended.')
  const overdue = jobGauge(
    'drishti_job_overdue_seconds',
    'How long a job waits for a process to do it.',
  )
  return async () => {
    for (const job of await readJobs(db)) {
      const label = { job: job.name }
      runs.set(label, job.runs)
      failures.set(label, job.failures)
      overdue.set(label, job.overdue_seconds)
      if (job.took_ms !== null) seconds.set(label, job.took_ms / 1000)
      if (job.ended_at) endedAt.set(label, job.ended_at.getTime() / 1000)
    }
  }
}

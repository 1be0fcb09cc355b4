import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Job } from './scheduler.ts'

/** Without a further sign of its process a job is free again after so long. */
export const holdSeconds = 30
/** A start does what is done at a start, unless it was begun so lately: by a process that started with it. */
const recentSeconds = 60
/** What no release knows any more is forgotten after so long. */
const forgottenDays = 30

/** How long a run may take where its job does not say. */
const usualBoundSeconds = 60

/** How many seconds a run of the job may take. */
export const boundOf = ({ boundSeconds = usualBoundSeconds }: Job): number => boundSeconds

/**
 * Lists the jobs of a process that starts, and makes due what is to be done at a start.
 *
 * @param isAlone that no other process can be at work: what an earlier one held is free, and what is done at
 *   a start is done.
 */
export async function listJobs(db: Db, jobs: readonly Job[], isAlone: boolean): Promise<void> {
  const rows = jobs.map((job) => ({
    name: job.name,
    period: job.everySeconds,
    bound: boundOf(job),
    everywhere: job.inEveryProcess ?? false,
    at_start: job.atStart ?? false,
  }))
  await sql`
    insert into jobs as known (name, period_seconds, bound_seconds, in_every_process, due_at)
    select name, period, bound, everywhere,
      clock_timestamp() + case when at_start then 0 else period end * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (name text, period integer, bound integer, everywhere boolean, at_start boolean)
    on conflict (name) do update set
      period_seconds = excluded.period_seconds,
      bound_seconds = excluded.bound_seconds,
      in_every_process = excluded.in_every_process,
      listed_at = clock_timestamp(),
      held_by = case when ${isAlone} then null else known.held_by end,
      held_until = case when ${isAlone} then null else known.held_until end,
      due_at = case
        when ${isAlone} or known.began_at is null or known.began_at <
          clock_timestamp() - least(${recentSeconds}, excluded.period_seconds) * interval '1 second'
        then least(known.due_at, excluded.due_at)
        else least(known.due_at, clock_timestamp() + excluded.period_seconds * interval '1 second')
      end`.execute(db)
  await sql`delete from jobs where held_by is null
    and listed_at < clock_timestamp() - ${forgottenDays} * interval '1 day'`.execute(db)
}

/**
 * Takes those of the jobs that are due and that nobody holds, and those whose holder has died: of processes
 * that ask in the same instant each job goes to one.
 */
export async function claimJobs(
  db: Db,
  { holder, names }: { holder: string; names: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update jobs set held_by = ${holder}, began_at = clock_timestamp(),
      held_until = clock_timestamp() + ${holdSeconds} * interval '1 second',
      due_at = clock_timestamp() + period_seconds * interval '1 second'
    where name in (
      select name from jobs
      where name = any(${names})
        and case when held_by is null then due_at else held_until end <= clock_timestamp()
      for update skip locked)
    returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Goes on holding jobs. @returns those that are still this process's. */
export async function renewHolds(
  db: Db,
  { holder, names }: { holder: string; names: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update jobs set held_until = clock_timestamp() + ${holdSeconds} * interval '1 second'
    where held_by = ${holder} and name = any(${names}) returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/** How a run ended. */
export interface JobEnd {
  outcome: 'done' | 'failed' | 'late'
  /** Milliseconds, whole. */
  took: number
}

/** Keeps how a run ended, and lets go of the job. Of a job that another has taken meanwhile it changes nothing. */
export async function endJob(
  db: Db,
  { holder, name, outcome, took }: { holder: string; name: string } & JobEnd,
): Promise<void> {
  await sql`
    update jobs set held_by = null, held_until = null, ended_at = clock_timestamp(),
      outcome = ${outcome}, took_ms = ${took}, runs = runs + 1,
      failures = failures + ${outcome === 'done' ? 0 : 1}
    where name = ${name} and held_by = ${holder}`.execute(db)
}

/** Lets go of a job that was broken off, so that another process does it at once. */
export async function giveUpJob(
  db: Db,
  { holder, name }: { holder: string; name: string },
): Promise<void> {
  await sql`
    update jobs set held_by = null, held_until = null, due_at = clock_timestamp()
    where name = ${name} and held_by = ${holder}`.execute(db)
}

/**
 * Keeps what became of the latest runs of a job that every process does for itself.
 *
 * @returns whether the job is listed; else nothing was kept.
 */
export async function recordRuns(
  db: Db,
  {
    name,
    outcome,
    took,
    runs,
    failures,
  }: { name: string; runs: number; failures: number } & JobEnd,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set began_at = clock_timestamp() - ${took} * interval '1 millisecond',
      ended_at = clock_timestamp(), due_at = clock_timestamp() + period_seconds * interval '1 second',
      outcome = ${outcome}, took_ms = ${took}, runs = runs + ${runs}, failures = failures + ${failures}
    where name = ${name}`.execute(db)
  return numAffectedRows > 0n
}

/** A job as the database knows it. */
export interface JobState {
  name: string
  period_seconds: number
  bound_seconds: number
  in_every_process: boolean
  due_at: Date
  is_running: boolean
  began_at: Date | null
  ended_at: Date | null
  outcome: JobEnd['outcome'] | null
  took_ms: number | null
  runs: number
  failures: number
  /** How long it should have been begun by now; 0 while it is in time. */
  overdue_seconds: number
}

/** Every job, in the order of the alphabet. */
export async function readJobs(db: Db): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select name, period_seconds, bound_seconds, in_every_process, due_at, began_at, ended_at, outcome,
      took_ms, runs, failures, coalesce(held_until > clock_timestamp(), false) as is_running,
      case when held_until > clock_timestamp() then 0
        else greatest(0, extract(epoch from clock_timestamp() - due_at))::float8 end as overdue_seconds
    from jobs order by name`.execute(db)
  return rows
}

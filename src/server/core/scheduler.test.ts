import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jobs as serviceJobs } from '../app/jobs/jobs.ts'
import { jobNames } from '../../words/admin/admin-jobs.ts'
import { openDatabase } from '../db/database.ts'
import { openTestApp, raceDatabases, testDatabases, type TestApp } from '../testing/test-app.ts'
import type { AppContext } from './context.ts'
import { claimJobs, readJobs } from './job-store.ts'
import { startJobs, type Job } from './scheduler.ts'

const job = (name: string, run: Job['run'], more: Partial<Job> = {}): Job => ({
  ...{ name, everySeconds: 3600, atStart: true, run, ...more },
})
const stateOf = async ({ db }: TestApp, name: string) =>
  (await readJobs(db)).find((state) => state.name === name)

describe.each(raceDatabases)('jobs of several processes, on %s', (on) => {
  let app: TestApp
  const stops: (() => Promise<void>)[] = []
  const closes: (() => Promise<void>)[] = []
  beforeEach(async () => {
    app = await openTestApp({ on })
  })
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await Promise.all(closes.splice(0).map((close) => close()))
    await app.close()
  })
  /** Another process on the same database, as far as jobs see one: with connections of its own. */
  async function otherContext(): Promise<AppContext> {
    const { context } = app.server
    const { databaseUrl: url, dataDirectory } = context.config
    const database = await openDatabase({ url, dataDirectory, poolSize: 3 })
    closes.push(() => database.close())
    return { ...context, database }
  }
  const start = (context: AppContext, jobs: readonly Job[]) => {
    const stop = startJobs(context, jobs)
    stops.push(stop)
    return stop
  }

  test('JOB-03 of processes that start in the same instant one does each job of the list, once', async () => {
    const shared = serviceJobs.filter(({ inEveryProcess }) => !inEveryProcess)
    const counts: Record<string, number> = {}
    const counted = shared.map(({ name, everySeconds }) =>
      job(
        name,
        async () => {
          counts[name] = (counts[name] ?? 0) + 1
          await pause(20)
        },
        { everySeconds },
      ),
    )
    const contexts = [app.server.context, await otherContext(), await otherContext()]
    for (const context of contexts) start(context, counted)
    await expect.poll(() => Object.keys(counts).length).toBe(shared.length)
    await pause(2_000)
    expect(counts).toEqual(Object.fromEntries(shared.map(({ name }) => [name, 1])))
    for (const state of await readJobs(app.db))
      expect(state).toMatchObject({ runs: 1, failures: 0, outcome: 'done', is_running: false })
  }, 30_000)

  test('JOB-03 a job that is due goes to one of many that ask at once', async () => {
    const names = ['a', 'b', 'c']
    for (const name of names)
      await sql`insert into jobs (name, period_seconds, bound_seconds, due_at)
        values (${name}, 60, 60, now())`.execute(app.db)
    for (let round = 0; round < 20; round++) {
      await sql`update jobs set due_at = now(), held_by = null, held_until = null`.execute(app.db)
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => claimJobs(app.db, { holder: crypto.randomUUID(), names })),
      )
      expect(claims.flat().toSorted()).toEqual(names)
    }
  })

  test('JOB-03 what a dead process held is done by another, and what a living one holds is not', async () => {
    let count = 0
    const jobs = [job('a', async () => void count++)]
    const hold = (seconds: number) =>
      sql`insert into jobs (name, period_seconds, bound_seconds, due_at, held_by, held_until, began_at)
        values ('a', 3600, 60, now() + interval '1 hour', gen_random_uuid(),
          now() + ${seconds} * interval '1 second', now())
        on conflict (name) do update set held_until = excluded.held_until`.execute(app.db)
    await hold(60)
    start(app.server.context, jobs)
    await pause(500)
    expect(count).toBe(0)
    await hold(-1)
    await expect.poll(() => count, { timeout: 8_000 }).toBe(1)
  }, 20_000)

  test('a server that ends lets go of what it was at, and another begins it at once', async () => {
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    const stop = start(app.server.context, [
      job('a', async (_context, turn) => {
        begin()
        await new Promise((done) => turn?.stopping.addEventListener('abort', done))
      }),
    ])
    await hasBegun
    expect(await stateOf(app, 'a')).toMatchObject({ is_running: true, runs: 0 })
    await stop()
    let isDone = false
    start(await otherContext(), [job('a', async () => void (isDone = true))])
    await expect.poll(() => isDone).toBe(true)
  })
})

describe.each(testDatabases)('jobs on %s', (on) => {
  let app: TestApp
  let stop: (() => Promise<void>) | undefined
  beforeEach(async () => {
    app = await openTestApp({ on })
  })
  afterEach(async () => {
    await stop?.()
    await app.close()
  })

  test('one that fails is noted, logged, and done at its next turn', async () => {
    let count = 0
    const fail = async () => {
      if (++count === 1) throw new Error('gone wrong')
    }
    stop = startJobs(app.server.context, [job('a', fail, { everySeconds: 1 })])
    await expect.poll(() => count, { timeout: 8_000 }).toBeGreaterThan(1)
    await expect.poll(() => stateOf(app, 'a')).toMatchObject({ outcome: 'done', failures: 1 })
    expect(app.log.filter((line) => line.includes('job failed'))).toHaveLength(1)
  })

  test('one that takes longer than its bound is told to stop, and is anybody’s again', async () => {
    let isTold = false
    const wait: Job['run'] = async (_context, turn) => {
      await new Promise((done) => turn?.stopping.addEventListener('abort', done))
      isTold = true
    }
    stop = startJobs(app.server.context, [job('a', wait, { boundSeconds: 1 })])
    await expect
      .poll(() => stateOf(app, 'a'), { timeout: 8_000 })
      .toMatchObject({ outcome: 'late', failures: 1, is_running: false, bound_seconds: 1 })
    expect(isTold).toBe(true)
  })

  test('one that every process does for itself goes by its own clock, and is noted', async () => {
    // As where much goes on: its first run is over before the list of jobs stands.
    await sql`create function wait() returns trigger language plpgsql as
      'begin perform pg_sleep(0.3); return new; end'`.execute(app.db)
    await sql`create trigger wait before insert on jobs for each row execute function wait()`.execute(
      app.db,
    )
    let count = 0
    const own = job('a', async () => void count++, { everySeconds: 1, inEveryProcess: true })
    stop = startJobs(app.server.context, [own])
    await expect
      .poll(() => stateOf(app, 'a'), { timeout: 8_000 })
      .toMatchObject({ in_every_process: true, outcome: 'done', failures: 0 })
    await expect.poll(() => count, { timeout: 8_000 }).toBeGreaterThan(1)
  })

  test('one whose period has passed is done at a start, however short servers live', async () => {
    const daily = job('a', async () => undefined, { everySeconds: 86_400 })
    delete daily.atStart
    await startJobs(app.server.context, [daily])()
    await expect.poll(() => stateOf(app, 'a')).toMatchObject({ runs: 0 })
    await sql`update jobs set due_at = now() - interval '1 minute'`.execute(app.db)
    stop = startJobs(app.server.context, [daily])
    await expect.poll(() => stateOf(app, 'a')).toMatchObject({ runs: 1 })
  })
})

test('every job of the list has a bound, a name for operators, and a period that a hold can keep', () => {
  for (const { name, everySeconds, boundSeconds = 60, inEveryProcess } of serviceJobs) {
    expect([name, Object.hasOwn(jobNames, name)]).toEqual([name, true])
    expect([name, boundSeconds > 0]).toEqual([name, true])
    // A dead process keeps its hold for half a minute: what must not wait for that has none.
    expect([name, everySeconds >= 10 || inEveryProcess === true]).toEqual([name, true])
  }
})

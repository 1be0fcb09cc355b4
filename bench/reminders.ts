/**
 * The morning of so many people at once, by Web Push to a push service on this machine that speaks the protocol:
 * 1 % of the browsers have ended (410), 0.5 % are unknown (404), 2 % are busy at first (429, for five seconds).
 * The floor is the same number of bare requests to the same service, in the same run.
 *
 *   node bench/reminders.ts [people, default 100000]
 */
import http from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { sql } from 'kysely'
import { openWebPush } from '../src/server/adapters/push/web-push.ts'
import { chooseAdapters } from '../src/server/app/adapters.ts'
import { openServer } from '../src/server/app/app.ts'
import { readConfig } from '../src/server/core/settings/config.ts'
import type { Db } from '../src/server/db/schema.ts'
import { planDays } from '../src/server/reminders/plan-days.ts'
import { sendReminders } from '../src/server/reminders/send-reminders.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'

const count = Number(process.argv[2] ?? 100_000)
const limitSeconds = 600
const floorCount = Math.min(count, 10_000)
const row = (name: string, value: string) => console.log(`${name.padEnd(52)} ${value}`)

interface Browser {
  base: string
  p256dh: string
  auth: string
}

/** People whose morning is now, each with one browser. */
async function seed(db: Db, { base, p256dh, auth }: Browser): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create temporary table people on commit drop as
      select i, gen_random_uuid() as uid, gen_random_uuid() as sid from generate_series(0, ${count - 1}::int) i`.execute(
      tx,
    )
    await sql`insert into users (uid, mobile, invite_code)
      select uid, '916' || lpad(i::text, 9, '0'), 'bench' || i from people`.execute(tx)
    await sql`insert into sessions (sid, uid, device) select sid, uid, 'web' from people`.execute(
      tx,
    )
    await sql`insert into reminder_settings (uid, kinds, language, timezone, quiet_from, quiet_until,
        next_day_at, updated_at)
      select uid, '{morning,vrat,window,forecast}', 'en', 'Asia/Kolkata', 0, 0, now(), now() from people`.execute(
      tx,
    )
    await sql`insert into push_devices (device_id, uid, sid, endpoint, endpoint_hash, p256dh, auth, created_at)
      select gen_random_uuid(), uid, sid, ${base} || 'n' || i, 'h' || i, ${p256dh}, ${auth}, now()
      from people`.execute(tx)
  })
  await sql`analyze`.execute(db)
}

/** Seconds of so many bare requests. */
async function floor(base: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  const limit = pLimit(64)
  const body = Buffer.alloc(1200)
  const began = performance.now()
  const ask = () =>
    new Promise<void>((done, failed) => {
      const request = http.request(`${base}n0`, { method: 'POST', agent })
      request.once('response', (response) => response.resume().once('end', done))
      request.once('error', failed).end(body)
    })
  await Promise.all(Array.from({ length: floorCount }, () => limit(ask)))
  agent.destroy()
  return ((performance.now() - began) / 1000) * (count / floorCount)
}

const waiting = async (db: Db) =>
  Number(
    (
      await sql<{ n: string }>`select count(*) as n from reminders where state = 'waiting'`.execute(
        db,
      )
    ).rows[0]?.n,
  )

async function measure(url: string): Promise<void> {
  const fresh = await freshPostgres(url)
  const config = readConfig({
    ...{ DATA_DIR: fresh.dataDirectory, DATABASE_URL: fresh.url, LOG_LEVEL: 'silent' },
  })
  const push = openWebPush({ allowsLocal: true })
  const adapters = { ...(await chooseAdapters(config)), push }
  const server = await openServer(config, { database: fresh.database, adapters })
  const { context } = server
  const { publicKey } = context.pushKeys
  const file = join(import.meta.dirname, 'reminders/push-worker.ts')
  const worker = new Worker(file, { workerData: { publicKey, count } })
  try {
    const [browser] = (await once(worker, 'message')) as [Browser]
    const { db } = fresh.database
    await seed(db, browser)
    const floorSeconds = await floor(browser.base)
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    await planDays(context)
    const planned = seconds()
    await sendReminders(context)
    const first = seconds()
    while ((await waiting(db)) > 0 && seconds() < limitSeconds) {
      await pause(500)
      await sendReminders(context)
    }
    const whole = seconds()
    worker.postMessage('count')
    const [counts] = (await once(worker, 'message')) as [Record<string, number>]
    const { rows } = await sql<{ state: string; n: string }>`
      select state, count(*) as n from reminders group by 1 order by 1`.execute(db)
    const devices = await sql<{ n: string }>`select count(*) as n from push_devices`.execute(db)
    row('people, each with one browser', String(count))
    row('planned', `${planned.toFixed(1)} s`)
    row('all tried once', `${first.toFixed(1)} s (${Math.round(count / first)} a second)`)
    row(`all settled, the busy ones too (limit ${limitSeconds} s)`, `${whole.toFixed(1)} s`)
    row('floor: as many bare requests', `${floorSeconds.toFixed(1)} s`)
    row('ratio to the floor', `${(first / floorSeconds).toFixed(2)} ×`)
    row('taken by the push service', String(counts.taken))
    row('of reminders', rows.map(({ state, n }) => `${n} ${state}`).join(', '))
    row('browsers forgotten (410, 404)', String(count - Number(devices.rows[0]?.n)))
    row('sent twice (must be 0)', String(counts.twice))
    row('faults of the protocol, not readable (must be 0)', `${counts.faults}, ${counts.unread}`)
    if (whole > limitSeconds || counts.twice || counts.faults || counts.unread) process.exitCode = 1
  } finally {
    await worker.terminate()
    push.close()
    await server.close()
    await fresh.drop()
  }
}

const postgres = await startPostgres()
if (!postgres) console.log('The bench of reminders needs a PostgreSQL on this machine: skipped.')
else
  try {
    await measure(postgres.url)
  } finally {
    postgres.stop()
  }

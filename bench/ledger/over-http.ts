import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { openServer } from '../../src/server/app/app.ts'
import { readConfig } from '../../src/server/core/settings/config.ts'
import { signSession } from '../../src/server/core/session-token.ts'
import type { Database } from '../../src/server/db/database.ts'

const people = 4000

/** A whole server on this database, and people who send questions over HTTP. */
export async function overHttp(database: Database, url: string, atOnce: number) {
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'drishti-bench-')),
    LOG_LEVEL: 'warn',
  })
  const server = await openServer(config, { database })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const senders = await makeSenders(database, config.jwtSecret)
  const worker = new Worker(new URL('senders.ts', import.meta.url), {
    workerData: { port, senders, atOnce },
  })
  return {
    /** Transfers a second, for that long. */
    rate: (milliseconds: number) =>
      new Promise<number>((done, failed) => {
        worker.once('message', done)
        worker.once('error', failed)
        worker.postMessage(milliseconds)
      }),
    async close() {
      await worker.terminate()
      await server.close()
    },
  }
}

/** Users with a session and questions of their own; nobody sends more than five in a day. */
async function makeSenders(database: Database, secret: string) {
  const senders = Array.from({ length: people }, (_, i) => ({
    uid: randomUUID(),
    sid: randomUUID(),
    mobile: `916${String(i).padStart(9, '0')}`,
  }))
  const { db } = database
  for (let first = 0; first < people; first += 1000) {
    const batch = senders.slice(first, first + 1000)
    await db
      .insertInto('users')
      .values(batch.map(({ uid, mobile }) => ({ uid, mobile, invite_code: uid })))
      .execute()
    await db
      .insertInto('sessions')
      .values(batch.map(({ uid, sid }) => ({ uid, sid, device: 'web' as const })))
      .execute()
    await sql`select post_entries(gen_random_uuid(), uid || ':bench', 'operator', '', now(),
      array['company', uid::text], array['offers', 'own'], array['oracle', 'oracle'],
      array[-100, 100]::bigint[]) from users where mobile like '916%'
      and not exists (select from postings where cause = uid || ':bench')`.execute(db)
  }
  return Promise.all(
    senders.map(async ({ uid, sid, mobile }) => ({
      jwt: await signSession(secret, { sid, uid }),
      mobile,
    })),
  )
}

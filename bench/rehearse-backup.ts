/**
 * The rehearsal of a restore: a PostgreSQL of its own with a seeded service in it is backed up by pgBackRest
 * (full, then differential), goes on working, is destroyed without a warning, and is restored from the
 * repository to an instant a second before. The ledger's fingerprint must be the one of that instant.
 *
 *   node bench/rehearse-backup.ts [millions of users, default 0.02]
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrate, openDatabase, transact, type Database } from '../src/server/db/database.ts'
import { seedScale } from '../src/server/scale/seed/seed-scale.ts'
import { findBinaries } from '../src/server/testing/postgres.ts'
import { post, verifyLedger } from '../src/server/wallet/ledger.ts'
import { ledgerFingerprint } from '../src/server/wallet/proof/ledger-proofs.ts'
import { openRepository, type Repository } from './size/backup-repository.ts'

const scale = Number(process.argv[2] ?? 0.02)

async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${name.padEnd(58)} ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s`)
  return result
}

const open = ({ url }: Repository): Promise<Database> =>
  openDatabase({ url, dataDirectory: '', poolSize: 2, statementTimeoutMillis: 0 })

/** Gifts, one after the other, for so long. @returns how many. */
async function postGifts(
  { db }: Database,
  uids: readonly string[],
  milliseconds: number,
): Promise<number> {
  let count = 0
  for (const until = performance.now() + milliseconds; performance.now() < until; count++) {
    const uid = uids[count % uids.length] ?? ''
    await transact(db, (tx) =>
      post(
        tx,
        `${uid}:rehearsal:${randomUUID()}`,
        [
          { owner: 'company', kind: 'offers', unit: 'oracle', change: -1 },
          { owner: uid, kind: 'own', unit: 'oracle', change: 1 },
        ],
        { reason: 'operator' },
      ),
    )
  }
  return count
}

async function rehearse(repository: Repository): Promise<boolean> {
  const database = await open(repository)
  await migrate(database.db)
  await timed(`a service of ${scale} million users, seeded`, () =>
    seedScale(database, { scale, at: new Date() }),
  )
  const uids = (await database.db.selectFrom('users').select('uid').limit(100).execute()).map(
    ({ uid }) => uid,
  )
  await timed('full backup', () => repository.backup('full'))
  console.log(`  ${await postGifts(database, uids, 3_000)} postings after it`)
  await timed('differential backup', () => repository.backup('diff'))
  console.log(`  ${await postGifts(database, uids, 3_000)} postings after it, in the log alone`)
  const before = await ledgerFingerprint(database.db)
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
    database.db,
  )
  const at = rows[0]?.at ?? ''
  await pause(200)
  console.log(
    `  ${await postGifts(database, uids, 1_000)} postings in the last second, to be undone`,
  )
  await sql`select pg_switch_wal()`.execute(database.db)
  await timed('all of it in the repository', () => repository.waitForArchive())
  await database.close()
  repository.destroy()
  console.log('  The cluster is destroyed: its directory is gone.')
  const began = performance.now()
  await timed(`restored to ${at}`, () => repository.restore(at))
  await timed('recovered, and open for writing', () => repository.start())
  const restored = await open(repository)
  const after = await ledgerFingerprint(restored.db)
  const total = ((performance.now() - began) / 1000).toFixed(1)
  const { ok, postings, entries } = await timed('the ledger proven', () =>
    verifyLedger(restored.db),
  )
  await transact(restored.db, (tx) =>
    sql`insert into users (uid, invite_code) values (gen_random_uuid(), 'after-restore')`.execute(
      tx,
    ),
  )
  await restored.close()
  console.log(
    `Fingerprint before ${before}, after ${after}: ${before === after ? 'the same' : 'ANOTHER'}.`,
  )
  console.log(
    `${postings} postings, ${entries} entries; the ledger ${ok ? 'holds' : 'DOES NOT HOLD'}.`,
  )
  console.log(`Working again ${total} s after the restore was begun.`)
  return ok && before === after
}

const binaries = findBinaries()
if (!binaries) {
  console.error('PostgreSQL is not here (Debian package postgresql).')
  process.exit(2)
}
const directory = mkdtempSync(join(tmpdir(), 'drishti-rehearsal-'))
let hasHeld = false
const repository = openRepository(binaries, directory)
try {
  hasHeld = await rehearse(repository)
} finally {
  repository.stop()
  rmSync(directory, { recursive: true, force: true })
}
process.exit(hasHeld ? 0 : 1)

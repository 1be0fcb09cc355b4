import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase, transact } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { freshEmbedded, freshPostgres } from '../testing/fresh-database.ts'
import { bothDatabases, openTestApp, type DatabaseKind } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'
import { findBinaries } from '../testing/postgres.ts'
import { ledgerFingerprint } from '../wallet/proof/ledger-proofs.ts'
import { giveTestOffer } from '../wallet/ledger.testing.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { copyDatabase } from './copy-database.ts'
import { runOperatorCommand } from './run-command.ts'

const url = inject('postgresUrl')
const patience = { timeout: 180_000 }

/** A house in which something of everything that moves has happened. */
async function appWithHistory(on: DatabaseKind) {
  const app = await openTestApp({ on })
  const [sender, two] = [await createTestUser(app), await createTestUser(app)]
  await app.db
    .updateTable('users')
    .set({ display_name: 'h-one' })
    .where('uid', '=', sender.uid)
    .execute()
  await createTestKundli(app, sender, {
    full_name: 'Nandini “O’Test” \\ \t नंदिनी',
    lat: 18.520430303,
  })
  await transact(app.db, (tx) => giveTestOffer(tx, sender.uid, 'own', 'points', 450))
  await app.call('astrohub/redeem_questions', { points: 400 }, sender)
  await app.call('astrohub/transfer_questions', { mobile: two.mobile, questions: 1 }, sender)
  await app.call('astrohub/transfer_questions', { mobile: '916000000009', questions: 2 }, sender)
  await app.call('recharges/createOrder', { tier: 't49' }, sender)
  await app.call('wheel/spin', {}, sender)
  await sql`insert into discussions (did, uid, title, description, state, place, upvotes, search, title_grams)
    values (gen_random_uuid(), ${sender.uid}, 'When?', 'And why?', 'shown', nextval('discussion_places'), 0,
      to_tsvector('simple', 'when and why'), '{whe,hen}')`.execute(app.db)
  // The receiver is told behind the answer: nothing may change any more from here on.
  await expect
    .poll(() => app.db.selectFrom('notifications').select('id').execute(), { timeout: 10_000 })
    .toHaveLength(1)
  return app
}

/** Every row of every table, in an order of its own. */
async function everything(db: Db): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const rows: Record<string, string[]> = {}
  for (const name of tables.filter((it) => !it.startsWith('kysely_'))) {
    const all = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
    rows[name] = all.rows.map(({ row }) => row).toSorted()
  }
  return rows
}

async function type(words: string, env: Record<string, string>) {
  const output = { out: '', error: '' }
  const exitCode = await runOperatorCommand(words.split(' '), env, {
    out: (line) => void (output.out += line),
    error: (line) => void (output.error += line),
  })
  return { exitCode, ...output }
}

describe.skipIf(!url).each(bothDatabases)('a copy into PostgreSQL from %s', (on) => {
  test(
    'OPS-10 holds every row and the same ledger, and goes on where the first one was',
    patience,
    async () => {
      const app = await appWithHistory(on)
      const target = await freshPostgres(url ?? '')
      expect(await copyDatabase(app.db, target.database.db)).toBeGreaterThan(50)
      const there = target.database.db
      expect(await everything(there)).toEqual(await everything(app.db))
      expect(await ledgerFingerprint(there)).toBe(await ledgerFingerprint(app.db))
      const { uid } = await app.db
        .selectFrom('transfers')
        .select('uid')
        .limit(1)
        .executeTakeFirstOrThrow()
      await transact(there, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 1))
      expect((await verifyLedger(there)).problems).toEqual([])
      expect(await ledgerFingerprint(there)).not.toBe(await ledgerFingerprint(app.db))
      await expect(sql`update entries set change = 1`.execute(there)).rejects.toThrow(/append-only/)
      const orphan = sql`insert into sessions (sid, uid, device) values
      (gen_random_uuid(), gen_random_uuid(), 'web')`
      await expect(orphan.execute(there)).rejects.toThrow(/foreign key/)
      await expect(copyDatabase(app.db, there)).rejects.toThrow(/has users/)
      await target.drop()
      await app.close()
    },
  )
})

test(
  'OPS-10 a copy of the embedded database’s directory holds the same ledger, and so does PostgreSQL after the command',
  patience,
  async () => {
    const { database, dataDirectory } = await freshEmbedded()
    const uid = crypto.randomUUID()
    const mobile = '916000000001'
    await database.db.insertInto('users').values({ uid, mobile, invite_code: 'a' }).execute()
    await transact(database.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 5))
    const before = await ledgerFingerprint(database.db)
    await database.close()
    const copyDirectory = mkdtempSync(join(tmpdir(), 'drishti-restored-'))
    cpSync(join(dataDirectory, 'db'), join(copyDirectory, 'db'), { recursive: true })
    const restored = await type('verify-ledger', { DATA_DIR: copyDirectory })
    expect(restored.out).toMatch(new RegExp(`^The ledger holds: .*Fingerprint ${before}$`, 's'))
    expect((await type('copy', { DATA_DIR: copyDirectory })).error).toMatch(/COPY_TO_DATABASE_URL/)
    if (url) {
      const target = await freshPostgres(url)
      const env = { DATA_DIR: copyDirectory, COPY_TO_DATABASE_URL: target.url ?? '' }
      const said = await type('copy', env)
      expect(said).toMatchObject({ exitCode: 0, error: '' })
      expect(said.out).toMatch(new RegExp(`^Copied \\d+ rows\\.\nFingerprint ${before}$`))
      await target.drop()
    }
    for (const directory of [dataDirectory, copyDirectory])
      rmSync(directory, { recursive: true, force: true })
  },
)

test.skipIf(!url || !findBinaries())(
  'OPS-10 a dump of PostgreSQL that is restored holds the same ledger',
  patience,
  async () => {
    const app = await appWithHistory('postgres')
    const before = await ledgerFingerprint(app.db)
    const source = app.server.context.config.databaseUrl ?? ''
    const binaries = findBinaries() ?? ''
    const dump = spawnSync(join(binaries, 'pg_dump'), ['--no-owner', source], {
      maxBuffer: 100_000_000,
    })
    expect([dump.status, dump.stderr.toString()]).toEqual([0, ''])
    const target = await freshPostgres(url ?? '')
    await sql`drop schema public cascade`.execute(target.database.db)
    const restore = spawnSync(
      join(binaries, 'psql'),
      ['-q', '-v', 'ON_ERROR_STOP=1', target.url ?? ''],
      { input: Buffer.concat([Buffer.from('create schema public;\n'), dump.stdout]) },
    )
    expect([restore.status, restore.stderr.toString()]).toEqual([0, ''])
    const again = await openDatabase({ url: target.url, dataDirectory: '' })
    expect(await ledgerFingerprint(again.db)).toBe(before)
    expect((await verifyLedger(again.db)).problems).toEqual([])
    expect(await everything(again.db)).toEqual(await everything(app.db))
    await again.close()
    await target.drop()
    await app.close()
  },
)

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { raceDatabases, testDatabases, type DatabaseKind } from '../testing/test-app.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { migrate, openDatabase, readMigrations } from './database.ts'
import type { Db } from './schema.ts'

/** A database as it was before the accounts were renamed, with one user who was given something. */
async function openOlderDatabase(kind: DatabaseKind) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'drishti-older-'))
  const name = `older_${randomUUID().replaceAll('-', '')}`
  const clusterUrl = inject('postgresUrl') ?? ''
  const administer = async (statement: string) => {
    const cluster = new pg.Client(clusterUrl)
    await cluster.connect()
    await cluster.query(statement)
    await cluster.end()
  }
  if (kind === 'postgres') await administer(`create database ${name}`)
  const url = kind === 'postgres' ? clusterUrl.replace(/\/postgres(\?|$)/, `/${name}$1`) : undefined
  const database = await openDatabase({ url, dataDirectory })
  const { db } = database
  const provider = { getMigrations: readMigrations }
  const { error } = await new Migrator({ db, provider }).migrateTo('014-operator-reasons')
  if (error) throw error
  const uid = randomUUID()
  await db.insertInto('users').values({ uid, invite_code: uid }).execute()
  await postAsOlderServer(db, uid, 10)
  return {
    db,
    uid,
    async drop() {
      await database.close()
      if (kind === 'postgres') await administer(`drop database ${name}`)
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

function postAsOlderServer(db: Db, uid: string, amount: number) {
  return sql`select post_entries(${randomUUID()}, ${`${uid}:${randomUUID()}`}, 'operator', '', now(),
    array['house', ${uid}], array['offers', 'own'], array['oracle', 'oracle'],
    array[${-amount}::bigint, ${amount}::bigint])`.execute(db)
}

describe.each(testDatabases)('the company’s accounts on %s', (kind) => {
  // A new embedded database takes its time on a busy machine.
  const patience = { timeout: 180_000 }
  test(
    'get their name, their sums and order stay, and entries are append-only as before',
    patience,
    async () => {
      const { db, uid, drop } = await openOlderDatabase(kind)
      const entries = () =>
        db.selectFrom('entries').selectAll().orderBy('posting_id').orderBy('seq').execute()
      const before = await entries()
      expect(before.map(({ owner }) => owner)).toContain('house')
      await migrate(db)
      expect(await entries()).toEqual(
        before.map((entry) => ({
          ...entry,
          owner: entry.owner === 'house' ? 'company' : entry.owner,
        })),
      )
      await expect(db.updateTable('entries').set({ change: 1 }).execute()).rejects.toThrow(
        /append-only/,
      )
      await expect(db.deleteFrom('postings').execute()).rejects.toThrow(/append-only/)
      // A server of the version before still runs for a while.
      await postAsOlderServer(db, uid, 3)
      const owners = new Set((await entries()).map(({ owner }) => owner))
      expect(owners).toEqual(new Set(['company', uid]))
      expect(await verifyLedger(db)).toMatchObject({ ok: true, postings: 2 })
      await drop()
    },
  )
})

describe.each(raceDatabases)('the company’s accounts on %s', (kind) => {
  test('are renamed while others post: every posting stands, none is lost', async () => {
    const { db, uid, drop } = await openOlderDatabase(kind)
    let isMigrated = false
    let count = 1
    const posting = Array.from({ length: 4 }, async () => {
      while (!isMigrated) {
        await postAsOlderServer(db, uid, 1)
        count++
      }
    })
    await pause(300)
    await migrate(db).finally(() => (isMigrated = true))
    await Promise.all(posting)
    expect(await verifyLedger(db)).toMatchObject({ ok: true, postings: count })
    const account = await db
      .selectFrom('ledger_accounts')
      .where('owner', '=', uid)
      .select('balance')
      .executeTakeFirstOrThrow()
    expect(account.balance).toBe(10 + count - 1)
    await drop()
  })
})

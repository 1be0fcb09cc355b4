import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase, readMigrations } from './database.ts'
import {
  dangersOf,
  faultsOfMigration,
  type Danger,
  type Exemptions,
} from './side-by-side.testing.ts'

/** From here on a migration runs while the release before it serves. */
const first = '044'

/** What each migration sends to the database, by its name. */
async function statementsOfMigrations(clusterUrl: string | null): Promise<Map<string, string[]>> {
  const empty = await emptyDatabase(clusterUrl)
  const sent: string[] = []
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: empty.database.pool }),
    log: ({ query }) => void sent.push(query.sql),
  })
  const migrations = await readMigrations()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const statements = new Map<string, string[]>()
  try {
    for (const name of Object.keys(migrations).sort()) {
      sent.length = 0
      const { error } = await migrator.migrateTo(name)
      if (error) throw error as Error
      statements.set(
        name,
        sent.filter((text) => !text.includes('kysely_migration')),
      )
    }
  } finally {
    await empty.drop()
  }
  return statements
}

/** A database without a table: on PostgreSQL, or the embedded one where this machine has none. */
async function emptyDatabase(clusterUrl: string | null) {
  if (!clusterUrl) {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-migrations-'))
    const database = await openDatabase({ dataDirectory })
    const drop = async () => {
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    }
    return { database, drop }
  }
  const name = `migrations_${randomUUID().replaceAll('-', '')}`
  const cluster = await openDatabase({ url: clusterUrl, dataDirectory: '', poolSize: 1 })
  await sql.raw(`create database ${name}`).execute(cluster.db)
  const url = new URL(clusterUrl)
  url.pathname = name
  const database = await openDatabase({ url: url.href, dataDirectory: '', poolSize: 1 })
  const drop = async () => {
    await database.close()
    await sql.raw(`drop database ${name}`).execute(cluster.db)
    await cluster.close()
  }
  return { database, drop }
}

describe('a migration while the release before it serves', () => {
  test('does nothing that breaks it or holds everybody up, or says why nobody notices', async () => {
    const statements = await statementsOfMigrations(inject('postgresUrl'))
    const migrations = await readMigrations()
    const faults = [...statements].flatMap(([name, texts]) => {
      const { sideBySide } = migrations[name] as { sideBySide?: Exemptions }
      return name >= first ? faultsOfMigration(name, texts, sideBySide) : []
    })
    expect(faults).toEqual([])
    // What was done before the rule is seen for what it was, so that it would be seen again.
    const before = new Set([...statements.values()].flatMap((texts) => dangersOf(texts)))
    expect([...before]).toEqual(
      expect.arrayContaining<Danger>(['drop column', 'change type', 'index under a lock']),
    )
  }, 120_000)

  test.each<[Danger, string]>([
    ['drop table', 'drop table if exists chats cascade'],
    ['drop column', 'ALTER TABLE "users" DROP COLUMN "role"'],
    ['drop column', 'alter table users add a int, drop b'],
    ['rename', 'alter table users rename column a to b'],
    ['rename', 'alter table users rename to people'],
    ['change type', 'alter table users alter column a type bigint using a::bigint'],
    ['not null', 'alter table users alter column a set not null'],
    ['column without default', 'alter table users add column a int not null'],
    ['column without default', 'alter table users add a int default 1, add b int not null'],
    ['default that rewrites', 'alter table users add a uuid not null default gen_random_uuid()'],
    ['drop default', 'alter table users alter a drop default'],
    ['constraint that reads all', 'alter table users add constraint c check (a > 0)'],
    ['constraint that reads all', 'alter table users add a uuid references chats (asst_id)'],
    ['index under a lock', 'select 1; create unique index i on users (a)'],
    ['change of every row', 'update users set a = 1'],
    ['lock', 'lock table users in exclusive mode'],
    ['drop of what code calls', 'drop function refuse_unkept()'],
  ])('is seen to do: %s (%s)', (danger, statement) => {
    expect(dangersOf([statement])).toContain(danger)
  })

  test.each([
    'alter table users add column a int',
    "alter table users add column a text not null default 'x'",
    "alter table users add column a text default 'x' not null",
    'alter table users add constraint c check (a > 0) not valid',
    'alter table users validate constraint c',
    'alter table users alter column a set default 1',
    'alter table users alter column a drop not null',
    'alter table users drop constraint c',
    'create index concurrently i on users (a)',
    'create table t (a int not null); create index i on t (a); alter table t add b int not null',
    'update users set a = 1 where uid = $1',
    'create or replace function f() returns int as $$ begin update t set a = 1; return 1; end $$ language plpgsql',
  ])('may do: %s', (statement) => {
    expect(dangersOf([statement])).toEqual([])
  })

  test('a reason must be a sentence, and must be needed', () => {
    const drop = ['alter table users drop column a']
    const reason = 'Nothing has read it since release 12.'
    expect(faultsOfMigration('050-x', drop)).toHaveLength(1)
    expect(faultsOfMigration('050-x', drop, { 'drop column': 'unused' })).toHaveLength(1)
    expect(faultsOfMigration('050-x', drop, { 'drop column': reason })).toEqual([])
    expect(faultsOfMigration('050-x', [], { 'drop column': reason })).toHaveLength(1)
  })
})

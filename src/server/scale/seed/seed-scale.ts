import type pg from 'pg'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables, Tx } from '../../db/schema.ts'
import { seedForumOf, forumTables } from '../../forum/seed/seed-many.ts'
import { answerRows } from './answer-rows.ts'
import { copyRows, stripTables } from './copy-rows.ts'
import { amountsOf, type ScaleAmounts } from './distribution.ts'
import { peopleRows } from './people-rows.ts'

/** What a seed says of its progress. */
type Print = (line: string) => void

/**
 * Fills an empty PostgreSQL with as much as a service of `scale` million users has: each table by COPY, then
 * its keys and indexes, which prove it; all of it or nothing.
 *
 * @throws Error with a sentence where the database is embedded or holds rows already.
 */
export async function seedScale(
  database: Database,
  { scale, at, print = () => undefined }: { scale: number; at: Date; print?: Print },
): Promise<void> {
  await refuseRealRows(database)
  const amounts = amountsOf(scale, at)
  const sources = [...peopleRows(amounts), ...answerRows(amounts)]
  const tables = [...sources.map(({ table }) => table), ...forumTables, 'votes']
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local idle_in_transaction_session_timeout = 0`)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    const restoring = await stripTables(client, tables)
    for (const source of sources) {
      const began = performance.now()
      const count = await copyRows(client, source)
      print(`${source.table}: ${count} rows, ${seconds(began)} s`)
    }
    const forumBegan = performance.now()
    await seedForum(client, amounts)
    print(
      `discussions: ${amounts.discussions} rows with comments and ranks, ${seconds(forumBegan)} s`,
    )
    await restore(client, restoring, print)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  const began = performance.now()
  await sql`set statement_timeout = 0`.execute(database.db)
  for (const table of new Set(tables))
    await sql`vacuum analyze ${sql.table(table)}`.execute(database.db)
  print(`vacuum and analyze: ${seconds(began)} s`)
}

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(1)

async function refuseRealRows({ db, embedded }: Database): Promise<void> {
  if (embedded)
    throw new Error(
      'Set DATABASE_URL to an empty PostgreSQL: the embedded database is too small for this.',
    )
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from users) or exists (select from postings) or exists (select from discussions)
      as is_used`.execute(db)
  if (rows[0]?.is_used)
    throw new Error(
      'The database at DATABASE_URL has users: give an empty one. Nothing was changed.',
    )
}

/** Discussions of the first of the people, and one vote on each; the texts need SQL for what is searched. */
async function seedForum(client: pg.PoolClient, amounts: ScaleAmounts): Promise<void> {
  const members = Math.min(amounts.users, 50_000)
  await client.query(`create temporary table seeded_members on commit drop as
    select row_number() over (order by mobile)::int as n, uid from users order by mobile limit ${members}`)
  // The same connection, and so the same transaction.
  const connection = { query: client.query.bind(client), release: () => undefined }
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => connection,
      end: async () => undefined,
      options: {},
    },
  })
  const tx = new Kysely<Tables>({ dialect }) as unknown as Tx
  await seedForumOf(tx, { ...amounts, members })
  await client.query(`insert into votes (uid, item, of_comment, type, at)
    select m.uid, s.did, false, 1, now() from seeded_discussions s
    join seeded_members m on m.n = s.n::bigint * 37 % ${members} + 1`)
}

async function restore(client: pg.PoolClient, statements: string[], print: Print): Promise<void> {
  const began = performance.now()
  for (const statement of statements) await client.query(statement)
  print(`keys, indexes and their proof: ${seconds(began)} s`)
}

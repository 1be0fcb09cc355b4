/**
 * How long a start takes until the port answers, and until the ledger is proven behind it: the first
 * time (all of it) and the next (what is new), with ledgers of several sizes in a PostgreSQL of its own.
 * The floor is the start with an empty ledger in the same run.
 *
 *   node bench/start.ts [entries, default 1000000] [more …]
 */
import { sql } from 'kysely'
import type { Db } from '../src/server/db/schema.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { startServer } from './size/start-server.ts'

const people = 20_000

/** Questions given to people, one after the other: two entries a posting. */
async function seed(db: Db, entryCount: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create temporary table given on commit drop as
      select i, gen_random_uuid() as posting_id, md5((i % ${people}::int)::text)::uuid as uid,
        i / ${people}::int + 1 as balance
      from generate_series(0, ${entryCount / 2 - 1}::int) as i`.execute(tx)
    await sql`insert into postings (posting_id, cause, reason, reference)
      select posting_id, uid || ':bench:' || i, 'operator', '' from given`.execute(tx)
    await sql`insert into entries (posting_id, seq, owner, kind, unit, change, balance_after)
      select posting_id, seq, case seq when 1 then 'company' else uid::text end,
        case seq when 1 then 'offers' else 'own' end, 'oracle',
        case seq when 1 then -1 else 1 end, case seq when 2 then balance end
      from given, generate_series(1, 2) as seq order by i, seq`.execute(tx)
    await sql`insert into ledger_accounts (owner, kind, unit, balance)
      select uid::text, 'own', 'oracle', max(balance) from given group by uid`.execute(tx)
  })
  await sql`vacuum analyze`.execute(db).catch(() => undefined)
}

const sizes = process.argv.slice(2).map(Number)
const cluster = await startPostgres()
if (!cluster) process.exit(1)
try {
  let floor = 0
  for (const entryCount of [0, ...(sizes.length ? sizes : [1_000_000])]) {
    const { database, url, dataDirectory, drop } = await freshPostgres(cluster.url)
    if (entryCount) await seed(database.db, entryCount)
    for (const name of ['first start', 'next start']) {
      const server = await startServer(url ?? '', dataDirectory)
      const { open, proven } = server
      await server.end()
      floor ||= open
      console.log(
        `${String(entryCount).padStart(9)} entries, ${name}: port ${open.toFixed(1)} s (${(open / floor).toFixed(2)} ×), proven ${proven.toFixed(1)} s`,
      )
    }
    await drop()
  }
} finally {
  cluster.stop()
}

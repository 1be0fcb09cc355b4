import path from 'node:path'
import { readdir } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { openEmbedded } from './embedded/embedded.ts'
import { readAddress } from './connection/address.ts'
import { clientClass, clientConfig } from './connection/client.ts'
import type { Db, Tables, Tx } from './schema.ts'

// 20 = int8. Amounts stay far below 2^53, and a number is what the rules reckon with.
pg.types.setTypeParser(20, Number)
// Else an instant is written in the machine's own time zone, cut to whole minutes: a birth before 1906
// would be kept ten seconds off on a server that runs on Indian time.
pg.defaults.parseInputDatesAsUTC = true

export interface Database {
  db: Db
  /** The same pool beneath, for the few who need a bare connection (LISTEN, a race test). */
  pool: pg.Pool
  /** The embedded database has one session and serialises everything. */
  embedded: boolean
  close(): Promise<void>
}

/**
 * For one's turn in the pool as for the opening of a connection, which `pg` counts by one timer: a crowd
 * is through in less, and a database that hangs keeps nobody for longer (decision 022). One that is not
 * there says so at once.
 */
const usualConnectionTimeout = 10_000

/** What a transaction may wait for its next statement. */
const idleTransactionTimeout = 30_000

interface DatabaseOptions {
  /** As libpq writes it, several hosts and TLS among it; absent: the embedded database. */
  url?: string | undefined
  /** The address is a pooler's, which keeps no session for anybody. */
  isPooled?: boolean
  dataDirectory: string
  poolSize?: number
  connectionTimeoutMillis?: number
  /** How long a statement may take (PostgreSQL alone); 0: as long as it takes. */
  statementTimeoutMillis?: number
  onError?: (error: Error) => void
}

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDirectory` when there is no url.
 *
 * @throws AddressError where the address can't be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const home = options.url ? null : await openEmbedded(options.dataDirectory)
  const pool = home
    ? new pg.Pool({
        host: home.socketDirectory,
        user: 'postgres',
        database: 'postgres',
        max: 1,
        idleTimeoutMillis: 0,
      })
    : openPool(options.url ?? '', options)
  // An idle connection that dies (server restart) must not take the process with it.
  pool.on('error', (error) => options.onError?.(error))
  // Nor one that dies in use, between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    embedded: home !== null,
    async close() {
      await db.destroy()
      // Kysely ends a pool only if it has used it.
      if (!pool.ended) await pool.end()
      await home?.close()
    },
  }
}

function openPool(url: string, options: DatabaseOptions): pg.Pool {
  const address = readAddress(url)
  const kind = {
    isPooled: options.isPooled ?? false,
    statementTimeoutMs: options.statementTimeoutMillis ?? 15_000,
    idleTimeoutMs: idleTransactionTimeout,
  }
  return new pg.Pool({
    ...clientConfig(address, kind),
    Client: clientClass(address, kind),
    max: options.poolSize ?? 10,
    connectionTimeoutMillis:
      options.connectionTimeoutMillis ?? address.connectTimeoutMs ?? usualConnectionTimeout,
  })
}

/**
 * Runs `work` in one transaction at READ COMMITTED. A serialisation failure or deadlock (which the
 * fixed order of ledger entries should exclude) is tried again, three times at most.
 */
export function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return persist(() => db.transaction().execute(work))
}

async function persist<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt >= 3 || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

/**
 * Brings the tables to the newest form; safe when several instances start at once. Where a later release
 * has done more by then, that stands: migrations are written so that this one runs beside it.
 */
export async function migrate(db: Db): Promise<void> {
  const own = await readMigrations()
  const bringUp = async () => {
    // Read before the migrator's own transaction: there may be one connection alone.
    const migrations = withLater(own, await doneOn(db))
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      allowUnorderedMigrations: false,
    })
    const { error } = await migrator.migrateToLatest()
    if (error)
      throw error instanceof Error ? error : new Error('Migration failed', { cause: error })
  }
  // All of them are one transaction: one that others' locks have ended is begun again,
  await persist(async () => {
    const before = await doneOn(db)
    await bringUp().catch(async (error: unknown) => {
      // and one that a later release has overtaken while it waited.
      if ((await doneOn(db)).length === before.length) throw error
      await bringUp()
    })
  })
}

/** The names of those that were run on a database. */
async function doneOn(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (!tables[0]?.is_there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** With what a later release has done, which has nothing to do here. One that is missing in between is an error. */
function withLater(
  migrations: Record<string, Migration>,
  done: readonly string[],
): Record<string, Migration> {
  const newest = Object.keys(migrations).sort().at(-1) ?? ''
  const later = done.filter((name) => name > newest)
  return { ...migrations, ...Object.fromEntries(later.map((name) => [name, laterMigration])) }
}

const laterMigration: Migration = {
  up: () => Promise.reject(new Error('A migration of a later release.')),
}

/** All migrations by name (`015-company-accounts`), which is also the order in which they run. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = new URL('./migrations/', import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const migrations: Record<string, Migration> = {}
  // A migration is known by its own name, whichever folder it stands in.
  for (const file of files.filter((name) => name.endsWith('.ts')).sort())
    migrations[path.basename(file, '.ts')] = (await import(new URL(file, folder).href)) as Migration
  return migrations
}

import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/settings/config.ts'
import { migrate, openDatabase, type Database } from '../db/database.ts'

/**
 * Opens the database that the settings name, by its pooler where there is one, with its tables in the
 * newest form: they are changed at PostgreSQL itself, for a change may take longer than a pooler waits.
 *
 * @throws the error of PostgreSQL or of the pooler where one of the two can't be opened.
 */
export async function openServiceDatabase(
  config: Config,
  log: FastifyBaseLogger,
): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDirectory } = config
  const onError = (error: Error) => log.error({ err: error }, 'database connection lost')
  if (directUrl) {
    const direct = await openDatabase({ url: directUrl, dataDirectory, poolSize: 1, onError })
    try {
      await migrate(direct.db)
    } finally {
      await direct.close()
    }
  }
  const isPooled = directUrl !== undefined
  const database = await openDatabase({ url, isPooled, dataDirectory, onError })
  try {
    if (isPooled) await warnWithoutBound(database, log)
    else await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Transactions bring their bound with them; a statement alone has what its session was begun with. */
async function warnWithoutBound({ db }: Database, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await sql<{ bound: string }>`
    select current_setting('statement_timeout') as bound`.execute(db)
  if (rows[0]?.bound === '0')
    log.warn(
      "Statements outside transactions may take as long as they like: give the pooler connect_query='set statement_timeout = 15000'.",
    )
}

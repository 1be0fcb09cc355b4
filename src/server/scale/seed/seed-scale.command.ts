/** `npm run seed -- --scale [1]`: an empty PostgreSQL filled as a service of so many million users is. */
import { existsSync } from 'node:fs'
import { migrate, openDatabase } from '../../db/database.ts'
import { readConfig } from '../../core/settings/config.ts'
import { seedScale } from './seed-scale.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const typed = process.argv[process.argv.indexOf('--scale') + 1] ?? '1'
const scale = Number(typed)
const config = readConfig(process.env)
const url = config.databaseDirectUrl ?? config.databaseUrl

if (!(scale > 0 && scale <= 10)) fail('--scale must be a number up to 10: millions of users.')
if (!url) fail('Set DATABASE_URL to an empty PostgreSQL: the embedded database is not filled so.')
const database = await openDatabase({
  ...{ url, dataDirectory: config.dataDirectory, poolSize: 1, statementTimeoutMillis: 0 },
})
try {
  await migrate(database.db)
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  await seedScale(database, { scale, at: new Date(), print })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

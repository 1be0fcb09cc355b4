/** `npm run seed`: a lively demo; `npm run seed -- --many` AstroHub with 100,000 discussions, for measuring. */
import { existsSync } from 'node:fs'
import { migrate, openDatabase } from '../../db/database.ts'
import { readConfig } from '../../core/settings/config.ts'
import { seedDemo } from './seed-demo.ts'
import { seedMany } from './seed-many.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const config = readConfig(process.env)
const database = await openDatabase({
  url: config.databaseDirectUrl ?? config.databaseUrl,
  dataDirectory: config.dataDirectory,
  poolSize: 1,
})
try {
  await migrate(database.db)
  await seedDemo(database.db, new Date())
  process.stdout.write('A small AstroHub is there.\n')
  if (process.argv.includes('--many')) {
    await seedMany(database.db, { members: 5_000, discussions: 100_000, comments: 1_000_000 })
    process.stdout.write('100,000 discussions and 1,000,000 comments are there.\n')
  }
} finally {
  await database.close()
}

/** `npm run backup [FOLDER]`: a copy of the embedded database while the server runs. */
import { existsSync } from 'node:fs'
import { readConfig } from '../core/settings/config.ts'
import { copyEmbedded } from '../db/embedded/copy-embedded.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const config = readConfig(process.env)
const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
const target = process.argv[2] ?? `backups/${stamp}`
try {
  if (config.databaseUrl)
    throw new Error(
      'DATABASE_URL is set: PostgreSQL is backed up by pgBackRest (docs/operations.md).',
    )
  const began = performance.now()
  await copyEmbedded(config.dataDirectory, target)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `A copy is in ${target} (${seconds} s). DATA_DIR=${target} npm run operator -- verify-ledger proves it.\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

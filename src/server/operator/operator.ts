/** `npm run operator -- …`: what only somebody with a shell on the server may do. */
import { existsSync } from 'node:fs'
import { runOperatorCommand } from './run-command.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.exitCode = await runOperatorCommand(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
})

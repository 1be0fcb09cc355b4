// npm run backup [-- FOLDER]: copies the embedded database while the server runs.
import { install, run } from './setup.mjs'

install()
process.exit(run(['src/server/operator/backup.ts', ...process.argv.slice(2)]))

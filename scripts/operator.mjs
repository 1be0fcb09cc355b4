// npm run operator -- …: installs what is missing, then does what the operator asks.
import { install, run } from './setup.mjs'

install()
process.exit(run(['src/server/operator/operator.ts', ...process.argv.slice(2)]))

// npm run seed [-- --many]: a lively demo in the database that the server is configured for (stop the server first if it is the embedded one).
import { install, run } from './setup.mjs'

install()
process.exit(run(['src/server/forum/seed/seed.ts', ...process.argv.slice(2)]))

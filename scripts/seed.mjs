// npm run seed [-- --many | -- --scale [1]]: a lively demo in the database that the server is configured for (stop the server first if it is the embedded one), or an empty PostgreSQL filled as a service of so many million users is.
import { install, run } from './setup.mjs'

install()
const isScale = process.argv.includes('--scale')
const script = isScale
  ? 'src/server/scale/seed/seed-scale.command.ts'
  : 'src/server/forum/seed/seed.ts'
process.exit(run([script, ...process.argv.slice(2)]))

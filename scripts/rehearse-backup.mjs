// npm run rehearse:backup [-- MILLIONS]: a PostgreSQL of its own is backed up by pgBackRest (Debian), destroyed and restored to a second before.
import { spawnSync } from 'node:child_process'
import { install, run } from './setup.mjs'

install()
const isThere = spawnSync('pgbackrest', ['version']).status === 0
if (!isThere && process.getuid?.() === 0) {
  console.log('Installing pgBackRest …')
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbackrest'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
process.exit(run(['bench/rehearse-backup.ts', ...process.argv.slice(2)]))

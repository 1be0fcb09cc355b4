/**
 * npm run rehearse [-- --write] [words of the cases' names …]: takes everything away in turn that may fail
 * and shows what is lost (bench/rehearse.ts). On Debian as root; what is missing is installed by apt-get,
 * and not started.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { install, run } from './setup.mjs'

const isThere = {
  postgresql: () =>
    existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ),
  'etcd-server': () => existsSync('/usr/bin/etcd'),
  patroni: () => existsSync('/usr/bin/patroni'),
  haproxy: () => existsSync('/usr/sbin/haproxy'),
  pgbouncer: () => existsSync('/usr/sbin/pgbouncer'),
}
const missing = Object.keys(isThere).filter((name) => !isThere[name]())
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error(
    'The rehearsal needs Debian and root: PostgreSQL and PgBouncer change to its account.',
  )
  process.exit(2)
}
if (missing.length) {
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  // Patroni's own package brings no driver for etcd.
  const drivers = missing.includes('patroni') ? ['python3-etcd'] : []
  const options = ['install', '-y', '-qq', '--no-install-recommends']
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  const { status } = spawnSync('apt-get', [...options, ...missing, ...drivers], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) {
    console.error(`These packages of Debian could not be installed: ${missing.join(', ')}.`)
    process.exit(2)
  }
}
install()
build()
process.exit(run(['bench/rehearse.ts', ...process.argv.slice(2)]))

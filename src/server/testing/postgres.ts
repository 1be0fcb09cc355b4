import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Postgres {
  /** postgres:// address of the maintenance database of a cluster made for this run. */
  url: string
  stop(): void
}

/** A cluster that a test may take away and bring back. */
export interface RestartablePostgres extends Postgres {
  /** Ends it at once, as a crash would; its data stay. */
  halt(): void
  /** Brings it back, with a crash's recovery. */
  start(): void
}

/**
 * Starts a PostgreSQL of our own, on a Unix socket in a new directory, for races that the embedded
 * database can't show. `TEST_DATABASE_URL` names one that is already there instead.
 *
 * @returns null, with the reason on standard output in one line, where no PostgreSQL can be had
 *   (with NOTHING_SKIPPED set it throws instead).
 */
export async function startPostgres(): Promise<Postgres | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => undefined }
  return startSeparatePostgres()
}

/** A PostgreSQL that nobody else uses; null, or an error, as with startPostgres. */
export function startSeparatePostgres(
  { keepsCommits }: { keepsCommits: boolean } = { keepsCommits: false },
): RestartablePostgres | null {
  const binaries = findBinaries()
  if (!binaries) return absent('no PostgreSQL binaries found (Debian package "postgresql")')
  const directory = mkdtempSync(join(clusterHome(), 'drishti-pg-'))
  // PostgreSQL refuses to run as root: an unprivileged account takes its place.
  const asUser = process.getuid?.() === 0 ? unprivilegedPrefix() : []
  if (!asUser) return absent('PostgreSQL does not run as root and there is no postgres account')
  if (asUser.length) {
    spawnSync('chown', ['postgres', directory])
    chmodSync(directory, 0o755)
  }
  const run = (command: string, args: string[]) =>
    spawnSync(asUser[0] ?? command, asUser.length ? [...asUser.slice(1), command, ...args] : args, {
      encoding: 'utf8',
      cwd: '/',
    })
  const data = join(directory, 'data')
  const initResult = run(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'drishti',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  if (initResult.status !== 0) return absent(`initdb failed: ${initResult.stderr.slice(0, 300)}`)
  const settings = {
    unix_socket_directories: directory,
    listen_addresses: "''",
    max_connections: '200',
    // Nothing here must outlive a power cut; only our own server is ever killed.
    fsync: 'off',
    // Without it the last commits before a crash may be lost, which a test of crashes must not blame on us.
    synchronous_commit: keepsCommits ? 'on' : 'off',
    full_page_writes: 'off',
    deadlock_timeout: '200ms',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const start = () =>
    run(join(binaries, 'pg_ctl'), [
      ...['-D', data, '-w', '-t', '60', '-l', join(directory, 'log')],
      ...['-o', options.join(' '), 'start'],
    ])
  const halt = () => run(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
  const started = start()
  if (started.status !== 0)
    return absent(`PostgreSQL did not start: ${started.stderr.slice(0, 300)}`)
  return {
    url: `postgres://drishti@localhost/postgres?host=${encodeURIComponent(directory)}`,
    halt: () => void halt(),
    start() {
      const again = start()
      if (again.status !== 0) throw new Error(`PostgreSQL did not come back: ${again.stderr}`)
    },
    stop() {
      halt()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const memory = '/dev/shm'
/** The cluster itself, its write-ahead log and the databases of a few tests at once. */
const clusterBytes = 4 * 1024 ** 3

/** In memory where there is room: each copy of the template is three hundred new files. */
function clusterHome(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= clusterBytes ? memory : tmpdir()
}

function absent(reason: string): null {
  if (process.env.NOTHING_SKIPPED) throw new Error(`Nothing may be skipped, but ${reason}.`)
  process.stdout.write(`Tests on real PostgreSQL are skipped: ${reason}.\n`)
  return null
}

/** Where initdb, pg_dump and their like are; null where there are none. */
export function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  for (const version of versions)
    if (existsSync(join(debian, version, 'bin/initdb'))) return join(debian, version, 'bin')
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return onPath.status === 0 && existsSync(join(onPath.stdout.trim(), 'initdb'))
    ? onPath.stdout.trim()
    : null
}

function unprivilegedPrefix(): string[] | null {
  const known = spawnSync('id', ['postgres']).status === 0
  return known ? ['runuser', '-u', 'postgres', '--'] : null
}

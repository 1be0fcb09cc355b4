import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A PostgreSQL on a socket of its own whose log goes to a repository of pgBackRest. */
export interface Repository {
  url: string
  backup(kind: 'full' | 'diff'): void
  /** Waits until the last piece of the log is in the repository. */
  waitForArchive(): Promise<void>
  /** Kills the cluster and removes its directory. */
  destroy(): void
  /** Brings the directory back as it was at an instant, `2026-01-01 12:00:00.123+00`. */
  restore(at: string): void
  /** Starts it, and waits until a recovery is over. */
  start(): Promise<void>
  stop(): void
}

/** The programs of one cluster, each run as the user who may own a cluster. */
interface Cluster {
  data: string
  /** @throws Error with the program's own words where it fails. */
  run: (...words: string[]) => string
  pgbackrest: string
  start: () => void
  halt: () => void
  /** @returns the statement's only value as text. */
  psql: (statement: string) => string
}

/**
 * Makes the cluster and its repository below a directory, and starts it.
 *
 * @throws Error with the tool's own words where one of them fails.
 */
export function openRepository(binaries: string, directory: string): Repository {
  const { data, run, pgbackrest, start, halt, psql } = makeCluster(binaries, directory)
  const repository = (...words: string[]) => run(...pgbackrest.split(' '), ...words)
  const becomes = async (statement: string, wanted: string) => {
    for (let waited = 0; psql(statement) !== wanted; waited++) {
      if (waited > 1200) throw new Error(`It did not come about: ${statement}`)
      await pause(100)
    }
  }
  start()
  repository('stanza-create')
  return {
    url: `postgres://drishti@localhost/postgres?host=${encodeURIComponent(directory)}`,
    backup: (kind) => void repository('backup', `--type=${kind}`),
    waitForArchive: () =>
      becomes(
        `select not exists (select from pg_ls_archive_statusdir() where name like '%.ready')`,
        't',
      ),
    destroy() {
      halt()
      rmSync(data, { recursive: true, force: true })
    },
    restore(at) {
      run('mkdir', '-m', '700', data)
      repository('restore', '--type=time', `--target=${at}`, '--target-action=promote')
    },
    async start() {
      start()
      await becomes('select pg_is_in_recovery()', 'f')
    },
    stop: halt,
  }
}

/** A new cluster whose log is archived by pgBackRest; it does not run yet. */
function makeCluster(binaries: string, directory: string): Cluster {
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (...words: string[]): string => {
    const [command = '', ...rest] = [...asUser, ...words]
    const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8', cwd: '/' })
    if (status !== 0) throw new Error(`${words.slice(0, 4).join(' ')}: ${stdout}${stderr}`)
    return stdout
  }
  const program = (name: string) => join(binaries, name)
  const data = join(directory, 'data')
  const pgbackrest = `pgbackrest --config=${writeSettings(directory, data)} --stanza=drishti`
  if (asUser.length) spawnSync('chown', ['-R', 'postgres', directory])
  run(program('initdb'), '-D', data, '-U', 'drishti', '-A', 'trust', '-E', 'UTF8', '-k')
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `unix_socket_directories = '${directory}'
listen_addresses = ''
archive_mode = on
archive_command = '${pgbackrest} archive-push %p'
max_wal_size = '4GB'
`,
  )
  const log = `${directory}/pg.log`
  return {
    ...{ data, run, pgbackrest },
    start: () => void run(program('pg_ctl'), '-D', data, '-w', '-t', '600', '-l', log, 'start'),
    halt() {
      const [command, ...words] = [...asUser, program('pg_ctl')]
      spawnSync(command, [...words, '-D', data, '-m', 'immediate', 'stop'], { cwd: '/' })
    },
    psql: (statement) =>
      run(program('psql'), '-h', directory, '-U', 'drishti', '-Atc', statement, 'postgres').trim(),
  }
}

/** The repository's folders and the settings of pgBackRest. @returns the path of the settings. */
function writeSettings(directory: string, data: string): string {
  const settings = join(directory, 'pgbackrest.conf')
  chmodSync(directory, 0o755)
  for (const folder of ['repository', 'log', 'lock', 'spool']) mkdirSync(join(directory, folder))
  writeFileSync(
    settings,
    `[global]
repo1-path=${directory}/repository
repo1-retention-full=2
log-path=${directory}/log
lock-path=${directory}/lock
spool-path=${directory}/spool
start-fast=y
compress-type=lz4
process-max=2

[drishti]
pg1-path=${data}
pg1-socket-path=${directory}
pg1-user=drishti
pg1-database=postgres
`,
  )
  return settings
}

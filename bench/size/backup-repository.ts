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

/**
 * Makes the cluster and its repository below a directory, and starts it.
 *
 * @throws Error with the tool's own words where one of them fails.
 */
export function openRepository(binaries: string, directory: string): Repository {
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (...words: string[]): string => {
    const [command = '', ...rest] = [...asUser, ...words]
    const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8', cwd: '/' })
    if (status !== 0) throw new Error(`${words.slice(0, 4).join(' ')}: ${stdout}${stderr}`)
    return stdout
  }
  const data = join(directory, 'data')
  const settings = join(directory, 'pgbackrest.conf')
  const pgbackrest = `pgbackrest --config=${settings} --stanza=drishti`
  const repository = (...words: string[]) => run(...pgbackrest.split(' '), ...words)
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
  if (asUser.length) spawnSync('chown', ['-R', 'postgres', directory])
  run(join(binaries, 'initdb'), '-D', data, '-U', 'drishti', '-A', 'trust', '-E', 'UTF8', '-k')
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `unix_socket_directories = '${directory}'
listen_addresses = ''
archive_mode = on
archive_command = '${pgbackrest} archive-push %p'
max_wal_size = '4GB'
`,
  )
  const start = () =>
    run(
      join(binaries, 'pg_ctl'),
      '-D',
      data,
      '-w',
      '-t',
      '600',
      '-l',
      `${directory}/pg.log`,
      'start',
    )
  const psql = (statement: string) =>
    run(
      join(binaries, 'psql'),
      '-h',
      directory,
      '-U',
      'drishti',
      '-Atc',
      statement,
      'postgres',
    ).trim()
  const halt = () =>
    spawnSync(
      asUser[0] ?? join(binaries, 'pg_ctl'),
      [...asUser.slice(1), ...(asUser.length ? [join(binaries, 'pg_ctl')] : []), '-D', data].concat(
        [...['-m', 'immediate', 'stop']],
      ),
      { cwd: '/' },
    )
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
    stop: () => void halt(),
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A PgBouncer of our own before one database. */
export interface Pooler {
  /** postgres:// address of the same database by way of it. */
  url: string
  end(): Promise<void>
}

interface PoolerOptions {
  /** Lines of its `[pgbouncer]` section beside the usual ones. */
  settings?: string[]
  /** What it says to each new session of the database. */
  connectQuery?: string
  port?: number
}

const program = '/usr/sbin/pgbouncer'

/** Why no PgBouncer can be started here; null where one can. */
export const noPgbouncer = existsSync(program) ? null : `there is no ${program}`
if (noPgbouncer)
  process.stdout.write(
    `Tests through a real PgBouncer are skipped: ${noPgbouncer} (Debian package "pgbouncer").\n`,
  )

/**
 * Starts PgBouncer in transaction mode before the PostgreSQL at a socket's address, listening on a socket in
 * a new directory.
 *
 * @throws Error with what it said where it does not start.
 */
export async function startPgbouncer(
  databaseUrl: string,
  { settings = [], connectQuery, port = 6432 }: PoolerOptions = {},
): Promise<Pooler> {
  const target = new URL(databaseUrl)
  const name = target.pathname.slice(1)
  const directory = mkdtempSync(join(tmpdir(), 'drishti-pgb-'))
  const file = (ending: string) => join(directory, ending)
  writeFileSync(file('users.txt'), '"drishti" ""\n')
  const query = connectQuery ? ` connect_query='${connectQuery}'` : ''
  writeFileSync(
    file('pgbouncer.ini'),
    [
      '[databases]',
      `${name} = host=${target.searchParams.get('host')} port=5432 user=drishti${query}`,
      '[pgbouncer]',
      `unix_socket_dir = ${directory}`,
      `listen_port = ${port}`,
      'pool_mode = transaction',
      'auth_type = trust',
      `auth_file = ${file('users.txt')}`,
      // Fewer than a server opens, so that its sessions change hands.
      'default_pool_size = 3',
      'max_client_conn = 200',
      'query_wait_timeout = 10',
      ...settings,
    ].join('\n'),
  )
  chmodSync(directory, 0o755)
  // It refuses to run as root: the account of PostgreSQL takes its place.
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', ['-R', 'postgres', directory])
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', program] : [program]
  const child = spawn(command[0] ?? '', [...command.slice(1), file('pgbouncer.ini')], { cwd: '/' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void (output += piece.toString()))
  const ended = new Promise((done) => child.once('close', done))
  // A test that fails before its end leaves none behind.
  const killAtExit = () => void child.kill('SIGTERM')
  process.once('exit', killAtExit)
  const isThere = () =>
    new Promise<boolean>((tell) => {
      const line = connect(join(directory, `.s.PGSQL.${port}`))
      line.once('connect', () => {
        line.destroy()
        tell(true)
      })
      line.once('error', () => tell(false))
    })
  for (let waited = 0; !(await isThere()); waited += 50) {
    if (child.exitCode !== null || waited > 20_000)
      throw new Error(`PgBouncer did not start: ${output}`)
    await pause(50)
  }
  return {
    url: `postgres://drishti@localhost:${port}/${name}?host=${encodeURIComponent(directory)}`,
    async end() {
      // Its own signal for "at once"; runuser passes it on.
      child.kill('SIGTERM')
      await ended
      process.off('exit', killAtExit)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

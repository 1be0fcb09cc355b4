import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A post as a test has it written. */
export interface SeedPost {
  title: string
  /** HTML, kept as it is: an administrator may paste anything. */
  content: string
  excerpt?: string
  /** UTC: `2026-10-28 05:30:00`. */
  at: string
  status?: 'publish' | 'draft' | 'future' | 'private' | 'pending'
  type?: 'post' | 'page'
  slug?: string
  password?: string
  sticky?: boolean
  picture?: { name: string; base64: string; alt: string; isMeasured?: boolean }
  /** What an SEO plugin would say of it. */
  head?: { title?: string; description?: string }
}

/** A WordPress on its own database, both ours alone. */
export interface RealWordpress {
  address: string
  /** Writes posts; gives their ids. */
  write(posts: readonly SeedPost[]): Promise<number[]>
  /** The paths that its web server was asked for since its last start, in their order. */
  requestedPaths(): string[]
  /** Switches the plugin for head data. */
  setHeadData(to: 'on' | 'off'): Promise<void>
  /** Ends its web server, and starts it again at the same address. */
  halt(): Promise<void>
  start(): Promise<void>
  /** Ends its database: the web server goes on without one. */
  haltDatabase(): Promise<void>
  /** Ends everything and removes every file. */
  close(): Promise<void>
}

const debian = '/usr/share/wordpress'
const scripts = join(import.meta.dirname, 'real-wordpress')

/** Why no real WordPress can be started here; null where one can. */
export const noWordpress = whatIsMissing()
if (noWordpress)
  process.stdout.write(
    `Tests on a real WordPress are skipped: ${noWordpress} (Debian packages "wordpress php-cli php-mysql mariadb-server").\n`,
  )

function whatIsMissing(): string | null {
  if (!existsSync(join(debian, 'wp-load.php'))) return `there is no WordPress in ${debian}`
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' })
  if (modules.status !== 0) return 'there is no php'
  if (!/^mysqli$/m.test(modules.stdout)) return 'php has no mysqli'
  if (!databaseServer()) return 'there is no MariaDB'
  return null
}

function databaseServer(): string | undefined {
  return ['/usr/sbin/mariadbd', '/usr/local/sbin/mariadbd'].find((path) => existsSync(path))
}

/**
 * Installs WordPress into a new directory, on a MariaDB of its own that listens on a socket in there,
 * and serves it on a loopback port. It holds no post.
 *
 * @throws Error with what the program said that did not start.
 */
export async function realWordpress(): Promise<RealWordpress> {
  const directory = mkdtempSync(join(tmpdir(), 'drishti-wp-'))
  const socket = join(directory, 'db.sock')
  const site = join(directory, 'site')
  const address = `http://127.0.0.1:${await freePort()}`
  const env = {
    PATH: process.env.PATH ?? '',
    TMPDIR: directory,
    SITE_SOCKET: socket,
    SITE_ADDRESS: address,
    SITE_DIRECTORY: site,
  }
  const running: Program[] = []
  let web: Program
  const start = async () => {
    web = program('php', ['-S', new URL(address).host, '-t', site], { env, cwd: site })
    running.push(web)
    await answers(web, () => reaches(Number(new URL(address).port)))
  }
  const close = async () => {
    await Promise.all(running.map(({ end }) => end()))
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    layOut(site)
    const database = await startDatabase(directory, socket)
    running.push(database)
    await php('install.php', [], env)
    await start()
    return {
      address,
      write: async (posts) =>
        JSON.parse(await php('seed.php', [], env, JSON.stringify(posts))) as number[],
      requestedPaths: () =>
        [...web.allOutput().matchAll(/\]: GET (\S+)$/gm)].map(([, path = '']) => path),
      setHeadData: async (to) => void (await php('set-option.php', ['head_data', to], env)),
      start,
      halt: () => web.end(),
      haltDatabase: () => database.end(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** WordPress takes its directory from where its first file lies: those are copied, the rest is linked. */
function layOut(site: string): void {
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true })
  mkdirSync(join(site, 'wp-content/uploads'))
  for (const name of readdirSync(debian))
    if (name.endsWith('.php')) copyFileSync(join(debian, name), join(site, name))
  for (const name of ['wp-includes', 'wp-admin'])
    symlinkSync(join(debian, name), join(site, name), 'dir')
  copyFileSync(join(scripts, 'wp-config.php'), join(site, 'wp-config.php'))
  copyFileSync(join(scripts, 'head-data.php'), join(site, 'wp-content/mu-plugins/head-data.php'))
}

async function startDatabase(directory: string, socket: string): Promise<Program> {
  const data = join(directory, 'data')
  mkdirSync(data)
  // It does not run as root by itself: its own account takes that place, where there is one.
  const isRoot = process.getuid?.() === 0
  const owner = spawnSync('id', ['mysql']).status === 0 ? 'mysql' : 'root'
  const asUser = isRoot ? [`--user=${owner}`] : []
  if (isRoot) {
    chmodSync(directory, 0o755)
    for (const path of [directory, data]) spawnSync('chown', [owner, path])
  }
  const options = ['--no-defaults', `--datadir=${data}`, ...asUser]
  const installer = program('mariadb-install-db', [
    ...options,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  if ((await installer.exitCode) !== 0)
    throw new Error(`No database was made: ${installer.lastOutput()}`)
  const first = join(directory, 'first.sql')
  writeFileSync(first, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n')
  const database = program(databaseServer() ?? '', [
    ...options,
    `--socket=${socket}`,
    `--pid-file=${join(directory, 'db.pid')}`,
    `--init-file=${first}`,
    '--skip-networking',
    // Nothing here must outlive a power cut, and one writes at a time.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    '--innodb-buffer-pool-size=32M',
    '--performance-schema=OFF',
  ])
  await answers(database, () => reaches(socket))
  return database
}

/** One of our PHP files, done to its end. @returns what it printed. */
async function php(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input = '',
): Promise<string> {
  const { exitCode, lastOutput, child, out } = program('php', [join(scripts, script), ...args], {
    env,
  })
  child.stdin?.end(input)
  if ((await exitCode) !== 0) throw new Error(`${script} failed: ${lastOutput()}`)
  return out()
}

interface Program {
  child: ChildProcess
  /** Its exit code; null when a signal ended it. */
  exitCode: Promise<number | null>
  /** Its standard output. */
  out(): string
  /** Everything it printed, and the last of it. */
  allOutput(): string
  lastOutput(): string
  end(): Promise<void>
}

function program(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Program {
  const child = spawn(command, args, { cwd: '/', ...options, stdio: 'pipe' })
  let out = ''
  let allOutput = ''
  child.stdout.on('data', (piece: Buffer) => {
    out += piece.toString()
    allOutput += piece.toString()
  })
  child.stderr.on('data', (piece: Buffer) => void (allOutput += piece.toString()))
  const exitCode = new Promise<number | null>((done) => {
    child.once('close', done)
    child.once('error', (error) => {
      allOutput += error.message
      done(-1)
    })
  })
  const end = async () => {
    child.kill('SIGKILL')
    await exitCode
  }
  return {
    child,
    exitCode,
    out: () => out,
    allOutput: () => allOutput,
    lastOutput: () => allOutput.slice(-600),
    end,
  }
}

/** Waits until a program can be spoken to. */
async function answers(startedProgram: Program, isThere: () => Promise<boolean>): Promise<void> {
  let isOver = false
  void startedProgram.exitCode.then(() => (isOver = true))
  const patienceEnds = Date.now() + 40_000
  while (!(await isThere())) {
    if (isOver || Date.now() > patienceEnds)
      throw new Error(
        `It did not start: ${startedProgram.child.spawnfile}: ${startedProgram.lastOutput()}`,
      )
    await pause(50)
  }
}

/** Whether somebody listens on this port of ours, or at this socket. */
function reaches(at: number | string): Promise<boolean> {
  return new Promise((tell) => {
    const line = typeof at === 'number' ? connect(at, '127.0.0.1') : connect(at)
    line.once('connect', () => {
      line.destroy()
      tell(true)
    })
    line.once('error', () => tell(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

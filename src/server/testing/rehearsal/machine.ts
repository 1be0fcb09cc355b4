import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The programs of the rehearsal, with Debian's package of each. */
export const packageOf = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
} as const
type Program = keyof typeof packageOf

/** Debian's packages of the programs that are not there. */
export function missingPackages(
  programs: readonly Program[] = Object.keys(packageOf) as Program[],
): string[] {
  return programs.filter((program) => !existsSync(program)).map((program) => packageOf[program])
}

/** A process of the rehearsal, which alone ends it. */
export interface Running {
  name: string
  child: ChildProcess
  /** The end of what it has said. */
  log(): string
  /** Its exit code, null where a signal ended it. */
  ended: Promise<number | null>
}

/** PostgreSQL and PgBouncer refuse to run as root: the account of PostgreSQL takes its place. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** What the rehearsal has started: ended by process id, whatever happens. */
export class Machine {
  readonly directory: string
  readonly #running = new Set<Running>()
  readonly #killAtExit = () => this.#kill()
  readonly #alsoKill: (() => void)[] = []

  constructor(directory: string) {
    this.directory = directory
    process.once('exit', this.#killAtExit)
  }

  /** Starts a program whose output goes to a file of its name. */
  start(
    name: string,
    [command = '', ...args]: readonly string[],
    options: { env?: Record<string, string>; asRoot?: boolean } = {},
  ): Running {
    const child = spawn(command, args, {
      cwd: this.directory,
      env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(!options.asRoot && unprivileged()),
    })
    const path = join(this.directory, `${name}.log`)
    const file = createWriteStream(path, { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false })
    const running: Running = {
      name,
      child,
      log: () => (existsSync(path) ? readFileSync(path, 'utf8').slice(-3_000) : ''),
      ended: new Promise((tell) => {
        child.once('error', () => tell(null))
        child.once('exit', (code) => tell(code))
      }),
    }
    this.#running.add(running)
    void running.ended.then(() => this.#running.delete(running))
    return running
  }

  /** Ends with the rest what a program of ours has started and does not take along when it is killed. */
  alsoKill(kill: () => void): void {
    this.#alsoKill.push(kill)
  }

  /** Ends one in order. */
  async end(running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    running.child.kill(signal)
    running.child.kill('SIGCONT')
    return running.ended
  }

  /** Ends all that are left. */
  async close(): Promise<void> {
    this.#kill()
    await Promise.all([...this.#running].map(({ ended }) => ended))
    process.off('exit', this.#killAtExit)
  }

  #kill(): void {
    for (const { child } of this.#running) child.kill('SIGKILL')
    for (const kill of this.#alsoKill) kill()
  }
}

/** Ports of loopback that nobody has. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

/** Asks until the answer is yes. @throws Error that says what did not come about. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  seconds = 60,
): Promise<void> {
  const from = performance.now()
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() - from > seconds * 1000) throw new Error(`In ${seconds} s not: ${what}`)
    await pause(100)
  }
}

/** The HTTP status of an address; 0 where nobody answers within two seconds. */
export async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

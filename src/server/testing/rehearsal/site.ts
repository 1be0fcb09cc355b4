import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts, statusOf, until, type Machine, type Running } from './machine.ts'
import type { Outside } from './outside.ts'
import { openRelay, type Relay } from './relay.ts'

/** Where the databases are. */
export interface DatabasePlace {
  /** Ports of loopback with, for each, one whose /primary says whether writes are taken there. */
  nodes: readonly { port: number; restPort: number }[]
  /** Or the directory of the socket of a single one. */
  socketDirectory?: string
  name: string
  directUrl: string
}

/** A server process, behind the balancer. */
export interface ServerNode {
  name: string
  port: number
  /** The balancer's way to it. */
  relay: Relay
  running: Running
}

/** A pooler, a balancer and three server processes. */
export interface Site {
  /** The balancer's address. */
  address: string
  servers: readonly ServerNode[]
  /** A process's own address, past the balancer. */
  addressOf(server: ServerNode): string
  startServer(server: ServerNode): Promise<void>
  pooler: Running
  restartPooler(): Promise<void>
  close(): Promise<void>
}

/** How long /readyz says no before a port is closed: the balancer looks twice a second, and twice. */
const drainSeconds = 3

/** @param outside the services that the servers use. */
export async function startSite(
  machine: Machine,
  place: DatabasePlace,
  outside: Outside,
): Promise<Site> {
  const [poolerPort = 0, writerPort = 0, httpPort = 0, ...ports] = await freePorts(6)
  const address = `http://127.0.0.1:${httpPort}`
  const servers: ServerNode[] = []
  for (const [index, port] of ports.entries())
    servers.push({
      ...{ name: `server${index + 1}`, port, relay: await openRelay(port) },
      running: undefined as unknown as Running,
    })
  write(machine, 'haproxy.cfg', balancerSettings(machine, place, { httpPort, writerPort, servers }))
  machine.start('haproxy', [
    '/usr/sbin/haproxy',
    '-db',
    '-f',
    join(machine.directory, 'haproxy.cfg'),
  ])
  const target = place.socketDirectory
    ? { host: place.socketDirectory, port: 5432 }
    : { host: '127.0.0.1', port: writerPort }
  write(machine, 'users.txt', '"drishti" ""\n')
  write(machine, 'pgbouncer.ini', poolerSettings(machine, place, target, poolerPort))
  const startPooler = async () => {
    const pooler = machine.start('pgbouncer', [
      '/usr/sbin/pgbouncer',
      join(machine.directory, 'pgbouncer.ini'),
    ])
    await until('the pooler listens', () => pooler.log().includes('process up'))
    return pooler
  }
  const env = {
    ...outside.env,
    ...{ HOST: '127.0.0.1', PUBLIC_URL: address, TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: `postgres://drishti@127.0.0.1:${poolerPort}/${place.name}` },
    ...{ DATABASE_DIRECT_URL: place.directUrl, DATA_DIR: machine.directory },
    ...{ JWT_SECRET: secret, NODE_ENV: 'production', PROOF_BITS: '1', SMS_PER_HOUR: '100000' },
    ...{ DRAIN_SECONDS: String(drainSeconds), ENDING_SECONDS: '15' },
  }
  const addressOf = ({ port }: ServerNode) => `http://127.0.0.1:${port}`
  const site: Site = {
    ...{ address, servers, addressOf, pooler: await startPooler() },
    async startServer(server) {
      server.running = machine.start(server.name, [process.execPath, main], {
        env: { ...env, PORT: String(server.port), NODE_COMPILE_CACHE: compileCache },
        asRoot: true,
      })
      await until(
        `${server.name} is ready: ${server.running.log()}`,
        async () => (await statusOf(`${addressOf(server)}/readyz`)) === 200,
      )
    },
    async restartPooler() {
      site.pooler = await startPooler()
    },
    async close() {
      await Promise.all(servers.map(({ running }) => running && machine.end(running, 'SIGKILL')))
      for (const { relay } of servers) relay.close()
    },
  }
  // The first alone: it makes the tables.
  const [first, ...others] = servers
  if (first) await site.startServer(first)
  await Promise.all(others.map((server) => site.startServer(server)))
  await until('the balancer serves', async () => (await statusOf(`${address}/readyz`)) === 200)
  return site
}

/** A secret that nobody has. */
export const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'
const main = join(import.meta.dirname, '../../app/main.ts')
const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/drishti/compiled')

function write(machine: Machine, name: string, text: string): void {
  writeFileSync(join(machine.directory, name), text)
}

function poolerSettings(
  { directory }: Machine,
  { name }: DatabasePlace,
  target: { host: string; port: number },
  port: number,
): string {
  return [
    '[databases]',
    `${name} = host=${target.host} port=${target.port} user=drishti connect_query='set statement_timeout = 15000'`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['pool_mode = transaction', 'auth_type = trust', `auth_file = ${directory}/users.txt`],
    ...['default_pool_size = 20', 'max_client_conn = 200', 'query_wait_timeout = 5'],
    ...['server_connect_timeout = 2', 'server_login_retry = 1', ''],
  ].join('\n')
}

/**
 * HAProxy's settings: who is not ready gets nothing new, and keeps the lines that it has; a database that
 * is not the primary any more loses its lines.
 */
function balancerSettings(
  _machine: Machine,
  { nodes }: DatabasePlace,
  of: { httpPort: number; writerPort: number; servers: readonly ServerNode[] },
): string {
  const writers = nodes.map(
    ({ port, restPort }, index) => `  server n${index} 127.0.0.1:${port} check port ${restPort}`,
  )
  return [
    'global',
    '  maxconn 2000',
    'defaults',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    '  retries 3',
    '  option redispatch 1',
    'frontend people',
    '  mode http',
    `  bind 127.0.0.1:${of.httpPort}`,
    '  default_backend servers',
    'backend servers',
    '  mode http',
    '  timeout server 30s',
    '  balance roundrobin',
    '  option forwardfor',
    '  option httpchk GET /readyz',
    '  default-server inter 500ms fastinter 250ms fall 2 rise 1',
    ...of.servers.map(({ name, relay }) => `  server ${name} 127.0.0.1:${relay.port} check`),
    ...(nodes.length
      ? [
          'listen writer',
          '  mode tcp',
          `  bind 127.0.0.1:${of.writerPort}`,
          '  option httpchk GET /primary',
          '  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions',
          ...writers,
        ]
      : []),
    '',
  ].join('\n')
}

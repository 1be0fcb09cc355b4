import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../postgres.ts'
import { freePorts, statusOf, unprivileged, until, type Machine, type Running } from './machine.ts'
import { openRelay, type Relay } from './relay.ts'

/** One PostgreSQL and the Patroni that looks after it. */
export interface DatabaseNode {
  name: string
  port: number
  restPort: number
  /** Its way to etcd. */
  relay: Relay
  patroni: Running
  dataDirectory: string
}

/** Three PostgreSQL under Patroni, one of them a synchronous standby. */
export interface Cluster {
  nodes: readonly DatabaseNode[]
  /** postgres:// address of whichever takes writes. */
  directUrl: string
  primary(): Promise<DatabaseNode>
  synchronousStandby(): Promise<DatabaseNode>
  /** Ends a node's processes at once, as a machine that loses its power. */
  kill(node: DatabaseNode): void
  freeze(node: DatabaseNode): void
  thaw(node: DatabaseNode): void
  restart(node: DatabaseNode): void
  /** Waits until all three are there and one standby is synchronous. */
  whenWhole(seconds?: number): Promise<void>
  close(): void
}

/** Without a sign for so many seconds a primary is replaced: Patroni's ttl, for which 30 is usual. */
export const leaderLifeSeconds = 10

const etcdFlags = (directory: string, [clients, peers]: readonly number[]) => [
  ...['--name', 'one', '--data-dir', join(directory, 'etcd')],
  ...['--listen-client-urls', `http://127.0.0.1:${clients}`],
  ...['--advertise-client-urls', `http://127.0.0.1:${clients}`],
  ...['--listen-peer-urls', `http://127.0.0.1:${peers}`],
  ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peers}`],
  ...['--initial-cluster', `one=http://127.0.0.1:${peers}`],
]

/** Patroni's settings of a node: JSON is YAML too. */
function settingsOf(node: Omit<DatabaseNode, 'patroni'>, directory: string): object {
  const role = { username: 'drishti' }
  return {
    scope: 'rehearsal',
    name: node.name,
    restapi: {
      listen: `127.0.0.1:${node.restPort}`,
      connect_address: `127.0.0.1:${node.restPort}`,
    },
    // Not by the addresses that etcd tells of its members: the way is ours to cut.
    etcd3: { hosts: [`127.0.0.1:${node.relay.port}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ...{ ttl: leaderLifeSeconds, loop_wait: 2, retry_timeout: 3 },
        ...{ synchronous_mode: true, maximum_lag_on_failover: 0 },
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${node.port}`, connect_address: `127.0.0.1:${node.port}` },
      ...{ data_dir: node.dataDirectory, bin_dir: findBinaries() },
      pgpass: join(directory, `${node.name}.pgpass`),
      authentication: { superuser: role, replication: role, rewind: role },
      parameters: { unix_socket_directories: directory },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  }
}

/** Brings etcd and the three nodes up. */
export async function startCluster(machine: Machine): Promise<Cluster> {
  const { directory } = machine
  const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(8)
  machine.start('etcd', ['/usr/bin/etcd', ...etcdFlags(directory, [etcdPort, peerPort])])
  await until('etcd answers', async () => {
    return (await statusOf(`http://127.0.0.1:${etcdPort}/health`)) === 200
  })
  const startPatroni = (name: string) =>
    machine.start(name, ['/usr/bin/patroni', join(directory, `${name}.yml`)])
  const nodes: DatabaseNode[] = []
  const cluster = clusterOf(nodes, startPatroni)
  machine.alsoKill(() => cluster.close())
  for (const place of [0, 1, 2]) {
    const [port = 0, restPort = 0] = ports.slice(place * 2)
    const name = `node${place + 1}`
    const dataDirectory = join(directory, name)
    const node = { name, port, restPort, relay: await openRelay(etcdPort), dataDirectory }
    mkdirSync(dataDirectory, { mode: 0o700 })
    const account = unprivileged()
    if (account) chownSync(dataDirectory, account.uid, account.gid)
    writeFileSync(join(directory, `${name}.yml`), JSON.stringify(settingsOf(node, directory)))
    nodes.push({ ...node, patroni: startPatroni(name) })
    if (place === 0) await until('a primary is there', () => isRole(nodes[0], 'primary'))
  }
  await cluster.whenWhole(180)
  return cluster
}

async function isRole(node: DatabaseNode | undefined, role: string): Promise<boolean> {
  return node ? (await statusOf(`http://127.0.0.1:${node.restPort}/${role}`)) === 200 : false
}

function clusterOf(
  nodes: readonly DatabaseNode[],
  startPatroni: (name: string) => Running,
): Cluster {
  const nodeThatIs = async (role: string): Promise<DatabaseNode> => {
    let found: DatabaseNode | undefined
    await until(`a node is ${role}`, async () => {
      for (const node of nodes) if (await isRole(node, role)) found = node
      return found !== undefined
    })
    return found as DatabaseNode
  }
  const signalAll = (node: DatabaseNode, signal: NodeJS.Signals) => {
    // The supervisor first, so that it starts nothing again.
    for (const pid of [node.patroni.child.pid ?? 0, ...postgresOf(node)]) signalTo(pid, signal)
  }
  return {
    nodes,
    get directUrl() {
      const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
      return `postgres://drishti@${hosts}/drishti?target_session_attrs=read-write&connect_timeout=2`
    },
    primary: () => nodeThatIs('primary'),
    synchronousStandby: () => nodeThatIs('sync'),
    kill: (node) => signalAll(node, 'SIGKILL'),
    freeze: (node) => signalAll(node, 'SIGSTOP'),
    thaw: (node) => signalAll(node, 'SIGCONT'),
    restart: (node) => void (node.patroni = startPatroni(node.name)),
    async whenWhole(seconds = 240) {
      await until(
        'three nodes, one of them a synchronous standby',
        async () => {
          const here = await Promise.all(nodes.map((node) => isRole(node, 'health')))
          const roles = await Promise.all(nodes.map((node) => isRole(node, 'sync')))
          const replicas = await Promise.all(nodes.map((node) => isRole(node, 'replica')))
          return (
            here.every(Boolean) &&
            roles.includes(true) &&
            replicas.filter(Boolean).length === nodes.length - 1
          )
        },
        seconds,
      )
    },
    close() {
      for (const node of nodes) {
        node.relay.close()
        signalAll(node, 'SIGKILL')
      }
    },
  }
}

/** The postmaster of a node and its children. */
function postgresOf({ dataDirectory }: DatabaseNode): number[] {
  const path = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(path)) return []
  const postmaster = Number(readFileSync(path, 'utf8').split('\n')[0])
  if (!isPostgres(postmaster, dataDirectory)) return []
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
  return [postmaster, ...stdout.toString().split('\n').map(Number).filter(Boolean)]
}

/** The number in the file may be somebody else's by now. */
function isPostgres(pid: number, dataDirectory: string): boolean {
  const path = `/proc/${pid}/cmdline`
  return existsSync(path) && readFileSync(path, 'utf8').includes(dataDirectory)
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It has gone already.
  }
}

/** Makes the service's database, through whichever node takes writes. */
export async function createServiceDatabase(cluster: Cluster): Promise<void> {
  const { port } = await cluster.primary()
  const client = new pg.Client(`postgres://drishti@127.0.0.1:${port}/postgres`)
  await client.connect()
  await client.query('create database drishti')
  await client.end()
}

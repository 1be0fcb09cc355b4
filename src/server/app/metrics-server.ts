import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { Metric } from '../core/exposition.ts'
import type { AppContext } from '../core/context.ts'

/** A scrape does not wait longer for the database. */
const patienceMilliseconds = 2_000
/** Between two looks at the event loop. */
const lookMilliseconds = 20

export interface MetricsServer {
  address: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a port of its own, which nobody outside should reach: on loopback unless another
 * address is configured.
 *
 * @param sumEveryMs adding up every entry of the ledger is work: it is done no oftener.
 * @returns null where no port is set.
 */
export async function serveMetrics(
  context: AppContext,
  { sumEveryMs = 600_000 } = {},
): Promise<MetricsServer | null> {
  const { metrics } = context.config
  if (!metrics) return null
  const delay = monitorEventLoopDelay({ resolution: lookMilliseconds })
  delay.enable()
  const readDatabase = databaseReader(context, sumEveryMs)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !/^\/metrics(\?|$)/.test(request.url ?? ''))
      return void response.writeHead(404).end()
    readDatabase()
      .then((found) => [...listMetrics(context), ...found, ...ofProcess(delay), ...ofPool(context)])
      .then((families) => {
        response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
        response.end(families.map((family) => family.write()).join(''))
      })
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'metrics fault')
        response.writeHead(500).end()
      })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(metrics.port, metrics.host, listening)
  })
  const { port } = server.address() as AddressInfo
  const host = metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host
  const address = `http://${host}:${port}/metrics`
  context.log.info({ address }, 'metrics can be read')
  return {
    address,
    async close() {
      delay.disable()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

interface Family {
  write(): string
}

function listMetrics({ metrics }: AppContext): Family[] {
  return Object.values(metrics)
}

function gauge(name: string, help: string, value: number): Family {
  return new Metric(name, 'gauge', help).set({}, value)
}

/** Memory and time of this process, under the names that ready-made dashboards know. */
function ofProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Family[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const lag = new Metric<'quantile'>(
    'nodejs_eventloop_lag_seconds',
    'gauge',
    'How late the event loop came to a timer since the last scrape.',
  )
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lookMilliseconds / 1000)
  for (const quantile of [50, 90, 99, 100])
    lag.set({ quantile: String(quantile / 100) }, late(delay.percentile(quantile)))
  delay.reset()
  return [
    lag,
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Heap.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and the like.', external),
    gauge('process_start_time_seconds', 'When it started.', Date.now() / 1000 - process.uptime()),
    new Metric('process_cpu_seconds_total', 'counter', 'Processor time.').set(
      {},
      (user + system) / 1e6,
    ),
  ]
}

function ofPool({ database }: AppContext): Family[] {
  const { totalCount, idleCount, waitingCount, options } = database.pool
  const connections = new Metric<'state'>(
    'drishti_database_connections',
    'gauge',
    'Connections to the database.',
  )
  connections.set({ state: 'used' }, totalCount - idleCount).set({ state: 'idle' }, idleCount)
  return [
    connections,
    gauge('drishti_database_connections_most', 'As many there may be.', options.max ?? 0),
    gauge('drishti_database_waiting', 'Askers who wait for a connection.', waitingCount),
  ]
}

/** What only the database knows; of one that does not answer in time, that it is down. */
function databaseReader(
  { database: { db } }: AppContext,
  sumEveryMs: number,
): () => Promise<Family[]> {
  const sums = new Metric<'unit'>('drishti_ledger_sum', 'gauge', 'Sum of all entries: always zero.')
  let sumAt = -Infinity
  let reading: Promise<Family[]> | undefined

  const read = async (): Promise<Family[]> => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from holds where state = 'held'`.execute(db)
    if (Date.now() - sumAt >= sumEveryMs) {
      const found = await sql<{ unit: string; sum: number }>`
        select unit, sum(change)::int8 as sum from entries group by unit`.execute(db)
      for (const { unit, sum } of found.rows) sums.set({ unit }, sum)
      sumAt = Date.now()
    }
    const open = rows[0]?.open ?? 0
    return [gauge('drishti_holds_open', 'Holds neither settled nor given back.', open), sums]
  }
  const up = (value: number) => gauge('drishti_database_up', 'Whether it answers.', value)

  return async () => {
    // A database that hangs gets no second question.
    reading ??= read().finally(() => (reading = undefined))
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), patienceMilliseconds)
    const found = await Promise.race([reading.catch(() => null), late])
    clearTimeout(timer)
    return found ? [up(1), ...found] : [up(0)]
  }
}

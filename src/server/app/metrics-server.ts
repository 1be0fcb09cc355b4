import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import type { AppContext } from '../core/context.ts'
import { processMetrics } from './process-metrics.ts'

/** A scrape does not wait longer for the database. */
const patienceMilliseconds = 2_000

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
  const ofProcess = processMetrics(context)
  const ofDatabase = databaseMetrics(context, sumEveryMs)
  const scrape = async () => {
    const registries = [context.metrics.registry, ...(await ofDatabase()), ofProcess.registry]
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n')
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !/^\/metrics(\?|$)/.test(request.url ?? ''))
      return void response.writeHead(404).end()
    scrape()
      .then((text) => {
        response.setHeader('Content-Type', ofProcess.registry.contentType)
        response.end(text)
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
      ofProcess.stop()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/** What only the database knows; of one that does not answer in time, that it is down. */
function databaseMetrics(
  { database: { db } }: AppContext,
  sumEveryMs: number,
): () => Promise<Registry[]> {
  const state = new Registry()
  const up = new Gauge({
    name: 'drishti_database_up',
    help: 'Whether it answers.',
    registers: [state],
  })
  const contents = new Registry()
  const holds = new Gauge({
    name: 'drishti_holds_open',
    help: 'Holds neither settled nor given back.',
    registers: [contents],
  })
  const sums = new Gauge({
    name: 'drishti_ledger_sum',
    help: 'Sum of all entries: always zero.',
    labelNames: ['unit'],
    registers: [contents],
  })
  const acts = new Gauge({
    name: 'drishti_operator_acts',
    help: 'Acts of operators in the log of acts, those at the command line among them.',
    labelNames: ['act'],
    registers: [contents],
  })
  let sumAt = -Infinity
  let reading: Promise<boolean> | undefined

  const read = async (): Promise<boolean> => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from holds where state = 'held'`.execute(db)
    if (Date.now() - sumAt >= sumEveryMs) {
      const sumsByUnit = await sql<{ unit: string; sum: number }>`
        select unit, sum(change)::int8 as sum from entries group by unit`.execute(db)
      for (const { unit, sum } of sumsByUnit.rows) sums.set({ unit }, sum)
      const actCounts = await sql<{ act: string; count: number }>`
        select act, count(*) as count from operator_acts group by act`.execute(db)
      for (const { act, count } of actCounts.rows) acts.set({ act }, count)
      sumAt = Date.now()
    }
    holds.set(rows[0]?.open ?? 0)
    return true
  }

  return async () => {
    // A database that hangs gets no second question.
    reading ??= read().finally(() => (reading = undefined))
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), patienceMilliseconds)
    const isUp = await Promise.race([reading.catch(() => false), late])
    clearTimeout(timer)
    up.set(isUp ? 1 : 0)
    return isUp ? [state, contents] : [state]
  }
}

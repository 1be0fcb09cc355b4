import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { AppContext } from '../../core/context.ts'
import { databaseMetrics } from './database-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { workerMetrics } from './worker-metrics.ts'

/** Adding up every entry of the ledger is done no oftener. */
export const usualSumEveryMs = 600_000

export interface MetricsServer {
  address: string
  close(): Promise<void>
}

/**
 * Serves the numbers of this process, which is the only one, on a port of their own.
 *
 * @param sumEveryMs adding up every entry of the ledger is work: it is done no oftener.
 * @returns null where no port is set.
 */
export async function serveMetrics(
  context: AppContext,
  { sumEveryMs = usualSumEveryMs } = {},
): Promise<MetricsServer | null> {
  if (!context.config.metrics) return null
  const ofProcess = processMetrics(context)
  const ofDatabase = databaseMetrics(context.database.db, sumEveryMs)
  const ofOne = workerMetrics(1, () => 1)
  const page = await openMetricsPage(context, async () => {
    const ours = [context.metrics.registry, ofProcess.registry, ofOne]
    const registries = [...ours, ...(await ofDatabase())]
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n')
  })
  return {
    address: page.address,
    async close() {
      ofProcess.stop()
      await page.close()
    },
  }
}

/**
 * Serves `/metrics` where the settings say, which nobody outside should reach: on loopback unless another
 * address is configured.
 *
 * @param scrape gives the text for one reader.
 */
export async function openMetricsPage(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  scrape: () => Promise<string>,
): Promise<MetricsServer> {
  const { port: wantedPort, host: wantedHost } = config.metrics ?? { port: 0, host: '127.0.0.1' }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !/^\/metrics(\?|$)/.test(request.url ?? ''))
      return void response.writeHead(404).end()
    scrape()
      .then((text) => {
        response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
        response.end(text)
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'metrics fault')
        response.writeHead(500).end()
      })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(wantedPort, wantedHost, listening)
  })
  const { port } = server.address() as AddressInfo
  const host = wantedHost.includes(':') ? `[${wantedHost}]` : wantedHost
  const address = `http://${host}:${port}/metrics`
  log.info({ address }, 'metrics can be read')
  return {
    address,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

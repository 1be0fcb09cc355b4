import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerBuild } from 'react-router'
import { openServer, type Server } from './app.ts'
import { jobs } from './jobs/jobs.ts'
import { giveBackMemory } from '../core/process/give-back-memory.ts'
import { startJobs } from '../core/scheduler.ts'
import { ConfigError, readConfig, type Config } from '../core/settings/config.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { processMetrics } from './metrics/process-metrics.ts'
import { isEndMessage, runWorkers, shareNumbers, watchOthers } from './workers.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const config = readConfig(process.env)
  const isDevelopment = process.argv.includes('--dev')
  if (cluster.isPrimary && config.workers > 1 && !isDevelopment)
    process.exit(await runWorkers(config))
  await start(config, isDevelopment)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function start(config: Config, isDevelopment: boolean): Promise<void> {
  const endBy = hearEnd()
  const build = isDevelopment
    ? await (await import('./development.ts')).developmentBuild()
    : await builtPages()
  const server = await openServer(config, build)
  const { log, database } = server.context
  if (database.embedded)
    log.info(
      'No DATABASE_URL is set: the embedded database is used. It survives a killed process, not a power cut.',
    )
  if (cluster.isWorker) watchOthers(server.context)
  const metrics = await tellNumbers(server)
  let stopJobs = async () => {}
  endBy(log, async () => {
    await Promise.all([stopJobs(), server.drain()])
    await server.close()
    // Last: how a server ends can be watched too.
    await metrics?.close()
  })
  // Embedded, it is somebody's own machine, where memory counts for more than a tenth of a second of a start.
  if (database.embedded) giveBackMemory()
  await server.app.listen({ host: config.host, port: config.port })
  server.context.adapters.model.warm?.()
  stopJobs = startJobs(server.context, jobs)
  // The gazetteer opens at its first question: better now than while somebody waits.
  server.context.adapters.places
    .suggest('delhi', 'en')
    .catch((error: unknown) => log.warn({ err: error }, 'the places could not be opened'))
}

/** On a page of its own, or, as a worker, on that of all. */
async function tellNumbers({ context }: Server): Promise<{ close(): Promise<void> } | null> {
  if (cluster.isPrimary) return serveMetrics(context)
  const ofProcess = processMetrics(context)
  shareNumbers([context.metrics.registry, ofProcess.registry])
  return { close: async () => ofProcess.stop() }
}

async function builtPages() {
  const path = join(import.meta.dirname, '../../../build/server/index.js')
  const build = (await import(pathToFileURL(path).href)) as ServerBuild
  return { build: async () => build }
}

/**
 * SIGTERM, SIGINT and, of a worker, the word of the first process end the server in order; a second signal
 * ends it at once. The word does not count as one: a service manager sends its signal to every process.
 * Heard from the beginning: what has not begun to serve has nothing to end, and goes at once.
 *
 * @returns takes how the server ends and where that is noted, once there is something to end.
 */
function hearEnd(): (log: FastifyBaseLogger, close: () => Promise<void>) => void {
  let serving: { log: FastifyBaseLogger; close: () => Promise<void> } | null = null
  let isEnding = false
  const end = (cause: string) => {
    if (!serving) process.exit(0)
    if (isEnding) return
    isEnding = true
    const { log, close } = serving
    log.info({ signal: cause }, 'ending')
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not end cleanly')
        process.exit(1)
      },
    )
  }
  let signals = 0
  const heed = (signal: string) => {
    if (++signals > 1) process.exit(1)
    end(signal)
  }
  process.on('SIGTERM', () => heed('SIGTERM'))
  process.on('SIGINT', () => heed('SIGINT'))
  process.on('message', (message) => isEndMessage(message) && end('the first process'))
  return (log, close) => {
    serving = { log, close }
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.sentences.join('\n')
  const { code, message } = error as Error & { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return `The port is in use by another program (${message}). Stop that one, or set PORT (METRICS_PORT) to another number.`
  if (/unsupported startup parameter/.test(message))
    return 'DATABASE_URL is the address of a pooler (PgBouncer): set DATABASE_DIRECT_URL too, to that of PostgreSQL itself.'
  if (/^(ECONN|ENOTFOUND|28P01|3D000)/.test(code ?? ''))
    return `The database at DATABASE_URL can't be opened (${code}). Check that it runs and that the address is right.`
  return code === undefined && message ? message : String((error as Error).stack ?? error)
}

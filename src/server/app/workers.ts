import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { logSettings } from '../core/log/log.ts'
import type { AppContext } from '../core/context.ts'
import type { Config } from '../core/settings/config.ts'
import { openDatabase } from '../db/database.ts'
import { databaseMetrics } from './metrics/database-metrics.ts'
import { openMetricsPage, usualSumEveryMs } from './metrics/metrics-server.ts'
import { workerMetrics } from './metrics/worker-metrics.ts'

/** What the first process says to a worker that is to end. */
const endMessage = { type: 'drishti:end' }
export const isEndMessage = (message: unknown): boolean =>
  (message as { type?: unknown } | null)?.type === endMessage.type

/** What a worker says of itself at its start, and what the others are told of it when it has died. */
interface ProcessMessage {
  type: 'drishti:process' | 'drishti:dead'
  processId: string
}
const processIdIn = (message: unknown, type: ProcessMessage['type']): string | undefined => {
  const heard = message as ProcessMessage | null
  return heard?.type === type ? heard.processId : undefined
}

/** Workers that die are started again, each a second later than the one before, until there were so many: */
const mostDeaths = 8
/** in so much time. */
const deathsWithinMs = 60_000

/**
 * Runs `config.workers` processes that serve one port, and is the one that looks after them: it starts again
 * what dies, hands signals on, and serves the numbers of all. It serves no request itself.
 *
 * @returns its exit code, once all have ended: 1 where the first worker could not start, workers died too
 *   often, or one did not end cleanly.
 */
export async function runWorkers(config: Config): Promise<number> {
  const { log } = Fastify({ logger: logSettings(config.logLevel) })
  const crew = new Crew(log)
  handleSignals(crew, log)
  // The first alone: what keeps a server from starting is said once, and tables are changed once.
  if (!(await crew.start())) return 1
  const page = await serveNumbers(config, log, crew)
  for (let count = 1; count < config.workers && !crew.isEnding; count++) void crew.start()
  const code = await crew.isOver
  await page?.close()
  return code
}

/** The workers, and what becomes of them. */
class Crew {
  readonly #log: FastifyBaseLogger
  readonly #workers = new Set<Worker>()
  /** By which id each of them says to the database that it lives. */
  readonly #processIds = new WeakMap<Worker, string>()
  readonly #deaths: number[] = []
  readonly #over = Promise.withResolvers<number>()
  /** The exit code, once all have ended. */
  readonly isOver = this.#over.promise
  isEnding = false
  /** Whether any has come so far: what ends before is not started again. */
  #hasListened = false
  #code = 0

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  get size(): number {
    return this.#workers.size
  }

  /** Starts one. @returns whether it came so far as to listen. */
  async start(): Promise<boolean> {
    const worker = cluster.fork()
    this.#workers.add(worker)
    this.#log.info({ worker: worker.process.pid }, 'worker started')
    const { promise: isListening, resolve } = Promise.withResolvers<boolean>()
    let isServing = false
    worker.once('listening', () => {
      isServing = true
      this.#hasListened = true
      resolve(true)
      // While it started it could not hear it.
      if (this.isEnding) worker.send(endMessage)
    })
    worker.on('message', (message) => {
      const processId = processIdIn(message, 'drishti:process')
      if (processId) this.#processIds.set(worker, processId)
    })
    worker.once('exit', (code, signal) => {
      resolve(false)
      this.#workers.delete(worker)
      this.#tellOfDeath(worker)
      // A service manager's signal ends at once what has nothing to end yet: that is in order.
      const isBeforeServing = !isServing && (signal === 'SIGTERM' || signal === 'SIGINT')
      this.#handleExit(worker, isBeforeServing ? 0 : code, signal)
    })
    return isListening
  }

  /** Tells all to end what they are at and go. */
  end(): void {
    this.isEnding = true
    for (const worker of this.#workers) if (worker.isConnected()) worker.send(endMessage)
    if (!this.#workers.size) this.#over.resolve(this.#code)
  }

  kill(): void {
    for (const worker of this.#workers) worker.process.kill('SIGKILL')
  }

  /** Has another say so to the database: what the dead one was writing is gone on with at once. */
  #tellOfDeath(worker: Worker): void {
    const processId = this.#processIds.get(worker)
    const living = [...this.#workers].find(
      (other) => this.#processIds.has(other) && other.isConnected(),
    )
    if (processId) living?.send({ type: 'drishti:dead', processId } satisfies ProcessMessage)
  }

  #handleExit(worker: Worker, code: number | null, signal: string | null): void {
    if (this.isEnding) {
      if (code !== 0) this.#code = 1
      if (!this.#workers.size) this.#over.resolve(this.#code)
      return
    }
    // What kept the first from starting has been said by it.
    if (!this.#hasListened) return this.#over.resolve(1)
    this.#log.error({ worker: worker.process.pid, code, signal }, 'worker died')
    const now = performance.now()
    while (now - (this.#deaths[0] ?? now) > deathsWithinMs) this.#deaths.shift()
    this.#deaths.push(now)
    if (this.#deaths.length >= mostDeaths) {
      this.#log.fatal('workers die too often: the server ends')
      this.#code = 1
      return this.end()
    }
    void pause(this.#deaths.length * 1000).then(() => !this.isEnding && this.start())
  }
}

/** The first signal lets all end in order; a second one ends them at once. */
function handleSignals(crew: Crew, log: FastifyBaseLogger): void {
  const handle = (signal: string) => {
    if (crew.isEnding) {
      crew.kill()
      process.exit(1)
    }
    log.info({ signal }, 'ending')
    crew.end()
  }
  process.on('SIGTERM', () => handle('SIGTERM'))
  process.on('SIGINT', () => handle('SIGINT'))
}

/** One page for all: the sums of the workers' numbers, and what the database knows. */
async function serveNumbers(config: Config, log: FastifyBaseLogger, crew: Crew) {
  if (!config.metrics) return null
  const { databaseUrl: url, databaseDirectUrl, dataDirectory } = config
  const database = await openDatabase({
    ...{ url, dataDirectory, poolSize: 1, isPooled: databaseDirectUrl !== undefined },
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  })
  const ofDatabase = databaseMetrics(database.db, usualSumEveryMs)
  const ofWorkers = new AggregatorRegistry()
  const ofCrew = workerMetrics(config.workers, () => crew.size)
  const page = await openMetricsPage({ config, log }, async () => {
    const registries = [ofCrew, ...(await ofDatabase())]
    return (
      await Promise.all([
        ofWorkers.clusterMetrics(),
        ...registries.map((registry) => registry.metrics()),
      ])
    ).join('\n')
  })
  return {
    async close() {
      await page.close()
      await database.close()
    },
  }
}

/** In a worker: tells the first process who it is, and the database of those that have died. */
export function watchOthers({ processLease }: AppContext): void {
  const { processId } = processLease
  process.send?.({ type: 'drishti:process', processId } satisfies ProcessMessage)
  process.on('message', (message) => {
    const dead = processIdIn(message, 'drishti:dead')
    if (dead) void processLease.reportDead(dead)
  })
}

/**
 * In a worker: gives its numbers to the first process when that is asked for them.
 *
 * @returns what hears the question.
 */
export function shareNumbers(registries: Registry[]): Registry {
  AggregatorRegistry.setRegistries(registries)
  return new AggregatorRegistry()
}

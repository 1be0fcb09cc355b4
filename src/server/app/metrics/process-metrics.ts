import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import type { AppContext } from '../../core/context.ts'

/** Between two looks at the event loop. */
const lookMilliseconds = 20

/** What is read of this process at each scrape. */
export interface ProcessMetrics {
  registry: Registry
  /** No more looks at the event loop. */
  stop(): void
}

/**
 * Memory and time of this process, under the names that ready-made dashboards know, and its connections
 * to the database.
 */
export function processMetrics({ database }: AppContext): ProcessMetrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (
    name: string,
    help: string,
    read: () => number,
    aggregator: 'sum' | 'min' | 'max' = 'sum',
  ) =>
    new Gauge({
      ...{ name, help, registers, aggregator },
      collect() {
        this.set(read())
      },
    })
  const memory = () => process.memoryUsage()
  gauge('process_resident_memory_bytes', 'Resident memory.', () => memory().rss)
  gauge(
    'drishti_resident_memory_most_bytes',
    'Resident memory of the largest process.',
    () => memory().rss,
    'max',
  )
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => memory().heapUsed)
  gauge('nodejs_heap_size_total_bytes', 'Heap.', () => memory().heapTotal)
  gauge('nodejs_external_memory_bytes', 'Memory of buffers and the like.', () => memory().external)
  gauge(
    'process_start_time_seconds',
    'When it started.',
    () => Date.now() / 1000 - process.uptime(),
    'min',
  )
  registry.registerMetric(processorTime())
  const { pool } = database
  registry.registerMetric(
    new Gauge({
      name: 'drishti_database_connections',
      help: 'Connections to the database.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
      },
    }),
  )
  gauge('drishti_database_connections_most', 'As many there may be.', () => pool.options.max ?? 0)
  gauge('drishti_database_waiting', 'Askers who wait for a connection.', () => pool.waitingCount)
  return { registry, stop: measureEventLoop(registry) }
}

/** What this process has used of the processors. */
const processorTime = () =>
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    registers: [],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })

/** @returns a function that ends the measuring. */
function measureEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: lookMilliseconds })
  delay.enable()
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lookMilliseconds / 1000)
  registry.registerMetric(
    new Gauge({
      name: 'nodejs_eventloop_lag_seconds',
      help: 'How late the event loop came to a timer since the last scrape.',
      labelNames: ['quantile'],
      registers: [],
      aggregator: 'max',
      collect() {
        for (const quantile of [50, 90, 99, 100])
          this.set({ quantile: quantile / 100 }, late(delay.percentile(quantile)))
        delay.reset()
      },
    }),
  )
  return () => void delay.disable()
}

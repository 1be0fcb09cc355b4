import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Outside } from '../adapters/adapters.ts'

/** What every act may use: made once by app.ts (or by a test). */
export interface House {
  config: Config
  database: Database
  outside: Outside
  log: FastifyBaseLogger
  metrics: Metrics
  /** The present instant; tests move it. */
  clock: () => Date
  /**
   * Work that outlives its request (an answer being written): the server waits for it at shutdown.
   * A rejection is logged as a fault.
   */
  background: (work: Promise<unknown>) => void
  /** Aborted when the server starts to shut down and its patience is over. */
  ending: AbortSignal
}

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { LiveSession } from './caller.ts'
import type { Config } from './settings/config.ts'
import type { Endpoints } from './endpoint.ts'
import type { EventBus } from './event-bus.ts'
import type { Listeners } from './listeners.ts'
import type { Metrics } from './metrics.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { PushKeys } from '../adapters/push/push.ts'

/**
 * What every handler and job may use: made once by app/context.ts (or by a test). A domain declares the
 * parts that are its own beside what they are (`declare module '…/core/context.ts'`).
 */
export interface AppContext {
  config: Config
  database: Database
  adapters: Adapters
  /** What browsers subscribe to reminders with. */
  pushKeys: PushKeys
  log: FastifyBaseLogger
  metrics: Metrics
  /** The handler of every call of the contract. */
  endpoints: Endpoints
  /** Which domains hear of which acts. */
  listeners: Listeners
  /** Whatever is held on a user: what export gives and deletion erases. */
  personalData: readonly PersonalDataSource[]
  /** The present instant; tests move it. */
  clock: () => Date
  /**
   * Work that outlives its request (an answer being written): the server waits for it at shutdown.
   * A rejection is logged as a fault.
   */
  background: (work: Promise<unknown>) => void
  /** Aborted when the server starts to shut down and its patience is over. */
  ending: AbortSignal
  /** Tells pages and processes that somebody has news. */
  eventBus: EventBus
  /** A session that is not revoked, of a user who is not deleted. */
  findSession: (sid: string) => Promise<LiveSession | undefined>
}

import type { FastifyBaseLogger } from 'fastify'
import type { Adapters } from '../adapters/adapters.ts'
import type { PushKeys } from '../adapters/push/push.ts'
import {
  createChartReader,
  createChatSummarizer,
  type ChartReader,
} from '../chat/live/chart-reader.ts'
import { createTurnsOfBeginning } from '../chat/live/answers-in-turn.ts'
import { createTransactionLimit } from '../chat/live/limit-transactions.ts'
import { LiveAnswers } from '../chat/live/live-answers.ts'
import { ContentItems } from '../content/content-items.ts'
import { Measures } from '../content/measures.ts'
import { BudgetCounter } from '../core/budget-counter.ts'
import { createSessionFinder } from '../core/caller.ts'
import type { Config } from '../core/settings/config.ts'
import type { AppContext } from '../core/context.ts'
import { Drain } from '../core/process/drain.ts'
import { openEventBus } from '../core/event-bus.ts'
import { newMetrics } from '../core/metrics.ts'
import { ProcessLease } from '../core/process/process-lease.ts'
import { openSecurityLog } from '../core/log/security-log.ts'
import type { Database } from '../db/database.ts'
import { DoorLimits } from '../http/door-limits.ts'
import { createSearchTurns } from '../forum/items/search-discussions.ts'
import { memberListPage } from '../forum/member-list-page.ts'
import { PageCache } from '../http/pages/page-cache.ts'
import { LivePredictions } from '../predictions/live-predictions.ts'
import {
  createPredictionComposer,
  type PredictionComposer,
} from '../predictions/write-prediction.ts'
import { endpoints } from './endpoints.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.ts'

/** What a context is made of; the optional parts are replaced by tests. */
export interface ContextParts {
  config: Config
  database: Database
  adapters: Adapters
  /** What browsers subscribe to reminders with. */
  pushKeys: PushKeys
  log: FastifyBaseLogger
  clock?: (() => Date) | undefined
  /** Reads a chart for a question: by default the configured model, or the built-in composer. */
  readChart?: ChartReader | undefined
  composePrediction?: PredictionComposer | undefined
  /** In whose turn answers are begun: by default a few of a process at a time. */
  beginInTurn?: AppContext['beginInTurn'] | undefined
  /** Takes the lines of the security log where no file is set: by default standard output. */
  writeLine?: ((line: string) => void) | undefined
}

/** Work that goes on behind the requests: what is under way, and how more of it is begun. Its faults are logged. */
function keepBackgroundWork(log: FastifyBaseLogger) {
  const running = new Set<Promise<unknown>>()
  const background = (work: Promise<unknown>) => {
    const guardedWork: Promise<unknown> = work
      .catch((error: unknown) => log.error({ err: error }, 'background fault'))
      .finally(() => running.delete(guardedWork))
    running.add(guardedWork)
  }
  return { running, background }
}

/**
 * Makes the one context of a server, with everything that it holds in memory.
 *
 * @returns the context, and what ends it: waits until the work behind the requests is done, and lets it
 *   be given up (`ending`) once that takes longer than `patienceMilliseconds`.
 */
export function createContext(parts: ContextParts): {
  context: AppContext
  finishWork(patienceMilliseconds: number): Promise<void>
} {
  const { config, database, adapters, log } = parts
  const { db } = database
  const clock = parts.clock ?? (() => new Date())
  const ending = new AbortController()
  const { running, background } = keepBackgroundWork(log)
  const eventBus = openEventBus({ config, database, log, background })
  const metrics = newMetrics()
  const drain = new Drain()
  const processLease = new ProcessLease(db, log)
  const securityLog = openSecurityLog({
    config,
    metrics,
    fallback: parts.writeLine ?? ((line) => void process.stdout.write(line)),
    clock,
    onError: (error) => log.error({ err: error }, 'the security log could not be written'),
  })
  const context: AppContext = {
    config,
    database,
    adapters,
    pushKeys: parts.pushKeys,
    log,
    metrics,
    securityLog,
    endpoints,
    listeners,
    personalData,
    clock,
    background,
    ending: ending.signal,
    drain,
    eventBus,
    findSession: createSessionFinder(db),
    pageCache: new PageCache(eventBus),
    memberPages: new Map([['/forum', memberListPage]]),
    contentItems: new ContentItems(db),
    measures: new Measures(db),
    processLease,
    liveAnswers: new LiveAnswers({ database, clock, log }),
    readChart: parts.readChart ?? createChartReader(adapters.model, config),
    summarizeChat: createChatSummarizer(adapters.model, config),
    budgetCounter: new BudgetCounter(),
    doorLimits: new DoorLimits(),
    limitChatTransactions: createTransactionLimit(),
    beginInTurn: parts.beginInTurn ?? createTurnsOfBeginning(),
    searchInTurn: createSearchTurns(),
    livePredictions: new LivePredictions(),
    composePrediction: parts.composePrediction ?? createPredictionComposer(adapters.model, config),
  }
  return {
    context,
    async finishWork(patienceMilliseconds) {
      const patience = setTimeout(() => ending.abort(), patienceMilliseconds)
      while (running.size) await Promise.all(running)
      // Those whose answers other processes write.
      await drain.waitForReaders(ending.signal)
      clearTimeout(patience)
      await processLease.end()
    },
  }
}

import { setImmediate as nextRound } from 'node:timers/promises'
import type pg from 'pg'
import { sessionClient } from '../db/connection/client.ts'
import type { AppContext } from './context.ts'

/** What the bus needs of the context that it becomes a part of. */
type BusNeeds = Pick<AppContext, 'config' | 'database' | 'log' | 'background'>

/** Passes the word that somebody has news, to the pages they have open, in this process and others. */
export interface EventBus {
  /** Never waits and never fails: a page that missed it sees the count when it is next loaded. */
  publish(uid: string): void
  /** @returns ends the listening. */
  subscribe(uid: string, heard: () => void): () => void
  close(): Promise<void>
}

const channel = 'drishti_notices'
const retryMilliseconds = 1_000
/** A notice of PostgreSQL holds 8000 bytes: so many uids and our own fit. */
const mostInOne = 200

/** Opens a bus. Across processes it is PostgreSQL's LISTEN; the embedded database has one process. */
export function openEventBus(context: BusNeeds): EventBus {
  const listeners = new Map<string, Set<() => void>>()
  const hear = (uid: string) => {
    for (const heard of listeners.get(uid) ?? []) heard()
  }
  const line = context.database.embedded ? null : openLine(context, hear)
  return {
    publish(uid) {
      hear(uid)
      line?.publish(uid)
    },
    subscribe(uid, listener) {
      line?.open()
      const uidListeners = listeners.get(uid) ?? new Set()
      listeners.set(uid, uidListeners.add(listener))
      return () => {
        uidListeners.delete(listener)
        if (!uidListeners.size && listeners.get(uid) === uidListeners) listeners.delete(uid)
      }
    },
    close: async () => line?.close(),
  }
}

/** A connection of our own to PostgreSQL itself that listens, from the first page that wants to hear; it comes back when it is lost. */
function openLine(context: BusNeeds, hear: (uid: string) => void) {
  const { config, log } = context
  const own = crypto.randomUUID()
  let client: pg.Client | null = null
  let state: 'idle' | 'open' | 'closed' = 'idle'
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    const fresh = sessionClient(config.databaseDirectUrl ?? config.databaseUrl ?? '')
    client = fresh
    const reconnectLater = () => {
      if (client !== fresh || state !== 'open') return
      client = null
      fresh.end().catch(() => undefined)
      retry = setTimeout(() => void connect(), retryMilliseconds)
      retry.unref()
    }
    fresh.on('error', reconnectLater)
    fresh.on('end', reconnectLater)
    fresh.on('notification', ({ payload = '' }) => {
      const [from, ...uids] = payload.split(' ')
      if (from !== own) uids.forEach(hear)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ err: error }, 'notices of other processes are not heard for now')
      reconnectLater()
    }
  }
  return {
    open() {
      if (state !== 'idle') return
      state = 'open'
      void connect()
    },
    publish: createNotifier(context, own),
    async close() {
      state = 'closed'
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * Tells the other processes whose pages have news; `own` names this process. Those who get news in the same
 * moment are told of together: each notice is a transaction, and the database lets only one of them commit
 * at a time.
 */
function createNotifier({ database, log, background }: BusNeeds, own: string) {
  const waitingUids = new Set<string>()
  const notify = async () => {
    const uids = [...waitingUids]
    waitingUids.clear()
    const payloads: string[] = []
    for (let first = 0; first < uids.length; first += mostInOne)
      payloads.push([own, ...uids.slice(first, first + mostInOne)].join(' '))
    await database.pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        payloads,
      ])
      .catch((error: unknown) => log.warn({ err: error }, 'a notice reached this process only'))
  }
  return (uid: string): void => {
    if (!waitingUids.size) background(nextRound().then(notify))
    waitingUids.add(uid)
  }
}

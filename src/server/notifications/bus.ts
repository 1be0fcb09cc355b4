import pg from 'pg'
import type { House } from '../house.ts'

/** Passes the word that somebody has news, to the pages they have open, in this process and others. */
export interface Bus {
  /** Never waits and never fails: a page that missed it sees the count when it is next loaded. */
  publish(uid: string): void
  /** @returns ends the listening. */
  subscribe(uid: string, heard: () => void): () => void
  close(): Promise<void>
}

const channel = 'drishti_notices'
const retryMilliseconds = 1_000
const buses = new WeakMap<House, Bus>()

/** The one bus of a house. Across processes it is PostgreSQL's LISTEN; the embedded database has one process. */
export function busOf(house: House): Bus {
  let bus = buses.get(house)
  if (!bus) buses.set(house, (bus = openBus(house)))
  return bus
}

function openBus(house: House): Bus {
  const listeners = new Map<string, Set<() => void>>()
  const hear = (uid: string) => {
    for (const heard of listeners.get(uid) ?? []) heard()
  }
  const line = house.database.embedded ? null : openLine(house, hear)
  return {
    publish(uid) {
      hear(uid)
      line?.publish(uid)
    },
    subscribe(uid, heard) {
      line?.open()
      const all = listeners.get(uid) ?? new Set()
      listeners.set(uid, all.add(heard))
      return () => {
        all.delete(heard)
        if (!all.size && listeners.get(uid) === all) listeners.delete(uid)
      }
    },
    close: async () => line?.close(),
  }
}

/** A connection of our own that listens, from the first page that wants to hear; it comes back when it is lost. */
function openLine({ config, database, log }: House, hear: (uid: string) => void) {
  const own = crypto.randomUUID()
  let client: pg.Client | null = null
  let state: 'idle' | 'open' | 'closed' = 'idle'
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: config.databaseUrl, keepAlive: true })
    client = fresh
    const lost = () => {
      if (client !== fresh || state !== 'open') return
      client = null
      fresh.end().catch(() => undefined)
      retry = setTimeout(() => void connect(), retryMilliseconds)
      retry.unref()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ payload = '' }) => {
      const [from, uid] = payload.split(' ')
      if (from !== own && uid) hear(uid)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ err: error }, 'notices of other processes are not heard for now')
      lost()
    }
  }
  return {
    open() {
      if (state !== 'idle') return
      state = 'open'
      void connect()
    },
    publish(uid: string) {
      database.pool
        .query('select pg_notify($1, $2)', [channel, `${own} ${uid}`])
        .catch((error: unknown) => log.warn({ err: error }, 'a notice reached this process only'))
    },
    async close() {
      state = 'closed'
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

import pg from 'pg'
import type { DatabaseAddress, DatabaseHost } from './address.ts'

/** One host is tried for so long, where the address does not say. */
const usualTimeoutMs = 3_000
/** Connections that are opened in the same moment go by one look. */
const knownForMs = 1_000

/**
 * Finds out which host of an address to connect to: the first in its order that answers and, where that is
 * wanted, takes writes. The one of last time is looked at first.
 *
 * @returns null where there is no choice: one host, and nothing asked of it.
 */
export function hostFinder(address: DatabaseAddress): (() => Promise<DatabaseHost>) | null {
  const { hosts, isWritableWanted } = address
  if (hosts.length === 1 && !isWritableWanted) return null
  let last: DatabaseHost | undefined
  let lookedAt = -Infinity
  let looking: Promise<DatabaseHost> | undefined
  const look = async () => {
    let failure: unknown
    for (const host of new Set(last ? [last, ...hosts] : hosts)) {
      try {
        await probe(address, host)
        last = host
        lookedAt = performance.now()
        return host
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
  return async () => {
    if (last && performance.now() - lookedAt < knownForMs) return last
    looking ??= look().finally(() => (looking = undefined))
    return looking
  }
}

/** @throws where the host does not answer, or only lets itself be read. */
async function probe(address: DatabaseAddress, host: DatabaseHost): Promise<void> {
  const connectionTimeoutMillis = address.connectTimeoutMs ?? usualTimeoutMs
  const client = new pg.Client({
    ...{ ...address.client, host: host.host, port: host.port },
    ...{ connectionTimeoutMillis, query_timeout: connectionTimeoutMillis },
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (!address.isWritableWanted) return
    const { rows } = await client.query<{ is_read_only: boolean }>(
      `select current_setting('transaction_read_only')::boolean as is_read_only`,
    )
    if (rows[0]?.is_read_only)
      throw Object.assign(new Error('No database server of the address takes writes.'), {
        code: '57P03',
      })
  } finally {
    // One that hangs is not waited for.
    void client.end().catch(() => undefined)
  }
}

import type { Pool, PoolClient } from 'pg'

/** How long each statement took, in milliseconds, by its text. */
export type StatementTimes = Map<string, number[]>

/** Times everything that is sent over a pool from now on, from the call to the answer in hand. */
export function timeStatements(pool: Pool): { reset(): void; times(): StatementTimes } {
  let times: StatementTimes = new Map()
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((statement: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      const began = performance.now()
      const result = query(statement, ...rest)
      if (result instanceof Promise)
        void result.then(
          () => {
            const key = text.replaceAll(/\s+/g, ' ').trim()
            times.set(key, [...(times.get(key) ?? []), performance.now() - began])
          },
          () => undefined,
        )
      return result
    }) as typeof client.query
  })
  return {
    reset: () => (times = new Map()),
    times: () => times,
  }
}

import type { Pool, PoolClient } from 'pg'

/**
 * Everything that is sent over a pool from now on, in order: the first 120 characters of each statement,
 * with single spaces.
 */
export function recordStatements(pool: Pool): string[] {
  const statements: string[] = []
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((statement: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      statements.push(text.replaceAll(/\s+/g, ' ').trim().slice(0, 120))
      return query(statement, ...rest)
    }) as typeof client.query
  })
  return statements
}

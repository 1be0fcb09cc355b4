import pg from 'pg'
import { readAddress, type DatabaseAddress } from './address.ts'
import { hostFinder } from './find-host.ts'
import { statementNames } from './statement-names.ts'

/** How a connection leads to PostgreSQL. */
export interface ConnectionKind {
  /**
   * By a pooler that gives a transaction whichever session is free (PgBouncer in transaction mode): nothing
   * may be set at its beginning, and no statement is kept under a name. The bounds that a direct connection
   * has from its beginning are set with each transaction.
   */
  isPooled: boolean
  /** How long a statement may take, in milliseconds; 0: as long as it takes. */
  statementTimeoutMs: number
  /** How long a transaction may wait for its next statement, in milliseconds. */
  idleTimeoutMs: number
}

/** The settings of one database's connections, for `pg.Client` and `pg.Pool` alike. */
export function clientConfig(
  address: DatabaseAddress,
  { isPooled, statementTimeoutMs, idleTimeoutMs }: ConnectionKind,
): pg.ClientConfig {
  const [first] = address.hosts
  return {
    ...address.client,
    host: first?.host,
    port: first?.port,
    ...(!isPooled && {
      // A statement that outlives its request helps nobody.
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTimeoutMs,
    }),
  }
}

/** The class of one database's connections. */
export function clientClass(address: DatabaseAddress, kind: ConnectionKind): typeof pg.Client {
  const findHost = hostFinder(address)
  const nameOf = kind.isPooled ? () => undefined : statementNames()
  const bounds = `set local statement_timeout = ${kind.statementTimeoutMs};
    set local idle_in_transaction_session_timeout = ${kind.idleTimeoutMs}`
  return class extends pg.Client {
    // The pool calls it with a function, others without.
    override connect(...listeners: unknown[]): never {
      const connect = super.connect.bind(this) as (...given: unknown[]) => never
      if (!findHost) return connect(...listeners)
      const hostIsKnown = findHost().then(({ host, port }) => {
        this.host = host ?? this.host
        this.port = port ?? pg.defaults.port ?? 5432
      })
      const [done] = listeners as [((error: unknown) => void)?]
      if (!done) return hostIsKnown.then(() => connect()) as never
      return void hostIsKnown.then(() => connect(done), done) as never
    }

    // The many forms of `query` go through; the one that asks with values gets a name.
    override query(statement: unknown, ...otherArguments: unknown[]): never {
      const query = super.query.bind(this) as (...queryArguments: unknown[]) => never
      const [values, ...rest] = otherArguments
      if (typeof statement !== 'string') return query(statement, ...otherArguments)
      if (kind.isPooled && /^(begin|start transaction)\b/.test(statement))
        return query(`${statement}; ${bounds}`, ...otherArguments)
      const isNameable = Array.isArray(values) && values.length > 0
      const name = isNameable ? nameOf(statement) : undefined
      return name
        ? query({ name, text: statement, values }, ...rest)
        : query(statement, ...otherArguments)
    }
  }
}

/** A connection of one's own that holds a session, for LISTEN; not yet open. */
export function sessionClient(url: string): pg.Client {
  const kind = { isPooled: false, statementTimeoutMs: 0, idleTimeoutMs: 0 }
  const address = readAddress(url)
  return new (clientClass(address, kind))(clientConfig(address, kind))
}

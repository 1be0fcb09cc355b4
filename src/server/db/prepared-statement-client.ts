import pg from 'pg'

/** From its third time on, a statement is worth keeping. */
const minimumUses = 3
/** So many a connection keeps: each costs the server some ten kilobytes. */
const statementLimit = 300

/**
 * Makes the connections of one database. Each has the server parse and plan what is said often only
 * once. Statements come out of code, so that the same text comes again with other values; what is said
 * once or twice, such as a list of its own length, is not kept. Nor is `*`: a new column would be
 * another answer than the kept one.
 *
 * @param openingMilliseconds how long a connection may take to open.
 */
export function preparedStatementClients(openingMilliseconds: number): typeof pg.Client {
  const nameOf = naming()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'string' ? { connectionString: config } : config
      super({ ...given, connectionTimeoutMillis: openingMilliseconds })
    }

    // The many forms of `query` go through; the one that asks with values gets a name.
    override query(statement: unknown, ...otherArguments: unknown[]): never {
      const query = super.query.bind(this) as (...all: unknown[]) => never
      const [values, ...rest] = otherArguments
      const name = typeof statement === 'string' && isGiven(values) ? nameOf(statement) : undefined
      return name
        ? query({ name, text: statement, values }, ...rest)
        : query(statement, ...otherArguments)
    }
  }
}

function isGiven(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0
}

/** Counts what is said over all connections, and names what is worth keeping. */
function naming(): (statement: string) => string | undefined {
  const useCounts = new Map<string, number>()
  const names = new Map<string, string>()
  return (statement) => {
    const known = names.get(statement)
    if (known || names.size >= statementLimit) return known
    if (useCounts.size > 10 * statementLimit) useCounts.clear()
    const times = (useCounts.get(statement) ?? 0) + 1
    useCounts.set(statement, times)
    if (times < minimumUses || /[\s.]\*/.test(statement)) return undefined
    const name = `s${names.size}`
    names.set(statement, name)
    return name
  }
}

import pg from 'pg'

/** From its third time on, a statement is worth keeping. */
const minimumUses = 3
/** So many a connection keeps: each costs the server some ten kilobytes. */
const statementLimit = 300

/**
 * The class of one database's connections: each has the server parse and plan only once what is said
 * often (decision 037). Statements come out of code, so that the same text comes again with other values;
 * what is said once or twice, such as a list of its own length, is not kept. Nor is `*`: a new column
 * would be another answer than the kept one.
 */
export function preparedStatementClient(): typeof pg.Client {
  const nameOf = statementNames()
  return class extends pg.Client {
    // The many forms of `query` go through; the one that asks with values gets a name.
    override query(statement: unknown, ...otherArguments: unknown[]): never {
      const query = super.query.bind(this) as (...queryArguments: unknown[]) => never
      const [values, ...rest] = otherArguments
      const isNameable = typeof statement === 'string' && Array.isArray(values) && values.length > 0
      const name = isNameable ? nameOf(statement) : undefined
      return name
        ? query({ name, text: statement, values }, ...rest)
        : query(statement, ...otherArguments)
    }
  }
}

/** Counts what is said over all connections, and names what is worth keeping. */
function statementNames(): (statement: string) => string | undefined {
  const useCounts = new Map<string, number>()
  const names = new Map<string, string>()
  return (statement) => {
    const known = names.get(statement)
    if (known || names.size >= statementLimit) return known
    if (useCounts.size > 10 * statementLimit) useCounts.clear()
    const uses = (useCounts.get(statement) ?? 0) + 1
    useCounts.set(statement, uses)
    if (uses < minimumUses || /[\s.]\*/.test(statement)) return undefined
    const name = `s${names.size}`
    names.set(statement, name)
    return name
  }
}

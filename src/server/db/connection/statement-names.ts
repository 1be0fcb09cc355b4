/** From its third time on, a statement is worth keeping. */
const minimumUses = 3
/** So many a connection keeps: each costs the server some ten kilobytes. */
const statementLimit = 300

/**
 * Names what is worth keeping, for all connections to one database: each has the server parse and plan
 * only once what is said often (decision 037). Statements come out of code, so that the same text comes
 * again with other values; what is said once or twice, such as a list of its own length, is not kept. Nor
 * is `*`: a new column would be another answer than the kept one.
 */
export function statementNames(): (statement: string) => string | undefined {
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

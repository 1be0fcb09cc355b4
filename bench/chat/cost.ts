/** What a process has used since it was last asked: sent to its parent when told `cost`. */
export interface Cost {
  /** User and system time, microseconds. */
  cpuMicroseconds: number
  /** Statements sent to a database. */
  statements: number
  /** The most memory in use at any look since then, bytes. */
  rssBytes: number
}

/** @param statements grows with each statement that this process sends to its database. */
export function tellCost(statements: readonly unknown[] = []): void {
  let statementsBefore = statements.length
  let before = process.cpuUsage()
  let peakMemory = process.memoryUsage.rss()
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, process.memoryUsage.rss())
  }, 100)
  watch.unref()
  process.on('message', (message) => {
    if (message !== 'cost') return
    const { user, system } = process.cpuUsage(before)
    const cost: Cost = {
      cpuMicroseconds: user + system,
      statements: statements.length - statementsBefore,
      rssBytes: peakMemory,
    }
    process.send?.(cost)
    statementsBefore = statements.length
    before = process.cpuUsage()
    peakMemory = process.memoryUsage.rss()
  })
  process.on('disconnect', () => process.exit(0))
}

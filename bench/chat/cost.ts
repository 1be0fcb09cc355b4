/** What a process has used since it was last asked: sent to its parent when told `cost`. */
export interface Cost {
  /** User and system time, microseconds. */
  cpuMicroseconds: number
  /** The most memory in use at any look since then, bytes. */
  rssBytes: number
}

export function tellCost(): void {
  let before = process.cpuUsage()
  let peakMemory = process.memoryUsage.rss()
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, process.memoryUsage.rss())
  }, 100)
  watch.unref()
  process.on('message', (message) => {
    if (message !== 'cost') return
    const { user, system } = process.cpuUsage(before)
    process.send?.({ cpuMicroseconds: user + system, rssBytes: peakMemory } satisfies Cost)
    before = process.cpuUsage()
    peakMemory = process.memoryUsage.rss()
  })
  process.on('disconnect', () => process.exit(0))
}

// Whether the machine has anything else to do: what a figure is worth depends on it.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const lookMilliseconds = 2_000
/** More of the cores than this is somebody else's work. */
const quietShare = 0.15

/** Busy and all ticks of the cores together, as the kernel counts them. */
function ticks() {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/)
  const counts = fields.slice(0, 8).map(Number)
  const idle = counts[3] + counts[4]
  return { idle, all: counts.reduce((sum, count) => sum + count, 0) }
}

/** Looks for two seconds in which we do nothing ourselves. Gives a sentence where the machine is busy. */
export async function disturbance() {
  const before = ticks()
  await new Promise((looked) => setTimeout(looked, lookMilliseconds))
  const after = ticks()
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
  if (busy <= quietShare) return null
  return `${(100 * busy).toFixed(0)} % of ${availableParallelism()} cores busy with other work, load ${loadavg()[0].toFixed(1)}`
}

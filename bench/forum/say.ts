import type { Load } from './load.ts'

/** A load with what the process that bore it worked for each request, in milliseconds. */
export interface TimedLoad extends Load {
  cpu: number
}

/** A row: what both do in a second, and in processor time. */
export function say(label: string, own: TimedLoad, floor: TimedLoad): void {
  const share = ((100 * own.perSecond) / floor.perSecond).toFixed(0)
  console.log(
    `${label}: ${own.perSecond.toFixed(0)} a second, bare server ${floor.perSecond.toFixed(0)}: ${share} %${own.errors ? `, ${own.errors} errors` : ''}`,
  )
  console.log(
    `  processor time ${own.cpu.toFixed(2)} ms against ${floor.cpu.toFixed(2)}: ${((100 * floor.cpu) / own.cpu).toFixed(0)} %, ${(1000 / own.cpu).toFixed(0)} a second and core`,
  )
}

export function sayPaced(what: string, own: Load, floor: Load): void {
  console.log(
    `p99 at half of capacity, ${what}: ${own.p99.toFixed(1)} ms against ${floor.p99.toFixed(1)} ms: ${(own.p99 / floor.p99).toFixed(2)} × (bar 2, aim 1.2)`,
  )
}

export function sayCrowd(what: string, { perSecond, p99, errors, count }: Load): void {
  console.log(
    `${what}: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${errors} errors of ${count}`,
  )
}

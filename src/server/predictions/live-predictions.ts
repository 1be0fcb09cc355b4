import type { House } from '../core/context.ts'

/**
 * A prediction while this process writes it. Readers keep only how far they have read; one who comes
 * late starts at the start.
 */
export interface LivePrediction {
  readonly pid: string
  text: string
  /** Written and stored, or given up. */
  ended: boolean
  changed: PromiseWithResolvers<void>
}

const houses = new WeakMap<House, Map<string, LivePrediction>>()

function livesOf(house: House): Map<string, LivePrediction> {
  const known = houses.get(house) ?? new Map<string, LivePrediction>()
  houses.set(house, known)
  return known
}

export function findLive(house: House, pid: string): LivePrediction | undefined {
  return livesOf(house).get(pid)
}

export function beginLive(house: House, pid: string): LivePrediction {
  const live = { pid, text: '', ended: false, changed: Promise.withResolvers<void>() }
  livesOf(house).set(pid, live)
  return live
}

export function grow(live: LivePrediction, text: string): void {
  live.text += text
  wake(live)
}

export function endLive(house: House, live: LivePrediction): void {
  live.ended = true
  livesOf(house).delete(live.pid)
  wake(live)
}

function wake(live: LivePrediction): void {
  const { resolve } = live.changed
  live.changed = Promise.withResolvers()
  resolve()
}

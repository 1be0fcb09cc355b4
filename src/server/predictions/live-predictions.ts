import type { AppContext } from '../core/context.ts'

/**
 * A prediction while this process writes it. Readers keep only how far they have read; one who comes
 * late starts at the start.
 */
export interface LivePrediction {
  readonly pid: string
  text: string
  /** Written and stored, or given up. */
  ended: boolean
  nextChange: PromiseWithResolvers<void>
}

const houses = new WeakMap<AppContext, Map<string, LivePrediction>>()

function livesOf(context: AppContext): Map<string, LivePrediction> {
  const known = houses.get(context) ?? new Map<string, LivePrediction>()
  houses.set(context, known)
  return known
}

export function findLivePrediction(context: AppContext, pid: string): LivePrediction | undefined {
  return livesOf(context).get(pid)
}

export function beginLivePrediction(context: AppContext, pid: string): LivePrediction {
  const live = { pid, text: '', ended: false, nextChange: Promise.withResolvers<void>() }
  livesOf(context).set(pid, live)
  return live
}

export function appendToLivePrediction(live: LivePrediction, text: string): void {
  live.text += text
  wake(live)
}

export function endLivePrediction(context: AppContext, live: LivePrediction): void {
  live.ended = true
  livesOf(context).delete(live.pid)
  wake(live)
}

function wake(live: LivePrediction): void {
  const { resolve } = live.nextChange
  live.nextChange = Promise.withResolvers()
  resolve()
}

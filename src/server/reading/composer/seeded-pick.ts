import type { AnyKundli } from '@drishti/jyotish'
import { dayMs } from '../../../contract/core/constants.ts'
import { indiaClock } from '../../core/time/india-time.ts'
import { chartKey } from '../verdicts/chart-facts.ts'

/** A choice that is the same whenever the same is asked of the same chart on the same day. */
export type SeededPick = <T>(from: readonly T[], salt: string) => T

/** FNV-1a, 32 bits: spreads well and costs nothing. Not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}

/** Picks by question, chart and the day in India. Throws on an empty list: there must be words. */
export function createSeededPick(question: string, chart: AnyKundli, at: Date): SeededPick {
  const day = Math.floor(indiaClock(at).getTime() / dayMs)
  const seed = `${question.trim().toLowerCase()}|${chartKey(chart)}|${day}`
  return (from, salt) => {
    const chosen = from[hash(`${salt}|${seed}`) % from.length]
    if (chosen === undefined) throw new RangeError(`nothing to pick from for ${salt}`)
    return chosen
  }
}

import type { PlaceSky } from './place-sky.ts'
import type { ReasonId } from './reasons.ts'
import type { Stretch, WindowName } from './windows.ts'
import { heldShare, windowOf } from './windows.ts'

/** By which time of the day a tithi is given its date, and what to do in the doubtful cases. */
export interface DayRule {
  window: WindowName
  /** Where the time is held on two days: the first, the second, or the one on which more of it is held. */
  both: 'earlier' | 'later' | 'more'
  /** Where it is held on neither: the day on which the tithi begins or the day on which it ends. */
  none: 'earlier' | 'later'
}

/** A date and how it came about. */
export interface Decision {
  day: number
  reason: ReasonId
  window: WindowName
}

/** Shares of a window that differ by less are the same: the days themselves differ by a minute or two. */
const sameShare = 0.005

/**
 * The day of a tithi (or of a nakshatra) by a rule. Kala Madhava's order for doubtful cases: held on one day,
 * held on both, held unevenly, held on neither.
 */
export function decideDay(sky: PlaceSky, span: Stretch, rule: DayRule): Decision {
  const { window } = rule
  const first = sky.dayHolding(span.fromMs)
  const last = sky.dayHolding(span.toMs - 1000)
  const held: { day: number; share: number }[] = []
  // Arunodaya lies before the sunrise of its day, so the day after the last may hold it.
  for (let day = first; day <= last + (window === 'arunodaya' ? 1 : 0); day++) {
    const stretch = windowOf(sky, day, window)
    const share = stretch === null ? 0 : heldShare(span, stretch)
    if (share > 0) held.push({ day, share })
  }
  const [one, two] = held
  if (!one) {
    if (first === last) return { day: first, reason: 'kshaya', window }
    return rule.none === 'earlier'
      ? { day: first, reason: 'noneEarlier', window }
      : { day: last, reason: 'noneLater', window }
  }
  if (!two) return { day: one.day, reason: 'only', window }
  if (rule.both === 'later') return { day: two.day, reason: 'later', window }
  if (rule.both === 'earlier' || Math.abs(one.share - two.share) < sameShare)
    return { day: one.day, reason: 'earlier', window }
  return { day: one.share > two.share ? one.day : two.day, reason: 'more', window }
}

import { istDay } from '../../core/time/india-time.ts'
import type { Graha } from '@drishti/jyotish'
import type { StoredVerdict } from '../../db/stored-json.ts'
import type { ChartFacts } from './chart-facts.ts'
import type { Judgement } from './verdicts.ts'

/** What is kept of a judgement, and what has changed since an earlier one. */

/** The name under which a judgement is kept. */
export function matterKey(topic: string, aspect: string | null): string {
  return aspect ? `${topic}.${aspect}` : topic
}

export function storedVerdictOf(sheet: ChartFacts, judgement: Judgement): StoredVerdict {
  const [window] = judgement.windows
  return {
    matter: matterKey(judgement.topic, judgement.aspect),
    day: istDay(sheet.at),
    direction: judgement.direction,
    antar: sheet.dasha?.antar.lord ?? null,
    jupiter: sheet.transits.jupiter.rashi,
    saturn: sheet.transits.saturn.rashi,
    window: window ? { fromUtc: window.fromUtc, toUtc: window.toUtc } : null,
  }
}

/** What makes today's judgement another than an earlier one, or that it is the same. */
export type VerdictChange =
  | { kind: 'same' }
  | { kind: 'antar'; graha: Graha; sinceUtc: string }
  | { kind: 'transit'; graha: 'jupiter' | 'saturn'; sinceUtc: string }
  /** The stretch that was named is over. */
  | { kind: 'window-over' }
  /** A stretch has come within reach that was not seen before. */
  | { kind: 'window-new' }

/** A window of which the first day only moves on with the calendar is the same window. */
const sameWindow = (one: StoredVerdict['window'], other: StoredVerdict['window']): boolean =>
  one?.toUtc === other?.toUtc

/**
 * Compares today's judgement with one of an earlier day on the same chart and matter. Null for one of the
 * same day: nothing lies between. What moved in the sky comes before what follows from it.
 */
export function verdictChangeSince(
  earlier: StoredVerdict,
  today: StoredVerdict,
  sheet: ChartFacts,
): VerdictChange | null {
  if (earlier.day >= today.day) return null
  const turned = earlier.direction !== today.direction || !sameWindow(earlier.window, today.window)
  if (!turned) return { kind: 'same' }
  if (sheet.dasha && earlier.antar !== today.antar) {
    const { lord, startUtc } = sheet.dasha.antar
    return { kind: 'antar', graha: lord, sinceUtc: startUtc }
  }
  for (const graha of ['saturn', 'jupiter'] as const) {
    const { fromUtc } = sheet.transits[graha]
    if (earlier[graha] !== today[graha] && fromUtc)
      return { kind: 'transit', graha, sinceUtc: fromUtc }
  }
  if (earlier.window && Date.parse(earlier.window.toUtc) <= sheet.at.getTime())
    return { kind: 'window-over' }
  return { kind: today.window ? 'window-new' : 'same' }
}

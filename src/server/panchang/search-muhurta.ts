import { setImmediate } from 'node:timers/promises'
import { findMuhurta, type MuhurtaSpan, type Purpose } from '@drishti/jyotish'
import { addDays, midnightOf, offsetOn, type PlaceClock } from './place-clock.ts'

/** A slice is searched at one go: the server's other work waits for no longer than that. */
const sliceDays = 10
const firstMs = Date.UTC(1900, 0, 1)
const lastMs = Date.UTC(2100, 11, 31, 23, 59, 59)

/** For whom: the sign and the star of a person's Moon, as far as they are known. */
export interface NatalMoonInput {
  moonRashi?: number
  janmaNakshatra?: number
}

/** What is searched: from the first civil day to the last at a place, both included. */
export interface MuhurtaRange extends NatalMoonInput {
  purpose: Purpose
  from: string
  to: string
}

/**
 * Every span of a range in which no rule says no, in order of time. The range is searched in slices,
 * and a span that a seam cuts in two is put together again.
 */
export async function searchMuhurta(
  { purpose, from, to, moonRashi, janmaNakshatra }: MuhurtaRange,
  place: PlaceClock,
): Promise<MuhurtaSpan[]> {
  const spans: MuhurtaSpan[] = []
  for (let day = from; day <= to; day = addDays(day, sliceDays)) {
    const after = addDays(day, sliceDays)
    const end = after > to ? addDays(to, 1) : after
    const fromMs = Math.max(midnightOf(day, place), firstMs)
    const toMs = Math.min(midnightOf(end, place), lastMs)
    if (toMs <= fromMs) continue
    const result = findMuhurta({
      purpose,
      latitude: place.lat,
      longitude: place.lng,
      offsetSeconds: offsetOn(day, place),
      fromUtc: isoOf(fromMs),
      toUtc: isoOf(toMs),
      limit: Infinity,
      ...(moonRashi !== undefined && { moonRashi }),
      ...(janmaNakshatra !== undefined && { janmaNakshatra }),
    })
    for (const span of result.spans) join(spans, span, fromMs)
    await setImmediate()
  }
  return spans
}

const isoOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/** Adds a span; one that goes on over the seam at which its slice begins continues the last. */
function join(spans: MuhurtaSpan[], span: MuhurtaSpan, seamMs: number): void {
  const last = spans.at(-1)
  const goesOn =
    last &&
    Date.parse(span.startUtc) === seamMs &&
    Date.parse(last.endUtc) === seamMs &&
    last.lagna === span.lagna
  if (goesOn) last.endUtc = span.endUtc
  else spans.push(span)
}

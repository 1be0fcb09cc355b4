import { abhijitOf, durMuhurtasOf, eighthOf, nakshatraSpans } from '../panchang/day-spans.ts'
import type { DaySpan } from '../panchang/day-spans.ts'
import { instantOfAngle, circlePartAt, partSpansBetween } from '../panchang/part-spans.ts'
import type { PartSpan } from '../panchang/part-spans.ts'
import type { Luminaries } from '../panchang/luminaries.ts'
import { weekdayOf } from '../panchang/panchang-day.ts'
import { noonMsOf, sixInTheMorningMs, sunDayOf } from '../panchang/sun-day.ts'
import type { DayAndPlace } from '../panchang/sun-day.ts'
import { gandantaDegrees, spoiledGhatis } from './limits.ts'
import { dayMs } from '../sky/instant.ts'

const ghatiMs = 24 * 60000
/** The Sun's entry into a sign spoils sixteen ghatis on either side (Muhurta Chintamani, ch. 3). */
const sankrantiMs = 16 * ghatiMs

/** A day from sunrise to sunrise as a search sees it. Instants are milliseconds since 1970. */
export interface SearchDay {
  fromMs: number
  toMs: number
  vara: number
  /** Null where the Sun does not rise and set. */
  sun: { riseMs: number; setMs: number } | null
  rahuKaal: DaySpan | null
  durMuhurtas: DaySpan[]
  varjyam: DaySpan[]
  abhijit: DaySpan | null
  sankrantis: { fromMs: number; toMs: number }[]
  /** Where anything that an hour is judged by may change, the lagna apart; in order, the day's ends included. */
  cuts: number[]
}

/** Where a star's knot begins and ends, if the Moon passes one of the three in these stars. */
function gandantaCuts(lights: Luminaries, stars: PartSpan[]): number[] {
  return stars
    .filter(({ part }) => part % 9 === 0)
    .flatMap(({ part, fromMs }) =>
      [-gandantaDegrees, gandantaDegrees].map((degrees) =>
        instantOfAngle(lights.moon, part * (360 / 27) + degrees, fromMs),
      ),
    )
}

/** Where the spoiled beginning of a yoga ends. */
function yogaCuts(lights: Luminaries, yogas: PartSpan[]): number[] {
  return yogas.flatMap(({ part, fromMs, toMs }) => {
    const ghatis = spoiledGhatis[part + 1]
    if (ghatis === undefined || ghatis === 60) return []
    const share = ghatis / 60
    const target = (part + share) * (360 / 27)
    return [instantOfAngle(lights.sum, target, fromMs + (toMs - fromMs) * share)]
  })
}

function sankrantisOf(lights: Luminaries, fromMs: number, toMs: number) {
  const rashi = circlePartAt(lights.sun, 12, toMs + sankrantiMs)
  if (rashi === circlePartAt(lights.sun, 12, fromMs - sankrantiMs)) return []
  const ms = instantOfAngle(lights.sun, rashi * 30, toMs)
  return [{ fromMs: ms - sankrantiMs, toMs: ms + sankrantiMs }]
}

/** The day of a civil date at a place, with all its edges. */
export function searchDayOf(at: DayAndPlace, lights: Luminaries): SearchDay {
  const noonMs = noonMsOf(at)
  const vara = weekdayOf(at.date)
  const sun = sunDayOf(noonMs, at.latitude, at.longitude, 'hindu')
  const fromMs = sun?.riseMs ?? sixInTheMorningMs(noonMs, at.longitude)
  const toMs = sun?.nextRiseMs ?? fromMs + dayMs
  const stars = partSpansBetween(lights.moon, 27, fromMs, toMs)
  const yogas = partSpansBetween(lights.sum, 27, fromMs, toMs)
  const spans = {
    rahuKaal: sun && eighthOf('rahuKaal', vara, sun),
    durMuhurtas: sun ? durMuhurtasOf(vara, sun) : [],
    varjyam: nakshatraSpans('varjyam', stars, fromMs, toMs),
    abhijit: sun && abhijitOf(vara, sun),
    sankrantis: sankrantisOf(lights, fromMs, toMs),
  }
  const edges = [
    ...stars,
    ...yogas,
    ...partSpansBetween(lights.elongation, 60, fromMs, toMs),
    ...partSpansBetween(lights.moon, 12, fromMs, toMs),
    ...[spans.rahuKaal, spans.abhijit].filter((span) => span !== null),
    ...spans.durMuhurtas,
    ...spans.varjyam,
    ...spans.sankrantis,
  ].flatMap((span) => [span.fromMs, span.toMs])
  const noon = sun ? [sun.setMs, (sun.riseMs + sun.setMs) / 2] : []
  const all = [...edges, ...noon, ...gandantaCuts(lights, stars), ...yogaCuts(lights, yogas)]
  const inside = all.filter((ms) => ms > fromMs && ms < toMs)
  const cuts = [...new Set([fromMs, ...inside, toMs])].sort((a, b) => a - b)
  return {
    fromMs,
    toMs,
    vara,
    sun: sun && { riseMs: sun.riseMs, setMs: sun.setMs },
    ...spans,
    cuts,
  }
}

import { dayMs, isoOfMs } from '../sky/instant.ts'
import { nakshatras, rashis, tithiName } from '../names/names.ts'
import { withDefaultSettings } from '../sky/settings.ts'
import type { BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import { instantOfAngle, circlePartAt, partSpansBetween } from './part-spans.ts'
import { luminariesOf } from './luminaries.ts'
import type { Luminaries } from './luminaries.ts'
import { moonMonthAt, purnimantaOf } from './lunar-month.ts'
import type { LunarMonth, MoonMonth } from './lunar-month.ts'
import { weekdayOf } from './panchang-day.ts'
import type { LimbSpan, PanchangSettings } from './types.ts'
import { noonMsOf, sixInTheMorningMs, sunDayOf } from './sun-day.ts'

/** A month of the civil calendar at a place. */
export interface MonthAndPlace {
  /** 1900 to 2100. */
  year: number
  /** 1..12. */
  month: number
  latitude: number
  longitude: number
  /** Seconds east of UTC, of the clock at the place. */
  offsetSeconds: number
}

/** One square of a month's calendar: what holds at the day's beginning. */
export interface PanchangMonthDay {
  date: string
  vara: number
  /** By the rule asked for; null where the Sun does not rise and set. */
  sunriseUtc: string | null
  sunsetUtc: string | null
  /** At sunrise, with when it ends. */
  tithi: LimbSpan
  /** Tithis that begin and end within the day, so that no sunrise sees them. */
  skippedTithis: number[]
  nakshatra: LimbSpan
  moonRashi: number
  moonRashiName: BilingualText
  paksha: 'shukla' | 'krishna'
  amanta: LunarMonth
  purnimanta: LunarMonth
  /** The sign that the Sun enters within the day, and when: sankranti. */
  sankranti: { rashi: number; name: BilingualText; utc: string } | null
}

const bare = ({ number, name, adhika, kshaya }: MoonMonth): LunarMonth => ({
  number,
  name,
  adhika,
  kshaya,
})

function sankrantiOf(lights: Luminaries, fromMs: number, toMs: number) {
  const rashi = circlePartAt(lights.sun, 12, toMs)
  if (rashi === circlePartAt(lights.sun, 12, fromMs)) return null
  const utc = isoOfMs(instantOfAngle(lights.sun, rashi * 30, toMs))
  return { rashi, name: rashis[rashi]!.name, utc }
}

function limbsOf(lights: Luminaries, fromMs: number, toMs: number) {
  const tithis = partSpansBetween(lights.elongation, 30, fromMs, toMs)
  const tithi = tithis[0]!
  const star = partSpansBetween(lights.moon, 27, fromMs, fromMs + 1)[0]!
  const moonRashi = circlePartAt(lights.moon, 12, fromMs)
  const times = (span: { fromMs: number; toMs: number }) => ({
    startUtc: isoOfMs(span.fromMs),
    endUtc: isoOfMs(span.toMs),
  })
  return {
    tithi: {
      number: tithi.part + 1,
      name: { en: tithiName(tithi.part + 1, 'en'), hi: tithiName(tithi.part + 1, 'hi') },
      ...times(tithi),
    },
    skippedTithis: tithis
      .slice(1)
      .filter((span) => span.toMs <= toMs)
      .map((span) => span.part + 1),
    nakshatra: { number: star.part, name: nakshatras[star.part]!.name, ...times(star) },
    moonRashi,
    moonRashiName: rashis[moonRashi]!.name,
  }
}

/**
 * A civil month, day by day: sunrise, the tithi and nakshatra that the sunrise sees, lunar months and
 * sankrantis; enough for a calendar page. `panchangOfDay` has the rest. Throws a RangeError like it, and
 * for a month that is none.
 */
export function panchangOfMonth(
  at: MonthAndPlace,
  settings: PanchangSettings = {},
): PanchangMonthDay[] {
  const { year, month, latitude, longitude, offsetSeconds } = at
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError('A month must be 1 to 12.')
  }
  const lights = luminariesOf(withDefaultSettings(settings))
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  let moonMonth: MoonMonth | null = null
  return Array.from({ length: days }, (_, i) => {
    const two = (number: number): string => String(number).padStart(2, '0')
    const date = `${year}-${two(month)}-${two(i + 1)}`
    const noonMs = noonMsOf({ date, latitude, longitude, offsetSeconds })
    const sun = sunDayOf(noonMs, latitude, longitude, settings.sunrise ?? 'hindu')
    const fromMs = sun?.riseMs ?? sixInTheMorningMs(noonMs, longitude)
    const toMs = sun?.nextRiseMs ?? fromMs + dayMs
    if (!moonMonth || fromMs >= moonMonth.toMs) moonMonth = moonMonthAt(lights, fromMs)
    const krishna = normalizeDegrees(lights.elongation(fromMs).degrees) >= 180
    return {
      date,
      vara: weekdayOf(date),
      sunriseUtc: sun && isoOfMs(sun.riseMs),
      sunsetUtc: sun && isoOfMs(sun.setMs),
      ...limbsOf(lights, fromMs, toMs),
      paksha: krishna ? ('krishna' as const) : ('shukla' as const),
      amanta: bare(moonMonth),
      purnimanta: purnimantaOf(moonMonth, krishna),
      sankranti: sankrantiOf(lights, fromMs, toMs),
    }
  })
}

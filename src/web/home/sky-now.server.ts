import { kundli, nakshatraName, panchangOfDay, tithiName } from '@drishti/jyotish'
import type { Kundli } from '@drishti/jyotish'
import { dateParts, formatDate, formatTime } from '../../words/say.ts'
import type { Language } from '../../words/say.ts'
import { skyWheel } from './sky-wheel.server.ts'

export interface SkyNow {
  /** "Saturday, 21 November 2026", India's day. */
  day: string
  /** The same without its weekday, for narrow screens. */
  date: string
  /** "05:12", India's clock. */
  clock: string
  tithi: string
  nakshatra: string
  /** Rahu Kaal of this day in Delhi, "16:02–17:21". */
  rahuKaal: string
  /** The dial, as an SVG element. */
  wheel: string
}

// Ujjain, where India's almanacs have counted from since the Surya Siddhanta.
const ujjain = { latitude: 23.18, longitude: 75.78 }
const freshMilliseconds = 60_000

// Where the almanac's pages are told for unless another place is asked for.
const delhi = { latitude: 28.61, longitude: 77.21, offsetSeconds: 19_800 }

let cache:
  | { until: number; chart: Kundli; rahuKaal: string; wheels: Partial<Record<Language, string>> }
  | undefined

/** The sky of this minute; it is the same for everyone, so it is computed once a minute. */
export function skyNow(language: Language, now = new Date()): SkyNow {
  if (!cache || cache.until < now.getTime())
    cache = {
      until: now.getTime() + freshMilliseconds,
      chart: kundli({ utc: now.toISOString(), ...ujjain }),
      rahuKaal: rahuKaalOf(now),
      wheels: {},
    }
  const { chart, wheels, rahuKaal } = cache
  return {
    day: formatDate(now, language, 'long'),
    date: formatDate(now, language),
    clock: formatTime(now),
    tithi: tithiName(chart.panchang.tithi, language),
    nakshatra: nakshatraName(chart.grahas.moon.nakshatra, language),
    rahuKaal,
    wheel: (wheels[language] ??= skyWheel(chart.grahas, language)),
  }
}

function rahuKaalOf(now: Date): string {
  const { year, month, day } = dateParts(now)
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const span = panchangOfDay({ date, ...delhi }).spans?.rahuKaal
  return span ? `${formatTime(span.startUtc)}–${formatTime(span.endUtc)}` : ''
}

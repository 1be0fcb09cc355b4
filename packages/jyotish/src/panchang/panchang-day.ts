import { dayMs, isoOfMs } from '../sky/instant.ts'
import {
  karanaIndex,
  karanas,
  nakshatras,
  rashis,
  tithiName,
  varas,
  panchangYogas,
} from '../names/names.ts'
import type { RiseRule } from '../sky/rise-set.ts'
import { withDefaultSettings } from '../sky/settings.ts'
import type { BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import {
  abhijitOf,
  brahmaMuhurtaOf,
  choghadiyaOf,
  durMuhurtasOf,
  eighthOf,
  horasOf,
  nakshatraSpans,
} from './day-spans.ts'
import { partSpansBetween } from './part-spans.ts'
import type { PartSpan } from './part-spans.ts'
import { luminariesOf } from './luminaries.ts'
import type { Luminaries } from './luminaries.ts'
import { moonMonthAt, purnimantaOf } from './lunar-month.ts'
import { moonRiseSet } from './moon-rise.ts'
import {
  ayanas,
  noMoonrise,
  noMoonset,
  noSunrise,
  ritus,
  spanNames,
} from '../names/names-panchang-day.ts'
import type { AyanaId } from '../names/names-panchang-day.ts'
import { noonMsOf, sixInTheMorningMs, sunDayOf } from './sun-day.ts'
import type { DayAndPlace, SunDay } from './sun-day.ts'
import type {
  LimbSpan,
  NakshatraSpan,
  NamedSpan,
  PanchangOfDay,
  PanchangSettings,
  TimeSpan,
  SunSpans,
} from './types.ts'

const stretchOf = ({ fromMs, toMs }: { fromMs: number; toMs: number }): TimeSpan => ({
  startUtc: isoOfMs(fromMs),
  endUtc: isoOfMs(toMs),
})

function withUtcTimes<T extends { fromMs: number; toMs: number }>(
  span: T,
): Omit<T, 'fromMs' | 'toMs'> & TimeSpan {
  const { fromMs, toMs, ...rest } = span
  return { ...rest, ...stretchOf({ fromMs, toMs }) }
}

const limb = (span: PartSpan, first: number, name: BilingualText): LimbSpan => ({
  number: span.part + first,
  name,
  ...stretchOf(span),
})

const tithiSaid = (tithi: number): BilingualText => ({
  en: tithiName(tithi, 'en'),
  hi: tithiName(tithi, 'hi'),
})

function nakshatraSpan(lights: Luminaries, span: PartSpan): NakshatraSpan {
  const padas = partSpansBetween(lights.moon, 108, span.fromMs + 1000, span.toMs - 1000)
  return {
    ...limb(span, 0, nakshatras[span.part]!.name),
    lord: nakshatras[span.part]!.lord,
    padas: padas.map((pada) => ({ pada: (pada.part % 4) + 1, ...stretchOf(pada) })),
  }
}

function sunSpansOf(vara: number, sun: SunDay): SunSpans {
  const abhijit = abhijitOf(vara, sun)
  const { day, night } = choghadiyaOf(vara, sun)
  return {
    rahuKaal: withUtcTimes(eighthOf('rahuKaal', vara, sun)),
    yamaganda: withUtcTimes(eighthOf('yamaganda', vara, sun)),
    gulika: withUtcTimes(eighthOf('gulika', vara, sun)),
    abhijit: abhijit && withUtcTimes(abhijit),
    brahmaMuhurta: withUtcTimes(brahmaMuhurtaOf(sun)),
    durMuhurtas: durMuhurtasOf(vara, sun).map(withUtcTimes),
    choghadiya: { day: day.map(withUtcTimes), night: night.map(withUtcTimes) },
    horas: horasOf(vara, sun).map(withUtcTimes),
  }
}

const riseAndSet = (sun: SunDay | null) =>
  sun && { riseUtc: isoOfMs(sun.riseMs), setUtc: isoOfMs(sun.setMs) }

/** The Sun's rise and set by both rules, and the stretch that the day is. */
function sunOf(at: DayAndPlace, rule: RiseRule) {
  const noonMs = noonMsOf(at)
  const hindu = sunDayOf(noonMs, at.latitude, at.longitude, 'hindu')
  const standard = sunDayOf(noonMs, at.latitude, at.longitude, 'standard')
  const sun = rule === 'hindu' ? hindu : standard
  const fromMs = sun?.riseMs ?? sixInTheMorningMs(noonMs, at.longitude)
  return { hindu, standard, sun, fromMs, toMs: sun?.nextRiseMs ?? fromMs + dayMs }
}

/** Ritu and ayana of a sign that the Sun is in. */
function seasonOf(sunRashi: number) {
  const ayana: AyanaId = (sunRashi + 3) % 12 < 6 ? 'uttarayana' : 'dakshinayana'
  return {
    ritu: ritus[Math.floor(((sunRashi + 1) % 12) / 2)]!,
    ayana: { id: ayana, name: ayanas[ayana] },
  }
}

/** The weekday of a civil date, 0 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

function monthOf(lights: Luminaries, fromMs: number) {
  const month = moonMonthAt(lights, fromMs)
  const krishna = normalizeDegrees(lights.elongation(fromMs).degrees) >= 180
  const { number, name, adhika, kshaya, shakaYear } = month
  return {
    paksha: krishna ? ('krishna' as const) : ('shukla' as const),
    pakshaName: krishna
      ? { en: 'Krishna paksha', hi: 'कृष्ण पक्ष' }
      : { en: 'Shukla paksha', hi: 'शुक्ल पक्ष' },
    month: {
      amanta: { number, name, adhika, kshaya },
      purnimanta: purnimantaOf(month, krishna),
    },
    years: { vikram: shakaYear + 135, shaka: shakaYear },
  }
}

function moonOf(at: DayAndPlace, fromMs: number, toMs: number) {
  const { riseMs, setMs } = moonRiseSet(fromMs, toMs, at.latitude, at.longitude)
  return {
    riseUtc: riseMs === null ? null : isoOfMs(riseMs),
    setUtc: setMs === null ? null : isoOfMs(setMs),
    reason: riseMs === null ? noMoonrise : setMs === null ? noMoonset : null,
  }
}

/**
 * The panchang of a day at a place, from sunrise to sunrise: every tithi, nakshatra, yoga and karana
 * that it touches with true beginnings and ends, the lunar month and year, Sun and Moon, and the spans
 * that people ask for. Instants are ISO 8601 UTC, to the second. The day and its spans are counted from
 * the Hindu sunrise unless `sunrise: 'standard'` is asked for; both are given.
 *
 * Throws a RangeError for a date that is none or lies outside 1900 to 2100, a place off the globe, or an
 * offset beyond fourteen hours.
 */
export function panchangOfDay(at: DayAndPlace, settings: PanchangSettings = {}): PanchangOfDay {
  const sunriseRule = settings.sunrise ?? 'hindu'
  const lights = luminariesOf(withDefaultSettings(settings))
  const { hindu, standard, sun, fromMs, toMs } = sunOf(at, sunriseRule)
  const vara = weekdayOf(at.date)
  const stars = partSpansBetween(lights.moon, 27, fromMs, toMs)
  const halves = partSpansBetween(lights.elongation, 60, fromMs, toMs)
  const rashiSpans = (angle: Luminaries['sun']): LimbSpan[] =>
    partSpansBetween(angle, 12, fromMs, toMs).map((span) => limb(span, 0, rashis[span.part]!.name))
  const sunRashis = rashiSpans(lights.sun)
  return {
    date: at.date,
    latitude: at.latitude,
    longitude: at.longitude,
    offsetSeconds: at.offsetSeconds,
    vara,
    varaName: varas[vara]!.name,
    day: { ...stretchOf({ fromMs, toMs }), from: sun ? 'sunrise' : 'six' },
    sunriseRule,
    sun: {
      hindu: riseAndSet(hindu),
      standard: riseAndSet(standard),
      rashis: sunRashis,
      reason: sun ? null : noSunrise,
    },
    moon: { ...moonOf(at, fromMs, toMs), rashis: rashiSpans(lights.moon) },
    dayLengthSeconds: sun && (sun.setMs - sun.riseMs) / 1000,
    nightLengthSeconds: sun && (sun.nextRiseMs - sun.setMs) / 1000,
    tithis: partSpansBetween(lights.elongation, 30, fromMs, toMs).map((span) =>
      limb(span, 1, tithiSaid(span.part + 1)),
    ),
    nakshatras: stars.map((span) => nakshatraSpan(lights, span)),
    yogas: partSpansBetween(lights.sum, 27, fromMs, toMs).map((span) =>
      limb(span, 1, panchangYogas[span.part]!.name),
    ),
    karanas: halves.map((span) => limb(span, 1, karanas[karanaIndex(span.part + 1)]!.name)),
    ...monthOf(lights, fromMs),
    ...seasonOf(sunRashis[0]!.number),
    spans: sun && sunSpansOf(vara, sun),
    varjyam: nakshatraSpans('varjyam', stars, fromMs, toMs).map(withUtcTimes),
    amritKaal: nakshatraSpans('amritKaal', stars, fromMs, toMs).map(withUtcTimes),
    bhadra: halves.filter((span) => karanaIndex(span.part + 1) === 6).map(bhadraSpan),
  }
}

const bhadraSpan = (span: PartSpan): NamedSpan => ({
  id: 'bhadra',
  name: spanNames.bhadra,
  quality: 'bad',
  ...stretchOf(span),
})

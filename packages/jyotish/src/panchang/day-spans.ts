/**
 * The spans of a day that are counted from sunrise and sunset, and the two of a nakshatra. All instants
 * are milliseconds since 1970. The weekday eighths, choghadiyas and horas are the almanacs' common
 * practice.
 */
import type { Graha, BilingualText } from '../sky/types.ts'
import type { PartSpan } from './part-spans.ts'
import { choghadiyas, spanNames } from '../names/names-panchang-day.ts'
import type { ChoghadiyaId, Quality, SpanId } from '../names/names-panchang-day.ts'
import type { SunDay } from './sun-day.ts'

/** A named span of a day. */
export interface DaySpan {
  id: SpanId
  name: BilingualText
  quality: Quality
  fromMs: number
  toMs: number
}

const whole = (ms: number): number => Math.round(ms / 1000) * 1000

/** The part of a stretch that lies from one fraction of it to another. */
function part(
  id: SpanId,
  quality: Quality,
  [startMs, endMs]: readonly [number, number],
  from: number,
  to: number,
): DaySpan {
  const lengthMs = endMs - startMs
  return {
    id,
    name: spanNames[id],
    quality,
    fromMs: whole(startMs + lengthMs * from),
    toMs: whole(startMs + lengthMs * to),
  }
}

/** Which eighth of daylight, 1..8, from Sunday on. */
const eighths = {
  rahuKaal: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const

/** Rahu Kaal, Yamaganda or Gulika: an eighth of the time from sunrise to sunset, by weekday. */
export function eighthOf(id: keyof typeof eighths, vara: number, sun: SunDay): DaySpan {
  const number = eighths[id][vara]!
  return part(id, 'bad', [sun.riseMs, sun.setMs], (number - 1) / 8, number / 8)
}

/**
 * Abhijit: the eighth of the fifteen muhurtas of daylight, round true noon (Muhurta
 * Chintamani, on the muhurtas of day and night). On Wednesday it is a dur muhurta, so it is not given.
 */
export function abhijitOf(vara: number, sun: SunDay): DaySpan | null {
  return vara === 3 ? null : part('abhijit', 'good', [sun.riseMs, sun.setMs], 7 / 15, 8 / 15)
}

/** Brahma muhurta: the last but one of the fifteen muhurtas of the night that ends with this day's sunrise. */
export function brahmaMuhurtaOf(sun: SunDay): DaySpan {
  return part('brahmaMuhurta', 'good', [sun.previousSetMs, sun.riseMs], 13 / 15, 14 / 15)
}

/** Dur muhurtas by weekday, 1..15 of the day, 16..30 of the night (Muhurta Chintamani, on the muhurtas avoided by weekday). */
const durMuhurtas: readonly (readonly number[])[] = [
  [14],
  [9, 12],
  [4, 22],
  [8],
  [6, 12],
  [4, 9],
  [1, 2],
]

/** The muhurtas avoided on a weekday, fifteenths of day or night. */
export function durMuhurtasOf(vara: number, sun: SunDay): DaySpan[] {
  return durMuhurtas[vara]!.map((number) => {
    const night = number > 15
    const stretch = night
      ? ([sun.setMs, sun.nextRiseMs] as const)
      : ([sun.riseMs, sun.setMs] as const)
    const place = night ? number - 15 : number
    return part('durMuhurta', 'bad', stretch, (place - 1) / 15, place / 15)
  })
}

/**
 * After how many of a nakshatra's sixty ghatis its four avoided ones begin (visha ghati, thyajyam:
 * Muhurta Chintamani, ch. 6, from Ashwini). Some almanacs have 11 for Ardra, 22 for Hasta, 20 for Mula.
 */
const varjyamAfter = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18,
  16, 24, 30,
]
/** The same for its four good ones, as the almanacs of the south print them. */
const amritAfter = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
  40, 48, 54,
]

/** Varjyam and Amrit Kaal of nakshatras: four ghatis each, in measure with the nakshatra's true length. */
export function nakshatraSpans(
  id: 'varjyam' | 'amritKaal',
  nakshatras: PartSpan[],
  fromMs: number,
  toMs: number,
): DaySpan[] {
  const after = id === 'varjyam' ? varjyamAfter : amritAfter
  return nakshatras
    .map((span) => {
      const start = after[span.part]!
      const quality = id === 'varjyam' ? 'bad' : 'good'
      return part(id, quality, [span.fromMs, span.toMs], start / 60, (start + 4) / 60)
    })
    .filter((span) => span.toMs > fromMs && span.fromMs < toMs)
}

/** One of the sixteen choghadiyas of a day and its night. */
export interface Choghadiya {
  id: ChoghadiyaId
  name: BilingualText
  lord: Graha
  quality: Quality
  fromMs: number
  toMs: number
}

/** Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars: from the weekday's lord, the way of the horas. */
const horaOrder = choghadiyas.map(({ lord }) => lord)
const varaLords: readonly Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']
const placeOfLord = (vara: number): number => horaOrder.indexOf(varaLords[vara % 7]!)

/** The eight choghadiyas of a stretch: the first by lord, then so many steps on in the order of the horas. */
function choghadiyasOf(startMs: number, endMs: number, first: number, step: number): Choghadiya[] {
  return Array.from({ length: 8 }, (_, i) => ({
    ...choghadiyas[(first + i * step) % 7]!,
    fromMs: whole(startMs + ((endMs - startMs) * i) / 8),
    toMs: whole(startMs + ((endMs - startMs) * (i + 1)) / 8),
  }))
}

/**
 * Choghadiya: eighths of day and of night. The day begins with the weekday's lord and goes by the order
 * of the horas; the night begins with the lord of the fifth weekday from it and goes by fifth weekdays.
 */
export function choghadiyaOf(vara: number, sun: SunDay) {
  return {
    day: choghadiyasOf(sun.riseMs, sun.setMs, placeOfLord(vara), 1),
    night: choghadiyasOf(sun.setMs, sun.nextRiseMs, placeOfLord(vara + 4), 5),
  }
}

/** One of the twenty-four horas. */
export interface Hora {
  lord: Graha
  fromMs: number
  toMs: number
}

/** Horas: twelfths of day and of night, from the weekday's lord by slowness of motion (Surya Siddhanta 12.78 f.). */
export function horasOf(vara: number, sun: SunDay): Hora[] {
  return Array.from({ length: 24 }, (_, i) => {
    const [start, end] = i < 12 ? [sun.riseMs, sun.setMs] : [sun.setMs, sun.nextRiseMs]
    return {
      lord: horaOrder[(placeOfLord(vara) + i) % 7]!,
      fromMs: whole(start + ((end - start) * (i % 12)) / 12),
      toMs: whole(start + ((end - start) * ((i % 12) + 1)) / 12),
    }
  })
}

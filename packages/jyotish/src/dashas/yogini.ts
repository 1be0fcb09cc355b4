/**
 * Yogini dasha: eight yoginis in 36 years, round and round (Brihat Parashara Hora Shastra, ch. 46,
 * "Yogini dasha"). The number of the Moon's nakshatra and three, over eight, leaves the first yogini.
 */
import type { Graha, Kundli, BilingualText } from '../sky/types.ts'
import { periodEdges, yearMs, type PeriodBounds } from './periods.ts'

/** One of the eight yoginis, with the graha and the years that are hers. */
export interface Yogini {
  key: string
  name: BilingualText
  lord: Graha
  years: number
}

/** In order; each rules as many years as its number. */
export const yoginis: readonly Yogini[] = [
  { key: 'mangala', name: { en: 'Mangala', hi: 'मंगला' }, lord: 'moon', years: 1 },
  { key: 'pingala', name: { en: 'Pingala', hi: 'पिंगला' }, lord: 'sun', years: 2 },
  { key: 'dhanya', name: { en: 'Dhanya', hi: 'धान्या' }, lord: 'jupiter', years: 3 },
  { key: 'bhramari', name: { en: 'Bhramari', hi: 'भ्रामरी' }, lord: 'mars', years: 4 },
  { key: 'bhadrika', name: { en: 'Bhadrika', hi: 'भद्रिका' }, lord: 'mercury', years: 5 },
  { key: 'ulka', name: { en: 'Ulka', hi: 'उल्का' }, lord: 'saturn', years: 6 },
  { key: 'siddha', name: { en: 'Siddha', hi: 'सिद्धा' }, lord: 'venus', years: 7 },
  { key: 'sankata', name: { en: 'Sankata', hi: 'संकटा' }, lord: 'rahu', years: 8 },
]
const cycleYears = 36
/** Whole rounds listed: 144 years from the beginning of the first period. */
const rounds = 4

/** A period of the Yogini dasha, with its parts where they were asked for. */
export interface YoginiPeriod extends PeriodBounds {
  /** Key of `yoginis`. */
  yogini: string
  lord: Graha
  periods?: YoginiPeriod[]
}

const from = (first: number, count: number): Yogini[] =>
  Array.from({ length: count }, (_, i) => yoginis[(first + i) % 8]!)

function yoginiPeriodsFrom(
  startMs: number,
  row: readonly Yogini[],
  yearOfRowMs: number,
): YoginiPeriod[] {
  const edges = periodEdges(
    startMs,
    row.map(({ years }) => years * yearOfRowMs),
  )
  return row.map(({ key, lord }, i) => ({
    yogini: key,
    lord,
    startUtc: edges[i]!,
    endUtc: edges[i + 1]!,
  }))
}

/** The eight parts of a period: they begin with its own yogini and share it by their years. */
export function yoginiParts(period: YoginiPeriod): YoginiPeriod[] {
  const first = yoginis.findIndex(({ key }) => key === period.yogini)
  const startMs = Date.parse(period.startUtc)
  return yoginiPeriodsFrom(
    startMs,
    from(first, 8),
    (Date.parse(period.endUtc) - startMs) / cycleYears,
  )
}

/**
 * The Yogini dashas of a chart for 144 years, the first begun before birth by the share of its nakshatra
 * that the Moon had crossed. Year: 365.25 days. `yoginiParts` gives the antardashas of one.
 */
export function yoginiDasha(chart: Kundli): YoginiPeriod[] {
  const nakshatrasCrossed = (chart.grahas.moon.siderealDegrees * 27) / 360
  const nakshatra = Math.floor(nakshatrasCrossed)
  const first = (nakshatra + 1 + 3 + 7) % 8
  const pastMs = (nakshatrasCrossed - nakshatra) * yoginis[first]!.years * yearMs
  return yoginiPeriodsFrom(Date.parse(chart.birth.utc) - pastMs, from(first, 8 * rounds), yearMs)
}

/**
 * Chara dasha of Jaimini (Jaimini Sutras, first chapter; the conventions are those of K. N. Rao, "Predicting
 * through Jaimini's Chara Dasha"). Parashara's own variant adds a year for an exalted lord and takes one for
 * a debilitated one; this one does not.
 */
import type { Graha, Kundli } from '../sky/types.ts'
import { rashiLords, circularTwelve } from '../sky/zodiac.ts'
import { periodEdges, yearMs, type PeriodBounds } from './periods.ts'

/** A period of the Chara dasha: a sign rules it. */
export interface CharaPeriod extends PeriodBounds {
  /** Sign 0..11. */
  rashi: number
  years: number
}

/** Signs from which one counts with the zodiac: Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius. */
const forward = (rashi: number): boolean => rashi % 6 < 3

/** Two signs have two lords each: Scorpio Mars and Ketu, Aquarius Saturn and Rahu. */
const secondLord: Readonly<Record<number, Graha>> = { 7: 'ketu', 10: 'rahu' }

const company = (chart: Kundli, graha: Graha): number =>
  Object.values(chart.grahas).filter(({ rashi }) => rashi === chart.grahas[graha].rashi).length - 1

/** Dual signs are stronger than fixed ones, fixed than movable. */
const firmness = (rashi: number): number => rashi % 3

/** The stronger of two lords: more company, then the firmer sign, then the higher degree within it. */
function stronger(chart: Kundli, firstGraha: Graha, secondGraha: Graha): Graha {
  const [a, b] = [chart.grahas[firstGraha], chart.grahas[secondGraha]]
  const byCompany = company(chart, firstGraha) - company(chart, secondGraha)
  if (byCompany !== 0) return byCompany > 0 ? firstGraha : secondGraha
  const byFirmness = firmness(a.rashi) - firmness(b.rashi)
  if (byFirmness !== 0) return byFirmness > 0 ? firstGraha : secondGraha
  return a.siderealDegrees % 30 >= b.siderealDegrees % 30 ? firstGraha : secondGraha
}

/** Which lord a sign's years are counted to. Of two, one that stands in the sign itself gives way. */
function lordCounted(chart: Kundli, rashi: number): Graha {
  const first = rashiLords[rashi]!
  const second = secondLord[rashi]
  if (!second) return first
  const firstHome = chart.grahas[first].rashi === rashi
  const secondHome = chart.grahas[second].rashi === rashi
  if (firstHome !== secondHome) return firstHome ? second : first
  return stronger(chart, first, second)
}

/** Years 1..12 of a sign: the signs passed from it to its lord, in its own direction; twelve for a lord at home. */
export function charaYears(chart: Kundli, rashi: number): number {
  const lord = chart.grahas[lordCounted(chart, rashi)].rashi
  const passed = forward(rashi) ? lord - rashi : rashi - lord
  return (passed + 12) % 12 || 12
}

/** The signs in the order of their dashas: with the zodiac if the ninth from the lagna counts so. */
function orderFrom(first: number, withZodiac: boolean): number[] {
  return circularTwelve.map((i) => (first + (withZodiac ? i : 12 - i)) % 12)
}

const withZodiacFor = (chart: Kundli): boolean => forward((chart.lagna.rashi + 8) % 12)

function charaPeriodsFrom(
  startMs: number,
  signs: readonly number[],
  years: readonly number[],
): CharaPeriod[] {
  const edges = periodEdges(
    startMs,
    years.map((count) => count * yearMs),
  )
  return signs.map((rashi, i) => ({
    rashi,
    years: years[i]!,
    startUtc: edges[i]!,
    endUtc: edges[i + 1]!,
  }))
}

/** The Chara dashas from birth: twelve signs from the lagna's, then the same twelve again. Year: 365.25 days. */
export function charaDasha(chart: Kundli): CharaPeriod[] {
  const order = orderFrom(chart.lagna.rashi, withZodiacFor(chart))
  const years = order.map((rashi) => charaYears(chart, rashi))
  return charaPeriodsFrom(Date.parse(chart.birth.utc), [...order, ...order], [...years, ...years])
}

/** The twelve equal antardashas of one, in the chart's direction: from the next sign to the dasha's own, which is last. */
export function charaParts(chart: Kundli, period: CharaPeriod): CharaPeriod[] {
  const order = orderFrom(period.rashi, withZodiacFor(chart))
  const signs = [...order.slice(1), period.rashi]
  return charaPeriodsFrom(
    Date.parse(period.startUtc),
    signs,
    signs.map(() => period.years / 12),
  )
}

import { dayMs, instantMs, isoOfMs } from '../sky/instant.ts'
import type { DashaPeriod, Graha } from '../sky/types.ts'

/** The lords in order with their years, 120 in all (Brihat Parashara Hora Shastra, "Dashas of the planets"). */
export const vimshottariYears: readonly (readonly [lord: Graha, years: number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]
const cycleYears = 120
/** The year of 365.25 days. */
const yearMs = 365.25 * dayMs

/**
 * The nine parts of a stretch of time, shared out by the lords' years from a given lord on. The parts of a
 * part are worked out when first read: 819 periods a chart, of which a reader seldom wants thirty.
 */
function sharedPeriods(
  firstLord: number,
  startMs: number,
  lengthMs: number,
  levels: number,
): DashaPeriod[] {
  const periods: DashaPeriod[] = []
  let yearsBefore = 0
  let fromMs = startMs
  let startUtc = isoOfMs(startMs)
  for (let i = 0; i < 9; i++) {
    const index = (firstLord + i) % 9
    const [lord, years] = vimshottariYears[index]!
    yearsBefore += years
    const toMs = startMs + (lengthMs * yearsBefore) / cycleYears
    const endUtc = isoOfMs(toMs)
    periods.push(
      levels > 1
        ? periodWithParts(
            lord,
            startUtc,
            endUtc,
            sharedPeriods.bind(null, index, fromMs, toMs - fromMs, levels - 1),
          )
        : { lord, startUtc, endUtc },
    )
    fromMs = toMs
    startUtc = endUtc
  }
  return periods
}

/** A period whose parts are an ordinary property to whoever reads or copies it, found once. */
function periodWithParts(
  lord: Graha,
  startUtc: string,
  endUtc: string,
  find: () => DashaPeriod[],
): DashaPeriod {
  let parts: DashaPeriod[] | undefined
  return {
    lord,
    startUtc,
    endUtc,
    get periods() {
      return (parts ??= find())
    },
  }
}

/**
 * The Vimshottari dashas of 120 years: nine mahadashas, the first running at birth and begun before it,
 * each with its antardashas and so on down to `levels` (1 to 5). The nakshatra of the Moon gives the
 * first lord, the share of it already crossed the part already past. Year: 365.25 days.
 *
 * @param moonDegrees sidereal longitude of the Moon at birth, [0, 360)
 * @param bornMs instant of birth, milliseconds since 1970
 */
export function vimshottari(moonDegrees: number, bornMs: number, levels = 3): DashaPeriod[] {
  const nakshatrasCrossed = (moonDegrees * 27) / 360
  const nakshatra = Math.floor(nakshatrasCrossed)
  const firstLord = nakshatra % 9
  const pastMs = (nakshatrasCrossed - nakshatra) * vimshottariYears[firstLord]![1] * yearMs
  return sharedPeriods(firstLord, bornMs - pastMs, cycleYears * yearMs, levels)
}

/**
 * The nine periods one level below a period, for the levels that a chart does not carry. They tile it
 * exactly: the first begins with it, by its own lord, and the last ends with it.
 */
export function subPeriods(period: DashaPeriod): DashaPeriod[] {
  if (period.periods) return period.periods
  const firstLord = vimshottariYears.findIndex(([lord]) => lord === period.lord)
  const startMs = Date.parse(period.startUtc)
  return sharedPeriods(firstLord, startMs, Date.parse(period.endUtc) - startMs, 1)
}

/**
 * The chain of periods running at an instant, from the mahadasha down to `levels` (1 to 5): maha, antar,
 * pratyantar, sukshma, prana. Empty when the instant lies outside the 120 years;
 * a RangeError for what is no instant.
 */
export function runningPeriods(periods: DashaPeriod[], atUtc: string, levels = 3): DashaPeriod[] {
  const atMs = instantMs(atUtc, Infinity)
  const chain: DashaPeriod[] = []
  let level: DashaPeriod[] = periods
  while (chain.length < levels) {
    const running = level.find(
      (period) => Date.parse(period.startUtc) <= atMs && atMs < Date.parse(period.endUtc),
    )
    if (!running) break
    chain.push(running)
    level = chain.length < levels ? subPeriods(running) : []
  }
  return chain
}

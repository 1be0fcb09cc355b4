import { runningPeriods, subPeriods, type DashaPeriod, type Kundli } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish/names'
import {
  dashaLevels,
  type DashaData,
  type KundliPageData,
} from '../../../contract/kundli/kundli-page.ts'
import { indiaClock } from '../../core/time/india-time.ts'
import { formatDate, type Language } from '../../../words/say.ts'

const levels = 5

/** The whole Vimshottari, the running chain unfolded, and the period that was asked for unfolded too. */
export function showDashas(
  chart: Kundli,
  at: Date,
  language: Language,
  openPath?: string,
): NonNullable<KundliPageData['dashas']> {
  const { periods } = chart.vimshottari
  const running = runningPeriods(periods, at.toISOString(), levels)
  const [startMs, endMs] = [Date.parse(periods[0]!.startUtc), Date.parse(periods.at(-1)!.endUtc)]
  const share = (ms: number) => (ms - startMs) / (endMs - startMs)
  return {
    now: running.map((period, level) => ({
      level: dashaLevels[level]!,
      lord: grahaName(period.lord, language),
      until: momentOf(period.endUtc, level, language),
    })),
    periods: shownLevel(periods, { at, language, open: pathsAbove(openPath), parent: '' }),
    gone: running.length ? share(at.getTime()) : null,
    ends: periods.map(({ endUtc }) => share(Date.parse(endUtc))),
  }
}

/** The nine parts of the period at a path ("3.4"), themselves not unfolded. */
export function showSubDashas(
  chart: Kundli,
  path: string,
  at: Date,
  language: Language,
): DashaData[] {
  let level = chart.vimshottari.periods
  for (const place of path.split('.')) level = subPeriods(level[Number(place)]!)
  return shownLevel(level, { at, language, open: null, parent: `${path}.` })
}

interface Unfolding {
  at: Date
  language: Language
  /** Paths to unfold beside the running chain; null unfolds nothing at all. */
  open: Set<string> | null
  parent: string
}

function shownLevel(periods: DashaPeriod[], how: Unfolding): DashaData[] {
  const { at, language, open, parent } = how
  const level = parent.split('.').length - 1
  return periods.map((period, place) => {
    const path = `${parent}${place}`
    const running =
      Date.parse(period.startUtc) <= at.getTime() && at.getTime() < Date.parse(period.endUtc)
    const isOpen = open !== null && level < levels - 1 && (running || open.has(path))
    return {
      path,
      lord: grahaName(period.lord, language),
      from: momentOf(period.startUtc, level, language),
      until: momentOf(period.endUtc, level, language),
      running,
      ...(isOpen && { parts: shownLevel(subPeriods(period), { ...how, parent: `${path}.` }) }),
    }
  })
}

/** "3.4.1" opens 3, 3.4 and 3.4.1. */
function pathsAbove(opened: string | undefined): Set<string> {
  const places = opened?.split('.') ?? []
  return new Set(places.map((_, index) => places.slice(0, index + 1).join('.')))
}

/** Days for the long periods; from the fourth level on they last hours, so the clock too. */
function momentOf(utc: string, level: number, language: Language): string {
  if (level < 3) return formatDate(utc, language)
  return momentInIndia(utc, language)
}

function momentInIndia(utc: string, language: Language): string {
  const clock = indiaClock(new Date(utc)).toISOString().slice(11, 16)
  return `${formatDate(utc, language)}, ${clock}`
}

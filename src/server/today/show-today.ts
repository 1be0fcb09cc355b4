import { houseName, panchangOfDay, rashiName, type AnyKundli } from '@drishti/jyotish'
import { dayMs } from '../../contract/core/constants.ts'
import type { TodayData } from '../../contract/today.ts'
import { tips } from '../../words/horoscope/horoscope-server.ts'
import { moreTips } from '../../words/horoscope/more-tips.ts'
import { dayMoonClauses, toneMoonLines } from '../../words/today/day-moon.ts'
import { measureWords, toneOpenings } from '../../words/today/today-server.ts'
import { say, type Language } from '../../words/say.ts'
import {
  addDays,
  offsetOn,
  requestedOrCurrentDay,
  type PlaceClock,
} from '../panchang/place-clock.ts'
import { showDay } from '../panchang/show-day.ts'
import { turnLine } from '../predictions/turns/turn-line.ts'
import { turnsBetween, type Turn } from '../predictions/turns/turns.ts'
import { measuresOf, type NatalMoon } from './measures.ts'

/** Whose day it is told for. */
export interface TodayOf {
  natal: NatalMoon
  /** For what ends and begins: of a sign alone, any chart with that Moon. */
  chart: AnyKundli
  /** null where a sign is all that is known. */
  name: string | null
}

const monthDays = 30
const mostAhead = 3
const mostGoodHours = 4
/** All that moves from sign to sign within months; the Moon's own stays are the day itself. */
const movers = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const
/** What weighs most is told first, where more begins than is told. */
const weights = ['saturn', 'jupiter', 'rahu', 'mars', 'sun', 'venus', 'mercury']

/**
 * A day for somebody at a place: what it is like, its hours, what begins within a month, one thing to do. The
 * same day is always told the same, and no two days running alike.
 *
 * @param daysOn −1, 0 or 1 from today by the place's clock.
 */
export function showToday(
  { natal, chart, name }: TodayOf,
  { place, isKept }: { place: PlaceClock; isKept: boolean },
  { at, daysOn, language }: { at: Date; daysOn: number; language: Language },
): TodayData {
  const date = addDays(requestedOrCurrentDay(at, place), daysOn)
  const day = showDay(date, place, 'hindu', at, language)
  const { house, direction, measures } = measuresOf(natal, moonAtSunrise(date, place), language)
  const turn = Math.floor(Date.parse(date) / dayMs)
  const { spans } = day
  const hours = (span: (typeof spans)[number]) => {
    const { id, name: called, from, until, quality, means } = span
    return { id, name: called, from, until, quality, means }
  }
  const rahuKaal = spans.find(({ id }) => id === 'rahuKaal')
  return {
    date,
    heading: day.heading,
    name,
    rashi: natal.rashi,
    sign: rashiName(natal.rashi, language),
    city: { name: day.place.name, isKept },
    tone: toneOf({ house, direction, turn }, language),
    direction,
    measures,
    rahuKaal: rahuKaal ? hours(rahuKaal) : null,
    goodHours: goodHoursOf(day, language),
    ahead: aheadOf(chart, at, date).map((one) => turnLine(one, language)),
    deed: say(inTurn([...tips.general, ...moreTips.general], turn + natal.rashi), language),
  }
}

function inTurn<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length] as T
}

function moonAtSunrise(date: string, place: PlaceClock): { rashi: number; nakshatra: number } {
  const { lat: latitude, lng: longitude } = place
  const offsetSeconds = offsetOn(date, place)
  const day = panchangOfDay({ date, latitude, longitude, offsetSeconds })
  return { rashi: day.moon.rashis[0]!.number, nakshatra: day.nakshatras[0]!.number }
}

function toneOf(
  { house, direction, turn }: { house: number; direction: TodayData['direction']; turn: number },
  language: Language,
): [string, string] {
  const clause = inTurn(dayMoonClauses[house - 1]!, turn)[language]
  const line = inTurn(toneMoonLines, turn)
  return [
    say(inTurn(toneOpenings[direction], turn), language),
    say(line, language, houseName(house, language), clause),
  ]
}

/** Abhijit and Amrit Kaal, then the good parts of the daylight, by the clock; none within Rahu Kaal. */
function goodHoursOf(
  { spans, choghadiya }: ReturnType<typeof showDay>,
  language: Language,
): TodayData['goodHours'] {
  const rahuKaal = spans.find(({ id }) => id === 'rahuKaal')
  const named = spans
    .filter(({ id }) => id === 'abhijit' || id === 'amritKaal')
    .map(({ id, name, from, until, quality, means }) => ({ id, name, from, until, quality, means }))
  const parts = (choghadiya?.day ?? [])
    .filter(({ quality }) => quality === 'good')
    .filter(({ from, until }) => !rahuKaal || until <= rahuKaal.from || from >= rahuKaal.until)
    .map(({ name, from, until, quality }, place) => ({
      ...{ id: `choghadiya-${place}`, name, from, until, quality },
      means: say(measureWords.goodChoghadiya, language),
    }))
  return [...named, ...parts].slice(0, mostGoodHours).toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** What ends and begins within a month of the day: periods before signs, slow grahas before quick ones, told by date. */
function aheadOf(chart: AnyKundli, at: Date, date: string): Turn[] {
  const fromMs = Math.max(at.getTime(), Date.parse(date))
  const span = {
    fromUtc: new Date(fromMs).toISOString(),
    toUtc: new Date(fromMs + monthDays * dayMs).toISOString(),
  }
  const weightOf = (turn: Turn) => (turn.kind === 'entry' ? weights.indexOf(turn.stay.graha) : -1)
  return turnsBetween(chart, span, movers)
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .slice(0, mostAhead)
    .toSorted((a, b) => a.atUtc.localeCompare(b.atUtc))
}

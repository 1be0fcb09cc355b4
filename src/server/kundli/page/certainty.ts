import { dayMs } from '../../../contract/core/constants.ts'
import {
  nextZodiacCrossing,
  divisionWidths,
  runningPeriods,
  type AnyKundli,
  type DayKundli,
  type Kundli,
} from '@drishti/jyotish'
import { grahaName, nakshatraName, rashiName } from '@drishti/jyotish/names'
import { chartWords } from '../../../words/kundli/chart.ts'
import { birthTimeCertainty as words } from '../../../words/kundli/kundli-server.ts'
import { formatDate, say, type Language, type LocalizedText } from '../../../words/say.ts'
import {
  castsAround,
  birthTimeToleranceMinutes,
  birthTimeEdgesOf,
  firstSameMs,
  lastSameMs,
} from './birth-time-edges.ts'

/**
 * What the birth time leaves open, in sentences: for a known minute, what four minutes to either side
 * would change; for an unknown one, what the day leaves open of the Moon.
 *
 * @param offsetSeconds of the birth place's clock, to say edges as that clock showed them.
 */
export function certaintyOf(
  chart: AnyKundli,
  offsetSeconds: number,
  at: Date,
  language: Language,
): string[] {
  return chart.timeKnown
    ? ofMinute(chart, offsetSeconds, at, language)
    : ofDay(chart, offsetSeconds, language)
}

/** A point whose part of the zodiac may change: what it is called, and how its value is said. */
interface WatchedPoint {
  label: LocalizedText
  valueOf: (chart: Kundli) => number
  sayValue: (value: number, language: Language) => string
}

const watchedPoints: WatchedPoint[] = [
  { label: words.lagna, valueOf: (it) => it.lagna.rashi, sayValue: rashiName },
  { label: words.navamsa, valueOf: (it) => it.vargas.D9.lagna, sayValue: rashiName },
  {
    label: words.moon,
    valueOf: ({ grahas: { moon } }) => moon.nakshatra * 4 + moon.pada - 1,
    sayValue: (quarter, language) =>
      say(words.pada, language, nakshatraName(quarter >> 2, language), (quarter & 3) + 1),
  },
]

function ofMinute(chart: Kundli, offsetSeconds: number, at: Date, language: Language): string[] {
  const bornMs = Date.parse(chart.birth.utc)
  // The shift makes the place's minutes the whole ones, also where its clock ran at +05:21:10.
  const shiftMs = offsetSeconds * 1000
  const wholeMinutes = (bornMs + shiftMs) % 60_000 === 0
  const clock = (ms: number) => clockAt(ms, offsetSeconds, wholeMinutes)
  const castAt = castsAround(chart)
  const staying: [what: string, value: string][] = []
  const changing: string[] = []
  for (const { label: what, valueOf, sayValue } of watchedPoints) {
    const name = say(what, language)
    const { before, after } = birthTimeEdgesOf(chart, valueOf, castAt)
    if (!before && !after) staying.push([name, sayValue(valueOf(chart), language)])
    if (before) {
      const from = firstSameMs(before.atMs + shiftMs, wholeMinutes) - shiftMs
      changing.push(
        say(words.before, language, name, clock(from), sayValue(before.value, language)),
      )
    }
    if (after) {
      const until = lastSameMs(after.atMs + shiftMs, wholeMinutes) - shiftMs
      changing.push(say(words.after, language, name, clock(until), sayValue(after.value, language)))
    }
  }
  return [
    ...(staying.length
      ? [say(words.stays, language, birthTimeToleranceMinutes, clock(bornMs), staying)]
      : []),
    ...changing,
    ...dashaShift(chart, castAt, at, language),
  ]
}

/** How far the end of the running antardasha moves with the birth minute. */
function dashaShift(
  chart: Kundli,
  castAt: (ms: number) => Kundli,
  at: Date,
  language: Language,
): string[] {
  const running = runningPeriods(chart.vimshottari.periods, at.toISOString(), 2)
  const [maha, antar] = running
  if (!maha || !antar) return []
  const bornMs = Date.parse(chart.birth.utc)
  const shiftedCharts = [-birthTimeToleranceMinutes, birthTimeToleranceMinutes].map((minutes) =>
    castAt(bornMs + minutes * 60_000),
  )
  if (shiftedCharts.some(({ grahas }) => grahas.moon.nakshatra !== chart.grahas.moon.nakshatra))
    return [say(words.otherDashas, language)]
  const place = chart.vimshottari.periods.indexOf(maha)
  const part = maha.periods!.indexOf(antar)
  const ends = shiftedCharts
    .map((it) => Date.parse(it.vimshottari.periods[place]!.periods![part]!.endUtc))
    .sort((a, b) => a - b)
  const days = (ends[1]! - ends[0]!) / dayMs / (2 * birthTimeToleranceMinutes)
  return [
    say(
      words.dashas,
      language,
      days.toFixed(1),
      `${grahaName(maha.lord, language)}–${grahaName(antar.lord, language)}`,
      ...(ends.map((ms) => formatDate(new Date(ms), language)) as [string, string]),
    ),
  ]
}

function ofDay(chart: DayKundli, offsetSeconds: number, language: Language): string[] {
  return [say(chartWords.noTime, language), ...moonOfDay(chart, offsetSeconds, language)]
}

/** The Moon crosses a sign in 54 hours and a nakshatra in a day: where it was through the day. */
function moonOfDay(chart: DayKundli, offsetSeconds: number, language: Language): string[] {
  const { fromUtc, toUtc } = chart.birth
  const { fromDegrees } = chart.grahas.moon
  return (['rashi', 'nakshatra'] as const).flatMap((width) => {
    const parts = Math.round(360 / divisionWidths[width])
    const name = width === 'rashi' ? rashiName : nakshatraName
    const sentences: string[] = []
    let part = Math.floor((fromDegrees * parts) / 360)
    // East of Greenwich the engine's first day begins before its first instant.
    let fromMs = Math.max(Date.parse(fromUtc), Date.UTC(1900, 0, 1))
    for (;;) {
      const edge = nextZodiacCrossing(
        'moon',
        new Date(fromMs).toISOString(),
        divisionWidths[width],
        chart.settings,
      )
      if (!edge || Date.parse(edge.utc) >= Date.parse(toUtc)) break
      fromMs = Date.parse(edge.utc)
      const clock = clockAt(fromMs, offsetSeconds, true)
      sentences.push(
        say(words.moonMoves, language, clock, name(part, language), name(edge.entered, language)),
      )
      part = edge.entered
    }
    return sentences.length ? sentences : [say(words.moonStays, language, name(part, language))]
  })
}

/** HH:MM, or HH:MM:SS, as the clock of the place showed it. */
function clockAt(ms: number, offsetSeconds: number, wholeMinutes: boolean): string {
  return new Date(ms + offsetSeconds * 1000).toISOString().slice(11, wholeMinutes ? 16 : 19)
}

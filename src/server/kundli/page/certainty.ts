import { dayMs } from '../../../contract/core/constants.ts'
import {
  birthTimeEdgesOf,
  birthTimeToleranceMinutes,
  castsAround,
  firstSameMs,
  lastSameMs,
  moonThroughDay,
  runningDashaShift,
  type AnyKundli,
  type DayKundli,
  type Kundli,
} from '@drishti/jyotish'
import { grahaName, nakshatraName, rashiName } from '@drishti/jyotish/names'
import { chartWords } from '../../../words/kundli/chart.ts'
import { birthTimeCertainty as words } from '../../../words/kundli/kundli-server.ts'
import { formatDate, say, type Language, type LocalizedText } from '../../../words/say.ts'

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
  const shift = runningDashaShift(chart, at.toISOString(), castAt)
  if (!shift) return []
  const { maha, antar, endsMs } = shift
  if (!endsMs) return [say(words.otherDashas, language)]
  const [first, last] = endsMs
  const daysPerMinute = (last - first) / dayMs / (2 * birthTimeToleranceMinutes)
  const lords = `${grahaName(maha.lord, language)}–${grahaName(antar.lord, language)}`
  const [from, to] = [formatDate(new Date(first), language), formatDate(new Date(last), language)]
  return [say(words.dashas, language, daysPerMinute.toFixed(1), lords, from, to)]
}

function ofDay(chart: DayKundli, offsetSeconds: number, language: Language): string[] {
  return [say(chartWords.noTime, language), ...moonOfDay(chart, offsetSeconds, language)]
}

/** The Moon crosses a sign in 54 hours and a nakshatra in a day: where it was through the day. */
function moonOfDay(chart: DayKundli, offsetSeconds: number, language: Language): string[] {
  return (['rashi', 'nakshatra'] as const).flatMap((division) => {
    const name = division === 'rashi' ? rashiName : nakshatraName
    const parts = moonThroughDay(chart, division)
    if (parts.length === 1) return [say(words.moonStays, language, name(parts[0]!.part, language))]
    return parts.slice(0, -1).map(({ part, untilUtc }, place) => {
      const clock = clockAt(Date.parse(untilUtc!), offsetSeconds, true)
      const next = name(parts[place + 1]!.part, language)
      return say(words.moonMoves, language, clock, name(part, language), next)
    })
  })
}

/** HH:MM, or HH:MM:SS, as the clock of the place showed it. */
function clockAt(ms: number, offsetSeconds: number, wholeMinutes: boolean): string {
  return new Date(ms + offsetSeconds * 1000).toISOString().slice(11, wholeMinutes ? 16 : 19)
}

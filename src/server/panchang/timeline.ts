import type { NamedSpan, PanchangOfDay, Quality, TimeSpan } from '@drishti/jyotish'
import type { PanchangDayData } from '../../contract/panchang-data.ts'
import { panchangSentences as words, qualityNames } from '../../words/panchang/panchang-server.ts'
import { say, type Language } from '../../words/say.ts'

type Timeline = NonNullable<PanchangDayData['timeline']>
type Lane = Timeline['lanes'][number]

/** How a drawing tells its times. */
export interface TimelineOptions {
  language: Language
  clockOf: (utc: string) => string
  at: Date
  title: string
}

/** Every named span of the day in order of time, from brahma muhurta on. */
export function sortedDaySpans({ spans, varjyam, amritKaal, bhadra }: PanchangOfDay): NamedSpan[] {
  const bySun = spans
    ? [
        spans.brahmaMuhurta,
        spans.abhijit,
        spans.rahuKaal,
        spans.yamaganda,
        spans.gulika,
        ...spans.durMuhurtas,
      ]
    : []
  return [...bySun, ...varjyam, ...amritKaal, ...bhadra]
    .filter((span) => span !== null)
    .toSorted((a, b) => (a.startUtc < b.startUtc ? -1 : 1))
}

const order: Quality[] = ['good', 'middling', 'bad']

/**
 * The day from sunrise to sunrise as lanes of a drawing, one for each kind of span; places are shares
 * of the day, cut to it. Null where the Sun gives the day no beginning.
 */
export function dayTimeline(day: PanchangOfDay, { language, clockOf, at, title }: TimelineOptions) {
  const { standard, hindu } = day.sun
  const sun = day.sunriseRule === 'hindu' ? hindu : standard
  if (!sun || !day.spans) return null
  const startMs = Date.parse(day.day.startUtc)
  const wholeMs = Date.parse(day.day.endUtc) - startMs
  const share = (ms: number) =>
    Math.min(1, Math.max(0, Number(((ms - startMs) / wholeMs).toFixed(5))))
  const shareOf = (utc: string) => share(Date.parse(utc))
  const sayStretch = ({ startUtc, endUtc }: TimeSpan) =>
    say(words.stretch, language, clockOf(startUtc), clockOf(endUtc))

  const lanes = new Map<string, Lane>()
  for (const span of sortedDaySpans(day)) {
    const [from, to] = [shareOf(span.startUtc), shareOf(span.endUtc)]
    if (from >= to) continue
    const lane = lanes.get(span.id) ?? {
      name: span.name[language],
      quality: span.quality,
      qualityName: say(qualityNames[span.quality], language),
      parts: [],
    }
    lane.parts.push({ from, to, label: sayStretch(span) })
    lanes.set(span.id, lane)
  }
  return {
    title: say(words.timeline, language, title),
    hours: hoursOf(startMs, wholeMs, share, clockOf),
    sunset: { at: shareOf(sun.setUtc), label: clockOf(sun.setUtc) },
    now:
      at.getTime() >= startMs && at.getTime() < startMs + wholeMs
        ? { at: share(at.getTime()), label: clockOf(at.toISOString()) }
        : null,
    lanes: [...lanes.values()].toSorted(
      (a, b) => order.indexOf(a.quality) - order.indexOf(b.quality),
    ),
  } satisfies Timeline
}

/** Marks at each third full hour by the clock of the place. */
function hoursOf(
  startMs: number,
  wholeMs: number,
  share: (ms: number) => number,
  clockOf: (utc: string) => string,
): Timeline['hours'] {
  const quarter = 900_000
  const marks: Timeline['hours'] = []
  // By quarters: some clocks stand 30 or 45 minutes off the hour of UTC.
  for (let ms = Math.ceil(startMs / quarter) * quarter; ms <= startMs + wholeMs; ms += quarter) {
    const clock = clockOf(new Date(ms).toISOString()).slice(0, 5)
    if (clock.endsWith(':00') && Number(clock.slice(0, 2)) % 3 === 0)
      marks.push({ at: share(ms), label: clock.slice(0, 2) })
  }
  return marks
}

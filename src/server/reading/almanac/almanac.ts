import { muhurtaAt, panchangOfDay } from '@drishti/jyotish'
import type { AnyKundli, MuhurtaSpan, MuhurtaVerdict, PanchangOfDay } from '@drishti/jyotish'
import { addDays, offsetOn } from '../../panchang/place-clock.ts'
import type { PlaceClock } from '../../panchang/place-clock.ts'
import { searchMuhurta } from '../../panchang/search-muhurta.ts'
import type { NatalMoonInput } from '../../panchang/search-muhurta.ts'
import { istDay } from '../../core/time/india-time.ts'
import type { ReadingRequest } from '../types/reading-types.ts'
import type { Frame } from '../frame/frame.ts'
import type { DayEvent } from '../../../words/reading/day-events.ts'
import { freerDay } from './freer-day.ts'
import { ofBothWeekdays } from './two-weekdays.ts'
import { inPart, muhurtaBefore, ofUndertakingBefore } from './muhurta-follow-up.ts'
import type { TurnBefore } from './muhurta-follow-up.ts'
import { almanacQuestionOf } from './almanac-question.ts'
import type { AlmanacLimb } from './almanac-limbs.ts'
import type { AlmanacQuestion, DayRange } from './almanac-question.ts'
import type { Undertaking } from './undertakings.ts'
import { atUsualHours, bestOfDays } from './usual-hours.ts'

/** One day of the almanac at a place. */
export interface AlmanacDay {
  /** Civil date at the place, YYYY-MM-DD. */
  date: string
  /** From sunrise to sunrise: of the day before for an hour before sunrise. */
  panchang: PanchangOfDay
}

/** A good stretch of time with the day that it belongs to. */
export interface MuhurtaDay extends AlmanacDay {
  span: MuhurtaSpan
}

/** What the finder of the muhurta page found for a question. */
export interface MuhurtaFinding {
  kind: 'muhurta'
  place: PlaceClock
  undertaking: Undertaking
  range: DayRange
  /** The best of the time asked about; null where no rule lets a stretch of it pass. */
  best: MuhurtaDay | null
  /** There is a good stretch at an hour at which nobody does such things, and no other. */
  isByNight: boolean
  /** The next best on another day: of the same time, else the first good one after it. */
  next: MuhurtaDay | null
  /** Of a time without a good stretch: the day asked about, and the rules that say no, the heaviest first. */
  refused: { day: AlmanacDay; verdicts: MuhurtaVerdict[] } | null
  /** Of two days without a good stretch the one that has less against it. */
  freer?: string
}

/** A day of the almanac, and which limb of it is asked for. */
export interface DayFinding {
  kind: 'panchang' | 'day'
  place: PlaceClock
  day: AlmanacDay
  limb: AlmanacLimb
  /** The instant of asking, where that day is today at the place. */
  now: Date | null
  /** What the day is named for; null where it is asked about as a day. */
  event: DayEvent | null
}

export type Almanac = MuhurtaFinding | DayFinding

/** Delhi, as on the pages of the almanac, where no place is known. */
const delhi: PlaceClock = { name: undefined, lat: 28.61, lng: 77.21, timezone: 'Asia/Kolkata' }

/** Whose clock and sunrise an answer counts by: the place of birth, where the request names it. */
export function placeOf({ chart, place }: Pick<ReadingRequest, 'chart' | 'place'>): PlaceClock {
  if (!place) return delhi
  const { latitude: lat, longitude: lng } = chart.birth
  return { name: place.name, lat, lng, timezone: place.timezone }
}

/** What the muhurta page weighs for a person: as much of the natal Moon as the birth tells. */
export function natalMoonOf({ grahas: { moon } }: AnyKundli): NatalMoonInput {
  return {
    ...(moon.rashi !== null && { moonRashi: moon.rashi }),
    ...(moon.nakshatra !== null && { janmaNakshatra: moon.nakshatra }),
  }
}

/** The almanac of a civil day at a place, counted as the panchang page counts it. */
export function almanacDay(date: string, place: PlaceClock): AlmanacDay {
  const { lat: latitude, lng: longitude } = place
  const offsetSeconds = offsetOn(date, place)
  return { date, panchang: panchangOfDay({ date, latitude, longitude, offsetSeconds }) }
}

/** A good stretch with the panchang that holds in it. */
function muhurtaDay(
  { date, span }: { date: string; span: MuhurtaSpan },
  place: PlaceClock,
): MuhurtaDay {
  const day = almanacDay(date, place)
  const isBeforeSunrise = span.startUtc < day.panchang.day.startUtc
  const { panchang } = isBeforeSunrise ? almanacDay(addDays(date, -1), place) : day
  return { date, panchang, span }
}

/** So far is looked ahead, in days, where the time asked about has nothing; in parts, the nearer first. */
const lookAhead = [30, 60, 120]
/** The last day that the engine knows. */
const lastDay = '2100-12-31'

async function firstAfter(
  finding: Pick<MuhurtaFinding, 'undertaking' | 'place'>,
  moon: NatalMoonInput,
  after: string,
): Promise<MuhurtaDay | null> {
  let from = addDays(after, 1)
  for (const days of lookAhead) {
    const to = addDays(from, days)
    if (to > lastDay) return null
    const { purpose } = finding.undertaking
    const spans = await searchMuhurta({ purpose, from, to, ...moon }, finding.place)
    const usual = atUsualHours(spans, purpose, finding.place)
    const [first] = bestOfDays(usual, finding.place).sort((a, b) => a.date.localeCompare(b.date))
    if (first) return muhurtaDay(first, finding.place)
    from = addDays(to, 1)
  }
  return null
}

const hourMs = 3_600_000
/** What weighs most is told first. */
const weightOfRule = [
  'chaturmas',
  'sun-sign',
  'month',
  'added-month',
  'combustion',
  'nakshatra',
  'tithi',
  'vara',
  'tara-bala',
  'chandra-bala',
  'karana',
  'yoga',
  'sankranti',
]

/** The rules that say no from sunrise to sunset of a day: those that hold longest, two at most. */
export function refusalsOf(
  { date, panchang }: AlmanacDay,
  { undertaking: { purpose }, place }: Pick<MuhurtaFinding, 'undertaking' | 'place'>,
  moon: NatalMoonInput,
): MuhurtaVerdict[] {
  const start = Date.parse(panchang.day.startUtc)
  const counts = new Map<string, { verdict: MuhurtaVerdict; times: number }>()
  for (let hour = 1; hour < 13; hour += 2) {
    const { verdicts } = muhurtaAt({
      purpose,
      latitude: place.lat,
      longitude: place.lng,
      offsetSeconds: offsetOn(date, place),
      utc: new Date(start + hour * hourMs).toISOString(),
      ...moon,
    })
    for (const verdict of verdicts.filter(({ level }) => level === 'avoid')) {
      const known = counts.get(verdict.rule)
      counts.set(verdict.rule, {
        verdict: known?.verdict ?? verdict,
        times: (known?.times ?? 0) + 1,
      })
    }
  }
  const rank = ({ rule }: MuhurtaVerdict) => weightOfRule.indexOf(rule)
  return [...counts.values()]
    .filter(({ verdict }) => rank(verdict) >= 0)
    .sort((a, b) => b.times - a.times || rank(a.verdict) - rank(b.verdict))
    .slice(0, 2)
    .map(({ verdict }) => verdict)
}

async function muhurtaFinding(
  question: Extract<AlmanacQuestion, { kind: 'muhurta' }>,
  { chart, place }: { chart: AnyKundli; place: PlaceClock },
): Promise<MuhurtaFinding> {
  const { undertaking, range } = question
  const { purpose } = undertaking
  const moon = natalMoonOf(chart)
  const spans = await searchMuhurta({ purpose, from: range.from, to: range.to, ...moon }, place)
  const usual = inPart(atUsualHours(spans, purpose, place), range.part, place)
  const isByNight = usual.length === 0 && spans.length > 0
  const ranked = bestOfDays(usual, place)
  const days = range.asksNext ? ranked.toSorted((a, b) => a.date.localeCompare(b.date)) : ranked
  const [first, second] = range.named
    ? days.filter(({ date }) => range.named?.includes(date))
    : days
  const of = { kind: 'muhurta', place, undertaking, range } as const
  const asDay = (found: typeof first): MuhurtaDay | null =>
    found ? muhurtaDay(found, place) : null
  const best = asDay(first)
  const next = asDay(second) ?? (await firstAfter(of, moon, range.to))
  if (best) return { ...of, best, next, isByNight, refused: null }
  const day = almanacDay(range.from, place)
  const [one, other] = range.named ?? []
  const isOfTwo = range.named?.length === 2 && one && other
  const freer = isOfTwo ? { freer: freerDay([one, other], of, moon) } : {}
  return {
    ...of,
    ...freer,
    best,
    next,
    isByNight,
    refused: { day, verdicts: refusalsOf(day, of, moon) },
  }
}

/** What the almanac has to say to a question; null where it is not one of the calendar. */
export async function almanacFor(
  request: ReadingRequest,
  frame: Frame,
  turns: readonly TurnBefore[] = [],
): Promise<Almanac | null> {
  const { chart, question: text, at } = request
  // The day of a former love's wedding is fixed already: what is asked is whether to go.
  if (frame.situation === 'ex-wedding') return null
  const place = placeOf(request)
  const question =
    (frame.topic === 'muhurta' ? muhurtaBefore(text, turns, at) : null) ??
    ofBothWeekdays(almanacQuestionOf(frame, text, at), frame, text, at)
  if (!question) return null
  if (question.kind === 'muhurta')
    return muhurtaFinding(ofUndertakingBefore(question, turns), { chart, place })
  const day = almanacDay(question.date, place)
  const isToday = question.date === istDay(at)
  const limb = question.kind === 'panchang' ? question.limb : 'all'
  const event = question.kind === 'day' ? question.event : null
  return { kind: question.kind, place, day, limb, now: isToday ? at : null, event }
}

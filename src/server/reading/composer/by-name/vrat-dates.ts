import { festivalsBetween } from '@drishti/jyotish'
import type { Observance, ObservanceKind } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/vrat-date-texts.ts'
import { say } from '../../../../words/say.ts'
import { istDay } from '../../../core/time/india-time.ts'
import { weekdayAndDay } from '../../almanac/almanac-text.ts'
import type { Task } from '../composer.ts'
import { inRow } from './named-sign.ts'

/** "When is Ekadashi?": the next dates of what comes every month, as the calendar of festivals has them. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const kinds: readonly (readonly [RegExp, ObservanceKind, keyof typeof texts.dayNames])[] = [
  [edge('ekada[sh]+i|gyaras|एकादशी|ग्यारस'), 'ekadashi', 'ekadashi'],
  [edge('p[ou]+rnima|p[uo]+nam|full moon|पूर्णिमा|पूनम'), 'purnima', 'purnima'],
  [edge('ama(?:va|wa)s\\p{L}*|no moon|अमावस्या|अमावस'), 'amavasya', 'amavasya'],
  [edge('pradosh\\p{L}*|प्रदोष'), 'pradosh', 'pradosh'],
  [edge('sankas[ht]+i(?: chaturthi)?|संकष्टी(?: चतुर्थी)?'), 'chaturthi', 'sankashti'],
]
const asksWhen = edge(
  'kab|when|dates?|ta+ri?kh|tareekh|kis din|kaun ?se din|which (?:day|date)|kitni tarikh|कब|किस दिन|तारीख़?|कौन से दिन',
)
/** A deed, for which a day is chosen, and what is asked of the vrat itself. */
const ofDeed = edge(
  'start\\p{L}*|shuru|begin|registry|buy|kharid\\p{L}*|kholna|kho?lu\\p{L}*|break|udyapan|feed|daalu|dalu|karu|karun|kya (?:kare|karu)|शुरू|उद्यापन|खोल[\\p{L}\\p{M}]*|रजिस्ट्री|ख़?रीद[\\p{L}\\p{M}]*|करूं|करूँ|अनुष्ठान|death|anniversary|fasting',
)
const mostWords = 11
const daysAhead = 62
const delhi = { latitude: 28.61, longitude: 77.21, offsetSeconds: 19_800 }
const dayMs = 86_400_000
const mostTold = 4

/** Of the two Chaturthis of a month the one of the dark half is the vrat that is asked for. */
const isAsked = (one: Observance, kind: ObservanceKind): boolean =>
  one.kind === kind &&
  one.tradition !== 'vaishnava' &&
  (kind !== 'chaturthi' || one.id.includes('sankashti'))

/** The sentences on the dates; null where none is asked for. */
export function vratDates({ question, language, frame }: Task, now: () => Date): string[] | null {
  const found = kinds.find(([pattern]) => pattern.test(question))
  const isShort = question.trim().split(/\s+/).length <= mostWords
  if (!found || !isShort || !asksWhen.test(question) || ofDeed.test(question)) return null
  if (frame.careLine === 'hard') return null
  const [, kind, name] = found
  const at = now()
  const span = frame.time?.span?.kind === 'span' ? frame.time.span : null
  const today = istDay(at)
  const from = span && istDay(new Date(span.from)) > today ? istDay(new Date(span.from)) : today
  const until = span
    ? new Date(Date.parse(span.to) - 1)
    : new Date(at.getTime() + daysAhead * dayMs)
  const all = festivalsBetween({ fromDate: from, toDate: istDay(until), ...delhi })
  const dates = [
    ...new Map(all.filter((one) => isAsked(one, kind)).map((one) => [one.date, one])).values(),
  ].slice(0, span ? mostTold : 2)
  const [first] = dates
  if (!first) return null
  // Each Ekadashi has a name of its own.
  const told = dates.map(({ date, name: own }) =>
    kind === 'ekadashi'
      ? `${weekdayAndDay(date, language)} (${own[language]})`
      : weekdayAndDay(date, language),
  )
  const named = texts.dayNames[name][language]
  return [
    span
      ? say(texts.vratDatesIn, language, named, inRow(told, language))
      : say(texts.vratDatesNext, language, named, told[0] ?? '', told[1] ?? ''),
    texts.vratDatesNote[language],
  ]
}

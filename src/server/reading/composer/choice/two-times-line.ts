import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import { earlierTime, laterTime } from '../../../../words/reading/choices/time-choices.ts'
import * as said from '../../../../words/reading/choices/two-times.ts'
import type { Frame } from '../../frame/frame.ts'
import type { NamedTime } from '../../frame/rules/choices/named-times.ts'
import { namesTreatment } from '../../frame/rules/choices/treatment.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'

interface Span {
  from: number
  to: number
}

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

/** Which part of a time a stretch covers. */
const shareOf = (time: Span, stretch: Span): number =>
  overlap(time, stretch) / Math.max(1, time.to - time.from)

/** A stretch that holds no more than this of a time is none of it. */
const leastShare = 0.05

/** A pratyantar of one of the two times, and what its lord does for the matter. */
interface Inner {
  maha: Graha
  antar: Graha
  period: DashaPeriod
  score: number
}

const dayMs = 86_400_000
/** So much of a time a pratyantar must hold to count for it. */
const leastMs = 10 * dayMs

/** The pratyantar of a time whose lord does most for the matter; null without a birth time. */
function bestIn({ sheet, field }: MatterInput, time: Span): Inner | null {
  const { chart } = sheet
  if (!chart.timeKnown) return null
  const least = Math.min(leastMs, (time.to - time.from) / 2)
  const found = chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? []).flatMap((antar) =>
      (antar.periods ?? []).flatMap((period): Inner[] => {
        const bounds = { from: Date.parse(period.startUtc), to: Date.parse(period.endUtc) }
        if (overlap(bounds, time) < least) return []
        const { touch } = lordTouchOf(period.lord, field, sheet)
        const score = lordTouchScore(period.lord, touch, sheet)
        return [{ maha: maha.lord, antar: antar.lord, period, score }]
      }),
    ),
  )
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null
}

interface Finding {
  isEarlier: boolean
  /** The stretch that the matter's rules mark, where that decides. */
  window?: VerdictTimeWindow
  inner?: Inner
}

/** Which of two times the chart is for: the one of which a marked stretch holds more, else the one with the better pratyantar. */
function findingOf(input: MatterInput, earlier: Span, later: Span): Finding {
  const { sheet, judgement, owner } = input
  const { topic, aspect } = judgement
  for (const window of judgeMatter(sheet, { topic, aspect, owner }).windows) {
    const stretch = { from: Date.parse(window.fromUtc), to: Date.parse(window.toUtc) }
    const [inEarlier, inLater] = [shareOf(earlier, stretch), shareOf(later, stretch)]
    if (Math.max(inEarlier, inLater) < leastShare) continue
    // A stretch that holds both is no reason to wait.
    return { isEarlier: inEarlier >= inLater, window }
  }
  const [one, other] = [bestIn(input, earlier), bestIn(input, later)]
  if (!one || !other || one.score === other.score) return { isEarlier: true }
  return one.score > other.score
    ? { isEarlier: true, inner: one }
    : { isEarlier: false, inner: other }
}

const ofClinic = /(?<![\p{L}\p{M}])(?:ivf|iui|icsi|embryo|आईवीएफ|आईयूआई)(?![\p{L}\p{M}])/iu
const ofDoctor =
  /(?<![\p{L}\p{M}])(?:doctor|dr|clinic|daktar|docter|डॉक्टर|डाक्टर|क्लिनिक)(?![\p{L}\p{M}])/iu
const ofBody: ReadonlySet<string> = new Set(['health', 'mental-health', 'pregnancy', 'parents'])

type Kind = keyof typeof said.twoTimesTexts

const kindOf = ({ window, inner }: Finding): Kind => (window ? 'holds' : inner ? 'inner' : 'equal')

function slotsOf(input: MatterInput, { window, inner }: Finding) {
  if (window) return { slots: windowDates(input, window), factIds: window.factIds }
  if (!inner) return { slots: {}, factIds: [] }
  const { startUtc: fromUtc, endUtc: toUtc, lord } = inner.period
  const fact = pratyantarFact(inner.maha, inner.antar, inner.period)
  addFacts(input.sheet, [fact])
  // What has begun is told from now on.
  const from = new Date(Math.max(Date.parse(fromUtc), input.sheet.at.getTime())).toISOString()
  return {
    slots: {
      graha: grahaName(lord, input.language),
      ...windowDates(input, { fromUtc: from, toUtc }),
    },
    factIds: [fact.id],
  }
}

/** "February, or wait some months?": the better of two times first, by the chart; null where it chooses between no two. */
export function twoTimesLine(input: MatterInput): AnswerLine | null {
  const { frame, question, language } = input
  const { twoTimes } = frame
  if (!twoTimes) return null
  const { earlier, later } = twoTimes
  const named = ({ name }: NamedTime): string => name[language]
  // A month that the doctor named is not put off by a chart, only to let time pass.
  const isAdvised = later.isWait && ofClinic.test(question) && ofDoctor.test(question)
  const isTreatment =
    isAdvised || (namesTreatment(question) && (ofBody.has(frame.topic) || !ofClinic.test(question)))
  const found = findingOf(input, earlier, later)
  // Of a treatment the earlier day is taken: a chart is no reason to put it off.
  if (isTreatment) {
    const isBacked = found.isEarlier && found.window
    const { slots, factIds } = isBacked ? slotsOf(input, found) : { slots: {}, factIds: [] }
    return voiceLine(
      input,
      said.treatmentTexts[isBacked ? 'backed' : 'plain'],
      { one: named(earlier), other: named(later), ...slots },
      factIds,
    )
  }
  const { slots, factIds } = slotsOf(input, found)
  const [one, other] = found.isEarlier ? [earlier, later] : [later, earlier]
  return voiceLine(
    input,
    said.twoTimesTexts[kindOf(found)],
    { one: named(one), other: named(other), ...slots },
    factIds,
  )
}

/** The same without dates, where the whole sentence does not pass the claim check. */
export function twoTimesInShort(input: MatterInput): AnswerLine | null {
  const { twoTimes } = input.frame
  if (!twoTimes) return null
  const { isEarlier } = findingOf(input, twoTimes.earlier, twoTimes.later)
  const { language } = input
  const [one, other] = isEarlier
    ? [twoTimes.earlier, twoTimes.later]
    : [twoTimes.later, twoTimes.earlier]
  // What is in the asker's own words may be what does not pass.
  const isOurs = [one, other].every(({ name }) => name.en !== name.hi)
  const which = (isEarlier ? earlierTime : laterTime)[language]
  return voiceLine(input, said.shortTexts[isOurs ? 'named' : 'placed'], {
    which,
    one: one.name[language],
    other: other.name[language],
  })
}

/** What has to be known beside the better time: the doctor's word, or a last date that comes before it. */
export function besideTwoTimes(input: MatterInput): AnswerLine | null {
  const { frame, question } = input
  const { twoTimes } = frame
  if (!twoTimes) return null
  if (ofClinic.test(question)) return voiceLine(input, said.clinicTexts)
  if (namesTreatment(question)) return null
  const { isEarlier } = findingOf(input, twoTimes.earlier, twoTimes.later)
  if (!twoTimes.hasDeadline) return null
  return voiceLine(input, said.deadlineTexts[isEarlier ? 'kept' : 'passed'])
}

/** The two times between which it is chosen: the answer names them. */
export const timesAsked = ({ twoTimes }: Frame): { fromUtc: string; toUtc: string }[] =>
  twoTimes
    ? [twoTimes.earlier, twoTimes.later].map(({ from, to }) => ({
        fromUtc: new Date(from).toISOString(),
        toUtc: new Date(to - 1).toISOString(),
      }))
    : []

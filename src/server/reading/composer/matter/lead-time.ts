import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import type { MatterInput } from './matter-input.ts'
import { asksAfter } from './asks-after.ts'
import { nearestWeeks, noteWeeks } from './weeks.ts'
import type { Weeks } from './weeks.ts'

/**
 * The time that an answer leads with. The best window may lie years off, and a joining letter in three years answers
 * nobody: then a nearer time is told first, a window that is less strong or the weeks of a pratyantar, and the strong
 * one behind it.
 */

const dayMs = 86_400_000
/** A window that begins later than this is far. */
export const farMs = 548 * dayMs
/** What comes within months by its nature is looked for in the time up to here alone. */
const quickMs = 400 * dayMs

/** Matters of which news comes within months, whatever the situation. */
const quickMatters: ReadonlySet<LifeMatter> = new Set<LifeMatter>(['lost-object', 'pet'])
const quickSituations: ReadonlySet<SituationName> = new Set<SituationName>([
  'sibling-silent',
  'friend-silent',
  'proposal-answer',
  'visa-wait',
  'visa-refused',
  'passport-wait',
  'language-test',
  'joining-letter',
  'interview-result',
  'campus-placement',
  'merit-list',
  'board-results',
  'marks-or-rank',
  'medical-seat',
  'college-seat',
  'few-marks-short',
  'exam-cancelled',
  'transfer-order',
  'physical-test',
  'contest-win',
  'match-answer',
  'ivf-result',
  'pregnant-now',
  'insurance-claim',
  'bonus-comes',
  'appraisal-rating',
  'unpaid-salary',
  'advance-gone',
  'lent-money',
  'stuck-payment',
  'pension-due',
  'loan-approval',
  'client-signs',
  'tender-award',
  'suspension',
  'job-lost',
  'offer-withdrawn',
  'spouse-out-of-work',
  'promotion-list',
  'promised-promotion',
  'family-pension',
])

/** A message or a word of those who are near is waited for these days: a year away is no answer. */
const wordSituations: ReadonlySet<SituationName> = new Set<SituationName>([
  'beloved-silent',
  'spouse-silent',
  'wife-at-parents',
])
const wordMs = 150 * dayMs

/** What takes its time: nobody becomes known, marries, rises or is free of debt in three named weeks. */
const slowMatters: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'fame',
  'marriage',
  'children',
  'property',
  'business',
  'money',
  'debt',
  'inheritance',
  'career',
  'promotion',
  'government-job',
  'in-laws',
  'married-life',
  'year-ahead',
])
/** Weeks that are told of such a matter last so long at least. */
const slowMs = 30 * dayMs

/** What the chart keeps waiting is not told to come before this. */
const lateMs = 90 * dayMs

/** A time that is told, and the facts that it rests on. */
export type ToldTime = Pick<VerdictTimeWindow, 'fromUtc' | 'toUtc'> & {
  factIds: readonly string[]
}

/** A time that is told before the best window. */
export interface LeadTime extends ToldTime {
  /** The window that it is; null where it is the weeks of a pratyantar. */
  window: VerdictTimeWindow | null
  weeks: Weeks | null
  /** Whether the strong time behind it is told too: not where news must come sooner. */
  isQuick: boolean
}

function isOfMonths({ matter, frame, situation }: MatterInput): boolean {
  if (quickMatters.has(matter)) return true
  const name = situation === null ? undefined : frame.situation
  return name !== undefined && (quickSituations.has(name) || wordSituations.has(name))
}

const ofTime: ReadonlySet<string> = new Set(['when', 'exactly', 'whether', 'how-much', 'choose'])

const leads = new WeakMap<MatterInput, LeadTime | null>()

/** What is told first where the best window is far, or none is marked and a time is asked for; null elsewhere. */
export function leadTimeOf(input: MatterInput): LeadTime | null {
  const known = leads.get(input)
  if (known !== undefined) return known
  const found = foundLead(input)
  leads.set(input, found)
  return found
}

function foundLead(input: MatterInput): LeadTime | null {
  const { sheet, judgement, frame } = input
  const [best] = judgement.windows
  const isQuick = isOfMonths(input)
  const isOfWord = frame.situation !== undefined && wordSituations.has(frame.situation)
  const [nearest, ...further] = isOfWord ? [wordMs, quickMs, farMs] : [isQuick ? quickMs : farMs]
  const isBy = (ms: number, { fromUtc }: { fromUtc: string }): boolean =>
    Date.parse(fromUtc) < sheet.at.getTime() + ms
  if (!sheet.chart.timeKnown || (best && isBy(nearest, best))) return null
  if (asksAfter(input.question)) return null
  const asksWhen = frame.asks === 'when' || frame.asks === 'exactly'
  // Where the chart marks nothing at all, "will it?" is answered without a time.
  if (!best && !asksWhen && !(isQuick && ofTime.has(frame.asks)) && !frame.time) return null
  const span = frame.time?.span
  // A span of its own that was asked about holds the times that are looked for.
  if (best && span?.kind === 'span') return null
  for (const ms of [nearest, ...further]) {
    const window = judgement.windows.find((each) => isBy(ms, each))
    if (window) {
      const { fromUtc, toUtc, factIds } = window
      return { fromUtc, toUtc, factIds, window, weeks: null, isQuick }
    }
    const weeks = weeksOf(input, sheet.at.getTime() + ms)
    if (weeks) return leadOfWeeks(input, weeks, isQuick)
  }
  return null
}

function leadOfWeeks(input: MatterInput, weeks: Weeks, isQuick: boolean): LeadTime {
  return {
    fromUtc: weeks.period.startUtc,
    toUtc: weeks.period.endUtc,
    factIds: [noteWeeks(input, weeks), ...weeks.touch.factIds],
    ...{ window: null, weeks, isQuick },
  }
}

/** So long the weeks of a matter that takes its time last at least. */
const leastOf = (input: MatterInput): number =>
  slowMatters.has(input.matter) && !isOfMonths(input) ? slowMs : 0

/** The nearest good weeks: inside the time that the question named, where one of them lies there. */
function weeksOf(input: MatterInput, until: number): Weeks | null {
  const span = input.frame.time?.span
  const isExact = input.frame.asks === 'exactly'
  const least = isExact ? 0 : leastOf(input)
  if (span?.kind === 'span' && Date.parse(span.to) > input.sheet.at.getTime())
    return nearestWeeks(input, { fromUtc: span.from, endsBy: span.to, least })
  const now = input.sheet.at.getTime()
  // "It takes time" stands beside no time that is near.
  const later =
    input.judgement.direction === 'patience'
      ? nearestWeeks(input, {
          fromUtc: new Date(now + lateMs).toISOString(),
          beginsBy: until,
          least,
        })
      : null
  return later ?? nearestWeeks(input, { beginsBy: until, least })
}

/** The time that is told: the one that leads, else the best window; null where there is neither. */
export function toldTime(input: MatterInput): ToldTime | null {
  return leadTimeOf(input) ?? input.judgement.windows[0] ?? null
}

/** The nearest weeks behind the time that was asked about, where the window that is told instead is far. */
export function weeksBefore(input: MatterInput, { fromUtc }: { fromUtc: string }): ToldTime | null {
  const until = input.sheet.at.getTime() + farMs
  return Date.parse(fromUtc) < until ? null : weeksBehindNamed(input)
}

/** The nearest weeks behind a time to come that was asked about, where the chart marks nothing in it, nor at any other time. */
export function weeksInsteadOfNamed(input: MatterInput): ToldTime | null {
  const { sheet, judgement, frame } = input
  const span = frame.time?.span
  const isToCome = span !== undefined && Date.parse(span.to) > sheet.at.getTime()
  if (!isToCome || judgement.windows.length > 0 || leadTimeOf(input)) return null
  return weeksBehindNamed(input)
}

function weeksBehindNamed(input: MatterInput): ToldTime | null {
  const until = input.sheet.at.getTime() + farMs
  const span = input.frame.time?.span
  if (span?.kind !== 'span') return null
  const weeks = nearestWeeks(input, { fromUtc: span.to, beginsBy: until, least: leastOf(input) })
  if (!weeks) return null
  const { startUtc, endUtc } = weeks.period
  const factIds = [noteWeeks(input, weeks), ...weeks.touch.factIds]
  return { fromUtc: startUtc, toUtc: endUtc, factIds }
}

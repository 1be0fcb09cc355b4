import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/dasha-texts.ts'
import { grahasIn } from '../../frame/rules/grahas.ts'
import { housesRuledBy } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, noTimeLines, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { levelNamed, looksAhead, takesForRunning } from './lines/chart-question.ts'
import {
  adviceLine,
  anotherRunsLine,
  besideNowLine,
  listLine,
  nextLine,
  nextPratyantarLine,
  nowLine,
  otherBirthTimeLine,
  periodReasons,
  pratyantarLine,
  verdictLine,
  whenLine,
} from './dasha-lines.ts'
import { antarPeriods, innerPeriod, mahaPeriods } from './lines/dasha-periods.ts'
import type { Period } from './lines/dasha-periods.ts'
import { dignityLine, isNode, periodVerdict, roleFacts, roleLine } from './lines/graha-lines.ts'

/** Questions on the dashas: which runs, which comes next, when that of a graha begins or ends, and how it will be. */

/** The period of a graha that a question means: the level it names, else what runs, else what comes first. */
function periodOf(
  sheet: QuestionInput['sheet'],
  graha: Graha,
  level: 1 | 2 | 3 | null,
): Period | null {
  const maha = mahaPeriods(sheet).find(({ lord }) => lord === graha) ?? null
  const antar = antarPeriods(sheet).find(({ lord }) => lord === graha) ?? null
  if (level === 1) return maha ?? antar
  if (level === 2) return antar ?? maha
  if (maha?.timing === 'now') return maha
  if (antar?.timing === 'now') return antar
  return maha?.timing === 'next' ? maha : (antar ?? maha)
}

const againstEachOther = /\bya\b|\bor\b|\bvs\b|better|behtar|\bthan\b|या|बेहतर/iu

const judging: ReadonlySet<string> = new Set([
  'whether',
  'how',
  'what',
  'describe',
  'advice',
  'why',
])

/** The period of the same lord on the other level, where it is not over. */
function otherLevel(sheet: QuestionInput['sheet'], { level, lord }: Period): Period | null {
  const others = (level === 1 ? antarPeriods : mahaPeriods)(sheet)
  return others.find((one) => one.lord === lord && one.timing !== 'past') ?? null
}

const asksAfter =
  /(?<![\p{L}\p{M}])(?:after (?:it|this|that)|then what|uske ba+d|iske ba+d|us ke ba+d|phir|fir|उसके बाद|इसके बाद|फिर)(?![\p{L}\p{M}])/iu

/** "When does it end, and which comes after?": the one behind it on its level. */
function afterLine(input: QuestionInput, period: Period): AnswerLine | null {
  if (!asksAfter.test(input.question)) return null
  const periods = (period.level === 1 ? mahaPeriods : antarPeriods)(input.sheet)
  const after = periods[periods.findIndex(({ factId }) => factId === period.factId) + 1]
  return after ? whenLine(input, after) : null
}

function ofGraha(input: QuestionInput, period: Period): ChartLines {
  const isJudged = judging.has(input.frame.asks)
  const first = isJudged ? verdictLine(input, period) : whenLine(input, period)
  // "Dasha" alone may mean either level: the other is told too.
  const other = levelNamed(input.question) === null ? otherLevel(input.sheet, period) : null
  const second = other && whenLine(input, other)
  const why = input.frame.asks === 'why' ? speak(input, texts.whyPeriodTexts) : null
  // Of a period that is over nothing is foretold or advised.
  const [reasons, ...rest] =
    period.timing === 'past'
      ? [[roleLine(input, period.lord), dignityLine(input, period.lord)]]
      : periodReasons(input, period.lord)
  const isRunning = period.timing === 'now'
  if (!isRunning && takesForRunning(input.question))
    return [
      [anotherRunsLine(input), whenLine(input, period), other && whenLine(input, other)],
      [otherBirthTimeLine(input), ...(reasons ?? [])],
      ...rest,
    ]
  return [
    [first, afterLine(input, period), second, why, ...(reasons ?? [])],
    ...rest,
    [isRunning ? nextLine(input, 2) : nowLine(input), pratyantarLine(input)],
  ]
}

/** "Is the next one better than this?" */
const asksBetter =
  /(?<![\p{L}\p{M}])(?:better|easier|achh?[iae]|acch?[iae]|behtar|sudh\p{L}*|theek|thik|अच्छ[ीाे]|बेहतर|सुधर[\p{L}\p{M}]*|ठीक)(?![\p{L}\p{M}])/iu
const asksNature = /(?<![\p{L}\p{M}])(?:how|kais[iae]|good|bad|buri|कैस[ीाे]|बुरी)(?![\p{L}\p{M}])/iu

/** Whether the next period is better than the one that runs, or how it is likely to be; null where neither is asked. */
function judgedNext(input: QuestionInput, level: 1 | 2, next: Period): AnswerLine | null {
  const now = (level === 1 ? mahaPeriods : antarPeriods)(input.sheet).find(
    ({ timing }) => timing === 'now',
  )
  if (asksBetter.test(input.question) && now) return besideNowLine(input, next, now)
  return asksNature.test(input.question) ? verdictLine(input, next) : null
}

function ahead(input: QuestionInput, level: 1 | 2 | 3 | null): ChartLines {
  const lines = { 1: nextLine(input, 1), 2: nextLine(input, 2), 3: nextPratyantarLine(input) }
  const first = level ?? 2
  const next = (first === 1 ? mahaPeriods : antarPeriods)(input.sheet).find(
    ({ timing }) => timing === 'next',
  )
  const reasons = next ? periodReasons(input, next.lord) : []
  const judged = next && first !== 3 ? judgedNext(input, first, next) : null
  return [
    [judged ?? lines[first], ...(reasons[0] ?? [])],
    ...reasons.slice(1),
    [first === 2 ? listLine(input) : lines[2], nowLine(input), first === 1 ? null : lines[1]],
  ]
}

const innerTold = /antar|अंतर|bhukti|भुक्ति/iu

/** What comes after the dasha that was told in the chat: of the level and the graha that were spoken of. */
function afterTold(input: QuestionInput): ChartLines {
  const { sheet, question, earlierAnswer, earlierQuestions } = input
  const before = `${earlierQuestions.at(-1) ?? ''} ${earlierAnswer ?? ''}`
  // Of two levels that were told the inner one is the nearer.
  const level = levelNamed(question) ?? (innerTold.test(before) ? 2 : levelNamed(before))
  const told = grahasIn(before)
  const periods = (level === 1 ? mahaPeriods : antarPeriods)(sheet)
  // Of two that were told the second may be the inner one or the next: what runs decides.
  const [only] = told.length === 1 ? told : []
  const at = periods.findIndex(({ lord, timing }) => timing !== 'past' && lord === only)
  const after = at < 0 ? undefined : periods[at + 1]
  if (!after || periods[at]?.timing === 'now') return ahead(input, level)
  const [reasons, ...rest] = periodReasons(input, after.lord)
  const first =
    (level === 3 ? null : judgedNext(input, level ?? 2, after)) ?? whenLine(input, after)
  return [[first, ...(reasons ?? [])], ...rest]
}

/** Two lords against one another, where the question gives the choice. */
function betterOf(input: QuestionInput, grahas: readonly Graha[]): ChartLines | null {
  const { sheet } = input
  const [best] = grahas.toSorted(
    (a, b) => periodVerdict(b, sheet).worth - periodVerdict(a, sheet).worth,
  )
  if (!best || isNode(best)) return null
  const ruled = housesText(input, housesRuledBy(best, sheet))
  const line = speak(
    input,
    texts.betterTexts,
    { ...grahaSlots(input, best), ruled },
    roleFacts(best, sheet),
  )
  const period = periodOf(sheet, best, levelNamed(input.question))
  const reasons = periodReasons(input, best)
  return [[line, period && whenLine(input, period), ...(reasons[0] ?? [])], ...reasons.slice(1)]
}

/** The answer to a question on the dashas, the answer itself first. */
export function dashaAnswer(input: QuestionInput): ChartLines {
  const { sheet, frame, question } = input
  if (!sheet.dasha) {
    const moon = roleLine(input, 'moon')
    return [noTimeLines(input), [moon, adviceLine(input, 'moon')]]
  }
  if (frame.followUp === 'dasha-next') return afterTold(input)
  const level = levelNamed(question)
  const grahas = frame.grahas
  if (grahas.length > 1 && (frame.asks === 'choose' || againstEachOther.test(question))) {
    const better = betterOf(input, grahas)
    if (better) return better
  }
  const [graha] = grahas
  const named =
    (grahas[0] && grahas[1] ? innerPeriod(sheet, grahas[0], grahas[1]) : null) ??
    (graha ? periodOf(sheet, graha, level) : null)
  if (named) return ofGraha(input, named)
  if (looksAhead(question) || frame.asks === 'compute') return ahead(input, level)
  const running = (level === 1 ? mahaPeriods : antarPeriods)(sheet).find(
    ({ timing }) => timing === 'now',
  )
  if (!running) return [[nowLine(input)]]
  if (judging.has(frame.asks) && frame.asks !== 'what') return ofGraha(input, running)
  const reasons = periodReasons(input, running.lord)
  return [
    [nowLine(input), ...(reasons[0] ?? [])],
    ...reasons.slice(1),
    [pratyantarLine(input), nextLine(input, level === 1 ? 1 : 2)],
  ]
}

import type { Graha } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/dasha-texts.ts'
import { fillTemplate } from '../../verdicts/fill-template.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import { addFacts, housesRuledBy } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { dayText, grahaSlots, housesText, noTimeLines, speak } from './chart-input.ts'
import type { ChartLines } from './chart-input.ts'
import { levelNamed, looksAhead } from './chart-question.ts'
import { addPeriodFact, antarPeriods, innerPeriod, mahaPeriods } from './dasha-periods.ts'
import type { Period } from './dasha-periods.ts'
import {
  dignityLine,
  isNode,
  mattersText,
  periodVerdict,
  roleFacts,
  roleLine,
} from './graha-lines.ts'

/** Questions on the dashas: which runs, which comes next, when that of a graha begins or ends, and how it will be. */

type Line = AnswerLine | null

function periodSlots(input: QuestionInput, { lord, level, fromUtc, toUtc }: Period) {
  return {
    graha: grahaName(lord, input.language),
    level: texts.levelNames[level - 1]![input.language],
    from: dayText(input, fromUtc),
    to: dayText(input, toUtc),
  }
}

function tell(input: QuestionInput, text: Parameters<typeof speak>[1], period: Period): Line {
  addPeriodFact(input.sheet, period)
  return speak(input, text, periodSlots(input, period), [period.factId])
}

function nowLine(input: QuestionInput): Line {
  const { dasha } = input.sheet
  if (!dasha) return null
  const { maha, antar } = dasha
  return speak(
    input,
    texts.nowTexts,
    {
      maha: grahaName(maha.lord, input.language),
      antar: grahaName(antar.lord, input.language),
      mahaTo: dayText(input, maha.endUtc),
      antarTo: dayText(input, antar.endUtc),
    },
    ['dasha.maha', 'dasha.antar'],
  )
}

function pratyantarLine(input: QuestionInput): Line {
  const { graha, toUtc } = input.sheet.byId.get('dasha.pratyantar')?.about ?? {}
  if (!graha || !toUtc) return null
  return speak(
    input,
    texts.pratyantarTexts,
    { graha: grahaName(graha, input.language), to: dayText(input, toUtc) },
    ['dasha.pratyantar'],
  )
}

const whenTexts = { past: texts.overTexts, now: texts.runsTexts, next: texts.comesTexts }

/** When a period runs, in the words of its time. */
const whenLine = (input: QuestionInput, period: Period): Line =>
  tell(input, whenTexts[period.timing], period)

/** How a period is likely to be, with the facts it is judged by. */
function verdictLine(input: QuestionInput, period: Period): Line {
  if (period.timing === 'past') return whenLine(input, period)
  addPeriodFact(input.sheet, period)
  const { direction } = periodVerdict(period.lord, input.sheet)
  return speak(input, texts.verdictTexts[direction], periodSlots(input, period), [
    period.factId,
    ...roleFacts(period.lord, input.sheet),
  ])
}

const subjectLine = (input: QuestionInput, graha: Graha): Line =>
  speak(input, texts.subjectTexts, { matters: mattersText(input, graha) })

const adviceLine = ({ language }: QuestionInput, graha: Graha): Line => ({
  text: texts.periodAdvice[graha]![language],
  factIds: [],
})

/** The reasons behind a period, in the order of the voice. */
function periodReasons(input: QuestionInput, lord: Graha): ChartLines {
  const role = roleLine(input, lord)
  const [dignity, subject, advice] = [
    dignityLine(input, lord),
    subjectLine(input, lord),
    adviceLine(input, lord),
  ]
  return input.persona === 'oracle'
    ? [[role, dignity, subject], [advice]]
    : [
        [subject, advice],
        [role, dignity],
      ]
}

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

function ofGraha(input: QuestionInput, period: Period): ChartLines {
  const isJudged = judging.has(input.frame.asks)
  const first = isJudged ? verdictLine(input, period) : whenLine(input, period)
  // "Dasha" alone may mean either level: the other is told too.
  const other = levelNamed(input.question) === null ? otherLevel(input.sheet, period) : null
  const second = other && whenLine(input, other)
  const why = input.frame.asks === 'why' ? speak(input, texts.whyPeriodTexts) : null
  const [reasons, ...rest] = periodReasons(input, period.lord)
  const isRunning = period.timing === 'now'
  return [
    [first, second, why, ...(reasons ?? [])],
    ...rest,
    [isRunning ? nextLine(input, 2) : nowLine(input), pratyantarLine(input)],
  ]
}

/** The period that follows the running one on a level. */
function nextLine(input: QuestionInput, level: 1 | 2): Line {
  const next = (level === 1 ? mahaPeriods : antarPeriods)(input.sheet).find(
    ({ timing }) => timing === 'next',
  )
  return next ? tell(input, level === 1 ? texts.nextMahaTexts : texts.nextAntarTexts, next) : null
}

function nextPratyantarLine(input: QuestionInput): Line {
  const { dasha, at, chart } = input.sheet
  const following = dasha?.antar.periods?.find(
    ({ startUtc }) => Date.parse(startUtc) > at.getTime(),
  )
  if (!chart.timeKnown || !dasha || !following) return null
  const fact = pratyantarFact(dasha.maha.lord, dasha.antar.lord, following)
  addFacts(input.sheet, [fact])
  return speak(
    input,
    texts.comesTexts,
    {
      graha: grahaName(following.lord, input.language),
      level: texts.levelNames[2]![input.language],
      from: dayText(input, following.startUtc),
      to: dayText(input, following.endUtc),
    },
    [fact.id],
  )
}

/** The antardashas after the next, in a row. */
function listLine(input: QuestionInput): Line {
  const ahead = antarPeriods(input.sheet)
    .filter(({ timing }) => timing === 'next')
    .slice(1, 4)
  if (ahead.length === 0) return null
  for (const period of ahead) addPeriodFact(input.sheet, period)
  const list = ahead.map((period) =>
    fillTemplate(
      texts.inList[input.language],
      input.language,
      input.sheet,
      periodSlots(input, period),
    ),
  )
  return speak(
    input,
    texts.listTexts,
    { list: list.map((one) => one?.text ?? '').join(', ') },
    ahead.map(({ factId }) => factId),
  )
}

function ahead(input: QuestionInput, level: 1 | 2 | 3 | null): ChartLines {
  const lines = { 1: nextLine(input, 1), 2: nextLine(input, 2), 3: nextPratyantarLine(input) }
  const first = level ?? 2
  const lord = (first === 1 ? mahaPeriods : antarPeriods)(input.sheet).find(
    ({ timing }) => timing === 'next',
  )?.lord
  const reasons = lord ? periodReasons(input, lord) : []
  return [
    [lines[first], ...(reasons[0] ?? [])],
    ...reasons.slice(1),
    [first === 2 ? listLine(input) : lines[2], nowLine(input), first === 1 ? null : lines[1]],
  ]
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

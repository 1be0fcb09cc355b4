import type { Graha } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/dasha-texts.ts'
import { fillTemplate } from '../../verdicts/fill-template.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { dayText, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { addPeriodFact, antarPeriods, mahaPeriods } from './lines/dasha-periods.ts'
import type { Period } from './lines/dasha-periods.ts'
import {
  dignityLine,
  mattersText,
  periodVerdict,
  roleFacts,
  roleLine,
} from './lines/graha-lines.ts'

/** The sentences on a dasha: which runs, when another does, how it is likely to be. */

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

export const nowLine = (input: QuestionInput): Line => runningLine(input, texts.nowTexts)

/** What runs, where the question takes another period for it. */
export const anotherRunsLine = (input: QuestionInput): Line =>
  runningLine(input, texts.anotherRunsTexts)

export const otherBirthTimeLine = (input: QuestionInput): Line =>
  speak(input, texts.otherBirthTimeTexts)

function runningLine(input: QuestionInput, text: Parameters<typeof speak>[1]): Line {
  const { dasha } = input.sheet
  if (!dasha) return null
  const { maha, antar } = dasha
  return speak(
    input,
    text,
    {
      maha: grahaName(maha.lord, input.language),
      antar: grahaName(antar.lord, input.language),
      mahaTo: dayText(input, maha.endUtc),
      antarTo: dayText(input, antar.endUtc),
    },
    ['dasha.maha', 'dasha.antar'],
  )
}

export function pratyantarLine(input: QuestionInput): Line {
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
export const whenLine = (input: QuestionInput, period: Period): Line =>
  tell(input, whenTexts[period.timing], period)

/** How a period is likely to be, with the facts it is judged by. */
export function verdictLine(input: QuestionInput, period: Period): Line {
  if (period.timing === 'past') return whenLine(input, period)
  addPeriodFact(input.sheet, period)
  const { direction } = periodVerdict(period.lord, input.sheet)
  const line = speak(input, texts.verdictTexts[direction], periodSlots(input, period), [
    period.factId,
    ...roleFacts(period.lord, input.sheet),
  ])
  return line && direction === 'favourable' ? inPolarity(input, line) : line
}

const fearsBad =
  /(?<![\p{L}\p{M}])(?:bad|harm\p{L}*|difficult|hard|dangerous|kharab|bur[aie]|mushkil|ashubh|kathin|ख़?राब|बुर[ाीे]|मुश्किल|अशुभ|कठिन)(?![\p{L}\p{M}])/iu
const hopesGood =
  /(?<![\p{L}\p{M}])(?:good|better|fine|ac+h+[aei]|shubh|theek|अच्छ[ाीे]|शुभ|ठीक)(?![\p{L}\p{M}])/iu

/** "Is it bad?" is denied where the period is good, and a "yes" stands only where yes or no is asked. */
function inPolarity({ question, frame, language }: QuestionInput, line: AnswerLine): AnswerLine {
  const isFeared = fearsBad.test(question) && !hopesGood.test(question)
  const isAsked = frame.asks === 'whether' || hopesGood.test(question)
  const plain = line.text.replace(/^(?:Yes|हाँ), /u, '')
  if (isFeared) return { ...line, text: `${language === 'en' ? 'No: ' : 'नहीं: '}${plain}` }
  return isAsked ? line : { ...line, text: capitalize(plain) }
}

/** So much more one period must weigh than another to be called better. */
const leastMore = 0.75

/** The next period beside the one that runs: better, the same or harder. */
export function besideNowLine(input: QuestionInput, next: Period, now: Period): Line {
  const { sheet } = input
  const more = periodVerdict(next.lord, sheet).worth - periodVerdict(now.lord, sheet).worth
  const kind = more >= leastMore ? 'better' : more <= -leastMore ? 'harder' : 'same'
  addPeriodFact(sheet, next)
  return speak(input, texts.nextBesideNow[kind], periodSlots(input, next), [
    next.factId,
    ...roleFacts(next.lord, sheet),
  ])
}

const subjectLine = (input: QuestionInput, graha: Graha): Line =>
  speak(input, texts.subjectTexts, { matters: mattersText(input, graha) })

export const adviceLine = ({ language }: QuestionInput, graha: Graha): Line => ({
  text: texts.periodAdvice[graha]![language],
  factIds: [],
})

/** The reasons behind a period, in the order of the voice. */
export function periodReasons(input: QuestionInput, lord: Graha): ChartLines {
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

/** The period that follows the running one on a level. */
export function nextLine(input: QuestionInput, level: 1 | 2): Line {
  const next = (level === 1 ? mahaPeriods : antarPeriods)(input.sheet).find(
    ({ timing }) => timing === 'next',
  )
  return next ? tell(input, level === 1 ? texts.nextMahaTexts : texts.nextAntarTexts, next) : null
}

export function nextPratyantarLine(input: QuestionInput): Line {
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
export function listLine(input: QuestionInput): Line {
  const later = antarPeriods(input.sheet)
    .filter(({ timing }) => timing === 'next')
    .slice(1, 4)
  if (later.length === 0) return null
  for (const period of later) addPeriodFact(input.sheet, period)
  const list = later.map((period) =>
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
    later.map(({ factId }) => factId),
  )
}

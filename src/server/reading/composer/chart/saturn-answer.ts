import * as texts from '../../../../words/reading/chart/transit-texts.ts'
import { sadeSatiPhaseNames } from '../../../../words/reading/other-topics.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { dayText, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { movesLine, nextSignLine } from './transit-answer.ts'

/** Sade Sati and the dhaiya: whether they run, how long, and what they are. */

type Line = AnswerLine | null

/** The first and last day that a fact tells; null where it tells none. */
function daysOf(input: QuestionInput, factId: string): { from: string; to: string } | null {
  const { fromUtc, toUtc } = input.sheet.byId.get(factId)?.about ?? {}
  return fromUtc && toUtc ? { from: dayText(input, fromUtc), to: dayText(input, toUtc) } : null
}

function phaseLine(input: QuestionInput): Line {
  const phase = input.sheet.byId.get('transit.sade-sati.phase')
  if (!phase?.about.toUtc) return null
  return speak(
    input,
    texts.sadeSatiPhase,
    {
      phase: sadeSatiPhaseNames[String(phase.value)]?.[input.language] ?? '',
      until: dayText(input, phase.about.toUtc),
    },
    [phase.id],
  )
}

function nextLine(input: QuestionInput): Line {
  const days = daysOf(input, 'transit.sade-sati.next')
  return days && speak(input, texts.sadeSatiNext, days, ['transit.sade-sati.next'])
}

const ends: ReadonlySet<string> = new Set(['when', 'exactly', 'how-much'])

/** "When does it end?" of what does not run is answered by that. */
const endWords = /end|over|finish|khat|samapt|utar|ख़त्म|खत्म|समाप्त|उतर|तक/iu

export function sadeSatiAnswer(input: QuestionInput): ChartLines {
  const { sheet, frame } = input
  const days = daysOf(input, 'transit.sade-sati')
  const [meaning, advice] = [speak(input, texts.sadeSatiMeaning), speak(input, texts.saturnAdvice)]
  if (!days && !sheet.byId.has('transit.sade-sati.none'))
    return [
      [speak(input, texts.sadeSatiUnknown), movesLine(input, 'saturn')],
      [meaning, advice],
      [movesLine(input, 'jupiter')],
    ]
  if (!days) {
    const no = speak(input, texts.sadeSatiNo, {}, ['transit.sade-sati.none'])
    const next = nextLine(input)
    return ends.has(frame.asks) && !endWords.test(input.question)
      ? [[next, speak(input, texts.saturnAdvice)], [movesLine(input, 'saturn')]]
      : [
          [no, next],
          [movesLine(input, 'saturn'), speak(input, texts.nothingNeededNow)],
        ]
  }
  const yes = speak(input, ends.has(frame.asks) ? texts.sadeSatiEnds : texts.sadeSatiYes, days, [
    'transit.sade-sati',
  ])
  const phase = phaseLine(input)
  return input.persona === 'oracle'
    ? [
        [yes, phase, meaning],
        [movesLine(input, 'saturn'), advice],
      ]
    : [
        [yes, meaning, advice],
        [phase, nextSignLine(input, 'saturn')],
      ]
}

export function dhaiyaAnswer(input: QuestionInput): ChartLines {
  const fact = input.sheet.byId.get('dosha.dhaiya')
  const days = daysOf(input, 'dosha.dhaiya')
  const [meaning, advice] = [speak(input, texts.dhaiyaMeaning), speak(input, texts.saturnAdvice)]
  const moves = movesLine(input, 'saturn')
  if (!fact)
    return [
      [speak(input, texts.sadeSatiUnknown), moves],
      [meaning, advice],
    ]
  const runs = fact.value === true && days !== null
  const first = runs
    ? speak(input, texts.dhaiyaYes, days, [fact.id])
    : speak(input, texts.dhaiyaNo, {}, [fact.id])
  return input.persona === 'oracle'
    ? [
        [first, runs ? meaning : nextLine(input), moves],
        [runs ? advice : speak(input, texts.nothingNeededNow)],
      ]
    : [
        [first, ...(runs ? [advice, meaning] : [nextLine(input)])],
        [moves, runs ? null : speak(input, texts.nothingNeededNow)],
      ]
}

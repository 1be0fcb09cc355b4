import { shadbala, shadbalaGrahas } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/fact-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, noTimeLines, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { dignityLine, roleLine } from './lines/graha-lines.ts'
import { identityLine } from './identity-answer.ts'

type Line = AnswerLine | null

/** The strongest or the weakest of the seven by shadbala, with what it rules. */
export function strengthLines(input: QuestionInput, which: 'strongest' | 'weakest'): Line[] {
  const { chart } = input.sheet
  if (!chart.timeKnown) return []
  const strengths = shadbala(chart)
  const rank = which === 'strongest' ? 1 : shadbalaGrahas.length
  const graha = shadbalaGrahas.find((one) => strengths[one].rank === rank)
  if (!graha) return []
  const rupas = input.sheet.byId.get(`shadbala.${graha}`)?.value
  return [
    speak(
      input,
      texts.strengthTexts[which],
      {
        ...grahaSlots(input, graha),
        house: housesText(input, [houseOfGraha(graha, input.sheet) ?? 1]),
        rupas: String(rupas),
        required: String(strengths[graha].requiredRupas),
      },
      [`shadbala.${graha}`, `${graha}.house`],
    ),
    roleLine(input, graha),
    dignityLine(input, graha),
  ]
}

export function strengthAnswer(input: QuestionInput): ChartLines {
  const isWeak = /weak|kamzor|kamjor|kharab|कमज़ोर|कमजोर|ख़राब|खराब|worst/iu.test(input.question)
  const [main, other] = isWeak
    ? (['weakest', 'strongest'] as const)
    : (['strongest', 'weakest'] as const)
  if (!input.sheet.chart.timeKnown)
    return [
      noTimeLines(input),
      [identityLine(input, 'rashi'), dignityLine(input, 'moon'), roleLine(input, 'sun')],
    ]
  const note = speak(input, texts.strengthNoteTexts)
  const [first, role, dignity] = strengthLines(input, main)
  const [second] = strengthLines(input, other)
  return input.persona === 'oracle'
    ? [
        [first ?? null, role ?? null, dignity ?? null],
        [second ?? null, note],
      ]
    : [
        [first ?? null, dignity ?? null, note],
        [role ?? null, second ?? null],
      ]
}

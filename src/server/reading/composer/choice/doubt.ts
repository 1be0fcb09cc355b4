import * as said from '../../../../words/reading/follow-up-texts.ts'
import { foldedWords } from '../../understand/fold.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { grahasOfOptions } from '../../matters/option-grahas.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { optionName } from './option-name.ts'
import { bestGround, standingOf, worstGround } from './standing.ts'

/** Which of two options the words of a doubt name: "why not commerce"; the second where they name neither. */
function doubtedOf([one, other]: readonly [string, string], question: string): 0 | 1 {
  const words = new Set(foldedWords(question))
  const named = [one, other].map((option) => foldedWords(option).some((word) => words.has(word)))
  return named[0] && !named[1] ? 0 : 1
}

/** "Why not commerce": what speaks for and against the option that was not chosen, by its graha; null without one. */
export function doubtLine(input: MatterInput): AnswerLine | null {
  const { frame, question, language, sheet } = input
  const [one, two] = frame.options.slice(-2)
  if (!frame.isDoubt || !one || !two || !sheet.chart.timeKnown) return null
  const grahas = grahasOfOptions(one, two)
  const names = [optionName(one, language), optionName(two, language)]
  const at = doubtedOf([one, two], question)
  const [mine, chosen] = [grahas[at], grahas[1 - at]]
  const [name, other] = [names[at]?.text, names[1 - at]?.text]
  if (!mine || !name || !other) return null
  const standing = standingOf(mine, input)
  const isNearer = standing.score > (chosen ? standingOf(chosen, input).score : 0)
  const why = isNearer
    ? bestGround(standing, input)
    : (worstGround(standing, input) ?? bestGround(standing, input))
  return (
    why &&
    voiceLine(
      input,
      isNearer ? said.doubtNearer : said.doubtFarther,
      { one: name, other, graha: grahaInSentence(mine, language), why: why.text },
      why.factIds,
    )
  )
}

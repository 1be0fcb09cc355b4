import { houseName } from '@drishti/jyotish'
import { boldOrSafeTexts } from '../../../../words/reading/choices/move-choices.ts'
import { sideTexts } from '../../../../words/reading/choices/side-choices.ts'
import { likelierTexts } from '../../../../words/reading/choices/weighed-choices.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { Pair } from './named-pair.ts'
import { bestGround, standingOf } from './standing.ts'
import { asksWhatItIs } from './what-it-is.ts'

const firstInHindi = 'पहली'
const secondInHindi = 'दूसरी'

/**
 * Options of which no graha and no move is known, or the same, after the rule of prashna for two sides: the first
 * that is named is read from the lagna, the other from the seventh, and the stronger lord decides (Prashna Tantra,
 * of disputes). Without a birth time the bolder or the safer one, by the verdict.
 */
export function bySide(input: MatterInput, [first, second]: Pair): AnswerLine | null {
  const { sheet, language, judgement } = input
  const [own, opposite] = [sheet.lords[1], sheet.lords[7]]
  if (!own || !opposite || !sheet.chart.timeKnown)
    return voiceLine(
      input,
      boldOrSafeTexts[judgement.direction === 'favourable' ? 'bold' : 'safe'],
      { one: first, other: second },
    )
  const standings = [standingOf(own, input), standingOf(opposite, input)] as const
  const isFirst = standings[0].score >= standings[1].score
  const [one, other] = isFirst ? [first, second] : [second, first]
  if (asksWhatItIs(input, [first, second])) {
    const won = standings[isFirst ? 0 : 1]
    const why = bestGround(won, input)
    const graha = grahaInSentence(won.graha, language)
    return why && voiceLine(input, likelierTexts, { one, other, graha, why: why.text }, why.factIds)
  }
  // English tells the side that was taken first, Hindi the two in their order.
  const isInOrder = language === 'hi' || isFirst
  const [graha, otherGraha] = isInOrder ? [own, opposite] : [opposite, own]
  const [side, otherSide] = isInOrder ? [1, 7] : [7, 1]
  return voiceLine(
    input,
    sideTexts,
    {
      one,
      other,
      graha: grahaInSentence(graha, language),
      otherGraha: grahaInSentence(otherGraha, language),
      side: houseName(side, language),
      otherSide: houseName(otherSide, language),
      ofWhich: isFirst ? firstInHindi : secondInHindi,
    },
    ['house.1.lord', 'house.7.lord'],
  )
}

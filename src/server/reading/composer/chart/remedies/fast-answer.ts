import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../../words/reading/chart/remedy-texts.ts'
import { weekdaysIn } from '../../../matters/kinds-of-options.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { roleLine } from '../lines/graha-lines.ts'
import { dayName, grahaMeant, matterBeside, weekdayOf } from './remedy-answer.ts'

/** Fasts: whether, on which day, how and how many. */

type Line = AnswerLine | null

const bodies =
  /pregnan|garbh|diabet|sugar|\bbp\b|medicine|dawa|dava|thyroid|kamzor|weak|nurs|doodh pil|breastfe|गर्भ|शुगर|दवा|कमज़ोर|कमजोर|दूध पिला/iu
/** A body that should not fast comes before every custom. */
const needsCare = (care: string, question: string): boolean =>
  care === 'pregnancy' || care === 'illness' || bodies.test(question)

/** The day of the fast: for a matter that the question names, with what its karaka has to do with it. */
function fastDayLine(input: QuestionInput, graha: Graha): Line {
  const slots = { ...grahaSlots(input, graha), day: dayName(input, graha) }
  const beside = matterBeside(input)
  const isOfMatter = beside?.field.karakas[0] === graha && weekdaysIn(input.question).length === 0
  return isOfMatter
    ? speak(input, texts.fastDayOfMatter, {
        ...slots,
        matter: (beside.isOfChildren ? texts.havingChild : texts.matterNames[beside.topic]!)[
          input.language
        ],
      })
    : speak(input, texts.fastDay, slots)
}

/** "May I fast on Mondays?": by what the graha of that day rules; null without a birth time. */
function fastOnDayLine(input: QuestionInput, graha: Graha | undefined): Line {
  const ruled = graha ? housesRuledBy(graha, input.sheet) : []
  if (!graha || ruled.length === 0) return null
  const slots = {
    ...grahaSlots(input, graha),
    day: dayName(input, graha),
    ruled: housesText(input, ruled),
  }
  const facts = ruled.map((house) => `house.${house}.lord`)
  return speak(input, texts.fastMayOnDay, slots, facts)
}

export function fastAnswer(
  input: QuestionInput,
  weekday: number | null,
  chosen: { line: Line; graha: Graha } | null = null,
): ChartLines {
  const { frame } = input
  const ofDay = (Object.keys(weekdayOf) as Graha[]).find((one) => weekdayOf[one] === weekday)
  const graha = chosen?.graha ?? frame.grahas[0] ?? ofDay ?? grahaMeant(input)
  const day = fastDayLine(input, graha)
  const [may, how, many, health, free] = [
    speak(input, texts.fastMay),
    speak(input, texts.fastHow),
    speak(input, texts.fastHowMany),
    speak(input, texts.fastHealth),
    speak(input, texts.fastFree),
  ]
  const onDay = fastOnDayLine(input, ofDay)
  const ofMother = matterBeside(input)?.isOfChildren
    ? speak(input, frame.subject === 'child' ? texts.fastByMother : texts.fastForChild)
    : null
  const begins = speak(input, texts.fastWhen, { day: dayName(input, graha) })
  const first = chosen?.line
    ? chosen.line
    : needsCare(frame.care, input.question)
      ? health
      : frame.asks === 'when' || frame.asks === 'exactly'
        ? begins
        : frame.asks === 'whether' || frame.asks === 'choose'
          ? (onDay ?? may)
          : frame.asks === 'how'
            ? how
            : frame.asks === 'how-much'
              ? many
              : day
  // Where a fast is asked about that is no graha's, its day is not told as if it were.
  const isOfGraha = frame.grahas.length > 0 || weekday !== null || first === day
  const ofGraha = isOfGraha && !chosen && first !== onDay ? day : null
  const role = isOfGraha ? roleLine(input, graha) : null
  return input.persona === 'oracle'
    ? [
        [first, ofMother, health, ofGraha],
        [how, role, many, free],
      ]
    : [
        [first, ofMother, ofGraha, health],
        [free, how, role],
      ]
}

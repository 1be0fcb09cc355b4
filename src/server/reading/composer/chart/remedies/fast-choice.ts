import { varaName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../../words/reading/choices/day-and-letter-choices.ts'
import { matterNames } from '../../../../../words/reading/chart/remedy-texts.ts'
import { dayLords, weekdaysIn } from '../../../matters/kinds-of-options.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../../verdicts/fill-template.ts'
import { grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import { periodVerdict } from '../lines/graha-lines.ts'
import { matterBeside } from './remedy-answer.ts'

/** Which of two days goes with the matter: that of a karaka, else that of the lord of its house. */
function dayOfMatter(
  days: readonly [number, number],
  { field, lord }: { field: { karakas: readonly Graha[] }; lord: Graha | undefined },
): { kind: 'karaka' | 'lord'; day: number } | null {
  const ofKaraka = field.karakas
    .map((karaka) => days.find((day) => dayLords[day] === karaka))
    .find((day) => day !== undefined)
  if (ofKaraka !== undefined) return { kind: 'karaka', day: ofKaraka }
  const ofLord = days.find((day) => dayLords[day] === lord)
  return ofLord === undefined ? null : { kind: 'lord', day: ofLord }
}

/** The day whose graha does more by what it rules and where it stands; null without a birth time, or where both do the same. */
function strongerDay({ sheet }: QuestionInput, days: readonly [number, number]): number | null {
  if (!sheet.chart.timeKnown) return null
  const [one, other] = days.map((day) => periodVerdict(dayLords[day]!, sheet).worth)
  if (one === undefined || other === undefined || one === other) return null
  return one > other ? days[0] : days[1]
}

/** "Monday or Thursday fast?": the day whose lord the matter belongs to; null where no two days are named. */
export function fastChoiceLine(
  input: QuestionInput,
): { line: AnswerLine | null; graha: Graha } | null {
  const days = weekdaysIn(input.question)
  const [first, second] = days
  if (first === undefined || second === undefined || days.length > 2) return null
  const { language, sheet } = input
  const beside = matterBeside(input)
  const lord = beside ? sheet.lords[beside.field.main] : undefined
  const found = beside && dayOfMatter([first, second], { field: beside.field, lord })
  const stronger = found ? null : strongerDay(input, [first, second])
  const day = found?.day ?? stronger ?? first
  const other = day === first ? second : first
  const graha = dayLords[day]!
  const slots = {
    ...grahaSlots(input, graha),
    day: varaName(day, language),
    otherDay: varaName(other, language),
    other: grahaInSentence(dayLords[other]!, language),
  }
  if (stronger !== null) {
    const ruled = housesRuledBy(graha, sheet)
    const facts = ruled.map((house) => `house.${house}.lord`)
    const own = { ...slots, ruled: housesText(input, ruled) }
    return { line: speak(input, texts.strongerFastDay, own, facts), graha }
  }
  if (!found || !beside) return { line: speak(input, texts.eitherFastDay, slots), graha }
  const { main } = beside.field
  const line = speak(
    input,
    texts.fastDayTexts[found.kind],
    { ...slots, main: housesText(input, [main]), matter: matterNames[beside.topic]![language] },
    found.kind === 'lord' ? [`house.${main}.lord`] : [],
  )
  return { line, graha }
}

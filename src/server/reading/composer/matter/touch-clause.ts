import type { Graha } from '@drishti/jyotish'
import * as periods from '../../../../words/reading/reasons/period-reasons.ts'
import type { LordTouch } from '../../verdicts/dasha.ts'
import { fillTemplate, grahaInSentence } from '../../verdicts/fill-template.ts'
import type { Verdict } from '../../verdicts/verdicts.ts'
import type { AnswerLine, ReasonAbout } from '../fill-lines.ts'
import { consequenceOf } from './consequence.ts'
import { houseInMatter } from './house-in-matter.ts'
import { matterName, turnedPick } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'

/** Which of the periods of an answer is told: each takes another wording of the same touch. */
const turns = { now: 0, next: 1, nearer: 2 } as const

/** Where a period helps less than its touch of the matter: an aspect asks for effort, a hard house for time. */
const directionOfTouch: Readonly<Record<string, 'mixed' | 'patience'>> = {
  'sees-main': 'mixed',
  'in-hard-house': 'patience',
}

export const withAbout = (
  line: AnswerLine | null,
  about: ReasonAbout | undefined,
): AnswerLine | null => (line && about ? { ...line, about } : line)

export const directionOf = ({ touch }: Pick<LordTouch, 'touch'>): Verdict['direction'] =>
  directionOfTouch[touch] ?? 'favourable'

/** On which graha a period rests, and what it means for the matter. */
export function aboutTouch(
  input: MatterInput,
  graha: Graha,
  touch: LordTouch,
  period: keyof typeof turns,
): ReasonAbout | undefined {
  if (touch.touch === 'quiet') return undefined
  const direction = directionOf(touch)
  const isOwnClause = touch.touch === 'sees-main'
  return {
    graha,
    direction,
    clause: isOwnClause ? '' : consequenceOf(input, graha, direction, period),
  }
}

/** What the lord of a period has to do with the matter. */
export function touchClause(
  input: MatterInput,
  graha: Graha,
  touch: LordTouch,
  period: keyof typeof turns,
): string {
  const { language, field, sheet } = input
  const clauses = periods.touchClauses[touch.touch]
  if (!clauses) return ''
  const clause = turnedPick(input, clauses, 'touch', turns[period])[language]
  const lord = sheet.lords[field.main]
  const filled = fillTemplate(clause, language, sheet, {
    graha: grahaInSentence(graha, language),
    matter: matterName(input),
    main: houseInMatter(input, field.main),
    house: touch.house ? houseInMatter(input, touch.house) : '',
    lord: lord ? grahaInSentence(lord, language) : '',
    clause: consequenceOf(input, graha, directionOf(touch), period),
  })
  return filled?.text ?? ''
}

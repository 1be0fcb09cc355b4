import { advice } from '../../../words/reading/advice.ts'
import type { AdviceCondition } from '../../../words/reading/advice.ts'
import { closings, hopefulClosings } from '../../../words/reading/closings.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

function suits(
  audience: AdviceCondition | undefined,
  person: PersonProfile,
  aspect: string | null,
): boolean {
  if (!audience) return true
  if (
    audience.isMarried !== undefined &&
    audience.isMarried !== (person.maritalStatus === 'married')
  )
    return false
  if (audience.aspects && !(aspect !== null && audience.aspects.includes(aspect))) return false
  const age = person.ageYears
  if (audience.fromAge !== undefined && (age === null || age < audience.fromAge)) return false
  return audience.toAge === undefined || (age !== null && age <= audience.toAge)
}

/** One or two things to do, those made for this side of the topic first. */
export function adviceLines(telling: ComposerInput): AnswerLine[] {
  const { judgement, person } = telling
  const fitting = (advice[judgement.topic] ?? []).filter((one) =>
    suits(one.suits, person, judgement.aspect),
  )
  const close = fitting.filter((one) => one.suits?.aspects)
  const wide = fitting.filter((one) => !one.suits?.aspects)
  const first = fillSeededLine(telling, close.length > 0 ? close : wide, 'advice')
  const second = fillSeededLine(telling, wide, 'advice.second')
  return [first, second]
    .filter((one): one is AnswerLine => one !== null)
    .filter((one, at, all) => all.findIndex((other) => other.text === one.text) === at)
}

export function closingLine(telling: ComposerInput): AnswerLine | null {
  const hopeful = telling.judgement.direction === 'patience' ? [] : hopefulClosings[telling.persona]
  return fillSeededLine(telling, [...closings[telling.persona], ...hopeful], 'closing')
}

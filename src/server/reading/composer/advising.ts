import { advice } from '../../../words/reading/advice.ts'
import type { Advice, Suits } from '../../../words/reading/advice.ts'
import { closings, hopefulClosings, otherPersona } from '../../../words/reading/voice.ts'
import type { Pair } from '../../../words/reading/reading-server.ts'
import type { Person } from '../types/shapes.ts'
import { oneOf } from './telling.ts'
import type { Line, Telling } from './telling.ts'

function suits(audience: Suits | undefined, person: Person, aspect: string | null): boolean {
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

const asPair = (one: Advice): Pair => [one.en, one.hi]

/** One or two things to do, those made for this side of the topic first. */
export function adviceBeats(telling: Telling): Line[] {
  const { judgement, person } = telling
  const fitting = (advice[judgement.topic] ?? []).filter((one) =>
    suits(one.suits, person, judgement.aspect),
  )
  const close = fitting.filter((one) => one.suits?.aspects)
  const wide = fitting.filter((one) => !one.suits?.aspects)
  const first = oneOf(telling, (close.length > 0 ? close : wide).map(asPair), 'advice')
  const second = oneOf(telling, wide.map(asPair), 'advice.second')
  return [first, second]
    .filter((one): one is Line => one !== null)
    .filter((one, at, all) => all.findIndex((other) => other.text === one.text) === at)
}

export function closing(telling: Telling): Line | null {
  const hopeful = telling.judgement.direction === 'patience' ? [] : hopefulClosings[telling.persona]
  return oneOf(telling, [...closings[telling.persona], ...hopeful], 'closing')
}

const homeOf: Readonly<Record<string, 'oracle' | 'astra'>> = {
  love: 'astra',
  career: 'astra',
  general: 'oracle',
  timing: 'oracle',
}

/** An offer of the other persona, where the field is more theirs. */
export function otherPersonaBeat(telling: Telling): Line | null {
  const home = homeOf[telling.judgement.topic]
  return home && home !== telling.persona
    ? oneOf(telling, otherPersona[telling.persona], 'other-persona')
    : null
}

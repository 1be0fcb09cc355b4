import { grahasIn } from '../../../frame/rules/grahas.ts'
import type { GrahaName } from '../../../frame/rules/grahas.ts'
import { aspectIn } from '../../../understand/understand.ts'
import type { QuestionInput } from '../../fill-lines.ts'
import { houseNamed, stoneNamed } from './chart-question.ts'

/** Sides of the chart that a follow-up goes on with, and the graha that each is about. */
const grahaOfAspect: Readonly<Record<string, GrahaName>> = {
  'sade-sati': 'saturn',
  dhaiya: 'saturn',
  manglik: 'mars',
  'kaal-sarp': 'rahu',
  pitra: 'sun',
  'guru-chandal': 'jupiter',
  'ganda-moola': 'moon',
}
const ofTime: ReadonlySet<string> = new Set(['sade-sati', 'dhaiya'])

/** The grahas that a question is about: by name, by their stone, or by the dosha they make. */
function grahasMeant(question: string): GrahaName[] {
  const named = grahasIn(question)
  if (named.length > 0) return named
  const stone = stoneNamed(question)
  const aspect = aspectIn('chart', question)
  const made = aspect ? grahaOfAspect[aspect] : undefined
  return stone ? [stone] : made ? [made] : []
}

/**
 * A question that leans on those before it: the graha, or the passage of Saturn, that the latest of them
 * named is what it is about.
 */
export function leaning(input: QuestionInput): QuestionInput {
  const { isFollowUp, question, earlierQuestions, frame, understood } = input
  if (!isFollowUp || grahasMeant(question).length > 0 || houseNamed(question) !== null) return input
  const earlier = earlierQuestions.findLast((one) => grahasMeant(one).length > 0)
  if (!earlier) return input
  const aspect = aspectIn('chart', earlier)
  const goesOn = aspect !== null && ofTime.has(aspect) && frame.topic === 'transit'
  return {
    ...input,
    frame: { ...frame, grahas: grahasMeant(earlier) },
    understood: goesOn ? { ...understood, aspect } : understood,
  }
}

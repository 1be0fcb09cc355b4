import type { LocalizedText } from '../../../../words/say.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { fitsLife } from './fitting-advice.ts'
import { presumesOnlyTold } from './told-of-asker.ts'
import { fitsAnimal, isForOneCase, isOfThisCase, nearestLines } from './near-advice.ts'

/** Something to do; the two voices suggest different things. */
export const adviceAt =
  (at: number) =>
  (input: MatterInput): AnswerLine | null => {
    if (input.person.isPublicFigure || !adviceFits(input)) return null
    return anyAdviceAt(at)(input)
  }

/** A story of its own is not met with advice that suits everyone: none is better than one that does not fit. */
function adviceFits({ situation, frame, other, lifeTexts, question }: MatterInput): boolean {
  if (situation || frame.asks === 'how' || frame.asks === 'advice') return true
  return (!other || lifeTexts !== null) && question.trim().split(/\s+/).length <= plainWords
}

/** A question of so many words has no story. */
const plainWords = 12

function adviceLine(input: MatterInput, pair: LocalizedText | undefined): AnswerLine | null {
  const line = pair ? voiceLine(input, { oracle: pair, astra: pair }) : null
  return line && { ...line, isStep: true }
}

/** What speaks of something in the question goes first. */
export const anyAdviceAt =
  (at: number) =>
  (input: MatterInput): AnswerLine | null => {
    if (input.person.isPublicFigure) return null
    // What is said for just this situation, or for one who asks for another, fits better than what suits everyone.
    const { advice: all } = input.situation ?? input.lifeTexts ?? input.texts
    const fitting = all.filter((line) => fitsAnimal(line, input.question) && fitsLife(line, input))
    const told = fitting.filter((line) => input.situation || presumesOnlyTold(line, input))
    const advice = [told, fitting, all].find((lines) => lines.length > 0) ?? all
    const { concepts, topic } = input.frame
    // The topic alone tells no line from another.
    const asked = concepts.filter((concept) => concept !== topic)
    const near = nearestLines(advice, asked).filter((place) => isOfThisCase(advice[place]!, asked))
    const rest = [...advice.keys()].filter((place) => !near.includes(place))
    const suitable = rest.filter((place) => !isForOneCase(advice[place]!))
    const others = suitable.length > 0 ? suitable : rest
    if (at < near.length || others.length === 0)
      return adviceLine(input, advice[near[at % near.length]!])
    const from = input.pick(others, `advice.${input.matter}`)
    const shift = (at - near.length) * 2 + (input.persona === 'astra' ? 1 : 0)
    return adviceLine(input, advice[others[(others.indexOf(from) + shift) % others.length]!])
  }

/** Somewhere to begin for whoever was told nothing to do: only what presumes nothing that was not told. */
export function oneStep(input: MatterInput): AnswerLine | null {
  if (input.person.isPublicFigure || input.isOfAnother) return null
  const { advice } = input.situation ?? input.lifeTexts ?? input.texts
  const fits = (line: LocalizedText): boolean =>
    fitsAnimal(line, input.question) && (input.situation !== null || presumesOnlyTold(line, input))
  if (!advice.some(fits)) return null
  return [0, 1, 2].map((at) => anyAdviceAt(at)(input)).find((line) => !isKnown(line, input)) ?? null
}

const isKnown = (line: AnswerLine | null, { toldText }: MatterInput): boolean =>
  line === null || toldText.includes(line.text)

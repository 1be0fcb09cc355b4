import type { AdviceText } from '../../../../words/reading/matters/matter-texts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { isWeighed } from '../choice/choice.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { fitsLife, presumesOnlyTold } from './advice-fit.ts'
import { fitsAnimal, isForOneCase, isOfThisCase, nearestLines } from './near-advice.ts'

/** Something to do; the two voices suggest different things. */
export const adviceAt =
  (at: number) =>
  (input: MatterInput): AnswerLine | null => {
    if (input.person.isPublicFigure || !adviceFits(input)) return null
    // Beside two options that are named only what speaks of one of them, or of the matter that both are in.
    const isOpen = input.situation !== null || !isWeighed(input)
    return isOpen ? anyAdviceAt(at)(input) : adviceLine(input, nearAdvice(input)[at])
  }

/** A story of its own is not met with advice that suits everyone: none is better than one that does not fit. */
function adviceFits({ situation, frame, other, lifeTexts, question }: MatterInput): boolean {
  if (situation || frame.asks === 'how' || frame.asks === 'advice') return true
  return (!other || lifeTexts !== null) && question.trim().split(/\s+/).length <= plainWords
}

/** From which chance on the topic is sure enough for advice that any question in it is given. */
const sureTopicFrom = 0.8

/** A question of so many words has no story. */
const plainWords = 12

function adviceLine(input: MatterInput, pair: AdviceText | undefined): AnswerLine | null {
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

/**
 * Somewhere to begin for whoever was told nothing to do: only what presumes nothing that was not told. Where the topic is
 * not sure, and beside two options, the step speaks of something that the question names: another is worse than none.
 */
export function oneStep(input: MatterInput): AnswerLine | null {
  if (input.person.isPublicFigure || input.isOfAnother) return null
  const suits = suitedAdvice(input)
  if (suits.length === 0) return null
  const isUnsure = input.frame.confidence < sureTopicFrom
  const needsNear = input.situation === null && (isUnsure || isWeighed(input))
  const steps = needsNear
    ? nearAdvice(input).map((line) => adviceLine(input, line))
    : [0, 1, 2].map((at) => anyAdviceAt(at)(input))
  return steps.find((line) => !isKnown(line, input)) ?? null
}

/** The advice that presumes nothing which the asker has not told. */
function suitedAdvice(input: MatterInput): readonly AdviceText[] {
  const { situation, lifeTexts, texts, question } = input
  return (situation ?? lifeTexts ?? texts).advice.filter(
    (line) =>
      fitsAnimal(line, question) &&
      fitsLife(line, input) &&
      (situation !== null || presumesOnlyTold(line, input)),
  )
}

/** Of these, what speaks of something in the question, the nearest first. */
function nearAdvice(input: MatterInput): readonly AdviceText[] {
  const suits = suitedAdvice(input)
  return nearestLines(suits, input.frame.concepts).flatMap((at) => suits[at] ?? [])
}

const isKnown = (line: AnswerLine | null, { toldText }: MatterInput): boolean =>
  line === null || toldText.includes(line.text)

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { temperatures } from './calibration.ts'
import { answerBag, answerSeen, featuresOf, seenOf } from './features.ts'
import type { FrameInput } from './features.ts'
import { answerSide, logShares, sharesAt } from './model.ts'
import type { AnswerSide, Shares } from './model.ts'
import type { PackedModel } from './model-file.ts'

/** Of 2 kB each. */
const mostKept = 4_000

/**
 * What a model has found, by a hash of all that it saw. Each question of a chat is read again for those that come
 * after it; what is kept are shares alone, and no word of anybody's.
 */
const keptOf = new WeakMap<PackedModel, LRUCache<string, Shares>>()

/** How likely each label of each head is; a text that was read before is not read again. */
export function sharesOf(input: FrameInput, model: PackedModel): Shares {
  return isOfSomebody(input) ? keptShares(input, model) : foundShares(input, model)
}

/** A text of nobody, such as a sentence of an answer that is tried for harm, is not asked for again. */
const isOfSomebody = ({ person = {} }: FrameInput): boolean => Object.keys(person).length > 0

function foundShares(input: FrameInput, model: PackedModel): Shares {
  const { history = [] } = input
  const last = history.at(-1)
  if (!last?.a) return sharesOfFeatures(input, model)
  // The answer is read by itself, and mostly was when it ended.
  const turns = [...history.slice(0, -1), { q: last.q, a: '' }]
  return sharesOfFeatures({ ...input, history: turns }, model, answerSideOf(last.a, model))
}

const sharesOfFeatures = (input: FrameInput, model: PackedModel, answer?: AnswerSide): Shares =>
  sharesAt(logShares(model, featuresOf(input, model.concepts), answer), temperatures)

/** What answers add to the networks, by a hash of what the model sees of them: 2.3 kB each, and no word of them. */
const answersOf = new WeakMap<PackedModel, LRUCache<string, AnswerSide>>()
const mostAnswers = 2_000

/** What the last answer of a chat adds to the networks: read when it ends, it is there for the question after it. */
export function answerSideOf(answer: string, model: PackedModel): AnswerSide {
  const seen = answer.slice(0, answerSeen)
  let kept = answersOf.get(model)
  if (!kept) answersOf.set(model, (kept = new LRUCache({ max: mostAnswers })))
  const key = hashOfText(seen)
  const before = kept.get(key)
  if (before) return before
  const side = answerSide(model, answerBag(seen, model.concepts))
  kept.set(key, side)
  return side
}

const hashOfText = (text: string): string => createHash('sha256').update(text).digest('base64')

function keptShares(input: FrameInput, model: PackedModel): Shares {
  const seen = seenOf(input)
  const key = hashOfText(JSON.stringify(seen))
  let kept = keptOf.get(model)
  if (!kept) keptOf.set(model, (kept = new LRUCache({ max: mostKept })))
  const before = kept.get(key)
  if (before) return before
  const shares = foundShares(seen, model)
  kept.set(key, shares)
  return shares
}

import { talkTopics } from '../types/frame.ts'
import type { Frame } from './frame.ts'
import type { FrameInput } from './model/features.ts'
import type { PackedModel } from './model/model-file.ts'
import { readText } from './read-text.ts'

/** A story of so many words, of which the reader is less sure than this, is read by the sentence that asks. */
const storyFrom = 30
const unsureBelow = 0.5
/** So sure that sentence must be by itself, and so many words it has at least. */
const askingFrom = 0.6
const fewestAsking = 4
const asksByWord =
  /(?<![\p{L}\p{M}])(?:when|will|shall|should|which|how|why|kab|kya|kaise|kaun|kyu|kyun|kitn[aei]|kahan|tell|batao|bataiye|bataye|bataiyega|कब|क्या|कैसे|कैसा|कैसी|कौन|क्यों|कितन[ाेी]|कहाँ|कहां|बताइए|बताएं|बताओ)(?![\p{L}\p{M}])/iu

/** The last sentence of a story that ends in a question mark, else that asks by a word; null where none does. */
function askingSentence(text: string): string | null {
  const sentences = text
    .split(/(?<=[?!।\n])|(?<=\.)\s/u)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= fewestAsking)
  if (sentences.length < 2) return null
  return (
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => asksByWord.test(sentence)) ??
    null
  )
}

/** A long story that leaves the reader unsure, by the matter of the sentence that asks where that is surer. */
export function byAskingSentence(
  frame: Frame,
  input: FrameInput,
  at: Date,
  model: PackedModel,
): Frame {
  const isStory = input.text.trim().split(/\s+/).length >= storyFrom
  const sentence = isStory && frame.confidence < unsureBelow ? askingSentence(input.text) : null
  if (!sentence || frame.careLine === 'hard') return frame
  const alone = readText({ ...input, text: sentence }, at, model)
  if (!alone.charge || alone.confidence < askingFrom || talkTopics.has(alone.topic)) return frame
  const { topic, topics, confidence, asks, isSure, charge } = alone
  return { ...frame, topic, topics, confidence, asks, isSure, charge }
}

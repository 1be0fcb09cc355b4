import { familyOf, talkTopics } from '../types/frame.ts'
import type { FrameSubject } from '../types/frame.ts'
import { byAskingSentence } from './asking-sentence.ts'
import type { Frame } from './frame.ts'
import { isOfMatter, leaningFrame } from './leaning-frame.ts'
import type { FrameInput } from './model/features.ts'
import { frameModel } from './model/load-model.ts'
import type { PackedModel } from './model/model-file.ts'
import { isOwnQuestion, mayStandAlone } from './own-question.ts'
import { readText } from './read-text.ts'
import { callsBrother, leaningOf, leansByItsEnd, pointsBack } from './rules/leaning.ts'
import { namesPerson } from './rules/sure-words.ts'

/**
 * Reads a question of up to 1000 characters with its asker and its chat. `at` is the instant of asking,
 * against which "tomorrow" is reckoned. A question that names another matter by itself is read by itself;
 * help that the chat calls for stands all the same. Takes below 3 ms once the model is loaded.
 */
export function readFrame(input: FrameInput, at: Date, model: PackedModel = frameModel()): Frame {
  const inChat = ofAsker(byAskingSentence(readText(input, at, model), input, at, model), input.text)
  if (!input.history?.length) return inChat
  const followUp = leaningOf(input.text)
  const before = followUp && readBefore(input, at, model)
  const isOwn = before !== null && leansByItsEnd(input.text) && isOfOther(before, input, at, model)
  if (followUp && before && !isOwn && (inChat.careLine === 'none' || isCalm(input, at, model)))
    return leaningFrame(inChat, followUp, before, input, at, model)
  return ofSameLife(readOwn(input, inChat, at, model), input, at, model)
}

/** So sure a clause that tells something names a matter that the chat was not about. */
const otherFrom = 0.8

/** "Saas se nahi banti, kab theek hoga", in a chat on school: by itself surely of another matter of life. */
function isOfOther(before: Frame, input: FrameInput, at: Date, model: PackedModel): boolean {
  const alone = readText({ ...input, history: [] }, at, model)
  return (
    isOfMatter(alone) &&
    alone.confidence >= otherFrom &&
    familyOf(alone.topic) !== familyOf(before.topic) &&
    !talkTopics.has(alone.topic)
  )
}

/** "Haan bhai": whoever answers is called so, and nobody's brother is asked about. */
function ofAsker(frame: Frame, text: string): Frame {
  const isCalled = frame.subject === 'sibling' && callsBrother(text)
  return isCalled ? { ...frame, subject: 'self' } : frame
}

/** What the question before it was read as; null for the first of a chat. */
function readBefore(
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame | null {
  const last = history.at(-1)
  return last
    ? readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
    : null
}

/** Words that name nothing of their own call for care only where the chat did. */
function isCalm({ history = [], ...input }: FrameInput, at: Date, model: PackedModel): boolean {
  return history.every(({ q }, index) => {
    const before = readText({ ...input, text: q, history: history.slice(0, index) }, at, model)
    return before.careLine === 'none'
  })
}

const closeLives: ReadonlySet<FrameSubject> = new Set<FrameSubject>(['child', 'sibling', 'parent'])

/** "And will he be from our city", of a sister's marriage: whoever is pointed at belongs to the life before. */
function ofSameLife(frame: Frame, input: FrameInput, at: Date, model: PackedModel): Frame {
  const isOwn = frame.subject === 'self' || frame.subject === 'partner'
  if (!isOwn || frame.careLine === 'hard' || !pointsBack(input.text) || namesPerson(input.text))
    return frame
  const before = readBefore(input, at, model)
  if (!before) return frame
  const isSame = familyOf(before.topic) === familyOf(frame.topic)
  if (!isOfMatter(before) || !closeLives.has(before.subject) || !(isSame || !frame.isSure))
    return frame
  const { topic, topics, confidence, subject } = before
  const charge = frame.careLine === 'none'
  return { ...frame, topic, topics, confidence, subject, charge, isSure: true }
}

/** A question with words of its own: by itself where it surely is of another matter, else in its chat. */
function readOwn(input: FrameInput, inChat: Frame, at: Date, model: PackedModel): Frame {
  const readAlone = () => readText({ ...input, history: [] }, at, model)
  if (!mayStandAlone(input.text, () => readAlone().confidence)) return inChat
  const alone = readAlone()
  if (!isOwnQuestion(alone, inChat, input.text))
    return asBefore(inChat, alone, input, at, model) ?? inChat
  const { care, careLine, charge } = inChat.careLine === 'hard' ? inChat : alone
  return { ...alone, care, careLine, charge }
}

/**
 * What is sure neither by itself nor in its chat goes on with the matter that the chat was about; null where it is
 * sure, calls for care, means nothing, or follows on no matter.
 */
function asBefore(
  frame: Frame,
  alone: Frame,
  input: FrameInput,
  at: Date,
  model: PackedModel,
): Frame | null {
  const isTorn = !frame.isSure && !alone.isSure && frame.careLine === 'none'
  if (!isTorn || talkTopics.has(frame.topic)) return null
  const before = readBefore(input, at, model)
  if (!before || !isOfMatter(before) || !before.isSure) return null
  const { topic, topics, confidence } = before
  const subject = frame.subject === 'self' ? before.subject : frame.subject
  return { ...frame, topic, topics, confidence, subject, charge: true, isSure: true }
}

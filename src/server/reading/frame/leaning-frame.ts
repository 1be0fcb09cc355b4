import { familyOf, talkTopics } from '../types/frame.ts'
import type { FrameAsks, FrameTopic } from '../types/frame.ts'
import type { Frame } from './frame.ts'
import type { FrameInput } from './model/features.ts'
import type { PackedModel } from './model/model-file.ts'
import { readText } from './read-text.ts'
import type { FrameTime } from './rules/frame-time.ts'
import { asksForNextSpan } from './rules/leaning.ts'
import type { Leaning } from './rules/leaning.ts'

/** Whether a question was one of a matter of life, also where a line of care made its answer free. */
export function isOfMatter({ topic, charge, careLine }: Frame): boolean {
  return (charge || careLine === 'soft') && !talkTopics.has(topic)
}

/** Talk, and the service's own matters: nobody pays for an answer to these. */
const isUnpaid = (topic: FrameTopic): boolean =>
  talkTopics.has(topic) || familyOf(topic) === familyOf('product')

/** The likeliest meaning that somebody would pay for. */
function pressedTopic({ topics }: Frame): FrameTopic {
  return topics.find(({ topic }) => !isUnpaid(topic))?.topic ?? 'year-ahead'
}

/** A follow-up that names no matter of its own takes over that of the question before it, which was read as `before`. */
export function leaningFrame(
  frame: Frame,
  { subject: named, asks, isOfSize, isSame }: Leaning,
  before: Frame,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame {
  // Of small talk and of the service nothing is carried on; a bare "?" presses for what was most likely meant.
  const isBare = !/\p{L}/u.test(input.text)
  const isMatter = isOfMatter(before)
  if (!isMatter && !isBare) return frame
  if (!isMatter) return { ...frame, topic: pressedTopic(before), charge: true, isSure: true }
  const subject = isOfSize && before.subject === 'child' ? 'child' : named
  const time = asksForNextSpan(input.text) ? nextSpan(before.time) : null
  const { care, careLine } = frame.careLine === 'none' ? frame : before
  return {
    ...frame,
    topic: before.topic,
    topics: before.topics,
    confidence: before.confidence,
    subject: subject ?? before.subject,
    asks:
      asks ??
      (subject || time || isSame
        ? asksBefore(before, { ...input, history }, at, model)
        : frame.asks),
    ...(time && { time }),
    care,
    careLine,
    charge: true,
    isSure: true,
  }
}

/** The span that follows one of the same length; null where none was named. */
export function nextSpan(time: FrameTime | null): FrameTime | null {
  const span = time?.span
  if (!time || span?.kind !== 'span') return null
  const [from, to] = [new Date(span.from), new Date(span.to)]
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const end = new Date(to)
  end.setUTCMonth(end.getUTCMonth() + Math.max(1, months))
  return { ...time, span: { ...span, from: span.to, to: end.toISOString() } }
}

/** How the matter was asked about before; what somebody is like is not carried over to another life. */
function asksBefore(
  before: Frame,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): FrameAsks {
  if (before.asks !== 'describe' && before.asks !== 'who') return before.asks
  const first = history.find(({ q }) => {
    const frame = readText({ ...input, text: q, history: [] }, at, model)
    return frame.topic === before.topic && (frame.asks === 'when' || frame.asks === 'whether')
  })
  return first ? readText({ ...input, text: first.q, history: [] }, at, model).asks : before.asks
}

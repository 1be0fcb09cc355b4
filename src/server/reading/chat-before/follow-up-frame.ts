import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import type { Frame } from '../frame/frame.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameTopic } from '../types/frame.ts'

/** The parts of a frame that a follow-up is given, and what is asked of its words. */

export const wordsOf = (text: string): number => text.trim().split(/\s+/).length

export const paid = { options: [], charge: true, isSure: true } satisfies Partial<Frame>

/** One topic, beyond doubt. */
export const only = (topic: FrameTopic): Pick<Frame, 'topic' | 'topics' | 'confidence'> => ({
  topic,
  topics: [{ topic, share: 1 }],
  confidence: 1,
})

/** The matter and the life of the turn before. */
export function sameMatter({ frame }: TurnBefore): Partial<Frame> {
  const { topic, topics, confidence, subject } = frame
  return { topic, topics, confidence, subject, ...paid }
}

/** Whether a topic is of the family of one of these. */
export const isOneOf = (topics: readonly FrameTopic[], topic: FrameTopic): boolean =>
  topics.some((each) => familyOf(each) === familyOf(topic))

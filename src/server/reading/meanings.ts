import { meaningChoices } from './composer/clarify.ts'
import type { MeaningChoice } from './composer/clarify.ts'
import { familyOf, frameTopics } from './types/frame.ts'
import type { FrameTopic } from './types/frame.ts'
import type { Matter } from './frame/matter-of-text.ts'
import type { Frame } from './frame/frame.ts'
import { frameOf } from './chat-before/frame-in-chat.ts'
import { languageOf, scriptOf } from './reading-task.ts'
import type { ReadingRequest } from './types/reading-types.ts'

export type { MeaningChoice } from './composer/clarify.ts'

/** What a question was read as, in four words. */
export interface FrameSummary extends Matter {
  /** Chance that the topic's family is right, 0 to 1. */
  confidence: number
}

export function isFrameTopic(name: string): name is FrameTopic {
  return (frameTopics as readonly string[]).includes(name)
}

function summaryOf({ topic, asks, subject, confidence }: Frame): FrameSummary {
  return { topic, asks, subject, confidence }
}

/** What a question was read as, or is read as where nobody says what it means. */
export function summarizeFrame(request: ReadingRequest): FrameSummary {
  return summaryOf(frameOf(request))
}

/** What most people ask about: where nothing else is likely, one of these. */
const askedByMost: readonly FrameTopic[] = ['career', 'marriage', 'money', 'health', 'love']

/** What a question was answered as, and the three likeliest of its other meanings, named in its language. */
export function otherMeanings(request: ReadingRequest): {
  frame: FrameSummary
  meanings: MeaningChoice[]
} {
  const frame = frameOf(request)
  const language = languageOf(request, frame.form)
  const likely = frame.topics.filter(({ topic }) => topic !== frame.topic)
  const fallbacks = askedByMost
    .filter((topic) => familyOf(topic) !== familyOf(frame.topic))
    .map((topic) => ({ topic, share: 1 }))
  const inScript = scriptOf({ frame, language })
  return {
    frame: summaryOf(frame),
    meanings: meaningChoices({ ...frame, topics: [...likely, ...fallbacks] }, language).map(
      ({ topic, label }) => ({ topic, label: inScript(label) }),
    ),
  }
}

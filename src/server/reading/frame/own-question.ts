import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { familyOf, talkTopics } from '../types/frame.ts'
import { topicInWords } from '../understand/understand.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { Frame } from './frame.ts'
import { pointsAtChat } from './rules/leaning.ts'
import { optionsIn } from './rules/options.ts'
import { tornTopicIn } from './rules/torn-topics.ts'

/** Which questions in a running chat are asked by themselves, and not of what was said before. */

/** So sure a question must be by itself to be no follow-up of another matter, and so long. */
const aloneFrom = 0.8
const fewestAlone = 4
/** What opens a question that goes on from the one before. */
const goesOn =
  /^\s*(?:and|or|but|so|then|also|ok|okay|what about|how about|aur|ya|to|toh|phir|fir|lekin|par|और|या|तो|फिर|लेकिन|पर)(?![\p{L}\p{M}])/iu

/** Three words must be very sure of their own matter: "Am I manglik?" */
const fewestVerySure = 3
const verySureFrom = 0.95

/** Whether the words of a question, by itself as sure as `confidence`, may stand without the chat before them. */
export function mayStandAlone(text: string, confidence: () => number): boolean {
  if (goesOn.test(text)) return false
  const words = text.trim().split(/\s+/).length
  return words >= fewestAlone || (words === fewestVerySure && confidence() >= verySureFrom)
}

/** Whether a question that was read without its chat as `alone`, and in it as `inChat`, is one of its own. */
export function isOwnQuestion(alone: Frame, inChat: Frame, text: string): boolean {
  const family = familyOf(alone.topic)
  const isOther = family !== familyOf(inChat.topic) && !talkTopics.has(alone.topic)
  // "Why so late, yaar": a word for whoever is spoken to names no friend.
  const isNamed = family !== familyOf('friends') || !pointsAtChat(text)
  const isSure = isOther && isNamed && alone.confidence >= aloneFrom
  return isSure || standsAlone(alone, inChat, text)
}

const ofTime: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['year-ahead', 'muhurta', 'day'])

/** Of the chat's matter a question that stands by itself shows no more than this. */
const tracesOfChat = 0.05

/**
 * Whether a question that points at nothing in its chat is one of its own: of the chat's own kind of matter where it
 * is sure by itself, of another where it shows none of the chat's and its words name its own.
 */
function standsAlone(alone: Frame, inChat: Frame, text: string): boolean {
  const family = familyOf(alone.topic)
  // Two that are named may be weighed for whatever the chat was about.
  if (pointsAtChat(text) || talkTopics.has(alone.topic) || optionsIn(text).length > 1) return false
  // "Tell me the date, everybody tells the year" is asked of the chat's matter.
  if (ofTime.has(alone.topic)) return false
  if (family === familyOf(inChat.topic)) return alone.isSure || namesMatter(alone, text)
  const traces = alone.topics.filter(({ topic }) => familyOf(topic) === familyOf(inChat.topic))
  if (traces.some(({ share }) => share >= tracesOfChat)) return false
  return alone.isSure || alone.grahas.length > 0 || namesMatter(alone, text)
}

/** So likely a matter is that plain words of the question name. */
const namedFrom = 0.2

/** Whether plain words of the question name one of the matters that it is likely read as. */
function namesMatter({ topics }: Frame, text: string): boolean {
  const inWords = topicInWords(text)
  const torn = tornTopicIn(text)
  if (torn && topics.some(({ topic, share }) => topic === torn && share >= namedFrom)) return true
  return topics.some(
    ({ topic, share }) =>
      share >= namedFrom && isLifeMatter(topic) && fieldOfMatter(topic).topic === inWords,
  )
}

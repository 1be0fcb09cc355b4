import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { childMatchIn } from '../understand/child-match.ts'
import { matterOfJyotish } from '../understand/matters-of-jyotish.ts'
import { matterOfService } from '../understand/matters-of-service.ts'
import { serviceDoubtOf } from '../understand/service-doubts.ts'
import { serviceMatterOf } from '../understand/service-matter.ts'
import type { Topic } from '../understand/topics.ts'
import {
  aspectIn,
  formInWords,
  subjectInWords,
  topicBeside,
  topicInWords,
} from '../understand/understand.ts'
import type { QuestionKind, Subject, Understanding } from '../understand/understand.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import { houseOwner } from './frame.ts'
import type { Frame } from './frame.ts'
import { traditionOf } from './tradition-of-frame.ts'

/** The topics that are no matter of life: what answers them. */
const otherTopics: Partial<Record<FrameTopic, Topic>> = {
  dasha: 'chart',
  transit: 'chart',
  'chart-fact': 'chart',
  dosha: 'chart',
  yoga: 'chart',
  lucky: 'chart',
  'name-letter': 'chart',
  gemstone: 'remedy',
  remedy: 'remedy',
  mantra: 'remedy',
  fasting: 'remedy',
  day: 'day',
  muhurta: 'day',
  compatibility: 'compatibility',
  product: 'product',
  price: 'product',
  refund: 'product',
  account: 'product',
  trust: 'product',
  persona: 'persona',
  greeting: 'greeting',
  thanks: 'thanks',
  smalltalk: 'greeting',
  insult: 'offtopic',
  offtopic: 'offtopic',
  injection: 'offtopic',
  celebrity: 'offtopic',
  unclear: 'unclear',
}

/** The side of a chart's or of the service's own topic that a frame's topic names by itself. */
const asides: Partial<Record<FrameTopic, string>> = {
  dasha: 'dasha',
  transit: 'transit',
  dosha: 'dosha',
  yoga: 'yoga',
  lucky: 'lucky',
  'name-letter': 'name-letter',
  price: 'price',
  refund: 'price',
  account: 'details',
  trust: 'accuracy',
  muhurta: 'choosing',
  gemstone: 'gemstone',
  mantra: 'mantra',
  fasting: 'fasting',
}

const kinds: Readonly<Record<FrameAsks, QuestionKind>> = {
  when: 'when',
  exactly: 'when',
  whether: 'whether',
  choose: 'whether',
  which: 'which',
  who: 'which',
  what: 'which',
  how: 'how',
  advice: 'how',
  describe: 'how',
  compute: 'how',
  'how-much': 'how',
  why: 'why',
}

const subjects: Readonly<Record<FrameSubject, Subject>> = {
  self: 'self',
  couple: 'self',
  household: 'self',
  none: 'self',
  pet: 'self',
  celebrity: 'other',
  other: 'named',
  partner: 'named',
  ex: 'named',
  relative: 'named',
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  sibling: 'sibling',
  friend: 'friend',
}

/** The topic that is no matter of life; within the service's own, the words tell it from the two voices. */
function serviceTopic(frame: Frame, question: string): Topic {
  const topic = otherTopics[frame.topic] ?? 'unclear'
  if (topic !== 'product' && topic !== 'persona') return topic
  const inWords = topicInWords(question)
  return inWords === 'product' || inWords === 'persona' ? inWords : topic
}

/** What the chart's own words name so surely that no reader of questions need guess. */
const namedInChart: ReadonlySet<string> = new Set([
  'manglik',
  'kaal-sarp',
  'pitra',
  'guru-chandal',
  'ganda-moola',
  'sade-sati',
  'dhaiya',
])
const remedies: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'remedy',
  'gemstone',
  'mantra',
  'fasting',
])
/** Topics that words name surely where the reader is not sure. */
const surerInWords: ReadonlySet<Topic> = new Set<Topic>([
  'persona',
  'product',
  'chart',
  'remedy',
  'compatibility',
])

/** What asks for two charts to be laid side by side, and no less. */
const askedForMatch = /compatib|match|milan|milao|mila\s?do|gun[an]?s?\b|मिलान|मेल|गुण/iu

/** What is told free and from no chart: jyotish itself, what tradition answers, the service, a child's match. */
function freeMatterOf(frame: Frame, question: string): string | null {
  return (
    (frame.careLine === 'hard' ? null : matterOfJyotish(question)) ??
    traditionOf(frame, question) ??
    serviceDoubtOf(question) ??
    serviceMatterOf(question) ??
    childMatchIn(question, frame.subject) ??
    matterOfService(frame.topic, question)
  )
}

/** The topic of a frame in the terms of the answers, with the side that it names. */
function topicOfFrame(frame: Frame, question: string): { topic: Topic; aspect: string | null } {
  const inChart = aspectIn('chart', question)
  const service = freeMatterOf(frame, question)
  // "Another astrologer says I am Manglik": the chart says whether it is so.
  const isInChart = service === 'others-differ' && inChart !== null && namedInChart.has(inChart)
  if (service && !isInChart) return { topic: 'product', aspect: service }
  if (inChart && namedInChart.has(inChart) && !remedies.has(frame.topic))
    return { topic: 'chart', aspect: inChart }
  // In a situation the topic was settled by more words than these.
  if (frame.situation && isLifeMatter(frame.topic)) return fieldOfMatter(frame.topic)
  const inWords = topicInWords(question)
  const isMatch = frame.topic === 'compatibility' || !frame.isSure || askedForMatch.test(question)
  if (inWords === 'compatibility' && isMatch && familyOf(frame.topic) === familyOf('marriage'))
    return { topic: 'compatibility', aspect: null }
  if (!frame.isSure && surerInWords.has(inWords))
    return { topic: inWords, aspect: aspectIn(inWords, question) }
  if (isLifeMatter(frame.topic) && frame.topic !== 'compatibility')
    return fieldOfMatter(frame.topic)
  const topic = serviceTopic(frame, question)
  return { topic, aspect: aspectIn(topic, question) ?? asides[frame.topic] ?? null }
}

/** Whose life it is: a name that the words show goes before a guess that it is the asker. */
function subjectOfFrame(frame: Frame, question: string): Subject {
  const inWords = subjectInWords(question)
  // With the asker nowhere in the question, that person's own kundli answers.
  if (inWords === 'other') return 'other'
  const owner = houseOwner(frame)
  return owner === 'self' && inWords === 'named' ? 'named' : subjects[owner]
}

/** A frame in the terms of the answers on the chart, the day, remedies and the service. */
export function understandingOf(frame: Frame, question: string, followsOn: boolean): Understanding {
  const { topic, aspect } = topicOfFrame(frame, question)
  const about = topic === 'day' ? topicBeside(question) : null
  return {
    topic,
    aspect,
    asks: kinds[frame.asks],
    ...(frame.time?.span ? { time: frame.time.span } : {}),
    form: formInWords(question),
    subject: subjectOfFrame(frame, question),
    clarity: topic === 'unclear' ? 'unclear' : 'clear',
    ...(about ? { about } : {}),
    followsOn,
  }
}

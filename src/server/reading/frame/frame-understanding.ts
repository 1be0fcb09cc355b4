import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import type { LifeTopic, Topic } from '../understand/topics.ts'
import { aspectIn, formInWords, isOfSomebodyElse, topicBeside, topicInWords } from '../understand/understand.ts'
import type { QuestionKind, Subject, Understanding } from '../understand/understand.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from './frame.ts'
import type { Frame } from './read-frame.ts'

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

/** A frame in the terms of the answers on the chart, the day, remedies and the service. */
export function understandingOf(frame: Frame, question: string, followsOn: boolean): Understanding {
  const isMatter = isLifeMatter(frame.topic) && frame.topic !== 'compatibility'
  const matter = isMatter && isLifeMatter(frame.topic) ? fieldOfMatter(frame.topic) : null
  const topic: Topic = matter?.topic ?? serviceTopic(frame, question)
  const aspect = matter ? matter.aspect : (aspectIn(topic, question) ?? asides[frame.topic] ?? null)
  const about = topic === 'day' ? topicBeside(question) : null
  return {
    topic,
    aspect,
    asks: kinds[frame.asks],
    ...(frame.time?.span ? { time: frame.time.span } : {}),
    form: formInWords(question),
    // Somebody called by a name, with the asker nowhere in the question: their own kundli answers.
    subject: isOfSomebodyElse(question) ? 'other' : subjects[frame.subject],
    clarity: topic === 'unclear' ? 'unclear' : 'clear',
    ...(about ? { about: about as LifeTopic } : {}),
    followsOn,
  }
}

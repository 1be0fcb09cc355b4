import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { grahasOfOptions } from '../matters/option-grahas.ts'
import { isRelativeByMarriage } from '../matters/person.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameAsks, FrameSubject } from '../types/frame.ts'
import { isLifeTopic } from '../understand/topics.ts'
import { topicInWords } from '../understand/understand.ts'
import {
  asksBySureWords,
  asksForOneself,
  asksForWay,
  subjectBySureWords,
  weighsDeeds,
} from './rules/sure-words.ts'
import { sureTopicIn } from './rules/sure-topics.ts'
import { inSituation } from './settle-situation.ts'
import { optionsIn } from './rules/options.ts'
import type { Frame } from './read-frame.ts'

/** A meaning less likely than this is not chosen, whatever the words weigh for. */
const leastShare = 0.2

/** The frame with what the words say beyond doubt put right. */
export function settleByWords(read: Frame, question: string): Frame {
  const asks = askedInWords(read, question)
  const options = read.options.length === 0 ? weighedOptions(question, read.asks) : []
  const subject = subjectInWords(read, question)
  return inSituation(
    backedByWords(
      {
        ...read,
        ...(options.length > 1 && { asks: 'choose' as const, options }),
        ...(isWeighable(read) && { isSure: true }),
        ...(asks && { asks }),
        ...(subject && { subject }),
        ...namedTopic(read, question),
      },
      question,
    ),
    question,
  )
}

/** The topic that the words name beyond doubt, as the only one; talk and the service's own matters are left as they were surely read. */
function namedTopic(read: Frame, question: string): Partial<Frame> {
  const isFree = !read.charge && read.careLine === 'none'
  const sure = isFree && read.isSure ? null : sureTopicIn(question)
  if (!sure) return {}
  const charge = isFree || read.charge
  return { ...sure, topics: [{ topic: sure.topic, share: 1 }], confidence: 1, isSure: true, charge }
}

/** How the question asks, where the words say so beyond doubt; null otherwise. */
function askedInWords({ asks, topic }: Frame, question: string): FrameAsks | null {
  if (asks === 'how' && isLifeMatter(topic) && asksForWay(question)) return 'advice'
  return asksBySureWords(question, asks)
}

const closeFamily: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'child',
  'sibling',
  'spouse',
  'parent',
])

/** Others who are often only named where it is asked what is good for the asker. */
const besideOneself: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'child',
  'friend',
  'pet',
  'sibling',
])

/** "Is there foreign travel in my chart?", whoever else the question tells of. */
const ownChart =
  /(?<!\p{L})(?:in|as per|according to|by) my (?:birth )?(?:chart|kundli|horoscope)(?!\p{L})|(?<!\p{L})meri kundli (?:me|mein|main)(?!\p{L})|मेरी कुंडली में/iu

/** Whose life it is, where the words say so beyond doubt; null otherwise. */
function subjectInWords({ subject }: Frame, question: string): FrameSubject | null {
  if (subject === 'self') return subjectBySureWords(question)
  if (besideOneself.has(subject) && asksForOneself(question)) return 'self'
  if (subject === 'relative' && ownChart.test(question)) return 'self'
  return closeFamily.has(subject) && isRelativeByMarriage(subject, question) ? 'relative' : null
}

/** Ways of asking as which a choice between two deeds may be read. */
const askedOfDeeds: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'whether',
  'advice',
  'which',
  'what',
  'how',
])

/** The two deeds or things that are weighed in a question that was not read as a choice. */
function weighedOptions(question: string, asks: FrameAsks): string[] {
  if (!askedOfDeeds.has(asks)) return []
  const options = optionsIn(question)
  if (options.length === 0) return refusalIn(question) ?? []
  return options.length > 1 &&
    !options.some((option) => noDeed.test(option)) &&
    (weighsDeeds(question) || asksForBetter.test(question))
    ? options
    : []
}

/** What will come of itself, or only says "what shall I do", is no deed to be weighed. */
const noDeed =
  /(?:ega|egi|enge|ेगा|ेगी|ेंगे|एगा|एगी)(?:\s|$)|^(?:be|is|are|will|karu|karun|करूं|करूँ)(?!\p{L}|\p{M})|^\S{0,2}$/iu
const refusals: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [
    /(?<!\p{L})(?:shall|should) (?:i|we) (?:just |simply |then )?(?:refuse|reject|say no)(?!\p{L})/iu,
    ['refuse', 'go ahead'],
  ],
  [/(?<!\p{L})mana kar (?:du|dun|doon|de|dein)(?!\p{L})(?! ya)/iu, ['mana karna', 'haan karna']],
  [/मना कर (?:दूं|दूँ|दू|दें)(?!\p{L}|\p{M})/iu, ['मना करना', 'हाँ करना']],
]

/** "Shall I refuse?" weighs it against going ahead: a yes would be heard as a yes to the refusal. */
function refusalIn(question: string): string[] | null {
  const found = refusals.find(([pattern]) => pattern.test(question))
  return found ? [...found[1]] : null
}

const asksForBetter =
  /(?<!\p{L})(?:better|best|which (?:one|stone|side|course|job)|kya dilwau|kya karau|behtar|बेहतर|ज़्यादा अच्छा)(?!\p{L}|\p{M})/iu

const workOrStudy: ReadonlySet<number> = new Set([familyOf('career'), familyOf('education')])

/** Of two trades or subjects, or two things that two grahas signify, one can be named whatever matter is meant. */
function isWeighable({ asks, options, topics }: Frame): boolean {
  const [first, second] = topics
  const isBetween =
    first && second && [first, second].every(({ topic }) => workOrStudy.has(familyOf(topic)))
  if (asks !== 'choose' || options.length < 2) return false
  const [one, other] = options.slice(-2)
  return isBetween === true || grahasOfOptions(one!, other!).every((graha) => graha !== null)
}

/**
 * Where the reader of questions is not sure and the plain words weigh for its likeliest matter, or for one of its
 * three likeliest and for no other of them, that one is meant.
 */
function backedByWords(frame: Frame, question: string): Frame {
  if (frame.isSure) return frame
  const inWords = topicInWords(question)
  const backed = frame.topics
    .slice(0, 3)
    .filter(
      ({ topic, share }) =>
        share >= leastShare && isLifeMatter(topic) && fieldOfMatter(topic).topic === inWords,
    )
  const [first] = backed
  const isMeant = first && (backed.length === 1 || first.topic === frame.topics[0]?.topic)
  return isMeant ? { ...frame, topic: first.topic, isSure: true } : frame
}

/**
 * Whether a question in a running chat names, in plain words, another field of life than the chat was read
 * to be about: then it does not lean on what was said before. Care that the chat calls for is not left.
 */
export function namesAnotherMatter({ topic, careLine }: Frame, question: string): boolean {
  const inWords = topicInWords(question)
  if (careLine === 'hard' || !isLifeMatter(topic) || !isLifeTopic(inWords)) return false
  if (inWords === 'general' || inWords === 'timing') return false
  return fieldOfMatter(topic).topic !== inWords
}

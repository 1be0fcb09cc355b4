import { situationTexts } from '../../../words/reading/situations/all-situation-texts.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { asksAgree, familyOf, hardCareKinds } from '../types/frame.ts'
import { situationAtLeast, situationBeside, situationFrom } from './model/calibration.ts'
import type { CareKind, FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import { isLifeTopic } from '../understand/topics.ts'
import { findSituation, situationPattern } from '../situations/find-situation.ts'
import { topicInWords } from '../understand/understand.ts'
import {
  asksBySureWords,
  subjectBySureWords,
  topicBySureWords,
  weighsDeeds,
} from './rules/sure-words.ts'
import { optionsIn } from './rules/options.ts'
import { ownAge } from './rules/own-age.ts'
import type { Frame } from './read-frame.ts'

/** A meaning less likely than this is not chosen, whatever the words weigh for. */
const leastShare = 0.2

/** The frame with what the words say beyond doubt put right. */
export function settleByWords(read: Frame, question: string): Frame {
  const topic = topicBySureWords(question)
  const asks = asksBySureWords(question, read.asks)
  const options = read.options.length === 0 ? weighedOptions(question, read.asks) : []
  const subject = read.subject === 'self' ? subjectBySureWords(question) : null
  return inSituation(
    backedByWords(
      {
        ...read,
        ...(options.length > 1 && { asks: 'choose' as const, options }),
        ...(isWork(read) && { isSure: true }),
        ...(asks && { asks }),
        ...(topic && { topic, isSure: true }),
        ...(subject && { subject }),
      },
      question,
    ),
    question,
  )
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

/** Of two trades or subjects one can be named, whether work is meant or study. */
function isWork({ asks, options, topics }: Frame): boolean {
  const [first, second] = topics
  const isBetween =
    first && second && [first, second].every(({ topic }) => workOrStudy.has(familyOf(topic)))
  return asks === 'choose' && options.length > 1 && isBetween === true
}

/**
 * Where the reader is only torn about need, and the words tell a calm situation so narrowly, no line of care
 * opens the answer; nor does the line for a worry that the situation leaves out. Need that is said, or that the
 * reader is surer of, stands.
 */
function careInSituation(
  { care, careLine }: Frame,
  question: string,
  careNotMeant: CareKind | undefined,
): Partial<Frame> {
  const isTorn = careLine === 'soft' && (hardCareKinds.includes(care) || care === careNotMeant)
  const isYoung = (ownAge(question) ?? adult) < adult
  return isTorn && !isYoung ? { care: 'none', careLine: 'none', charge: true } : {}
}

const adult = 18

const verySure = 0.85

/** So much likelier than none a learnt situation has to be. */
const surerThanNone = 2

/** Lives that situations told of oneself may be about too. */
const ownLives: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'self',
  'couple',
  'household',
  'none',
])

/** Whether a situation fits the topic, the way of asking and the life that the question was read to be about. */
function fitsFrame(name: SituationName, frame: Frame, likely: readonly FrameTopic[]): boolean {
  const { among, topic, asks, subject } = situationPattern(name)
  const isAsked = !asks || asks.some((each) => asksAgree(each, frame.asks))
  const isMeant = likely.some((each) => each === topic || among.includes(each))
  const isTheirs =
    ownLives.has(frame.subject) ||
    subject === frame.subject ||
    situationTexts[name].isOfAnother === true
  return isAsked && isMeant && isTheirs
}

/** The situation that is meant, by the words or by what the reader has learnt; the reader has a veto on the words. */
function situationOf(
  frame: Frame,
  question: string,
  likely: readonly FrameTopic[],
): SituationName | null {
  const shareOf = (name: SituationName) =>
    frame.situations.find((each) => each.name === name)?.share ?? 0
  const sureTopic = topicBySureWords(question)
  const inWords = findSituation(question, likely, frame.asks)
  // Under a topic that is only the second or third likeliest, more has to speak for it.
  const isUnderFirst = inWords && situationPattern(inWords).among.includes(frame.topic)
  const wanted = isUnderFirst ? situationAtLeast : situationBeside
  if (inWords && shareOf(inWords) >= wanted) return inWords
  const learnt = frame.situations.find(({ name }) => name !== 'none')
  if (!learnt || learnt.name === 'none' || learnt.share < situationFrom) return null
  const none = frame.situations.find(({ name }) => name === 'none')?.share ?? 0
  if (learnt.share < surerThanNone * none) return null
  if (sureTopic && situationPattern(learnt.name).topic !== sureTopic) return null
  return fitsFrame(learnt.name, frame, likely) ? learnt.name : null
}

/** The frame with the narrower situation that is meant, and what is sure of it. */
function inSituation(frame: Frame, question: string): Frame {
  // What the reader is very sure of is narrowed down and not turned round.
  const others = frame.topics.slice(0, 3).filter(({ topic }) => {
    return frame.confidence < verySure || familyOf(topic) === familyOf(frame.topic)
  })
  const likely = [frame.topic, ...others.map(({ topic }) => topic)]
  const situation = situationOf(frame, question, likely)
  if (!situation) return frame
  const { topic = frame.topic, subject = frame.subject, careNotMeant } = situationPattern(situation)
  const care = careInSituation(frame, question, careNotMeant)
  return { ...frame, topic, subject, situation, isSure: true, ...care }
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

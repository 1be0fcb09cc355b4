import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { sureFrom } from './model/calibration.ts'
import { careOf } from './care.ts'
import type { CareLine } from './care.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import { sharesOf } from './model/kept-shares.ts'
import { seenOf } from './model/features.ts'
import type { FrameInput } from './model/features.ts'
import { matterOf, secondMatter } from './matter-of-text.ts'
import type { Matter, SecondMatter } from './matter-of-text.ts'
import { formOf } from './rules/form.ts'
import type { FrameForm } from './rules/form.ts'
import { familyOf, hardCareKinds } from '../types/frame.ts'
import type { CareKind, FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import { readOnce } from './frames-of-asking.ts'
import { likeliestSituations, likeliestTopics } from './likeliest.ts'
import type { SituationShare, TopicShare } from './likeliest.ts'
import { frameTime } from './rules/frame-time.ts'
import type { FrameTime } from './rules/frame-time.ts'
import { grahasIn } from './rules/grahas.ts'
import type { GrahaName } from './rules/grahas.ts'
import { frameModel } from './model/load-model.ts'
import type { PackedModel } from './model/model-file.ts'
import { asksForNextSpan, leaningOf, pointsAtChat, pointsBack } from './rules/leaning.ts'
import type { Leaning } from './rules/leaning.ts'
import { optionsIn } from './rules/options.ts'
import type { AskedCase } from '../../../words/reading/choices/cases.ts'
import type { TwoTimes } from './rules/choices/two-times.ts'
import { tornTopicIn } from './rules/torn-topics.ts'
import { ownAge } from './rules/own-age.ts'
import { contentConceptsIn } from './model/content-concepts.ts'
import { tellsOf } from './distress.ts'
import { easedKinds, explainedKinds } from './care-rules/calm-causes.ts'
import { unstatedKinds } from './care-rules/stated-case.ts'
import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { topicInWords } from '../understand/understand.ts'
import { namesAnimal, namesLove, plainDanger, plainWorry } from './rules/plain-danger.ts'

/** How often a remedy, a cheaper stone, why just oneself, which of two times: what a follow-up asks of what was told. */
export type FollowUp =
  | 'remedy-day'
  | 'remedy-once'
  | 'remedy-hour'
  | 'remedy-for'
  | 'stone-cheaper'
  | 'stone-metal'
  | 'blameless'
  | 'not-partner'
  | 'first-time'
  | 'later-time'
  | 'not-yet'
  | 'advance-money'
  | 'contact-now'
  | 'of-whom'
  | 'how-many'
  | 'other-name'
  | 'remedy-other'
  | 'remedy-any'
  | 'stone-hand'
  | 'dasha-next'
  | 'letter-told'
  | 'if-not'
  | 'till-then'
  | 'why-yes'
  | 'whole-or-part'
  | 'attempts'
  | 'which-part'
  | 'with-whom'
  | 'whose-fault'
  | 'he-or-me'
  | 'with-family'
  | 'age-gap'
  | 'price'
  | 'other-wish'
  | 'how-long'
  | 'too-long'
  | 'both'
  | 'whose-side'
  | 'which-organ'
  | 'what-to-say'
  | 'stone-of-other'
  | 'put-right'
  | 'remedy-whom'
  | 'remedy-periods'
  | 'thing-colour'

/** What a good listener understands of a question. Every later step takes this; nothing reads the text again. */
export interface Frame extends Matter {
  form: FrameForm
  options: string[]
  time: FrameTime | null
  /** The two times between which it is chosen. */
  twoTimes?: TwoTimes
  /** It is asked which of two things is the case. */
  askedCase?: AskedCase
  grahas: GrahaName[]
  /** What else it speaks of, by the names of the lexicon's concepts. */
  concepts: string[]
  parts: 1 | 2
  second?: SecondMatter
  care: CareKind
  careLine: CareLine
  /** Need is so unlikely that its line stands behind the answer. */
  isCareFaint?: true
  /** Whether a paid reading is right. */
  charge: boolean
  /** The likeliest topic of each of the likeliest families, the likeliest first, at most five. */
  topics: TopicShare[]
  /** Chance that the topic's family is right, 0 to 1. */
  confidence: number
  /** Whether to answer without asking back what was meant. */
  isSure: boolean
  /** The likeliest narrow points and how likely each is, the likeliest first; 'none' among them. */
  situations: SituationShare[]
  /** The narrower situation inside the topic that is answered. */
  situation?: SituationName
  /** Whose houses the situation is told from, where they are not those of `subject`: a brother's silence from one's own. */
  housesOf?: FrameSubject
  /** The choice that was told before is doubted: the other of the two is asked about. */
  isDoubt?: true
  /** What of that which its chat has told is asked about. */
  followUp?: FollowUp
  /** What few words ask further of a fast, a mantra, a stone or a remedy that its chat has told. */
  tradition?: TraditionPoint
  /** A child was read to be meant, of somebody too young for a grown one: it is theirs only if it is known. */
  isPerhapsOfChild?: true
}

/** Whose houses are read: those of the life that is asked about, unless the situation is told from another's. */
export function houseOwner({
  subject,
  housesOf,
}: Pick<Frame, 'subject' | 'housesOf'>): FrameSubject {
  return housesOf ?? subject
}

/** Topics of no matter, in which a few words lean on what was said before. */
const talk: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'greeting',
  'thanks',
  'smalltalk',
  'insult',
  'offtopic',
  'injection',
  'unclear',
])
/** So sure a question must be by itself to be no follow-up of another matter, and so long. */
const aloneFrom = 0.8
const fewestAlone = 4
/** What opens a question that goes on from the one before. */
const goesOn =
  /^\s*(?:and|or|but|so|then|also|ok|okay|what about|how about|aur|ya|to|toh|phir|fir|lekin|par|और|या|तो|फिर|लेकिन|पर)(?![\p{L}\p{M}])/iu

/** A story of so many words, of which the reader is less sure than this, is read by the sentence that asks. */
const storyFrom = 30
const unsureBelow = 0.5
/** So sure that sentence must be by itself, and so many words it has at least. */
const askingFrom = 0.7
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
function byAskingSentence(frame: Frame, input: FrameInput, at: Date, model: PackedModel): Frame {
  const isStory = input.text.trim().split(/\s+/).length >= storyFrom
  const sentence = isStory && frame.confidence < unsureBelow ? askingSentence(input.text) : null
  if (!sentence || frame.careLine === 'hard') return frame
  const alone = readWhole({ ...input, text: sentence }, at, model)
  if (!alone.charge || alone.confidence < askingFrom || talk.has(alone.topic)) return frame
  const { topic, topics, confidence, asks, isSure, charge } = alone
  return { ...frame, topic, topics, confidence, asks, isSure, charge }
}

/** Three words must be very sure of their own matter: "Am I manglik?" */
const fewestVerySure = 3
const verySureFrom = 0.95

/** Whether the words of a question, by itself as sure as `confidence`, may stand without the chat before them. */
function mayStandAlone(text: string, confidence: () => number): boolean {
  if (goesOn.test(text)) return false
  const words = text.trim().split(/\s+/).length
  return words >= fewestAlone || (words === fewestVerySure && confidence() >= verySureFrom)
}

/**
 * Reads a question of up to 1000 characters with its asker and its chat. `at` is the instant of asking,
 * against which "tomorrow" is reckoned. A question that names another matter by itself is read by itself;
 * help that the chat calls for stands all the same. Takes below 3 ms once the model is loaded.
 */
export function readFrame(input: FrameInput, at: Date, model: PackedModel = frameModel()): Frame {
  const inChat = byAskingSentence(readWhole(input, at, model), input, at, model)
  if (!input.history?.length) return inChat
  const followUp = leaningOf(input.text)
  if (followUp && (inChat.careLine === 'none' || isCalm(input, at, model)))
    return leaningFrame(inChat, followUp, input, at, model)
  return ofSameLife(readOwn(input, inChat, at, model), input, at, model)
}

/** Words that name nothing of their own call for care only where the chat did. */
function isCalm({ history = [], ...input }: FrameInput, at: Date, model: PackedModel): boolean {
  return history.every(({ q }, index) => {
    const before = readWhole({ ...input, text: q, history: history.slice(0, index) }, at, model)
    return before.careLine === 'none'
  })
}

const closeLives: ReadonlySet<FrameSubject> = new Set<FrameSubject>(['child', 'sibling', 'parent'])

/** "And will he be from our city", of a sister's marriage: whoever is pointed at belongs to the life before. */
function ofSameLife(
  frame: Frame,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame {
  const last = history.at(-1)
  const isOwn = frame.subject === 'self' || frame.subject === 'partner'
  if (!last || !isOwn || frame.careLine === 'hard' || !pointsBack(input.text)) return frame
  const before = readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
  const isSame = familyOf(before.topic) === familyOf(frame.topic)
  if (!isOfMatter(before) || !closeLives.has(before.subject) || !(isSame || !frame.isSure))
    return frame
  const { topic, topics, confidence, subject } = before
  const charge = frame.careLine === 'none'
  return { ...frame, topic, topics, confidence, subject, charge, isSure: true }
}

/** A question with words of its own: by itself where it surely is of another matter, else in its chat. */
function readOwn(input: FrameInput, inChat: Frame, at: Date, model: PackedModel): Frame {
  const readAlone = () => readWhole({ ...input, history: [] }, at, model)
  if (!mayStandAlone(input.text, () => readAlone().confidence)) return inChat
  const alone = readAlone()
  const family = familyOf(alone.topic)
  const isOther = family !== familyOf(inChat.topic) && !talk.has(alone.topic)
  // "Why so late, yaar": a word for whoever is spoken to names no friend.
  const isNamed = family !== familyOf('friends') || !pointsAtChat(input.text)
  const isAlone =
    (isOther && isNamed && alone.confidence >= aloneFrom) || standsAlone(alone, inChat, input.text)
  if (!isAlone) return asBefore(inChat, alone, input, at, model) ?? inChat
  const { care, careLine, charge } = inChat.careLine === 'hard' ? inChat : alone
  return { ...alone, care, careLine, charge }
}

/** Of the chat's matter a question that stands by itself shows no more than this. */
const tracesOfChat = 0.05

/**
 * Whether a question that points at nothing in its chat is one of its own: of the chat's own kind of matter where it
 * is sure by itself, of another where it shows none of the chat's and its words name its own.
 */
function standsAlone(alone: Frame, inChat: Frame, text: string): boolean {
  const family = familyOf(alone.topic)
  // Two that are named may be weighed for whatever the chat was about.
  if (pointsAtChat(text) || talk.has(alone.topic) || optionsIn(text).length > 1) return false
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

/** Whether a question was one of a matter of life, also where a line of care made its answer free. */
function isOfMatter({ topic, charge, careLine }: Frame): boolean {
  return (charge || careLine === 'soft') && !talk.has(topic)
}

/** Talk, and the service's own matters: nobody pays for an answer to these. */
const isUnpaid = (topic: FrameTopic): boolean =>
  talk.has(topic) || familyOf(topic) === familyOf('product')

/** The likeliest meaning that somebody would pay for. */
function pressedTopic({ topics }: Frame): FrameTopic {
  return topics.find(({ topic }) => !isUnpaid(topic))?.topic ?? 'year-ahead'
}

/** A follow-up that names no matter of its own takes over that of the question before it. */
function leaningFrame(
  frame: Frame,
  { subject: named, asks, isOfSize, isSame }: Leaning,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame {
  const last = history.at(-1)
  if (!last) return frame
  const before = readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
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
    const frame = readWhole({ ...input, text: q, history: [] }, at, model)
    return frame.topic === before.topic && (frame.asks === 'when' || frame.asks === 'whether')
  })
  return first ? readWhole({ ...input, text: first.q, history: [] }, at, model).asks : before.asks
}

/**
 * What is sure neither by itself nor in its chat goes on with the matter that the chat was about; null where it is
 * sure, calls for care, means nothing, or follows on no matter.
 */
function asBefore(
  frame: Frame,
  alone: Frame,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame | null {
  const last = history.at(-1)
  const isTorn = !frame.isSure && !alone.isSure && frame.careLine === 'none'
  if (!last || !isTorn || talk.has(frame.topic)) return null
  const before = readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
  if (!isOfMatter(before) || !before.isSure) return null
  const { topic, topics, confidence } = before
  const subject = frame.subject === 'self' ? before.subject : frame.subject
  return { ...frame, topic, topics, confidence, subject, charge: true, isSure: true }
}

/** So sure the reader is at least that the service itself is meant, and so nothing to be paid for. */
const serviceFrom = 0.8

const isOfService = ([first]: readonly TopicShare[]): boolean =>
  first !== undefined && familyOf(first.topic) === familyOf('product') && first.share >= serviceFrom

/** The words and the shares of a text by themselves: asked for several times while the questions of a chat are read. */
function readWhole(input: FrameInput, at: Date, model: PackedModel): Frame {
  if (model !== frameModel()) return foundWhole(input, at, model)
  return readOnce(at, ['by itself', seenOf(input)], () => foundWhole(input, at, model))
}

function foundWhole(input: FrameInput, at: Date, model: PackedModel): Frame {
  const shares = sharesOf(input, model)
  const topics = likeliestTopics(shares.topic)
  const matter = matterOf(shares)
  const isFree = (shares.charge[1] ?? 0) < 0.5 || isOfService(topics)
  const plain = plainDanger(input.text)
  const before = (input.history ?? []).map(({ q }) => q)
  const beside = { isPlain: plain !== null, before }
  const care = careOf({
    shares: shares.care,
    topic: matter.topic,
    age: ownAge(input.text),
    plain,
    worry: plainWorry(input.text),
    isAboutAnimal: namesAnimal(input.text),
    isAboutLove: namesLove(input.text),
    confidence: topics[0]?.share ?? 0,
    words: input.text.trim().split(/\s+/).length,
    tells: (kind) => tellsOf(kind, input.text),
    isFree,
    explained: explainedKinds(input.text, beside),
    eased: easedKinds(input.text, beside),
    unstated: unstatedKinds([...before, input.text]),
  })
  const isGrave =
    care.line === 'hard' || (care.line === 'soft' && hardCareKinds.includes(care.kind))
  const second = isGrave ? null : secondMatter(input, matter, model)
  const options = optionsIn(input.text)
  const confidence = topics[0]?.share ?? 0
  return {
    ...matter,
    form: formOf(input.text),
    options: matter.asks === 'choose' || matter.asks === 'which' ? options : [],
    time: frameTime(input.text, at),
    grahas: grahasIn(input.text),
    concepts: contentConceptsIn(input.text, model.concepts),
    parts: second ? 2 : 1,
    ...(second ? { second } : {}),
    care: care.kind,
    careLine: care.line,
    ...(care.isFaint && { isCareFaint: true as const }),
    charge: care.line === 'none' && !isFree,
    topics,
    situations: likeliestSituations(shares.situation),
    confidence,
    isSure: confidence >= sureFrom && matter.topic !== 'unclear',
  }
}

import { sureFrom, temperatures, twoPartsFrom } from './model/calibration.ts'
import { careOf } from './care.ts'
import type { CareLine } from './care.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import { featuresOf } from './model/features.ts'
import type { FeatureSet, FrameInput } from './model/features.ts'
import { formOf } from './rules/form.ts'
import type { FrameForm } from './rules/form.ts'
import { familyOf } from '../types/frame.ts'
import type { CareKind, FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import {
  likeliestAsks,
  likeliestSituations,
  likeliestSubject,
  likeliestTopics,
} from './likeliest.ts'
import type { SituationShare, TopicShare } from './likeliest.ts'
import { frameTime } from './rules/frame-time.ts'
import type { FrameTime } from './rules/frame-time.ts'
import { grahasIn } from './rules/grahas.ts'
import type { GrahaName } from './rules/grahas.ts'
import { frameModel } from './model/load-model.ts'
import { logShares, sharesAt } from './model/model.ts'
import type { Shares } from './model/model.ts'
import type { PackedModel } from './model/model-file.ts'
import { leaningOf } from './rules/leaning.ts'
import type { Leaning } from './rules/leaning.ts'
import { optionsIn } from './rules/options.ts'
import { splitsOf } from './rules/parts.ts'
import { namesAnimal, namesLove, plainDanger, plainWorry } from './rules/plain-danger.ts'

/** What one question, or one part of a message, is about. */
export interface Matter {
  topic: FrameTopic
  asks: FrameAsks
  subject: FrameSubject
}

/** What a good listener understands of a question. Every later step takes this; nothing reads the text again. */
export interface Frame extends Matter {
  form: FrameForm
  options: string[]
  time: FrameTime | null
  grahas: GrahaName[]
  parts: 1 | 2
  second?: Matter
  care: CareKind
  careLine: CareLine
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
  /** A child was read to be meant, of somebody too young for a grown one: it is theirs only if it is known. */
  isPerhapsOfChild?: true
}

function matterOf(shares: Shares): Matter {
  return {
    topic: likeliestTopics(shares.topic)[0]?.topic ?? 'unclear',
    asks: likeliestAsks(shares.asks),
    subject: likeliestSubject(shares.subject),
  }
}

function sharesOf(features: FeatureSet, model: PackedModel): Shares {
  return sharesAt(logShares(model, features), temperatures)
}

/** The second of two questions in a message: of all ways to part it, the one whose halves are read most surely. */
function secondMatter(input: FrameInput, model: PackedModel): Matter | undefined {
  let best: { matter: Matter; sure: number } | undefined
  for (const [first, second] of splitsOf(input.text)) {
    const ahead = sharesOf(featuresOf({ ...input, text: first }, model.concepts), model)
    const behind = sharesOf(featuresOf({ ...input, text: second }, model.concepts), model)
    const sure =
      (likeliestTopics(ahead.topic)[0]?.share ?? 0) + (likeliestTopics(behind.topic)[0]?.share ?? 0)
    if (!best || sure > best.sure) best = { matter: matterOf(behind), sure }
  }
  return best?.matter
}

/** The families of topics in which a few words lean on what was said before. */
const leaning: ReadonlySet<number> = new Set([familyOf('unclear')])
/** So sure a question must be by itself to be no follow-up of another matter, and so long. */
const aloneFrom = 0.8
const fewestAlone = 4
/** What opens a question that goes on from the one before. */
const goesOn =
  /^\s*(?:and|or|but|so|then|also|ok|okay|what about|how about|aur|ya|to|toh|phir|fir|lekin|par|और|या|तो|फिर|लेकिन|पर)(?![\p{L}\p{M}])/iu

/** Whether the words of a question may stand by themselves, without the chat before them. */
function mayStandAlone(text: string): boolean {
  return text.trim().split(/\s+/).length >= fewestAlone && !goesOn.test(text)
}

/**
 * Reads a question of up to 1000 characters with its asker and its chat. `at` is the instant of asking,
 * against which "tomorrow" is reckoned. A question that names another matter by itself is read by itself;
 * help that the chat calls for stands all the same. Takes below 3 ms once the model is loaded.
 */
export function readFrame(input: FrameInput, at: Date, model: PackedModel = frameModel()): Frame {
  const inChat = readWhole(input, at, model)
  if (!input.history?.length) return inChat
  const followUp = inChat.careLine === 'none' ? leaningOf(input.text) : null
  if (followUp) return leaningFrame(inChat, followUp, input, at, model)
  if (!mayStandAlone(input.text)) return inChat
  const alone = readWhole({ ...input, history: [] }, at, model)
  const family = familyOf(alone.topic)
  const isOther = family !== familyOf(inChat.topic) && !leaning.has(family)
  if (!isOther || alone.confidence < aloneFrom)
    return asBefore(inChat, alone, input, at, model) ?? inChat
  const { care, careLine, charge } = inChat.careLine === 'hard' ? inChat : alone
  return { ...alone, care, careLine, charge }
}

/** The likeliest meaning that somebody would pay for. */
function pressedTopic({ topics }: Frame): FrameTopic {
  const free = familyOf('unclear')
  return topics.find(({ topic }) => familyOf(topic) !== free)?.topic ?? 'year-ahead'
}

/** A follow-up that names no matter of its own takes over that of the question before it. */
function leaningFrame(
  frame: Frame,
  { subject, asks }: Leaning,
  { history = [], ...input }: FrameInput,
  at: Date,
  model: PackedModel,
): Frame {
  const last = history.at(-1)
  if (!last) return frame
  const before = readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
  // Of small talk and of the service nothing is carried on; a bare "?" presses for what was most likely meant.
  const isBare = !/\p{L}/u.test(input.text)
  const isMatter = before.charge && familyOf(before.topic) !== familyOf('unclear')
  if (!isMatter && !isBare) return frame
  if (!isMatter) return { ...frame, topic: pressedTopic(before), charge: true, isSure: true }
  return {
    ...frame,
    topic: before.topic,
    topics: before.topics,
    confidence: before.confidence,
    subject: subject ?? before.subject,
    asks: asks ?? (subject ? before.asks : frame.asks),
    charge: true,
    isSure: true,
  }
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
  if (!last || !isTorn || leaning.has(familyOf(frame.topic))) return null
  const before = readFrame({ ...input, text: last.q, history: history.slice(0, -1) }, at, model)
  if (!before.charge || !before.isSure) return null
  const { topic, topics, confidence } = before
  const subject = frame.subject === 'self' ? before.subject : frame.subject
  return { ...frame, topic, topics, confidence, subject, charge: true, isSure: true }
}

function readWhole(input: FrameInput, at: Date, model: PackedModel): Frame {
  const features = featuresOf(input, model.concepts)
  const shares = sharesOf(features, model)
  const topics = likeliestTopics(shares.topic)
  const matter = matterOf(shares)
  const isFree = (shares.charge[1] ?? 0) < 0.5
  const care = careOf({
    shares: shares.care,
    topic: matter.topic,
    age: features.age,
    plain: plainDanger(input.text),
    worry: plainWorry(input.text),
    isAboutAnimal: namesAnimal(input.text),
    isAboutLove: namesLove(input.text),
    isFree,
  })
  const second = (shares.parts[1] ?? 0) >= twoPartsFrom ? secondMatter(input, model) : undefined
  const options = optionsIn(input.text)
  const confidence = topics[0]?.share ?? 0
  return {
    ...matter,
    form: formOf(input.text),
    options: matter.asks === 'choose' || matter.asks === 'which' ? options : [],
    time: frameTime(input.text, at),
    grahas: grahasIn(input.text),
    parts: second ? 2 : 1,
    ...(second ? { second } : {}),
    care: care.kind,
    careLine: care.line,
    charge: care.line === 'none' && !isFree,
    topics,
    situations: likeliestSituations(shares.situation),
    confidence,
    isSure: confidence >= sureFrom && matter.topic !== 'unclear',
  }
}

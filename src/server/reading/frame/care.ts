import {
  calmStoryWords,
  faintBelow,
  hardFrom,
  hardInCalmStory,
  hardUntold,
  softFrom,
  softUntold,
} from './model/calibration.ts'
import { careKinds, familyOf, hardCareKinds, softCareKinds } from '../types/frame.ts'
import type { CareKind, FrameTopic } from '../types/frame.ts'

/**
 * `hard`: help and no reading. `soft`: torn; the answer opens with a line of care and is free.
 */
export type CareLine = 'hard' | 'soft' | 'none'

export interface CareReading {
  kind: CareKind
  line: CareLine
  /** Chance that it is one of the hard kinds, 0 to 1. */
  share: number
  /** The model is only a little torn: the line of care stands behind the answer instead of before it. */
  isFaint?: true
}

const adult = 18

const familiesOf = (...topics: FrameTopic[]): ReadonlySet<number> => new Set(topics.map(familyOf))
/** Families of topics in which somebody under eighteen is helped, and nothing is read. */
const tender = familiesOf('love', 'marriage', 'pregnancy', 'family')
const otherHardKinds = hardCareKinds.filter((kind) => kind !== 'minor')

function shareOf(shares: Float32Array, among: readonly CareKind[]): number {
  return among.reduce((sum, kind) => sum + (shares[careKinds.indexOf(kind)] ?? 0), 0)
}

function likeliest(shares: Float32Array, among: readonly CareKind[]): CareKind {
  let best: CareKind = 'none'
  let most = -1
  for (const kind of among) {
    const share = shares[careKinds.indexOf(kind)] ?? 0
    if (share > most) [best, most] = [kind, share]
  }
  return best
}

/** Somebody under eighteen by their own words: torn is sure here, but school and games are no matter of care. */
function careOfMinor(shares: Float32Array, topic: FrameTopic): CareReading {
  const share = shareOf(shares, hardCareKinds)
  const grave = shareOf(shares, otherHardKinds)
  if (grave >= hardFrom && grave > shareOf(shares, ['minor']))
    return { kind: likeliest(shares, otherHardKinds), line: 'hard', share }
  if (tender.has(familyOf(topic)) || grave >= hardFrom)
    return { kind: 'minor', line: 'hard', share }
  return { kind: 'minor', line: share >= softFrom ? 'soft' : 'none', share }
}

type SoftLine = CareLine | 'help where free'
/** From which share on a soft kind counts, and what it then asks for. */
const softLines: Readonly<Record<string, readonly [from: number, line: SoftLine]>> = {
  illness: [0.2, 'soft'],
  pregnancy: [0.2, 'soft'],
  'black-magic': [0.2, 'hard'],
  gambling: [0.3, 'hard'],
  caste: [0.15, 'soft'],
  sexual: [0.15, 'help where free'],
  stalking: [0.15, 'hard'],
  'fear-sold': [0.2, 'soft'],
}
/** The families of topics in which a worry that is named is meant. */
const worryTopics: Partial<Record<CareKind, ReadonlySet<number>>> = {
  caste: familiesOf('love', 'marriage'),
}
/** Topics in which a much smaller share of one kind already asks for a line of care. */
const tenderTopics: Partial<Record<FrameTopic, readonly [kind: CareKind, from: number]>> = {
  health: ['illness', 0.08],
  pregnancy: ['pregnancy', 0.08],
  'mental-health': ['crisis', 0.06],
}

/** What is known of a question when care is weighed. */
export interface CareSigns {
  /** The model's shares, in the order of `careKinds`. */
  shares: Float32Array
  topic: FrameTopic
  /** Whole years that the asker states of himself. */
  age: number | null
  /** The kind of need, and of worry, that the words say plainly. */
  plain: CareKind | null
  worry: CareKind | null
  /** Whether love or a wedding is named. */
  isAboutLove: boolean
  /** Whether an animal is named. */
  isAboutAnimal: boolean
  /** Chance that the topic's family is right. */
  confidence: number
  /** How many words the question has. */
  words: number
  /** Whether a word of need of this kind stands in the question. */
  tells: (kind: CareKind) => boolean
  /** Whether the model takes the question for one that nobody would pay for. */
  isFree: boolean
  /** Kinds whose words a calm matter that is named explains. */
  explained: ReadonlySet<CareKind>
  /** Those of them of which a line stays where the model is very sure. */
  eased: ReadonlySet<CareKind>
  /** Kinds whose case is not stated, each with the share from which on it is meant even so. */
  unstated: ReadonlyMap<CareKind, number>
}

/**
 * The shares of the kinds that may be meant. One whose case is not stated counts only beside another that is likelier:
 * there it says need, if of another kind.
 */
function sharesMeant({ shares, explained, unstated }: CareSigns): Float32Array {
  const first = likeliest(shares, hardCareKinds)
  return shares.map((share, at) => {
    const kind = careKinds[at] ?? 'none'
    const isBeside = hardCareKinds.includes(kind) && kind !== first
    const isUnstated = share < (unstated.get(kind) ?? 0) && !isBeside
    return explained.has(kind) || isUnstated ? 0 : share
  })
}

/** What a question asks for that is no cry for help: some help and no reading, some an answer with a line of care. */
function careOfWorry(signs: CareSigns): Omit<CareReading, 'share'> {
  const { shares, topic, worry, isFree } = signs
  const kind = likeliest(
    shares,
    softCareKinds.filter((each) => each !== 'none'),
  )
  const [from, wanted] = softLines[kind] ?? [1, 'none']
  const isCalf = signs.isAboutAnimal && kind === 'pregnancy'
  if (shareOf(shares, [kind]) >= from && wanted !== 'none' && !isCalf)
    return { kind, line: wanted === 'help where free' ? (isFree ? 'hard' : 'soft') : wanted }
  const isMeant = worry !== null && !signs.unstated.has(worry) && !signs.explained.has(worry)
  if (isMeant && (worryTopics[worry]?.has(familyOf(topic)) ?? true))
    return { kind: worry, line: 'soft' }
  const [tenderKind, tenderFrom] = tenderTopics[topic] ?? ['none', 1]
  const isTender = tenderKind !== 'none' && !(signs.isAboutAnimal && tenderKind === 'pregnancy')
  if (isTender && shareOf(shares, [tenderKind]) >= tenderFrom)
    return { kind: tenderKind, line: 'soft' }
  return { kind: likeliest(shares, softCareKinds), line: 'none' }
}

/** Topics in which hardly anybody in need was met in the corpus, and many false friends: there both lines lie higher. */
const farTopics = familiesOf('personality', 'dasha', 'chart-fact', 'property', 'product', 'unclear')
const farOff: ReadonlySet<FrameTopic> = new Set(['inheritance', 'gemstone', 'fasting', 'travel'])
const farFactor = 2

/** Topics under which the cries for help hide that have no word of need. */
const heavyTopics = familiesOf('parents', 'health', 'unclear')
const otherHeavyTopics: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'married-life',
  'separation',
  'debt',
  'enemies',
])
/** A topic less likely than this is no reason to be calm; one as likely as the second is a sure one. */
const calmTopicFrom = 0.5
const sureTopicFrom = 0.8

/**
 * Which line a share asks for. A short question without a word of need has a card only where the reader is sure.
 * A story without a word of need, of a topic in which such words are hardly ever missing, has a line of care for what
 * is a card elsewhere, and none for what is a line; of a topic that is sure it has none below the card.
 */
function lineOf(share: number, isFaint: boolean, isTold: boolean, signs: CareSigns): CareLine {
  const { words, topic, confidence } = signs
  if (words < calmStoryWords && !isTold) {
    if (shareOf(signs.shares, hardCareKinds) >= hardUntold) return 'hard'
    return share >= softUntold ? 'soft' : 'none'
  }
  const isHeavy = heavyTopics.has(familyOf(topic)) || otherHeavyTopics.has(topic)
  const isStory = words >= calmStoryWords && !isTold && !isHeavy
  if (isStory && isFaint && share < hardFrom) return 'none'
  const isFar = farTopics.has(familyOf(topic)) || farOff.has(topic)
  if (!isStory || (confidence < calmTopicFrom && !isFar)) return share >= hardFrom ? 'hard' : 'soft'
  if (share >= hardInCalmStory) return 'hard'
  return share >= hardFrom && confidence < sureTopicFrom ? 'soft' : 'none'
}

/**
 * From this share on a calm matter leaves a line of care behind the answer: need can be told in calm words, and the line
 * costs whoever is calm little.
 */
const easedFrom = 0.4
const kindsOfNeed: readonly CareKind[] = ['victim', 'crisis', 'self-harm', 'harm-others']

/** Weighs together what the model and the rules say of care. */
export function careOf(given: CareSigns): CareReading {
  const care = careMeant(given)
  const kind = likeliest(given.shares, kindsOfNeed)
  const isEased = given.eased.has(kind) && shareOf(given.shares, [kind]) >= easedFrom
  if (care.line !== 'none' || !isEased) return care
  return { kind, line: 'soft', share: shareOf(given.shares, hardCareKinds), isFaint: true }
}

function careMeant(given: CareSigns): CareReading {
  const plain = given.plain && given.explained.has(given.plain) ? null : given.plain
  const signs = { ...given, plain, shares: sharesMeant(given) }
  const { shares, topic, age } = signs
  const share = shareOf(shares, hardCareKinds)
  const isFar = farTopics.has(familyOf(topic)) || farOff.has(topic)
  const weighed = isFar ? share / farFactor : share
  if (age !== null && age < adult && plain === null) return careOfMinor(shares, topic)
  if (plain) return { kind: plain, line: 'hard', share }
  const worry = careOfWorry(signs)
  // Where the model is torn, what the words name goes before what it guesses.
  const isSold = worry.kind === 'fear-sold' && weighed < hardInCalmStory
  const isNamed = worry.kind === signs.worry && (weighed < hardFrom || isSold)
  const rival = weighed >= hardFrom ? 2 * share : share
  const isWorry = worry.line !== 'none' && (isNamed || shareOf(shares, [worry.kind]) >= rival)
  if (weighed < softFrom || isWorry) return { ...worry, share }
  const kind = likeliest(shares, hardCareKinds)
  // A pupil who asks about marks is asked nothing about love.
  const isPupil = kind === 'minor' && !tender.has(familyOf(topic)) && !signs.isAboutLove
  if (isPupil && shareOf(shares, otherHardKinds) < hardFrom) return { kind, line: 'none', share }
  // A story of an animal that the model is torn about is one of the animal.
  const isOfAnimal = signs.isAboutAnimal && share < 0.5
  const isFaint = shareOf(shares, [kind]) < faintBelow && signs.age === null
  const line = lineOf(weighed, isFaint, signs.tells(kind), signs)
  if (line === 'hard' && !isOfAnimal) return { kind, line: 'hard', share }
  if (line === 'none') return { ...worry, share }
  if (signs.isAboutAnimal && kind === 'unborn-sex') return { kind, line: 'none', share }
  return { kind, line: 'soft', share, ...(isFaint && { isFaint: true as const }) }
}

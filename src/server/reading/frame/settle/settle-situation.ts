import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'
import { isLifeMatter } from '../../matters/matters.ts'
import {
  findSituation,
  isSpokenAgainst,
  situationPattern,
} from '../../situations/find-situation.ts'
import { asksAgree, familyOf, hardCareKinds } from '../../types/frame.ts'
import type { CareKind, FrameSubject, FrameTopic } from '../../types/frame.ts'
import {
  situationAtLeast,
  situationBeside,
  situationFrom,
  situationInStoryFrom,
  situationOfChartFrom,
  storyWords,
} from '../model/calibration.ts'
import { subjectInWords } from '../../understand/understand.ts'
import type { Frame } from '../frame.ts'
import { ownAge } from '../rules/own-age.ts'
import { topicBySureWords } from '../rules/sure-topics.ts'
import { isAboutOther } from './speaks-against.ts'

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

/** So likely beside none a learnt situation has to be, in a plain question and in one with a story. */
const besideNone = { plain: 2, story: 0.5 }

/** Lives that situations told of oneself may be about too. */
const ownLives: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'self',
  'couple',
  'household',
  'none',
])

/** Whose part in a bond is asked about, by the matter of the bond: it is told from the asker's own houses. */
const bondsWith: Readonly<Partial<Record<FrameTopic, ReadonlySet<FrameSubject>>>> = {
  love: new Set<FrameSubject>(['partner', 'ex']),
  'ex-back': new Set<FrameSubject>(['ex', 'partner']),
  marriage: new Set<FrameSubject>(['partner']),
  'married-life': new Set<FrameSubject>(['spouse']),
  siblings: new Set<FrameSubject>(['sibling']),
  parents: new Set<FrameSubject>(['parent']),
}

/** "When will he message me?", "is there another in her life?": of the one with whom the asker has a bond. */
function isOfBond(name: SituationName, subject: FrameSubject, question: string): boolean {
  const { topic, subject: told } = situationPattern(name)
  if (told !== 'self' || !topic || !bondsWith[topic]?.has(subject)) return false
  // A recruiter who does not reply is no beloved.
  return familyOf(topic) !== familyOf('love') || !isSpokenAgainst(name, question)
}

/** The health of whoever asks, told of nobody else. */
const ownHealth =
  /^(?!.*(?<![\p{L}\p{M}])(?:papa|mummy|maa|mother|father|husband|wife|pati|patni|beta|beti|son|daughter|माँ|मां|पापा|पति|पत्नी|बेटा|बेटी)(?![\p{L}\p{M}])).*(?<![\p{L}\p{M}])(?:meri|my|मेरी) (?:tabiyat|tabiyet|tabiat|sehat|health|तबीयत|तबियत|सेहत)(?![\p{L}\p{M}])/iu

/** Whether a situation fits the topic, the way of asking and the life that the question was read to be about. */
function fitsFrame(
  name: SituationName,
  frame: Frame,
  question: string,
  likely: readonly FrameTopic[],
): boolean {
  const { among, topic, asks, subject } = situationPattern(name)
  const isAsked = !asks || asks.some((each) => asksAgree(each, frame.asks))
  const isMeant = likely.some((each) => each === topic || among.includes(each))
  const isTheirs =
    ownLives.has(frame.subject) ||
    subject === frame.subject ||
    isOfBond(name, frame.subject, question) ||
    situationTexts[name].isOfAnother === true
  // "My knee operation" is not the one of a parent whom nobody named, nor "my health" that of somebody near.
  const isOfNear = situationTexts[name].isOfAnother === true && ownHealth.test(question)
  const isOfRelative = isOfNear || (subject !== undefined && !ownLives.has(subject))
  const isNobody = frame.subject === 'self' && subjectInWords(question) === 'self'
  return isAsked && isMeant && isTheirs && !(isOfRelative && isNobody)
}

/** From which share on a learnt situation is taken. */
function leastShareOf({ topic, confidence }: Frame, hasStory: boolean): number {
  if (hasStory) return situationInStoryFrom
  return !isLifeMatter(topic) && confidence >= verySure ? situationOfChartFrom : situationFrom
}

/** "Registry biwi ke naam karau ya apne": between the two of a couple. */
const inWhoseName =
  /(?<![\p{L}\p{M}])(?:biwi|bivi|patni|wife|pati|husband|बीवी|पत्नी|पति)(?:['’]s)? (?:(?:ke |के )?(?:naam|name|नाम))[^.?!।]{0,24}\s(?:ya|or|या)\s(?:apne|mere|khud|my|mine|अपने|मेरे|ख़?ुद)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:apne|mere|my|अपने|मेरे) (?:naam|name|नाम)[^.?!।]{0,24}\s(?:ya|or|या)\s(?:biwi|bivi|patni|wife|pati|husband|बीवी|पत्नी|पति)/iu

/** The likeliest that the reader has learnt of what the words do not rule out; in a story the others gain its share. */
function learntOf({ situations }: Frame, question: string, hasStory: boolean) {
  let ruledOut = 0
  let first: { name: SituationName; share: number } | null = null
  for (const { name, share } of situations) {
    if (name === 'none') continue
    if (isAboutOther(name, question)) ruledOut += share
    else first ??= { name, share }
  }
  return first && { ...first, share: hasStory ? first.share / (1 - ruledOut) : first.share }
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
  // A letter is looked up: nothing narrower is meant.
  if (sureTopic === 'name-letter') return null
  if (frame.topic === 'property' && inWhoseName.test(question)) return 'property-in-whose-name'
  if (sureTopic === 'friends' && alone.test(question)) return 'lonely'
  if (frame.topic === 'job-search' && spouseFindsWork.test(question)) return 'spouse-out-of-work'
  const isOfTwo = frame.options.length < 2 && wifeAndMother.test(question)
  if (isOfTwo && ofPeace.has(frame.topic)) return 'mother-or-wife'
  const isRuledOut = (name: SituationName) => isAboutOther(name, question)
  const inWords = findSituation(question, likely, frame.asks, isRuledOut)
  // Under a topic that is only the second or third likeliest, more has to speak for it.
  const isUnderFirst = inWords && situationPattern(inWords).among.includes(frame.topic)
  const leastInWords = isUnderFirst ? situationAtLeast : situationBeside
  // Where the words leave no doubt of the topic, the reader had another one in mind.
  const wanted = sureTopic ? 0 : leastInWords
  const isMeant = inWords && shareOf(inWords) >= wanted
  if (isMeant) return inWords
  const isLong = question.trim().split(/\s+/).length >= storyWords
  const hasStory = isLong && isLifeMatter(frame.topic)
  const learnt = learntOf(frame, question, hasStory)
  if (!learnt || learnt.share < leastShareOf(frame, hasStory)) return null
  const none = frame.situations.find(({ name }) => name === 'none')?.share ?? 0
  if (learnt.share < (hasStory ? besideNone.story : besideNone.plain) * none) return null
  const { topic: narrowed, among } = situationPattern(learnt.name)
  if (sureTopic && (narrowed ? narrowed !== sureTopic : !among.includes(sureTopic))) return null
  // Two things that are named are weighed, unless the reader is sure that the choice is one it has words for.
  const isWeighed = frame.options.length > 1 && situationTexts[learnt.name].isChoice === true
  if (isWeighed && learnt.share < situationFrom) return null
  return fitsFrame(learnt.name, frame, question, likely) ? learnt.name : null
}

/** "When will my husband get a job". */
const spouseFindsWork =
  /(?<!\p{L})(?:pati|patni|husband|wife) (?:ki|ko) (?:naukri|job) kab(?: tak)? (?:lag|mil)|(?<!\p{L})when will my (?:husband|wife) get (?:a )?job|(?:पति|पत्नी) (?:की|को) नौकरी कब (?:तक )?(?:लग|मिल)/iu

const ofPeace: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['married-life', 'family', 'in-laws'])
/** "Wife and my mother fight daily": a husband between the two. */
const wifeAndMother =
  /(?<!\p{L})(?:wife|biwi|bivi|patni)(?: \S+)? (?:and|aur|&|or|vs|with) (?:my |meri )?(?:mother|mom|mum|mummy|maa|ma|amma)(?!\p{L})|(?<!\p{L})(?:mother|mom|mum|mummy|maa|ma|amma) (?:and|aur|&|or|vs|with) (?:my |meri )?(?:wife|biwi|bivi|patni)(?!\p{L})|(?:पत्नी|बीवी) (?:और|की|के) (?:मेरी )?(?:माँ|मां|मम्मी)|(?:माँ|मां|मम्मी) और (?:मेरी )?(?:पत्नी|बीवी)/iu

const alone = /(?<!\p{L})(?:alone|lonely|loneliness)(?!\p{L})/iu

const retired =
  /(?<!\p{L})(?:i(?:'m| am|’m)? (?:have |got )?retired|retired (?:from|in|last|as|\p{L}+ (?:guard|teacher|clerk|officer|officier|master|hu|hun|hoon))|retire (?:hue|hua|hui|ho (?:gaya|gayi|gye|gaye|chuk\p{L}+)|hokar))(?!\p{L})|रिटायर (?:हुए|हुआ|हुई|हो (?:गया|गई|गए|चुक[\p{L}\p{M}]+))/iu

/** Whoever has retired asks for no time to retire: it is the life after it. */
function ofRetired({ topic }: Frame, question: string): SituationName | null {
  return topic === 'retirement' && retired.test(question) ? 'after-retirement' : null
}

/** The frame with the narrower situation that is meant, and what is sure of it. */
export function inSituation(frame: Frame, question: string): Frame {
  // What the reader is very sure of is narrowed down and not turned round.
  const others = frame.topics.slice(0, 3).filter(({ topic }) => {
    return frame.confidence < verySure || familyOf(topic) === familyOf(frame.topic)
  })
  const likely = [frame.topic, ...others.map(({ topic }) => topic)]
  const situation = situationOf(frame, question, likely) ?? ofRetired(frame, question)
  if (!situation) return frame
  const {
    topic = frame.topic,
    subject: told = frame.subject,
    careNotMeant,
  } = situationPattern(situation)
  const care = careInSituation(frame, question, careNotMeant)
  // What is told from the asker's own houses is asked about the other all the same.
  const isToldFromSelf = told === 'self' && frame.subject !== 'self'
  const life = isToldFromSelf ? { housesOf: told } : { subject: told }
  return { ...frame, topic, ...life, situation, isSure: true, ...care }
}

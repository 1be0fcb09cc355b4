import type { FrameTopic } from '../../types/frame.ts'
import type { PersonProfile } from '../../types/reading-types.ts'
import type { Frame } from '../frame.ts'
import { ownWedding } from './speaks-against.ts'

const ofGrownLife: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'marriage',
  'married-life',
  'love',
  'separation',
  'career',
  'job-search',
  'job-change',
  'promotion',
])
/** So old somebody is at least whose child marries or earns. */
const parentOfGrown = 38

/** A child who is named in the story of somebody young is no child who marries or earns: that is the asker. */
function ofGrownChild(frame: Frame, { ageYears }: PersonProfile): Frame {
  const isTooYoung = ageYears !== null && ageYears < parentOfGrown
  // A situation has been known by more words than the child's.
  const isGuessed = frame.subject === 'child' && !frame.situation
  return isGuessed && isTooYoung && ofGrownLife.has(frame.topic)
    ? { ...frame, subject: 'self', isPerhapsOfChild: true }
    : frame
}

/** Of whose parents a marriage is asked about, it is hardly theirs: they are to agree, or have a say in it. */
function ofParentsConsent(frame: Frame): Frame {
  const isOfWedding = frame.topic === 'marriage' || frame.topic === 'love'
  return frame.subject === 'parent' && isOfWedding ? { ...frame, subject: 'self' } : frame
}

const ofNature: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'personality',
  'strengths',
  'love',
  'married-life',
  'chart-fact',
  'name-letter',
])
const asksForNature: ReadonlySet<string> = new Set(['describe', 'what', 'who', 'which', 'how'])

/**
 * Whoever is not married asks by "my husband" for the one who is to come: that is read from the marriage. So is
 * "what kind of husband" of somebody who never was.
 */
function ofSpouseToCome(frame: Frame, { maritalStatus }: PersonProfile): Frame {
  const isOwn =
    maritalStatus === 'single' &&
    frame.topic === 'married-life' &&
    frame.subject === 'self' &&
    frame.asks !== 'how'
  if (maritalStatus === 'married' || (frame.subject !== 'spouse' && !isOwn)) return frame
  if (!ofNature.has(frame.topic) || !asksForNature.has(frame.asks)) return frame
  return { ...frame, topic: 'marriage', asks: 'describe', isSure: true }
}

const afterWedding = /(?<!\p{L})(?:after|baad|bad)(?!\p{L})|बाद/iu

/** Of the life after a wedding nobody asks who is married: that is the marriage as it is. */
function ofMarriedAlready(frame: Frame, question: string, { maritalStatus }: PersonProfile): Frame {
  const isAlready =
    frame.situation === 'life-after-marriage' &&
    maritalStatus === 'married' &&
    !afterWedding.test(question)
  if (!isAlready) return frame
  const { situation: _ofBride, ...rest } = frame
  return { ...rest, topic: 'married-life' }
}

/** "When is my wedding, my sister's is over": the wedding that is asked for is the asker's own. */
function ofOwnWedding(frame: Frame, question: string): Frame {
  const isOther = frame.subject === 'sibling' || frame.subject === 'relative'
  const isOwn = isOther && !frame.situation && frame.topic === 'marriage'
  return isOwn && ownWedding.test(question) ? { ...frame, subject: 'self' } : frame
}

/** The frame with what is known of the asker put right: whose life it is, and whether a marriage is to come. */
export function settleByPerson(frame: Frame, question: string, person: PersonProfile): Frame {
  const ofMarriage = ofMarriedAlready(ofOwnWedding(frame, question), question, person)
  return ofParentsConsent(ofGrownChild(ofSpouseToCome(ofMarriage, person), person))
}

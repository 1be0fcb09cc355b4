import { asksAgree, familyOf } from '../types/frame.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import { likeliestAsks, likeliestSubject, likeliestTopics } from './likeliest.ts'
import { secondFrom } from './model/calibration.ts'
import type { FrameInput } from './model/features.ts'
import { sharesOf } from './model/kept-shares.ts'
import type { Shares } from './model/model.ts'
import type { PackedModel } from './model/model-file.ts'
import { asksForOutcome, choiceBehind, weighsDeed } from './rules/choices/choice-behind.ts'
import { turnsToAnother, twoQuestionsIn } from './rules/two-questions.ts'

/** What one question, or one part of a message, is about. */
export interface Matter {
  topic: FrameTopic
  asks: FrameAsks
  subject: FrameSubject
}

/** The other question of a message. */
export interface SecondMatter extends Matter {
  /** It was asked before the one that is answered first. */
  isFirstHalf?: true
  /** What comes of the deed that the first half weighs: "shall I resign, and will I get another job". */
  isOutcome?: true
  /** The two between which this half asks: "and will they post me to Jammu or Pune". */
  options?: readonly string[]
}

/** Topics of nobody’s life: all 1,354 labelled questions in them say so. */
const ofNobody: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'product',
  'price',
  'refund',
  'account',
  'trust',
  'persona',
  'greeting',
  'thanks',
  'smalltalk',
  'insult',
  'offtopic',
  'injection',
])

const companions: ReadonlySet<FrameSubject> = new Set<FrameSubject>(['spouse', 'partner'])

/** The likeliest reading of a question. "How will my wife be?" before a marriage asks what she is like. */
export function matterOf(shares: Shares): Matter {
  const topic = likeliestTopics(shares.topic)[0]?.topic ?? 'unclear'
  const asks = likeliestAsks(shares.asks)
  const subject = ofNobody.has(topic) ? 'none' : likeliestSubject(shares.subject)
  const isOfNature = topic === 'marriage' && asks === 'how' && companions.has(subject)
  return { topic, asks: isOfNature ? 'describe' : asks, subject }
}

/** A half that is surely about another matter than the one that is answered first; null where it is not. */
function otherMatter(shares: Shares, { topic }: Matter): Matter | null {
  const matter = matterOf(shares)
  const isOther =
    familyOf(matter.topic) !== familyOf(topic) && familyOf(matter.topic) !== familyOf('unclear')
  return isOther && (likeliestTopics(shares.topic)[0]?.share ?? 0) >= secondFrom ? matter : null
}

/** What a half asks that only goes on from a deed: whether work, money or a place comes of it; null where it does not. */
function outcomeOfDeed(
  [ahead, behind]: readonly [string, string],
  turned: Matter,
  { topic, subject }: Matter,
): SecondMatter | null {
  if (!weighsDeed(ahead) || !asksForOutcome(behind)) return null
  // "Shall I resign, and will I get another": what comes is work.
  const isOfWork = familyOf(topic) === familyOf('job-search')
  if (!isOfWork && familyOf(turned.topic) !== familyOf(topic)) return null
  return {
    topic: isOfWork ? 'job-search' : turned.topic,
    asks: 'whether',
    subject,
    isOutcome: true,
  }
}

/**
 * The other question of a message that asks two: one of another matter, of another life, or the same matter asked in
 * another way ("when, and what will he be like?"). Null where one question is asked.
 */
export function secondMatter(
  input: FrameInput,
  matter: Matter,
  model: PackedModel,
): SecondMatter | null {
  const options = choiceBehind(input.text)
  if (options) return { ...matter, asks: 'choose', options }
  const halves = twoQuestionsIn(input.text)
  if (!halves) return null
  const [ahead, behind] = halves.map((text) => sharesOf({ ...input, text }, model)) as [
    Shares,
    Shares,
  ]
  const later = otherMatter(behind, matter)
  if (later) return later
  const earlier = otherMatter(ahead, matter)
  if (earlier) return { ...earlier, isFirstHalf: true }
  const turned = matterOf(behind)
  const isOfAnother =
    turned.subject !== matter.subject && turned.subject === turnsToAnother(...halves)
  if (isOfAnother && turned.topic !== 'unclear') return turned
  const [first, second] = [matterOf(ahead).asks, turned.asks]
  if (asksAgree(first, second)) return outcomeOfDeed(halves, turned, matter)
  return asksAgree(second, matter.asks)
    ? { ...matter, asks: first, isFirstHalf: true }
    : { ...matter, asks: second }
}

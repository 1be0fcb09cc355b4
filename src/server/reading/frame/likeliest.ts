import { selfWeight } from './model/calibration.ts'
import { situationLabels } from './model/situation-labels.ts'
import type { SituationLabel } from './model/situation-labels.ts'
import { asksAgree, frameAsks, frameSubjects, frameTopics, topicFamilies } from '../types/frame.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'

/** One meaning that a question may have, with the chance that its family of topics is the right one. */
export interface TopicShare {
  topic: FrameTopic
  share: number
}

/** A narrow point of a question, with its chance. */
export interface SituationShare {
  name: SituationLabel
  share: number
}

/** The likeliest families, each with its likeliest topic. */
export function likeliestTopics(shares: Float32Array): TopicShare[] {
  return topicFamilies
    .map((family): TopicShare => {
      const own = family.map((topic) => shares[frameTopics.indexOf(topic)] ?? 0)
      const share = own.reduce((a, b) => a + b, 0)
      return { topic: family[own.indexOf(Math.max(...own))] as FrameTopic, share }
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
}

/** Less likely points are not kept. */
const leastShare = 0.01

/** The likely narrow points, the likeliest first, `none` among them. */
export function likeliestSituations(shares: Float32Array): SituationShare[] {
  return situationLabels
    .map((name, at) => ({ name, share: shares[at] ?? 0 }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
}

/** The way of asking that serves best: as likely itself as by its neighbours, which one answer serves too. */
export function likeliestAsks(shares: Float32Array): FrameAsks {
  const worth = frameAsks.map((asks, index) => {
    const around = frameAsks.reduce(
      (sum, other, at) => sum + (asksAgree(asks, other) ? (shares[at] ?? 0) : 0),
      0,
    )
    return (shares[index] ?? 0) + around
  })
  return frameAsks[worth.indexOf(Math.max(...worth))] ?? 'what'
}

/** Whose life is likeliest asked about. */
export function likeliestSubject(shares: Float32Array): FrameSubject {
  const weighed = shares.map((share, at) =>
    frameSubjects[at] === 'self' ? share * selfWeight : share,
  )
  return frameSubjects[weighed.indexOf(Math.max(...weighed))] ?? 'self'
}

import { isLifeMatter } from '../../matters/matters.ts'
import type { FrameTopic } from '../../types/frame.ts'
import type { Frame } from '../frame.ts'
import { askerClaimsIn, asksForCause } from '../rules/asker-claims.ts'

/** Questions of the chart behind which the matter may stand that its graha is taken for the cause of. */
const ofChart: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['chart-fact', 'transit'])
/** So likely that matter is at least. */
const leastShare = 0.1

/**
 * "Is it because of Ketu in the eleventh?" asks why, and of the matter rather than of the chart: the frame with that
 * put right. Other questions stay as they are.
 */
export function settleByCause(frame: Frame, question: string): Frame {
  const isAboutGraha = frame.grahas.length > 0 || askerClaimsIn(question).length > 0
  if (!asksForCause(question) || !isAboutGraha || frame.options.length > 1) return frame
  if (isLifeMatter(frame.topic)) return { ...frame, asks: 'why', isSure: true }
  const behind = frame.topics.find(({ topic, share }) => share >= leastShare && isLifeMatter(topic))
  return behind && ofChart.has(frame.topic)
    ? { ...frame, topic: behind.topic, asks: 'why', isSure: true }
    : frame
}

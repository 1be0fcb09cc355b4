import { familyOf } from '../../types/frame.ts'
import type { FrameTopic } from '../../types/frame.ts'
import type { Frame } from '../frame.ts'
import { askedCaseIn } from '../rules/choices/asked-case.ts'
import type { AskedCase } from '../../../../words/reading/choices/cases.ts'

const ofBonds: ReadonlySet<number> = new Set([familyOf('love'), familyOf('marriage')])
/** Topics as which a loss may be read. */
const ofLoss: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'lost-object',
  'vehicle',
  'money',
  'property',
])

function fits(asked: AskedCase, { topic, isSure }: Frame): boolean {
  if (asked === 'fallen-or-taken') return ofLoss.has(topic) || !isSure
  return ofBonds.has(familyOf(topic)) || !isSure
}

/** A question which of two things is the case: no choice, whatever it was read as. */
export function settleByCase(frame: Frame, question: string): Frame {
  if (frame.careLine === 'hard' || frame.twoTimes) return frame
  const asked = askedCaseIn(question)
  if (!asked || !fits(asked, frame)) return frame
  const { situation, ...others } = frame
  const read = {
    ...others,
    asks: 'whether' as const,
    options: [],
    isSure: true,
    charge: frame.careLine === 'none',
  }
  if (asked === 'fallen-or-taken')
    return {
      ...read,
      ...(situation && { situation }),
      topic: 'lost-object',
      askedCase: asked,
    }
  if (asked === 'own-or-family')
    return { ...read, topic: 'marriage', situation: 'love-or-arranged', askedCase: asked }
  // Of a spouse, or of the family of a match, nobody asks what a heart feels.
  const isOfMarriage = familyOf(frame.topic) === familyOf('marriage') && frame.isSure
  if (isOfMarriage && asked === 'busy-or-avoiding') return { ...read, askedCase: asked }
  const topic = familyOf(frame.topic) === familyOf('love') ? frame.topic : 'love'
  return {
    ...read,
    topic,
    situation: situation === 'serious-or-not' ? situation : 'their-feelings',
    askedCase: asked,
  }
}

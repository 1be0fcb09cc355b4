import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { matterOfTradition } from '../tradition/matter-of-tradition.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { Frame } from './frame.ts'

/** Topics in which words of a custom stand for something else. */
const ofAnotherLife: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'mental-health',
  'enemies',
  'job-change',
  'job-search',
  'career',
  'promotion',
  'business',
  'investment',
  'debt',
  'abroad',
  'education',
  'exam',
  'love',
  'ex-back',
  'separation',
  'legal',
  'health',
])
/** Points that are asked in the words of a body or of a loss all the same. */
const besideThem: ReadonlySet<TraditionPoint> = new Set<TraditionPoint>([
  'fast-body',
  'fast-medicine',
  'fast-drink',
  'fast-period',
  'worship-period',
  'operation-day',
  'mantra-backfire',
  'sadhana-signs',
  'god-anger',
  'evil-eye-off',
  'money-day',
])
const surely = 0.9

/** The point of tradition that a question was read to ask about; null where it asks for a chart, or help is needed. */
export function traditionOf(frame: Frame, question: string): TraditionPoint | null {
  if (frame.careLine === 'hard') return null
  if (frame.tradition) return frame.tradition
  const point = matterOfTradition(question)
  const isOfAnother =
    ofAnotherLife.has(frame.topic) && frame.isSure && frame.confidence >= surely && frame.situation
  return point && isOfAnother && !besideThem.has(point) ? null : point
}

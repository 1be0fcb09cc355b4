import { familyOf, hardCareKinds } from '../types/frame.ts'
import type { CareKind, FrameLabels } from '../types/frame.ts'
import type { CareLine } from './care.ts'
import type { Frame } from './frame.ts'
import { frameTime } from './rules/frame-time.ts'
import { topicBySureWords } from './rules/sure-topics.ts'
import { subjectBySureWords } from './rules/sure-words.ts'

/**
 * The frame of a question after the built-in reader and a language model have both read it (decision 061).
 * Labels alone are taken from a model: nothing that it writes gets into a frame word by word but options
 * that stand in the question.
 */

/** So sure the built-in reader keeps its topic against a model that names another family. */
export const keepsTopicFrom = 0.95
/** Chance that a topic on which both agree is right, and one that a model alone names. */
const agreed = 0.95
const ofModel = 0.8

/** What each worry that a model sees asks for; the hard kinds always ask for help and no reading. */
const softLines: Partial<Record<CareKind, CareLine>> = {
  illness: 'soft',
  pregnancy: 'soft',
  'black-magic': 'hard',
  gambling: 'hard',
  caste: 'soft',
  sexual: 'soft',
  stalking: 'hard',
  'fear-sold': 'soft',
}

const lineOf = (care: CareKind): CareLine =>
  hardCareKinds.includes(care) ? 'hard' : (softLines[care] ?? 'none')

const weights: Readonly<Record<CareLine, number>> = { none: 0, soft: 1, hard: 2 }

/** The more careful of the two wins. */
function careOfBoth(read: Frame, { care }: FrameLabels): Pick<Frame, 'care' | 'careLine'> {
  const line = lineOf(care)
  return weights[line] > weights[read.careLine]
    ? { care, careLine: line }
    : { care: read.care, careLine: read.careLine }
}

/** The topic of both; where they name other families, the built-in reader's if it is very sure. */
function topicOfBoth(
  read: Frame,
  { topic }: FrameLabels,
  question: string,
): Pick<Frame, 'topic' | 'topics' | 'confidence' | 'isSure'> {
  const { topics, confidence, isSure } = read
  if (familyOf(topic) === familyOf(read.topic) && topic !== 'unclear')
    return { topic, topics, confidence: Math.max(confidence, agreed), isSure: true }
  const isKept = isSure && (confidence >= keepsTopicFrom || topicBySureWords(question) !== null)
  if (isKept || topic === 'unclear') return { topic: read.topic, topics, confidence, isSure }
  const others = topics.filter((other) => familyOf(other.topic) !== familyOf(topic))
  const named = [{ topic, share: ofModel }, ...others].slice(0, 5)
  return { topic, topics: named, confidence: ofModel, isSure: true }
}

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** What a model calls an option is one only in the question's own words. */
function optionsInQuestion(options: readonly string[], question: string): string[] {
  const words = ` ${squeezed(question)} `
  const named = options.filter((option) => {
    const plain = squeezed(option)
    return plain !== '' && words.includes(` ${plain} `)
  })
  return named.length >= 2 ? named : []
}

/** Weighs a model's labels with what the built-in reader understands of the question at that instant. */
export function weighLabels(read: Frame, labels: FrameLabels, question: string, at: Date): Frame {
  const { second: _own, ...alone } = read
  const care = careOfBoth(read, labels)
  const topic = topicOfBoth(read, labels, question)
  const options = optionsInQuestion(labels.options, question)
  const isChoice = labels.asks === 'choose' || labels.asks === 'which'
  const second = labels.parts > 1 ? labels.second : null
  return {
    ...alone,
    ...topic,
    ...care,
    asks: labels.asks,
    subject: subjectBySureWords(question) ?? labels.subject,
    options: options.length > 0 ? options : isChoice ? read.options : [],
    time: read.time ?? (labels.time ? frameTime(labels.time, at) : null),
    parts: second ? 2 : 1,
    ...(second && { second }),
    charge: care.careLine === 'none' && labels.charge,
  }
}

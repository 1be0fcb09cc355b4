import { hashOf } from './hash.ts'
import { situationLabels } from './situation-labels.ts'
import { careKinds, frameAsks, frameSubjects, frameTopics } from '../../types/frame.ts'

/** What the model tells apart: each head is a distribution over its labels. */
export const heads = {
  topic: frameTopics,
  asks: frameAsks,
  subject: frameSubjects,
  care: careKinds,
  charge: ['free', 'charge'],
  parts: ['one', 'two'],
  situation: situationLabels,
} as const
export type Head = keyof typeof heads
export const headNames = Object.keys(heads) as Head[]

/** Where each head's outputs begin in the row of all outputs. */
export const headStart: Readonly<Record<Head, number>> = (() => {
  const starts = {} as Record<Head, number>
  let at = 0
  for (const name of headNames) {
    starts[name] = at
    at += heads[name].length
  }
  return starts
})()
export const outputCount = headNames.reduce((sum, name) => sum + heads[name].length, 0)

/** The vocabulary of all heads as one number: a model of another one is not read. */
export const vocabulary = hashOf(
  headNames.map((name) => `${name}: ${heads[name].join(' ')}`).join('\n'),
)

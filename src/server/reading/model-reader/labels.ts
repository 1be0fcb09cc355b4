import { z } from 'zod'
import { careKinds, frameAsks, frameSubjects, frameTopics } from '../types/frame.ts'
import type { FrameLabels } from '../types/frame.ts'

/** The shape of the labels that a model gives a question. */

const matter = {
  subject: z.enum(frameSubjects),
  topic: z.enum(frameTopics as [(typeof frameTopics)[number], ...typeof frameTopics]),
  asks: z.enum(frameAsks),
}
const inFull = z.strictObject({
  ...matter,
  options: z.array(z.string().max(60)).max(4),
  time: z.string().max(60).nullable(),
  parts: z.int().min(1).max(9),
  second: z.strictObject(matter).nullable(),
  care: z.enum(careKinds),
  charge: z.boolean(),
})

/** As a server is told it, where it holds a model to a shape. */
export const labelsFormat = {
  name: 'question_labels',
  schema: z.toJSONSchema(inFull) as Readonly<Record<string, unknown>>,
}

/** What a model may leave out, or say besides. */
const labels = z.object({
  ...inFull.shape,
  options: inFull.shape.options.default([]),
  time: inFull.shape.time.default(null),
  parts: inFull.shape.parts.default(1),
  second: z.object(matter).nullable().default(null),
})

/** Labels that were kept, or that a model gave; null for anything else. */
export function labelsFrom(value: unknown): FrameLabels | null {
  return labels.safeParse(value).data ?? null
}

/** The labels in the text of a model's answer, which may stand in a fence or among words; null for nonsense. */
export function labelsInText(text: string): FrameLabels | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return labelsFrom(JSON.parse(json))
  } catch {
    return null
  }
}

import { z } from 'zod'
import { questionMaxLength, questionMinLength } from './core/constants.ts'
import { defineApi, success } from './core/endpoint.ts'
import { birthInput } from './kundli/kundli.ts'

/** What a visitor is shown of an answer, and of the chart it is read from. */
const previewedAnswer = z.object({
  /** The first sentences; the whole text where the question is asked back. */
  lines: z.array(z.string()),
  /** How many sentences follow: they are not sent. */
  more: z.number().int(),
  /** The language of the lines: the question's. */
  language: z.enum(['en', 'hi']),
  chart: z.object({
    /** An SVG element: of houses, or of signs alone where the minute is not known. */
    drawing: z.string(),
    /** Lagna, Moon, running dasha. */
    rows: z.array(z.object({ term: z.string(), value: z.string() })),
  }),
})
export type PreviewedAnswer = z.infer<typeof previewedAnswer>

export const answerPreview = {
  /**
   * A question as it stands before anybody has logged in: the help that is due to it, at once and without
   * a birth; else the first lines of its answer, once the birth is given. Nothing is kept or charged.
   */
  'chats/previewAnswer': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({
      question: z.string().trim().min(questionMinLength).max(questionMaxLength),
      birth: birthInput.optional(),
    }),
    output: success({
      /** The paragraphs of the card that stands instead of a reading. */
      care: z.array(z.string()).nullable(),
      preview: previewedAnswer.nullable(),
    }),
  }),
}

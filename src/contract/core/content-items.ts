import { z } from 'zod'

/** One line of text in both languages, as an operator types it. */
const localizedText = (most: number) =>
  z.object({ en: z.string().trim().min(1).max(most), hi: z.string().trim().min(1).max(most) })

/** A link within the site (`/watch?v=…`) or to another one, never to a script. */
const link = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?![/\\])|https:\/\/[^/\s]+)\S*$/)

/** The kinds of what the operator keeps in the content table, and what each holds. */
export const contentValues = {
  /** A boast of the house ("3M+"): text, because it is rounded differently in each language. */
  figure: localizedText(40),
  /** A rating (0 to 5), a count of reviews or a percentage of them. */
  number: z.object({ number: z.number().min(0).max(100_000_000) }),
  testimonial: z.object({
    name: localizedText(60),
    designation: localizedText(80),
    comments: localizedText(400),
    tag: localizedText(40),
    /** The graha that stands for the person: nobody's picture. */
    avatar: z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']),
  }),
  review: z.object({
    name: localizedText(60),
    text: localizedText(400),
    stars: z.number().int().min(1).max(5),
  }),
  video: z.object({ title: localizedText(120), video: link }),
  link: z.object({ title: localizedText(60), link: z.union([link, z.literal(''), z.email()]) }),
}
export type ContentKind = keyof typeof contentValues
export type ContentValue<K extends ContentKind> = z.infer<(typeof contentValues)[K]>

/** What an operator changes of one item; `name` and `kind` stay. */
const change = <K extends ContentKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    name: z.string().max(40),
    value: contentValues[kind],
    /** Made up: shown as such. */
    sample: z.boolean(),
    /** Shows what is measured in its place; only figures and ratings can be. */
    live: z.boolean().default(false),
  })

export const contentChange = z.discriminatedUnion('kind', [
  change('figure'),
  change('number'),
  change('testimonial'),
  change('review'),
  change('video'),
  change('link'),
])
export type ContentChange = z.infer<typeof contentChange>

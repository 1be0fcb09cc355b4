import { z } from 'zod'

/** A match as the server hands it over: finished sentences in the visitor's language. */

/** One of the two, and the Moon that the kutas are counted from. */
const person = z.object({
  name: z.string(),
  /** "14 Mar 1991 · 06:45 · Varanasi" */
  born: z.string(),
  /** "Aquarius · Dhanishta, pada 3"; without the pada where the day leaves it open. */
  moon: z.string(),
  time_known: z.boolean(),
})

/** Why points are given back all the same, and the text that says so. */
const exception = z.object({ reason: z.string(), source: z.string() })

const kuta = z.object({
  key: z.string(),
  name: z.string(),
  points: z.number().min(0),
  /** More than `points` where an unknown birth minute leaves two values open. */
  points_at_most: z.number(),
  out_of: z.number(),
  reason: z.string(),
  source: z.string(),
  exception: exception.nullable(),
})
export type KutaData = z.infer<typeof kuta>

/** Mars in one of the two charts. */
const mars = z.object({
  /** Null where it can't be told without the birth time. */
  manglik: z.boolean().nullable(),
  /** "Manglik", "Manglik, softened", "not Manglik", "needs the birth time". */
  verdict: z.string(),
  reason: z.string(),
  softenedBy: z.array(z.string()),
  /** A remark on the second house, which southern texts count too. */
  southern: z.string().nullable(),
})
export type ManglikData = z.infer<typeof mars>

const porutham = z.object({
  key: z.string(),
  name: z.string(),
  verdict: z.enum(['good', 'fair', 'poor']),
  reason: z.string(),
  source: z.string(),
})

export const matchData = z.object({
  bride: person,
  groom: person,
  /** By the tables alone, then with what the texts excuse: 0 to 36, halves possible. */
  total: z.number(),
  total_with_exceptions: z.number(),
  out_of: z.literal(36),
  /** The answer in a sentence or two, before the figures. */
  verdict: z.string(),
  summary: z.string(),
  /** What an unknown birth time leaves open, sentence by sentence. */
  open: z.array(z.string()),
  kutas: z.array(kuta).length(8),
  manglik: z.object({
    reason: z.string(),
    bride: mars,
    groom: mars,
    /** What the other chart sets against the Mars of the one. */
    balancedBy: z.array(z.string()),
    source: z.string(),
  }),
  poruthams: z.object({
    good: z.number().int(),
    fair: z.number().int(),
    out_of: z.literal(10),
    list: z.array(porutham).length(10),
  }),
  /** Ayanamsa and the clocks that were used. `key` names the glossary entry, where there is one. */
  settings: z.array(z.object({ key: z.string(), term: z.string(), value: z.string() })),
})
export type MatchData = z.infer<typeof matchData>

import { z } from 'zod'
import { celebrityKinds } from './celebrity-kinds.ts'

/** Somebody of the shelf, in the visitor's language. */
export const celebrityData = z.object({
  key: z.string(),
  kind: z.enum(celebrityKinds),
  name: z.string(),
  /** The name in Latin and in Devanagari, whatever the visitor's language. */
  names: z.object({ en: z.string(), hi: z.string() }),
  known_for: z.string(),
  dob: z.string(),
  tob: z.string().nullable(),
  pob: z.string(),
  lat: z.number(),
  lng: z.number(),
  gender: z.enum(['Male', 'Female']),
  /** The year of death: nobody living is on the shelf. */
  died: z.number().int(),
  /** The book, archive or encyclopaedia that gives the day and place of the birth. */
  birth_source: z.string(),
  /** Where the time comes from. */
  source: z.enum(['record', 'memory', 'uncertain']),
})

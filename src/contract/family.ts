import { z } from 'zod'
import { instant } from './core/common-schemas.ts'
import { factShown } from './kundli/kundli-page.ts'
import { relations } from './kundli/constants.ts'

/** One sentence on a stretch of time, and the computed fact it rests on. */
export const datedLine = z.object({ text: z.string(), at: instant, fact: factShown })
export type DatedLine = z.infer<typeof datedLine>

const member = z.object({
  bid: z.string(),
  /** The short name where there is one. */
  name: z.string(),
  relation: z.enum(relations).nullable(),
  gender: z.enum(['Male', 'Female']),
  /** The running mahadasha and antardasha; null where the minute of birth is not known. */
  running: datedLine.nullable(),
  /** What begins within twelve months, the nearest first. */
  ahead: z.array(datedLine),
})
export type FamilyMember = z.infer<typeof member>

/** The people of the saved kundlis, one's own first, those whose relation is known before the others. */
export const familyData = z.object({
  members: z.array(member),
  /** So many more are saved than are told of. */
  others: z.number().int(),
})
export type FamilyData = z.infer<typeof familyData>

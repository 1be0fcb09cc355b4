import { z } from 'zod'
import { codeDigits, wireMobile, answerLanguages } from './constants.ts'

/** Ids are opaque to a client: UUIDs that say nothing and can't be counted. */
export const id = z.uuid()
export const persona = z.enum(['Oracle', 'Astra'])
export type Persona = z.infer<typeof persona>
export const languageName = z.enum(answerLanguages)
export type LanguageName = z.infer<typeof languageName>
export const device = z.enum(['web', 'app'])

/**
 * One number however it is spelt: blanks, dashes, brackets and a leading + or 0s fall away.
 * Out comes "91" and ten digits, the first 6 to 9.
 */
export const mobile = z
  .string()
  .max(24)
  .transform((typed) => typed.replace(/[\s().+-]/g, '').replace(/^0+/, ''))
  .transform((digits) => (/^\d{10}$/.test(digits) ? `91${digits}` : digits))
  .pipe(z.string().regex(wireMobile))

export const verificationCode = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`))
/** What getOTP gives and validateOTP wants back. */
export const codeToken = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/)
/** Why an operator does something: stands in the log of acts. */
export const operatorReason = z.string().trim().min(5).max(200)
/** Rupees with at most two decimals. */
export const rupees = z.number()
export const instant = z.iso.datetime({ offset: true })

export const factData = z.object({ id: z.string(), label: z.string(), value: z.string() })
export type FactData = z.infer<typeof factData>
export const refundStates = z.enum(['review', 'sending', 'sent', 'done', 'refused', 'failed'])

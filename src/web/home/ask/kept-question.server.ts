import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { parseCookie } from 'cookie'
import { questionMaxLength } from '../../../contract/core/constants.ts'
import { parseStoredBirthForm, type BirthFormValues } from '../../ui/birth/birth-form-values.ts'

/** A visitor's question, and the birth once it is given. */
export interface KeptQuestion {
  question: string
  birth: BirthFormValues | null
}

const name = 'asked'
/** Long enough for an SMS that is late. */
const lifeSeconds = 3600
/** More than a browser takes in one cookie. */
const longest = 3800
/** What a cookie of that length may unfold to, made by hand. */
const longestText = 20_000

/** The question that waits in this browser alone: in a cookie that no script and no address ever sees. */
export function readKeptQuestion(request: Request): KeptQuestion | null {
  const value = parseCookie(request.headers.get('Cookie') ?? '')[name]
  if (!value) return null
  try {
    const packed = Buffer.from(value, 'base64url')
    const text = inflateRawSync(packed, { maxOutputLength: longestText }).toString('utf8')
    const { question, birth } = JSON.parse(text) as Record<string, unknown>
    if (typeof question !== 'string' || question.length > questionMaxLength) return null
    return { question, birth: birth ? parseStoredBirthForm(birth) : null }
  } catch {
    return null
  }
}

/** The cookie's header for what is to be kept; null forgets it. */
export function keptQuestionCookie(kept: KeptQuestion | null, { protocol }: URL): string {
  const value = kept ? deflateRawSync(JSON.stringify(kept)).toString('base64url') : ''
  const age = value && value.length < longest ? lifeSeconds : 0
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${age ? value : ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

import { parseCookie } from 'cookie'
import type { RouterContextProvider } from 'react-router'
import { sealContext } from '../api/contexts.ts'
import type { BirthInput } from '../ui/birth/birth-form-values.ts'

const cookieName = 'unsaved_births'
const mostBirths = 3
const seconds = 24 * 3600
/** A browser drops a longer cookie without a word. */
const mostLetters = 3900

interface UnsavedBirth {
  /** Names it in the address of its kundli, and says nothing of it. */
  key: string
  birth: BirthInput
}

interface Visit {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** The birth that this browser was given a kundli of, by the key in its address; null where it holds none. */
export function unsavedBirth(visit: Visit, key: string): BirthInput | null {
  return unsavedBirths(visit).find((unsaved) => unsaved.key === key)?.birth ?? null
}

/**
 * Leaves a birth with the browser for a day, sealed, beside the last two: the server keeps nothing of a
 * visitor, and no address, script or log sees it. The same birth keeps its key.
 */
export function leaveBirth(visit: Visit, birth: BirthInput): { key: string; cookie: string } {
  const births = unsavedBirths(visit)
  const content = JSON.stringify(birth)
  const same = births.find((unsaved) => JSON.stringify(unsaved.birth) === content)
  const key = same?.key ?? crypto.randomUUID()
  const others = births.filter((unsaved) => unsaved !== same)
  return { key, cookie: cookieOf(visit, [{ key, birth }, ...others].slice(0, mostBirths)) }
}

function unsavedBirths({ request, context }: Visit): UnsavedBirth[] {
  const sealed = parseCookie(request.headers.get('Cookie') ?? '')[cookieName]
  const text = sealed && sealOf(context).unseal(sealed)
  return text ? (JSON.parse(text) as UnsavedBirth[]) : []
}

function cookieOf(visit: Visit, births: UnsavedBirth[]): string {
  const sealed = sealOf(visit.context).seal(JSON.stringify(births))
  if (sealed.length > mostLetters && births.length > 1) return cookieOf(visit, births.slice(0, -1))
  const secure = visit.url.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${sealed}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function sealOf(context: Visit['context']) {
  const seal = context.get(sealContext)
  if (!seal) throw new Error('The server gave this request no seal.')
  return seal
}

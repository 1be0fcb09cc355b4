import { pages } from '../../web/app/pages.ts'
import { cutAtNonces, type NoncePieces } from './nonce-pieces.ts'

const plainValue = /^[\w-]{1,40}$/

const exact = new Set(pages.filter(({ path }) => !path.includes(':')).map(({ path }) => path))
const sharing = pages.flatMap(({ path, sharedQueryNames: shared }) =>
  shared ? [{ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), query: shared }] : [],
)

/** Whether this address shows the same to everybody who is nobody in particular (`shared` in pages.ts). */
export function isCacheablePage(url: string): boolean {
  const [, path = '', search = ''] = /^\/([\w/-]{1,200})(?:\?(.{0,200}))?$/.exec(url) ?? []
  const plain = path.replace(/^hi\//, '')
  const row = sharing.find(({ pattern }) => pattern.test(plain))
  // /forum/create is a page of its own, not a discussion of that name.
  if (!row || (exact.has(plain) && plain.includes('/'))) return false
  return [...new URLSearchParams(search)].every(
    ([name, value]) => row.query.includes(name) && plainValue.test(value),
  )
}

/**
 * The cookie with which somebody is still nobody in particular: none, or the choice of light or dark.
 *
 * @returns it, or null for any other.
 */
export function anonymousCookie(cookie: string | undefined): string | null {
  return /^(?:theme=(?:light|dark))?$/.test(cookie ?? '') ? (cookie ?? '') : null
}

/** A page as it is shown to every visitor, but for the nonce. */
export interface CachedPage {
  headers: [name: string, value: string][]
  pieces: NoncePieces
}

/**
 * Takes a rendered page as one that can be shown again.
 *
 * @param nonce that it was rendered with: one made for this alone, sent to nobody.
 * @returns null for what is no plain whole page: a redirect, a refusal, one that sets a cookie.
 */
export async function cachedPageOf(response: Response, nonce: string): Promise<CachedPage | null> {
  const { status, headers } = response
  const html = await response.text()
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Content-Encoding')) return null
  if (!headers.get('Content-Type')?.startsWith('text/html')) return null
  // All of its scripts are ours, or it is not shown again.
  const all = html.match(/\bnonce="[^"]*"/g) ?? []
  if (!all.every((it) => it === `nonce="${nonce}"`)) return null
  return { headers: [...headers], pieces: cutAtNonces(html, nonce) }
}

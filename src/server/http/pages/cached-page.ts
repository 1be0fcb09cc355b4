import { cutAtNonces, type NoncePieces } from './nonce-pieces.ts'

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
  const nonceAttributes = html.match(/\bnonce="[^"]*"/g) ?? []
  if (!nonceAttributes.every((attribute) => attribute === `nonce="${nonce}"`)) return null
  return { headers: [...headers], pieces: cutAtNonces(html, nonce) }
}

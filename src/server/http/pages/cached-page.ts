import type { PageHole } from '../../core/member-page.ts'
import { cutAtHoles, type PagePieces } from './page-pieces.ts'

/** A page that is shown to many, but for what stands in its holes. */
export interface CachedPage {
  headers: [name: string, value: string][]
  pieces: PagePieces
}

/** Where a nonce stands in a page that was drawn with this one. */
export function nonceHole(nonce: string): PageHole {
  return { name: 'nonce', mark: nonce, width: nonce.length }
}

/**
 * The text of a rendered page that can be shown again.
 *
 * @param nonce that it was rendered with: one made for this alone, sent to nobody.
 * @returns null for what is no plain whole page: a redirect, a refusal, one that sets a cookie.
 */
export async function repeatableHtml(response: Response, nonce: string): Promise<string | null> {
  const { status, headers } = response
  const html = await response.text()
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Content-Encoding')) return null
  if (!headers.get('Content-Type')?.startsWith('text/html')) return null
  // All of its scripts are ours, or it is not shown again.
  const nonceAttributes = html.match(/\bnonce="[^"]*"/g) ?? []
  return nonceAttributes.every((attribute) => attribute === `nonce="${nonce}"`) ? html : null
}

/** Takes a rendered page as one that every visitor is shown. */
export async function cachedPageOf(response: Response, nonce: string): Promise<CachedPage | null> {
  const html = await repeatableHtml(response, nonce)
  if (html === null) return null
  return { headers: [...response.headers], pieces: cutAtHoles(html, [nonceHole(nonce)]) }
}

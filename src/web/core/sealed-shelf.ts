import { parseCookie } from 'cookie'
import type { RouterContextProvider } from 'react-router'
import { sealContext } from '../api/contexts.ts'

const mostItems = 3
const seconds = 24 * 3600
/** A browser drops a longer cookie without a word. */
const mostLetters = 3900

/** What lies there, with the key that names it in addresses. */
export interface ShelfItem {
  key: string
}

export interface Visit {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** What this browser was given under a cookie's name and not yet asked to keep, newest first. */
export function shelfOf<Item extends ShelfItem>(
  { request, context }: Visit,
  cookieName: string,
): Item[] {
  const sealed = parseCookie(request.headers.get('Cookie') ?? '')[cookieName]
  const text = sealed && sealOf(context).unseal(sealed)
  return text ? (JSON.parse(text) as Item[]) : []
}

/**
 * Leaves something with the browser for a day, sealed, beside the last two: the server keeps nothing of a
 * visitor, and no address, script or log sees it. The same again keeps its key.
 */
export function leaveOnShelf<Item extends ShelfItem>(
  visit: Visit,
  cookieName: string,
  content: Omit<Item, 'key'>,
): { key: string; cookie: string } {
  const items = shelfOf<Item>(visit, cookieName)
  const text = JSON.stringify(content)
  const same = items.find((item) => JSON.stringify({ ...item, key: undefined }) === text)
  const key = same?.key ?? crypto.randomUUID()
  const others = items.filter((item) => item !== same)
  const kept = [{ key, ...content }, ...others].slice(0, mostItems)
  return { key, cookie: cookieOf(visit, cookieName, kept) }
}

/** Takes everything off it. @returns the cookie's header. */
export function clearShelf({ url }: Pick<Visit, 'url'>, cookieName: string): string {
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

function cookieOf(visit: Visit, cookieName: string, items: object[]): string {
  const sealed = sealOf(visit.context).seal(JSON.stringify(items))
  if (sealed.length > mostLetters && items.length > 1)
    return cookieOf(visit, cookieName, items.slice(0, -1))
  const secure = visit.url.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${sealed}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function sealOf(context: Visit['context']) {
  const seal = context.get(sealContext)
  if (!seal) throw new Error('The server gave this request no seal.')
  return seal
}

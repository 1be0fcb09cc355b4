import type { FastifyRequest } from 'fastify'
import type { ApiName } from '../../../contract/apis.ts'
import { identifyCaller, type Caller } from '../../core/caller.ts'
import { anonymousCookie, isCacheablePage } from './cacheable-page.ts'
import { cachedPageOf, type CachedPage } from './cached-page.ts'
import { callFromPage } from './call-from-page.ts'
import { drawPage, newNonce, type Asking } from './draw-page.ts'
import { pageLanguage } from './page-patterns.ts'

/** The page as everybody sees it, to who is nobody in particular: nothing of the request but its address and light or dark goes into it. */
export async function pageForAll(
  asking: Asking,
  request: FastifyRequest,
): Promise<CachedPage | null> {
  const { context, origin, address } = asking
  const cookie = cookieForAll(request)
  if (cookie === null) return null
  const key = `${origin} ${address} ${cookie}`
  // Each page that has to be drawn counts for the visitor who caused it; who causes too many is told by what draws for one.
  if (!context.pageCache.has(key)) {
    const visitor = await identifyCaller(context, request, false, pageLanguage(request.url))
    if (context.doorLimits.takePage(visitor)) return null
  }
  return context.pageCache.get(key, async () => {
    const nonce = newNonce()
    const everybody = await everybodyOf(asking, request)
    const drawing = new Request(address, { headers: cookie ? { Cookie: cookie } : {} })
    const response = await drawPage(asking, drawing, {
      call: (name, input) => callFromPage(context, everybody, true, name as ApiName, input),
      nonce,
      requestId: request.id,
    })
    return cachedPageOf(response, nonce)
  })
}

/** The caller that what is shown to many is read by: without a session, an address or a header. */
export async function everybodyOf(
  { context }: Asking,
  { id, url }: FastifyRequest,
): Promise<Caller> {
  const nobody = { id, ip: '', headers: {} }
  const caller = await identifyCaller(context, nobody, false, pageLanguage(url))
  return { ...caller, isEverybody: true }
}

/** The cookie of somebody who is shown what everybody is; null for others and other pages. */
function cookieForAll({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || headers.authorization || !isCacheablePage(url)) return null
  return anonymousCookie(headers.cookie)
}

import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiName } from '../../../contract/apis.ts'
import { httpErrors as words } from '../../../words/http/http-errors.ts'
import { say, type Language, type LocalizedText } from '../../../words/say.ts'
import { callFromPage } from './call-from-page.ts'
import { isDatabaseGone } from '../error-response.ts'
import type { AppContext } from '../../core/context.ts'
import { gzippedWithNonce, withNonce } from './nonce-pieces.ts'
import { policy } from './content-security-policy.ts'
import { isPaymentPage } from './page-patterns.ts'
import { handlerOf } from './page-handler.ts'
import { anonymousCookie, isCacheablePage } from './cacheable-page.ts'
import { cachedPageOf, type CachedPage } from './cached-page.ts'
import { cookieSealOf } from './cookie-seal.ts'
import { isSameOrigin, identifyCaller, type Caller } from '../../core/caller.ts'

type Contexts = typeof import('../../../web/api/contexts.ts')
/** Gives the build to render with: the built one, or in development the freshest. */
export type Build = () => Promise<ServerBuild>

const largestForm = 64 * 1024

/** Renders every address that no other route takes. */
export function servePages(
  app: FastifyInstance,
  context: AppContext,
  build: Build,
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): void {
  // A scope of its own, in which no body is parsed: the router reads the request itself.
  app.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    if (middleware)
      pages.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next))
    pages.all('/*', (request, reply) => render(context, build, !!middleware, request, reply))
    done()
  })
}

async function render(
  context: AppContext,
  build: Build,
  isDevelopment: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const views = request.method === 'GET' || request.method === 'HEAD'
  const nonce = newNonce()
  const pays = context.adapters.payments.name === 'razorpay' && isPaymentPage(request.url)
  reply.header('Content-Security-Policy', policy(nonce, isDevelopment, pays))
  // A bank's own page may open in a window of the checkout's.
  if (pays) reply.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  const refusal = refuse(request)
  if (refusal) return void sayPlainly(reply, ...refusal, languageOf(request.url))
  // HTTP/1.0 asks without a Host.
  const askedHost = request.headers.host || `localhost:${request.socket.localPort}`
  const origin = context.config.publicUrl ?? `http://${askedHost}`

  const { protocol } = new URL(origin)
  const asking: Asking = {
    context,
    build: await build(),
    isDevelopment,
    origin,
    address: `${protocol}//${askedHost}${request.url}`,
  }
  const cookie = isDevelopment ? null : cookieForAll(request)
  if (cookie !== null) {
    const page = await pageForAll(asking, request, cookie)
    if (page) return void sendForAll(page, nonce, request, reply)
  }
  const visitorsLanguage = languageOf(request.url)
  let caller: Caller
  try {
    caller = await identifyCaller(
      context,
      request,
      views || isSameOrigin(request.headers),
      visitorsLanguage,
    )
  } catch (error) {
    if (!isDatabaseGone(error)) throw error
    return void sayPlainly(reply.header('Retry-After', '1'), 503, words.busy, visitorsLanguage)
  }
  const waitSeconds = context.doorLimits.takePage(caller)
  if (waitSeconds) {
    context.securityLog.record({
      event: 'rate-refused',
      uid: caller.session?.uid,
      caller,
      detail: { call: 'page', status: 429 },
    })
    reply.header('Retry-After', String(waitSeconds))
    return void sayPlainly(reply, 429, words.tooMany, visitorsLanguage)
  }
  const asked = createRequest(request.raw, reply.raw, { protocol, host: askedHost })
  const response = await draw(asking, asked, caller, nonce)
  // A page, its data and a redirect alike are for this visitor; what a session shows is kept nowhere.
  if (caller.session) response.headers.set('Cache-Control', 'private, no-store')
  else if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-cache')
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !response.headers.has(header))
      response.headers.set(header, String(value))
  for (const line of caller.cookies) response.headers.append('Set-Cookie', line)
  reply.hijack()
  await sendResponse(reply.raw, response)
}

/** What a page is drawn with, beside who asks. */
interface Asking {
  context: AppContext
  build: ServerBuild
  isDevelopment: boolean
  /** Scheme and host that links are made with. */
  origin: string
  /** The whole address, as it was asked for. */
  address: string
}

function draw(
  { context, build, isDevelopment, origin }: Asking,
  request: Request,
  caller: Caller,
  nonce: string,
): Promise<Response> {
  const views = request.method === 'GET' || request.method === 'HEAD'
  const module = build as ServerBuild & { entry: { module: { contexts: Contexts } } }
  const { contexts } = module.entry.module
  const routerContext = new RouterContextProvider()
  routerContext.set(contexts.nonceContext, nonce)
  routerContext.set(contexts.originContext, origin)
  routerContext.set(contexts.sealContext, cookieSealOf(context.config))
  routerContext.set(contexts.apiContext, (name, input, options) =>
    // Only what a form says is repeated: the loaders of the same request read anew.
    callFromPage(context, { ...caller, ...options }, views, name as ApiName, input),
  )
  routerContext.set(contexts.reportErrorContext, (error) => {
    // A form sent to a page that takes none, and the like: the caller's mistake.
    if (Number((error as { status?: unknown } | null)?.status) < 500) return
    context.log.error({ err: error, requestId: caller.requestId }, 'page fault')
  })
  return handlerOf(module, isDevelopment, request.url)(request, routerContext)
}

/** The cookie of somebody who is shown what everybody is; null for others and other pages. */
function cookieForAll({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || headers.authorization || !isCacheablePage(url)) return null
  return anonymousCookie(headers.cookie)
}

/** The page as everybody sees it: nothing of the request but its address and light or dark goes into it. */
async function pageForAll(
  asking: Asking,
  request: FastifyRequest,
  cookie: string,
): Promise<CachedPage | null> {
  const { context, origin, address } = asking
  const key = `${origin} ${address} ${cookie}`
  // Each page that has to be drawn counts for the visitor who caused it; who causes too many is told below.
  if (!context.pageCache.has(key)) {
    const visitor = await identifyCaller(context, request, false, languageOf(request.url))
    if (context.doorLimits.takePage(visitor)) return null
  }
  return context.pageCache.get(key, async () => {
    const nonce = newNonce()
    const nobody = { id: request.id, ip: '', headers: {} }
    const caller: Caller = {
      ...(await identifyCaller(context, nobody, false, languageOf(request.url))),
      isEverybody: true,
    }
    const drawing = new Request(address, { headers: cookie ? { Cookie: cookie } : {} })
    return cachedPageOf(await draw(asking, drawing, caller, nonce), nonce)
  })
}

function sendForAll(
  { headers, pieces }: CachedPage,
  nonce: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  for (const [header, value] of headers) reply.header(header, value)
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(withNonce(pieces, nonce))
  return reply.header('Content-Encoding', 'gzip').send(gzippedWithNonce(pieces, nonce))
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** What no page would know what to do with: status and sentence. */
function refuse(request: FastifyRequest): [number, LocalizedText] | null {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return [405, words.wrongMethod]
  if (isOfAnotherSite(headers)) return [403, words.notYours]
  const length = headers['content-length']
  if (length === undefined) return [411, words.notForm]
  if (Number(length) > largestForm) return [413, words.tooLarge]
  // Our own forms send nothing else, and of other types not every body can be read.
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '')
    ? null
    : [415, words.notForm]
}

/** A form that another site sends through a visitor's browser: it could sign them in as somebody else. */
function isOfAnotherSite(headers: FastifyRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !isSameOrigin(headers)
}

function sayPlainly(
  reply: FastifyReply,
  status: number,
  sentence: LocalizedText,
  language: Language,
): FastifyReply {
  if (status === 405) reply.header('Allow', 'GET, HEAD, POST')
  reply.header('Cache-Control', 'no-store')
  return reply.code(status).type('text/plain; charset=utf-8').send(say(sentence, language))
}

function languageOf(url: string): Language {
  return /^\/hi(?:[/.?]|$)|^\/forum\/learn-more-hindi/.test(url) ? 'hi' : 'en'
}

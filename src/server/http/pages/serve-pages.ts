import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ApiName } from '../../../contract/apis.ts'
import { httpErrors as words } from '../../../words/http/http-errors.ts'
import { say, type Language, type LocalizedText } from '../../../words/say.ts'
import { callFromPage } from './call-from-page.ts'
import { isDatabaseGone } from '../error-response.ts'
import type { AppContext } from '../../core/context.ts'
import { drawPage, newNonce, type Asking } from './draw-page.ts'
import { filledPage, gzippedPage, type HoleValues } from './page-pieces.ts'
import { pageForAll } from './page-for-all.ts'
import { pageForMember } from './page-for-member.ts'
import { policy } from './content-security-policy.ts'
import { isPaymentPage, pageLanguage } from './page-patterns.ts'
import type { CachedPage } from './cached-page.ts'
import { isSameOrigin, identifyCaller, type Caller } from '../../core/caller.ts'

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
  if (refusal) return void sayPlainly(reply, ...refusal, pageLanguage(request.url))
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
  const forAll = isDevelopment ? null : await pageForAll(asking, request)
  if (forAll) return void sendKept(forAll, new Map([['nonce', nonce]]), request, reply)
  const caller = await admitCaller(context, request, reply, views)
  if (!caller) return
  const forMember = isDevelopment ? null : await pageForMember(asking, request, caller)
  if (forMember) {
    const { page, values } = forMember
    return void sendKept(page, values.set('nonce', nonce), request, reply)
  }
  const webRequest = createRequest(request.raw, reply.raw, { protocol, host: askedHost })
  const response = await drawPage(asking, webRequest, {
    // Only what a form says is repeated: the loaders of the same request read anew.
    call: (name, input, options) =>
      callFromPage(context, { ...caller, ...options }, views, name as ApiName, input),
    nonce,
    requestId: caller.requestId,
  })
  await sendOwn(response, caller, reply)
}

/** Who asks, within the rate of pages; null where that was answered already: the database is away, or too many were asked for. */
async function admitCaller(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  views: boolean,
): Promise<Caller | null> {
  const language = pageLanguage(request.url)
  let caller: Caller
  try {
    const isOurs = views || isSameOrigin(request.headers)
    caller = await identifyCaller(context, request, isOurs, language)
  } catch (error) {
    if (!isDatabaseGone(error)) throw error
    sayPlainly(reply.header('Retry-After', '1'), 503, words.busy, language)
    return null
  }
  const waitSeconds = context.doorLimits.takePage(caller)
  if (!waitSeconds) return caller
  context.securityLog.record({
    event: 'rate-refused',
    uid: caller.session?.uid,
    caller,
    detail: { call: 'page', status: 429 },
  })
  reply.header('Retry-After', String(waitSeconds))
  sayPlainly(reply, 429, words.tooMany, language)
  return null
}

/** Sends a page, its data or a redirect, which are for this visitor alone; what a session shows is kept nowhere. */
async function sendOwn(response: Response, caller: Caller, reply: FastifyReply): Promise<void> {
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

/** Sends a page that was drawn for many, with what is this response's own. */
function sendKept(
  { headers, pieces }: CachedPage,
  values: HoleValues,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  for (const [header, value] of headers) reply.header(header, value)
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(filledPage(pieces, values))
  return reply.header('Content-Encoding', 'gzip').send(gzippedPage(pieces, values))
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

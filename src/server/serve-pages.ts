import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiName } from '../contract/apis.ts'
import { house as words } from '../words/house.ts'
import { say, type Language } from '../words/say.ts'
import { endpoints } from './apis.ts'
import { call, isDatabaseGone } from './call.ts'
import type { House } from './house.ts'
import { isSameOrigin, meet, type Visitor } from './visitor.ts'

type Contexts = typeof import('../web/contexts.ts')
/** Gives the build to render with: the built one, or in development the freshest. */
export type Build = () => Promise<ServerBuild>

const largestForm = 64 * 1024

/** Renders every address that no other route takes. */
export function servePages(
  app: FastifyInstance,
  house: House,
  build: Build,
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): void {
  // A scope of its own, in which no body is parsed: the router reads the request itself.
  app.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    if (middleware)
      pages.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next))
    pages.all('/*', (request, reply) => render(house, build, !!middleware, request, reply))
    done()
  })
}

async function render(
  house: House,
  build: Build,
  isDevelopment: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const views = request.method === 'GET' || request.method === 'HEAD'
  const nonce = randomBytes(16).toString('base64')
  const origin = house.config.publicUrl ?? `${request.protocol}://${request.host}`
  reply.header('Content-Security-Policy', policy(nonce, isDevelopment))
  const refusal = views ? null : refuseForm(request)
  if (refusal) return void reply.code(refusal).type('text/plain').send(say(words.tooLarge, 'en'))

  let visitor: Visitor
  try {
    visitor = await meet(
      house,
      request,
      views || isSameOrigin(request.headers),
      languageOf(request.url),
    )
  } catch (error) {
    if (!isDatabaseGone(error)) throw error
    return void reply
      .code(503)
      .header('Retry-After', '1')
      .type('text/plain')
      .send(say(words.busy, 'en'))
  }
  const module = (await build()) as ServerBuild & { entry: { module: { contexts: Contexts } } }
  const { contexts } = module.entry.module
  const context = new RouterContextProvider()
  context.set(contexts.nonceContext, nonce)
  context.set(contexts.originContext, origin)
  context.set(contexts.askContext, (name, input) =>
    ask(house, visitor, views, name as ApiName, input),
  )
  context.set(contexts.faultContext, (error) =>
    house.log.error(
      { err: error, requestId: request.id, page: request.routeOptions.url },
      'page fault',
    ),
  )
  const page = createRequestHandler(module, isDevelopment ? 'development' : 'production')
  const { protocol, host } = new URL(origin)
  const asked = createRequest(request.raw, reply.raw, {
    protocol,
    host: request.headers.host ?? host,
  })
  const response = await page(asked, context)
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !response.headers.has(header))
      response.headers.set(header, String(value))
  for (const cookie of visitor.cookies) response.headers.append('Set-Cookie', cookie)
  reply.hijack()
  await sendResponse(reply.raw, response)
}

/** A page's loader or action makes a call of the contract, in place. */
async function ask(
  house: House,
  visitor: Visitor,
  views: boolean,
  name: ApiName,
  input: unknown,
): Promise<unknown> {
  if (views && endpoints[name].kind === 'write')
    throw new Error(`${name} changes something, and a page view must not.`)
  const called = await call(house, visitor, name, input)
  if ('stream' in called) throw new Error(`${name} streams; a page asks for it from the browser.`)
  if (called.status !== 200) throw Response.json(called.body, { status: called.status })
  return called.body
}

function refuseForm(request: FastifyRequest): number | null {
  const length = request.headers['content-length']
  if (length === undefined) return 411
  return Number(length) > largestForm ? 413 : null
}

function languageOf(url: string): Language {
  return /^\/hi(?:[/.?]|$)/.test(url) ? 'hi' : 'en'
}

function policy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite puts styles in by script while developing.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

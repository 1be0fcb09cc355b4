import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { serveBlogPictures } from '../blog/serve-blog-pictures.ts'
import { serveCards } from '../cards/serve-cards.ts'
import { errorResponseOf } from '../http/error-response.ts'
import { migrate, type Database } from '../db/database.ts'
import type { Config } from '../core/settings/config.ts'
import type { AppContext } from '../core/context.ts'
import { logSettings } from '../core/log/log.ts'
import { measureRequests } from '../http/request-metrics.ts'
import { chooseAdapters } from './adapters.ts'
import { openHashKey } from './hash-key.ts'
import { openPushKeys } from './push-keys.ts'
import { openServiceDatabase } from './service-database.ts'
import { createContext, type ContextParts } from './context.ts'
import { openTracing } from './tracing/open-tracing.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { sendError, sendErrorOf, languageOf, serveApis } from '../http/serve-apis.ts'
import { serveCalendar } from '../calendar/serve-calendar.ts'
import { serveStop } from '../reminders/serve-stop.ts'
import { serveCheckout } from '../payments/serve-checkout.ts'
import { isHost } from '../http/host-header.ts'
import { trustedProxiesOf } from '../http/trusted-proxies.ts'
import { serveHealth } from '../http/health.ts'
import { serveInbox } from '../http/serve-inbox.ts'
import { serveAvatars } from '../profile/serve-avatars.ts'
import { serveNotices } from '../notifications/serve-notifications.ts'
import { servePages, type Build } from '../http/pages/serve-pages.ts'
import { serveInvoice } from '../payments/invoices/serve-invoice.ts'
import { serveReport } from '../kundli/report/serve-report.ts'
import { serveWebhooks } from '../payments/serve-webhooks.ts'

export interface Server {
  app: FastifyInstance
  context: AppContext
  /**
   * Has /readyz say that nothing more should be sent here, closes kept connections after their next reply,
   * and goes on serving until every balancer has had time to hear of it (`drainSeconds`).
   */
  drain(): Promise<void>
  /**
   * Stops taking requests, lets answers that are written or read here end for a bounded time
   * (`endingSeconds`), leaves the others to other processes, closes the database.
   */
  close(): Promise<void>
}

export interface ServerOptions extends Pick<
  ContextParts,
  'clock' | 'readChart' | 'composePrediction' | 'beginInTurn'
> {
  database?: Database
  adapters?: Adapters
  /** Where the pages come from; absent in tests of the calls alone. */
  build?: Build
  /** In development: serves sources before the pages' own routes. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  logStream?: { write(line: string): void }
}

/** Of one process: past them a new one is closed at once, and who is connected is served. */
const maxConnections = 10_000

function createFastify(settings: Config, parts: ServerOptions) {
  return Fastify({
    logger: logSettings(settings.logLevel, parts.logStream),
    // Our own line for each request (below): Fastify's holds the address with its query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxiesOf(settings),
    bodyLimit: 64 * 1024,
    // Of a request that comes in drops: Node swaps these two when the second is the smaller.
    http: { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 500 },
    // A proxy's way of asking: the whole address in the first line.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/',
    // An address that can't be decoded, before any hook has run.
    frameworkErrors: (_error, request, reply) =>
      void sendError(
        reply.headers(headersOfAll(settings)),
        400,
        words.badAddress,
        languageOf(request),
      ),
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
}

/** Puts the house together: here alone real or stand-in is chosen, here alone the pages are known. */
export async function openServer(settings: Config, parts: ServerOptions = {}): Promise<Server> {
  const app = createFastify(settings, parts)
  app.server.maxConnections = maxConnections
  const database = parts.database ?? (await openServiceDatabase(settings, app.log))
  if (parts.database) await migrate(database.db)
  const config = { ...settings, hashSecret: await openHashKey(database.db, settings, app.log) }
  const { context, finishWork } = createContext({
    config,
    database,
    pushKeys: await openPushKeys(database.db, settings, app.log),
    adapters: parts.adapters ?? (await chooseAdapters(config, app.log)),
    log: app.log,
    clock: parts.clock,
    readChart: parts.readChart,
    composePrediction: parts.composePrediction,
    beginInTurn: parts.beginInTurn,
    writeLine: parts.logStream && ((line) => parts.logStream?.write(line)),
  })
  const tracing = await openTracing(app, config, database)
  await registerRoutes(app, context, parts)
  return {
    app,
    context,
    async drain() {
      context.drain.begin()
      await pause(config.drainSeconds * 1000)
    },
    async close() {
      context.drain.begin()
      const closing = app.close()
      await finishWork(config.endingSeconds * 1000)
      // What is written has been sent or has a reader who does not read.
      const lastWord = setTimeout(() => app.server.closeAllConnections(), 3_000)
      await closing
      clearTimeout(lastWord)
      await tracing.close()
      if (!parts.database) await database.close()
    },
  }
}

function headersOfAll({ production }: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), otp-credentials=(self)',
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

async function registerRoutes(
  app: FastifyInstance,
  context: AppContext,
  parts: ServerOptions,
): Promise<void> {
  // JSON alone: a form on another site can send text/plain without asking first.
  app.removeContentTypeParser('text/plain')
  const headers = headersOfAll(context.config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (context.drain.hasBegun) reply.header('Connection', 'close')
    const { host } = request.headers
    if (host && !isHost(host)) return sendError(reply, 400, words.badAddress, languageOf(request))
  })
  measureRequests(app, context.metrics)
  logRequests(app)
  answerErrors(app)
  registerEndpoints(app, context)
  if (!parts.build) return
  if (!parts.middleware) await registerClientFiles(app)
  servePages(app, context, parts.build, parts.middleware)
}

/** One line a request, without its query. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
  })
}

/** Errors and unknown addresses in the reader's language; a fault is logged with its request's id. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const language = languageOf(request)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return sendError(reply, 413, words.tooLarge, language)
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return sendError(reply, 415, words.notJson, language)
    if (errorResponseOf(error)) return sendErrorOf(error, reply, language)
    if (error.statusCode && error.statusCode < 500)
      return sendError(reply, error.statusCode, words.malformed, language)
    request.log.error({ err: error, requestId: request.id }, 'fault')
    return sendError(reply, 500, words.fault, language)
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, 404, words.notFound, languageOf(request)),
  )
}

function registerEndpoints(app: FastifyInstance, context: AppContext): void {
  serveHealth(app, context)
  serveApis(app, context)
  serveInbox(app, context)
  serveReport(app, context)
  serveInvoice(app, context)
  serveWebhooks(app, context)
  serveCheckout(app, context)
  serveNotices(app, context)
  serveStop(app, context)
  serveCalendar(app, context)
  serveAvatars(app)
  serveBlogPictures(app, context)
  serveCards(app, context)
}

/** The built scripts, styles and pictures. */
async function registerClientFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../../../build/client'),
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build lays .br and .gz beside every script and style.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/build/client/assets/')
      reply.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

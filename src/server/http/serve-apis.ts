import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apis, apiPath, type ApiName } from '../../contract/apis.ts'
import type { StreamProgress } from '../core/endpoint.ts'
import { recordSeparator } from '../../contract/core/constants.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { say, type Language, type LocalizedText } from '../../words/say.ts'
import { dispatch } from './dispatch.ts'
import { errorResponseOf } from './error-response.ts'
import type { AppContext } from '../core/context.ts'
import { openApi } from './open-api.ts'
import { isSameOrigin, identifyCaller } from '../core/caller.ts'

/** Hangs every row of the contract under /apis/. */
export function serveApis(app: FastifyInstance, context: AppContext): void {
  for (const name of Object.keys(apis) as ApiName[]) {
    const { method } = apis[name] as { method: 'GET' | 'POST' | 'both' }
    app.route({
      method: method === 'both' ? ['GET', 'POST'] : method,
      url: apiPath(name),
      // A HEAD would do what its GET does, and may be sent by anyone's prefetch.
      exposeHeadRoute: method === 'GET',
      handler: (request, reply) => answer(context, name, request, reply),
    })
  }
  let description: string | undefined
  app.get('/apis/openapi.json', (_request, reply) => {
    // The same for everybody until the next release: made at the first asking.
    description ??= JSON.stringify(openApi())
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(description)
  })
  app.all('/apis/*', (request, reply) => sendError(reply, 404, words.notFound, languageOf(request)))
}

async function answer(
  context: AppContext,
  name: ApiName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('Cache-Control', 'no-store')
  let caller
  try {
    caller = await identifyCaller(context, request, isSameOrigin(request.headers))
  } catch (error) {
    return sendErrorOf(error, reply, languageOf(request))
  }
  const { method } = apis[name] as { method: string }
  // A link, an image or a prefetch can send a cookie with a GET, but never a Bearer header.
  if (method === 'both' && request.method === 'GET' && caller.by !== 'bearer')
    caller = { ...caller, session: null, by: null }
  const waitSeconds = context.doorLimits.takeCall(caller, context.endpoints[name] as never)
  if (waitSeconds) {
    context.securityLog.record({
      event: 'rate-refused',
      uid: caller.session?.uid,
      caller,
      detail: { call: name, status: 429 },
    })
    reply.header('Retry-After', String(waitSeconds))
    return sendError(reply, 429, words.tooMany, caller.language)
  }
  const isView = request.method === 'GET' || request.method === 'HEAD'
  const input = isView ? request.query : (request.body ?? {})
  const result = await dispatch(context, caller, name, input)
  for (const cookie of caller.cookies) reply.header('Set-Cookie', cookie)
  for (const [header, value] of caller.headers) reply.header(header, value)
  if ('stream' in result) return send(context, request, reply, result.stream)
  if (result.retryAfterSeconds) reply.header('Retry-After', String(result.retryAfterSeconds))
  return reply.code(result.status).send(result.body)
}

/**
 * Text, one U+001E, one JSON object; or server-sent events for who accepts those: `text`, `status`, and
 * `progress` before the first text.
 */
async function send(
  { metrics, drain }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<unknown>,
): Promise<void> {
  const asEvents = (request.headers.accept ?? '').includes('text/event-stream')
  reply.hijack()
  const { raw } = reply
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(header, value)
  raw.writeHead(200, {
    'Content-Type': asEvents ? 'text/event-stream; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  raw.flushHeaders()
  const iterator = pieces[Symbol.asyncIterator]()
  metrics.openStreams.inc({ kind: 'answer' })
  drain.addStream(raw)
  raw.on('close', () => {
    metrics.openStreams.dec({ kind: 'answer' })
    // A reader who left needs no more; the answer itself goes on without them.
    void iterator.return?.().catch(() => undefined)
  })
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    if (raw.destroyed) break
    const bytes = frame(next.value, asEvents)
    if (bytes && !raw.write(bytes) && !raw.destroyed)
      await new Promise<void>((drained) => {
        raw.once('drain', drained)
        raw.once('close', drained)
      })
  }
  raw.end()
}

/** Who reads plain text is not told of what is at work: it has no place there. */
function frame(piece: unknown, asEvents: boolean): string {
  const isText = typeof piece === 'string'
  if (!isText && isProgress(piece))
    return asEvents ? `event: progress\ndata: ${JSON.stringify(piece.progress)}\n\n` : ''
  if (asEvents) return `event: ${isText ? 'text' : 'status'}\ndata: ${JSON.stringify(piece)}\n\n`
  return isText ? piece.replaceAll(recordSeparator, '') : recordSeparator + JSON.stringify(piece)
}

function isProgress(piece: unknown): piece is StreamProgress {
  return typeof piece === 'object' && piece !== null && 'progress' in piece
}

/** The envelope for a request that never reaches a row. */
export function sendError(
  reply: FastifyReply,
  status: number,
  sentence: LocalizedText,
  language: Language,
): FastifyReply {
  reply.header('Cache-Control', 'no-store')
  return reply.code(status).send({ status: 'fail', message: say(sentence, language) })
}

/**
 * The same for something thrown.
 *
 * @throws the error itself where it is a fault of ours.
 */
export function sendErrorOf(error: unknown, reply: FastifyReply, language: Language): FastifyReply {
  const denial = errorResponseOf(error)
  if (!denial) throw error
  const { status, words: said, retryAfterSeconds } = denial
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds))
  return sendError(reply, status, said, language)
}

/** The language of an API’s sentences, by Accept-Language; English unless Hindi stands first. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en'
}

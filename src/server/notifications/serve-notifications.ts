import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { isSameOrigin, identifyCaller } from '../core/caller.ts'
import { countUnseenBy } from './count-unseen.ts'

/** Pages of one person that are told at once: a browser has six lines to us, and needs some for itself. */
const mostPerUser = 3
const mostInAll = 10_000
/** Proxies and phones drop a line on which nothing is said. */
const beatMilliseconds = 25_000

/**
 * Server-sent events for the bell: `unseen` with the count, at once and whenever it changes. Not a row
 * of the contract: it says nothing that get_notification_summary does not, it says it sooner.
 */
export function serveNotices(app: FastifyInstance, context: AppContext): void {
  const open = new Map<string, Set<ServerResponse>>()
  let count = 0
  app.addHook('preClose', async () => {
    for (const responses of open.values()) for (const raw of responses) raw.end()
  })
  app.addHook('onClose', () => context.eventBus.close())
  app.get('/events/notifications', async (request, reply) => {
    const caller = await identifyCaller(context, request, isSameOrigin(request.headers))
    const { uid, sid } = caller.session ?? {}
    if (!uid || !sid) return sendError(reply, 401, words.signIn, languageOf(request))
    if (count >= mostInAll)
      return sendError(reply.header('Retry-After', '60'), 503, words.busy, languageOf(request))
    // To an EventSource this means: do not come back.
    if ((open.get(uid)?.size ?? 0) >= mostPerUser) return reply.code(204).send()
    reply.hijack()
    const { raw } = reply
    for (const [header, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(header, value)
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    const userResponses = open.get(uid) ?? new Set()
    open.set(uid, userResponses.add(raw))
    count++
    context.metrics.openStreams.inc({ kind: 'notices' })
    const stop = tellUnseen(context, { uid, sid }, raw)
    raw.on('close', () => {
      stop()
      count--
      context.metrics.openStreams.dec({ kind: 'notices' })
      userResponses.delete(raw)
      if (!userResponses.size && open.get(uid) === userResponses) open.delete(uid)
    })
  })
}

/**
 * Writes the count now and at each news; news that come while it is being read are one. The end of the
 * session is such news, and the line's end.
 */
function tellUnseen(
  context: AppContext,
  { uid, sid }: { uid: string; sid: string },
  raw: ServerResponse,
): () => void {
  let reading = false
  let again = false
  const say = async () => {
    if (reading) return void (again = true)
    reading = true
    try {
      do {
        again = false
        const unseen_count = await countUnseenBy(context.database.db, uid, sid)
        if (unseen_count === null) return void raw.end()
        if (raw.writable) raw.write(`event: unseen\ndata: ${JSON.stringify({ unseen_count })}\n\n`)
      } while (again)
    } catch (error) {
      context.log.warn({ err: error }, 'an open page was not told')
    } finally {
      reading = false
    }
  }
  const beat = setInterval(() => raw.writable && raw.write(':\n\n'), beatMilliseconds)
  const unsubscribe = context.eventBus.subscribe(uid, () => void say())
  void say()
  return () => {
    clearInterval(beat)
    unsubscribe()
  }
}

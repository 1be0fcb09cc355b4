import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { house as words } from '../../words/http/http-errors.ts'
import type { House } from '../core/context.ts'
import { deny, languageOf } from '../http/serve-apis.ts'
import { isSameOrigin, meet } from '../core/request-user.ts'
import { busOf } from '../core/event-bus.ts'
import { countUnseenBy } from './unseen.ts'

/** Pages of one person that are told at once: a browser has six lines to us, and needs some for itself. */
const mostPerUser = 3
const mostInAll = 10_000
/** Proxies and phones drop a line on which nothing is said. */
const beatMilliseconds = 25_000

/**
 * Server-sent events for the bell: `unseen` with the count, at once and whenever it changes. Not a row
 * of the contract: it says nothing that get_notification_summary does not, it says it sooner.
 */
export function serveNotices(app: FastifyInstance, house: House): void {
  const open = new Map<string, Set<ServerResponse>>()
  let count = 0
  app.addHook('preClose', async () => {
    for (const responses of open.values()) for (const raw of responses) raw.end()
  })
  app.addHook('onClose', () => busOf(house).close())
  app.get('/events/notifications', async (request, reply) => {
    const visitor = await meet(house, request, isSameOrigin(request.headers))
    const { uid, sid } = visitor.session ?? {}
    if (!uid || !sid) return deny(reply, 401, words.signIn, languageOf(request))
    if (count >= mostInAll)
      return deny(reply.header('Retry-After', '60'), 503, words.busy, languageOf(request))
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
    const mine = open.get(uid) ?? new Set()
    open.set(uid, mine.add(raw))
    count++
    house.metrics.openStreams.add({ kind: 'notices' })
    const stop = tellUnseen(house, { uid, sid }, raw)
    raw.on('close', () => {
      stop()
      count--
      house.metrics.openStreams.add({ kind: 'notices' }, -1)
      mine.delete(raw)
      if (!mine.size && open.get(uid) === mine) open.delete(uid)
    })
  })
}

/**
 * Writes the count now and at each news; news that come while it is being read are one. The end of the
 * session is such news, and the line's end.
 */
function tellUnseen(
  house: House,
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
        const unseen_count = await countUnseenBy(house.database.db, uid, sid)
        if (unseen_count === null) return void raw.end()
        if (raw.writable) raw.write(`event: unseen\ndata: ${JSON.stringify({ unseen_count })}\n\n`)
      } while (again)
    } catch (error) {
      house.log.warn({ err: error }, 'an open page was not told')
    } finally {
      reading = false
    }
  }
  const beat = setInterval(() => raw.writable && raw.write(':\n\n'), beatMilliseconds)
  const unsubscribe = busOf(house).subscribe(uid, () => void say())
  void say()
  return () => {
    clearInterval(beat)
    unsubscribe()
  }
}

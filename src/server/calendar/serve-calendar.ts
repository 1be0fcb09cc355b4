import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../words/http/http-errors.ts'
import { feedWords } from '../../words/reminders/calendar.ts'
import { say } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { takeRateLimits } from '../core/rate-limit.ts'
import { languageOf, sendError } from '../http/serve-apis.ts'
import { findFeed } from './calendar-feed.ts'
import { feedEvents } from './feed-events.ts'
import { writeCalendar } from './write-ics.ts'

const shape = /^([\w-]{43})\.ics$/

/**
 * Somebody's calendar to whoever has its address: calendar programs send no cookie. Not a row of the contract:
 * what it answers is a file. Logs hold the pattern of its route, never the token.
 */
export function serveCalendar(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, token] = shape.exec(request.params.file) ?? []
    if (!token) return reply.callNotFound()
    const at = context.clock()
    const { db } = context.database
    reply.headers({ 'Cache-Control': 'private, max-age=900', 'X-Robots-Tag': 'noindex' })
    const full = await takeRateLimits(
      db,
      [{ key: `calendar:${request.ip}`, maximum: 120, seconds: 60 }],
      at,
    )
    if (full)
      return sendError(
        reply.header('Retry-After', String(full.waitSeconds)),
        429,
        httpErrors.tooMany,
        languageOf(request),
      )
    const feed = await findFeed(db, token)
    if (!feed) return sendError(reply, 404, httpErrors.notFound, languageOf(request))
    const events = await feedEvents(context, feed, at)
    const body = writeCalendar({ name: say(feedWords.name, feed.language), events })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    reply.header('ETag', etag)
    const known = request.headers['if-none-match'] ?? ''
    if (known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
      return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="drishti.ics"')
      .send(body)
  })
}

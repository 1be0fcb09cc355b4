import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id } from '../contract/shapes.ts'
import { house as words } from '../words/house.ts'
import type { Language } from '../words/say.ts'
import { inTurn, isDatabaseGone } from './call.ts'
import type { House } from './house.ts'
import { castFrom } from './kundli/cast-from.ts'
import { reportContent } from './kundli/report/content.ts'
import { kundliReport } from './kundli/report/kundli-report.ts'
import { take } from './limits.ts'
import { HttpRefusal } from './refusal.ts'
import { deny, languageOf } from './serve-apis.ts'
import { TooManyWaiting } from './turns.ts'
import { isOwnNavigation, meet } from './visitor.ts'

/** A report is some hundred milliseconds of work. */
const mostReports = { most: 30, seconds: 3600 }

const asked = z.object({
  bid: id,
  language: z.enum(['English', 'Hindi']).optional().catch(undefined),
})

/** Hangs the address of a kundli of one's own, as a PDF. */
export function serveReport(app: FastifyInstance, house: House): void {
  app.get('/reports/kundli.pdf', { exposeHeadRoute: false }, (request, reply) =>
    answer(house, request, reply),
  )
}

async function answer(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = asked.safeParse(request.query)
  const said = found.data?.language
  const language = said ? ({ English: 'en', Hindi: 'hi' } as const)[said] : languageOf(request)
  reply.header('Cache-Control', 'private, no-store')
  try {
    const visitor = await meet(house, request, isOwnNavigation(request.headers), language)
    if (!visitor.session) return logIn(request, reply, found.data?.bid, language)
    if (!found.success) throw new HttpRefusal(404, words.notFound)
    const at = house.clock()
    const { uid } = visitor.session
    const { db } = house.database
    const wait = await take(db, [{ key: `report:${uid}`, ...mostReports }], at)
    if (wait > 0) throw new HttpRefusal(429, words.tooMany, { retryAfterSeconds: wait })
    const { chart, birth } = await castFrom({ house, db, user: visitor.session, at }, found.data)
    return reply
      .type('application/pdf')
      .header('Content-Disposition', 'inline; filename="kundli.pdf"')
      .header('Content-Language', language)
      .send(
        await inTurn(() =>
          Promise.resolve(kundliReport(reportContent(chart, birth, at, language))),
        ),
      )
  } catch (error) {
    if (error instanceof TooManyWaiting)
      return deny(reply.header('Retry-After', '2'), 503, words.busy, language)
    if (isDatabaseGone(error))
      return deny(reply.header('Retry-After', '1'), 503, words.busy, language)
    if (!(error instanceof HttpRefusal)) throw error
    if (error.retryAfterSeconds) reply.header('Retry-After', String(error.retryAfterSeconds))
    return deny(reply, error.statusCode, error.words, language)
  }
}

/** A person is led to log in, and then to the kundli; a program is told so. */
function logIn(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  bid: string | undefined,
  language: Language,
): FastifyReply {
  if (!headers.accept?.includes('text/html')) return deny(reply, 401, words.signIn, language)
  const prefix = language === 'hi' ? '/hi' : ''
  const next = new URLSearchParams({ next: `${prefix}/kundli${bid ? `?bid=${bid}` : ''}` })
  return reply.redirect(`${prefix}/?${next}`, 303)
}

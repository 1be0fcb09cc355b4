import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { Language } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { rateKeyOf, takeRateLimits } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import { sendError, sendErrorOf, languageOf } from './serve-apis.ts'
import { isOwnNavigation, identifyCaller, type Session } from '../core/caller.ts'

/** Who asks for a paper, when, and in which language it is to be. */
export interface PdfContext {
  context: AppContext
  /** Null where a visitor asks for what is open to them. */
  user: Session | null
  /** The browser's cookies as they came. */
  cookies: string | undefined
  at: Date
  language: Language
}

interface PdfRoute<Asks> {
  /** The address. */
  path: string
  /** Reads the query, besides `language`; an address of another shape has no paper. */
  input: z.ZodType<Asks>
  /** For the limits. */
  name: string
  mostAnHour: number
  /** Whether it takes no log-in: then it is of what the browser itself holds. */
  isForVisitors?(asked: Asks): boolean
  /** Where a person is led after logging in, without its language. */
  afterLogIn(asked: Asks | undefined): string
  /** @throws HttpRefusal 404 for what is not theirs. */
  make(request: PdfContext, asked: Asks): Promise<{ fileName: string; file: NodeJS.ReadableStream }>
}

const languageAsked = z.object({
  language: z.enum(['English', 'Hindi']).optional().catch(undefined),
})

/** Hangs the address of a paper of one's own, as a PDF that nobody else gets and nothing keeps. */
export function servePdf<Asks>(
  app: FastifyInstance,
  context: AppContext,
  row: PdfRoute<Asks>,
): void {
  app.get(row.path, { exposeHeadRoute: false }, async (request, reply) => {
    const said = languageAsked.safeParse(request.query).data?.language
    const language = said ? ({ English: 'en', Hindi: 'hi' } as const)[said] : languageOf(request)
    reply.header('Cache-Control', 'private, no-store')
    try {
      const caller = await identifyCaller(
        context,
        request,
        isOwnNavigation(request.headers),
        language,
      )
      const parsedInput = row.input.safeParse(request.query)
      const { session: user } = caller
      const isOpen = parsedInput.success && row.isForVisitors?.(parsedInput.data)
      if (!user && !isOpen) return logIn(request, reply, row.afterLogIn(parsedInput.data), language)
      if (!parsedInput.success) throw new HttpError(404, words.notFound)
      const at = context.clock()
      const limit = {
        key: `${row.name}:${rateKeyOf(caller)}`,
        maximum: row.mostAnHour,
        seconds: 3600,
      }
      const full = await takeRateLimits(context.database.db, [limit], at)
      if (full) throw new HttpError(429, words.tooMany, { retryAfterSeconds: full.waitSeconds })
      const { cookie: cookies } = request.headers
      const { fileName, file } = await row.make(
        { context, user, cookies, at, language },
        parsedInput.data,
      )
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `inline; filename="${fileName}"`)
        .header('Content-Language', language)
        .send(file)
    } catch (error) {
      return sendErrorOf(error, reply, language)
    }
  })
}

/** A person is led to log in, and then to where the paper is offered; a program is told so. */
function logIn(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  to: string,
  language: Language,
): FastifyReply {
  if (!headers.accept?.includes('text/html')) return sendError(reply, 401, words.signIn, language)
  const prefix = language === 'hi' ? '/hi' : ''
  const next = new URLSearchParams({ next: prefix + to })
  return reply.redirect(`${prefix}/?${next}`, 303)
}

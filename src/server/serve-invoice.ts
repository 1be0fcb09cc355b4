import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { house as words } from '../words/house.ts'
import { maskedMobile } from './accounts/mobile.ts'
import { isDatabaseGone } from './call.ts'
import type { House } from './house.ts'
import { take } from './limits.ts'
import { deny, languageOf } from './serve-apis.ts'
import { isOwnNavigation, meet } from './visitor.ts'
import { invoicePdf } from './wallet/payments/invoice-pdf.ts'

const asked = z.object({
  number: z.string().regex(/^DRC?\/\d{4}-\d{2}\/\d{5,8}$/),
  language: z.enum(['English', 'Hindi']).optional().catch(undefined),
})

/** Hangs the address of one's own invoices and credit notes, as PDF. */
export function serveInvoice(app: FastifyInstance, house: House): void {
  app.get('/reports/invoice.pdf', { exposeHeadRoute: false }, (request, reply) =>
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
    const { session } = await meet(house, request, isOwnNavigation(request.headers), language)
    if (!session) return deny(reply, 401, words.signIn, language)
    if (!found.success) return deny(reply, 404, words.notFound, language)
    const { db } = house.database
    const limit = { key: `invoice:${session.uid}`, most: 60, seconds: 3600 }
    const wait = await take(db, [limit], house.clock())
    if (wait > 0)
      return deny(reply.header('Retry-After', String(wait)), 429, words.tooMany, language)
    const row = await db
      .selectFrom('invoices')
      .innerJoin('payments', 'payments.payment_id', 'invoices.payment_id')
      .where('number', '=', found.data.number)
      .where('invoices.uid', '=', session.uid)
      .select(['number', 'kind', 'what', 'invoices.amount_paise', 'gst_paise', 'gateway'])
      .select(['gateway_payment_id', 'invoices.at', 'invoices.payment_id'])
      .executeTakeFirst()
    if (!row) return deny(reply, 404, words.notFound, language)
    const original =
      row.kind === 'credit-note'
        ? await db
            .selectFrom('invoices')
            .where('payment_id', '=', row.payment_id)
            .where('kind', '=', 'invoice')
            .select('number')
            .executeTakeFirst()
        : undefined
    const paper = {
      number: row.number,
      kind: row.kind,
      what: row.what,
      amountPaise: row.amount_paise,
      gstPaise: row.gst_paise,
      gateway: row.gateway,
      gatewayPaymentId: row.gateway_payment_id,
      at: row.at,
      of: original?.number ?? null,
    }
    const name = row.number.replaceAll('/', '-')
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="${name}.pdf"`)
      .header('Content-Language', language)
      .send(invoicePdf(paper, house.config.seller, maskedMobile(session.mobile), language))
  } catch (error) {
    if (isDatabaseGone(error))
      return deny(reply.header('Retry-After', '1'), 503, words.busy, language)
    throw error
  }
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { httpErrors as words } from '../../../words/http/http-errors.ts'
import { maskedMobile } from '../../core/masked-mobile.ts'
import type { AppContext } from '../../core/context.ts'
import { HttpError } from '../../core/refusal.ts'
import { servePdf } from '../../http/serve-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** Hangs the address of one's own invoices and credit notes, as PDF. */
export function serveInvoice(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  servePdf(app, context, {
    path: '/reports/invoice.pdf',
    input: z.object({ number: z.string().regex(/^DRC?\/\d{4}-\d{2}\/\d{5,8}$/) }),
    name: 'invoice',
    mostAnHour: 60,
    afterLogIn: () => '/payments',
    async make({ user, language }, { number }) {
      if (!user) throw new HttpError(401, words.signIn)
      const row = await db
        .selectFrom('invoices')
        .innerJoin('payments', 'payments.payment_id', 'invoices.payment_id')
        .where('number', '=', number)
        .where('invoices.uid', '=', user.uid)
        .select(['number', 'kind', 'what', 'invoices.amount_paise', 'gst_paise', 'gateway'])
        .select(['gateway_payment_id', 'invoices.at', 'invoices.payment_id'])
        .executeTakeFirst()
      if (!row) throw new HttpError(404, words.notFound)
      const original =
        row.kind === 'credit-note'
          ? await db
              .selectFrom('invoices')
              .where('payment_id', '=', row.payment_id)
              .where('uid', '=', user.uid)
              .where('kind', '=', 'invoice')
              .select('number')
              .executeTakeFirst()
          : undefined
      const paper = {
        number: row.number,
        kind: row.kind,
        product: row.what,
        amountPaise: row.amount_paise,
        gstPaise: row.gst_paise,
        gateway: row.gateway,
        gatewayPaymentId: row.gateway_payment_id,
        at: row.at,
        of: original?.number ?? null,
      }
      return {
        fileName: `${row.number.replaceAll('/', '-')}.pdf`,
        file: invoicePdf(paper, context.config.seller, maskedMobile(user.mobile), language),
      }
    },
  })
}

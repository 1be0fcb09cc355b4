import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { historyPageCount, historyPageLength, linesBefore } from '../core/history-page.ts'
import { refundDays } from './request-refund.ts'

const dayMilliseconds = 86_400_000

/** A page of the user's payments, newest first, with its papers and how its refund stands. */
export async function paymentHistory(
  { db, user, at }: ReadContext<'recharges/getPayments'>,
  { page }: ApiInput<'recharges/getPayments'>,
): Promise<ApiOutput<'recharges/getPayments'>> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.payment_id', '=', 'payments.payment_id')
        .on('invoices.kind', '=', 'invoice'),
    )
    .where('payments.uid', '=', user.uid)
    .select(['payments.payment_id', 'payments.at', 'payments.amount_paise', 'payments.state'])
    .select(['order_id', 'invoices.number'])
    .orderBy('payments.at', 'desc')
    .orderBy('payments.payment_id')
    .offset(linesBefore(page))
    .limit(historyPageLength)
    .execute()
  const { count } = await db
    .selectFrom('payments')
    .where('uid', '=', user.uid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .leftJoin('invoices', 'invoices.refund_id', 'refunds.refund_id')
    .where('refunds.uid', '=', user.uid)
    .select(['refunds.payment_id', 'refunds.amount_paise', 'refunds.state', 'requested_at'])
    .select(['done_at', 'invoices.number'])
    .orderBy('requested_at')
    .execute()
  return {
    status: 'success',
    page_count: historyPageCount(count),
    payments: rows.map((row) => {
      const refund = refunds.findLast((it) => it.payment_id === row.payment_id)
      const isOpen = !refund || refund.state === 'refused'
      const isInTime = at.getTime() - row.at.getTime() <= refundDays * dayMilliseconds
      return {
        payment_id: row.payment_id,
        at: row.at.toISOString(),
        what: row.order_id ? ('recharge' as const) : ('plan' as const),
        amount: row.amount_paise / 100,
        invoice: row.number,
        refundable: row.state === 'kept' && isOpen && isInTime,
        refund: refund
          ? {
              amount: refund.amount_paise / 100,
              state: refund.state,
              requested_at: refund.requested_at.toISOString(),
              done_at: refund.done_at?.toISOString() ?? null,
              credit_note: refund.number,
            }
          : null,
      }
    }),
  }
}

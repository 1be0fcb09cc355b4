import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { financialYear } from '../../core/time/india-time.ts'

/** Goods and services tax inside every price, percent. */
export const gstPercent = 18

/** The tax inside an amount: whole paise, so that tax and the rest make the amount again. */
export function gstIncludedIn(amountPaise: number): number {
  return amountPaise - Math.round((amountPaise * 100) / (100 + gstPercent))
}

const prefixes = { invoice: 'DR', 'credit-note': 'DRC' }

export interface NewInvoice {
  kind: 'invoice' | 'credit-note'
  uid: string
  paymentId: string
  refundId: string | null
  product: 'recharge' | 'plan'
  amountPaise: number
  gateway: string
}

/**
 * Writes an invoice or a credit note. The number is drawn in the caller's transaction: if that does not
 * stand, neither does the number, and so no financial year has a gap.
 *
 * @returns its number, such as DR/2026-27/00001.
 */
export async function createInvoice(tx: Tx, paper: NewInvoice, at: Date): Promise<string> {
  const series = `${prefixes[paper.kind]}/${financialYear(at)}`
  const { last_number: serial } = await tx
    .insertInto('invoice_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const number = `${series}/${String(serial).padStart(5, '0')}`
  await tx
    .insertInto('invoices')
    .values({
      number,
      series,
      serial,
      kind: paper.kind,
      uid: paper.uid,
      payment_id: paper.paymentId,
      refund_id: paper.refundId,
      what: paper.product,
      amount_paise: paper.amountPaise,
      gst_paise: gstIncludedIn(paper.amountPaise),
      gateway: paper.gateway,
      at,
    })
    .execute()
  return number
}

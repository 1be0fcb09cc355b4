import { sql } from 'kysely'
import type { PersonalDataSource } from '../core/personal-data-source.ts'
import { transfersOf } from './transfer-history.ts'

/**
 * What is held on a user's money. Amounts and papers are kept after a deletion, as tax law wants, under
 * an account that names nobody; what would name somebody goes.
 */
export const moneyData: readonly PersonalDataSource[] = [
  {
    name: 'balances',
    tables: ['ledger_accounts'],
    give: (db, { uid }) =>
      db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .select(['kind', 'unit', 'balance'])
        .execute(),
  },
  {
    name: 'ledger',
    tables: ['entries', 'postings', 'holds'],
    give: async (db, { uid }) => ({
      entries: await db
        .selectFrom('entries')
        .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
        .where('owner', '=', uid)
        .select(['entries.at', 'kind', 'unit', 'change', 'balance_after', 'reason', 'reference'])
        .orderBy('entries.at')
        .execute(),
      holds: await db
        .selectFrom('holds')
        .where('uid', '=', uid)
        .select(['kind', 'unit', 'amount', 'state', 'created_at', 'ended_at'])
        .orderBy('created_at')
        .execute(),
    }),
  },
  {
    name: 'payments',
    tables: ['payments', 'invoices', 'refunds', 'disputes', 'orders', 'order_tokens'],
    give: async (db, { uid }) => ({
      orders: await db
        .selectFrom('orders')
        .where('uid', '=', uid)
        .select(['tier', 'amount_paise', 'credit_paise', 'gateway', 'gateway_order_id'])
        .select(['state', 'created_at', 'confirmed_at'])
        .orderBy('created_at')
        .execute(),
      payments: await db
        .selectFrom('payments')
        .where('uid', '=', uid)
        .select(['payment_id', 'gateway_payment_id', 'amount_paise', 'credit_paise', 'state', 'at'])
        .orderBy('at')
        .execute(),
      invoices: await db
        .selectFrom('invoices')
        .where('uid', '=', uid)
        .select(['number', 'kind', 'what', 'amount_paise', 'gst_paise', 'payment_id', 'at'])
        .orderBy('at')
        .execute(),
      disputes: await db
        .selectFrom('disputes')
        .where('uid', '=', uid)
        .select(['payment_id', 'amount_paise', 'unit', 'aside', 'state', 'opened_at', 'ended_at'])
        .orderBy('opened_at')
        .execute(),
      refunds: await db
        .selectFrom('refunds')
        .where('uid', '=', uid)
        .select(['payment_id', 'kind', 'why', 'amount_paise', 'state'])
        .select(['requested_at', 'decided_at', 'decision_reason', 'done_at'])
        .orderBy('requested_at')
        .execute(),
    }),
    erase: async (tx, { uid }) => {
      await tx.deleteFrom('order_tokens').where('uid', '=', uid).execute()
      // An operator's own words, which may name somebody.
      await tx
        .updateTable('refunds')
        .set({ decision_reason: null })
        .where('uid', '=', uid)
        .execute()
    },
  },
  {
    name: 'plans',
    tables: ['subscriptions', 'plan_periods'],
    give: async (db, { uid }) => ({
      subscriptions: await db
        .selectFrom('subscriptions')
        .where('uid', '=', uid)
        .select(['plan', 'price_paise', 'gateway', 'gateway_subscription_id', 'state'])
        .select(['cancel_at_end', 'created_at', 'cancelled_at'])
        .orderBy('created_at')
        .execute(),
      months: await db
        .selectFrom('plan_periods')
        .where('uid', '=', uid)
        .select(['start_at', 'end_at', 'questions', 'unused', 'state'])
        .orderBy('start_at')
        .execute(),
    }),
  },
  {
    name: 'wheel',
    tables: ['vouchers'],
    give: (db, { uid }) =>
      db
        .selectFrom('vouchers')
        .where('uid', '=', uid)
        .select(['percent', 'created_at', 'expires_at', 'passed_over', 'used_by'])
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'transfers',
    tables: ['transfers'],
    give: (db, { uid }) => transfersOf(db, uid).execute(),
    // Their number where others have typed it, and others' where they have.
    erase: (tx, { uid, mobileHash }) =>
      tx
        .updateTable('transfers')
        .set({ recipient_mobile: sql`'******' || right(recipient_mobile, 4)` })
        .where((is) => is.or([is('uid', '=', uid), is('recipient_hash', '=', mobileHash)]))
        .execute(),
  },
]

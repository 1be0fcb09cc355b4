import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { NotificationKind } from '../../words/notifications/notifications.ts'

/** What people are told about money and questions, and the page where it can be seen. */
export const moneyPages = {
  'questions-received': '/balance',
  'questions-returned': '/profile/transfer-history',
  'refund-done': '/payments',
  'refund-refused': '/payments',
  'refund-failed': '/payments',
  'payment-disputed': '/ledger',
  'dispute-won': '/ledger',
  'operator-dispute': '/admin/refunds',
  'operator-gateway-refund': '/admin/refunds',
  'operator-refund-failed': '/admin/refunds',
  'plan-renews': '/my-active-plans',
  'invite-gift': '/balance',
  'answer-given-back': '/ledger',
  'answer-kept': '/ledger',
  'questions-given': '/balance',
  'predictions-given': '/balance',
} as const satisfies Partial<Record<NotificationKind, string>>
export type MoneyKind = keyof typeof moneyPages

/**
 * Tells somebody about their money, in the transaction that moved it; nobody where the account is
 * gone. Pages they have open see it when they next load.
 */
export async function notifyOfMoney(
  tx: Tx,
  { uid, kind, count = 1 }: { uid: string; kind: MoneyKind; count?: number },
  at: Date,
): Promise<void> {
  await sql`
    insert into notifications (id, uid, kind, count, created_at)
    select gen_random_uuid(), uid, ${kind}, ${count}::int, ${at}
    from users where uid = ${uid} and deleted_at is null`.execute(tx)
}

/** Tells every operator, in the transaction that made it so. */
export async function notifyOperators(
  tx: Tx,
  kind: Extract<MoneyKind, `operator-${string}`>,
  at: Date,
): Promise<void> {
  await sql`
    insert into notifications (id, uid, kind, count, created_at)
    select gen_random_uuid(), uid, ${kind}, 1, ${at}
    from users where role = 'operator' and deleted_at is null`.execute(tx)
}

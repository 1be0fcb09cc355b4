import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import type { NotificationKind } from '../../words/notifications/notifications.ts'

/** What people are told about money and questions, and the page where it can be seen. */
export const moneyPages = {
  'questions-received': '/balance',
  'questions-returned': '/profile/transfer-history',
  'refund-done': '/payments',
  'refund-refused': '/payments',
  'invite-gift': '/balance',
  'answer-given-back': '/ledger',
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

const gatherMilliseconds = 200

declare module '../core/context.ts' {
  interface AppContext {
    /** Transfers whose receivers are told in a moment, together; null while there is none. */
    untoldTransfers: string[] | null
  }
}

/**
 * Tells who got the questions of a transfer, once it is committed. A transfer is one statement and
 * shall stay so (decision 016): those of one moment are told together, behind their answers.
 */
export function notifyOfTransfer(context: AppContext, transferId: string): void {
  if (context.untoldTransfers) {
    context.untoldTransfers.push(transferId)
    return
  }
  const ids = [transferId]
  context.untoldTransfers = ids
  context.background(
    new Promise<void>((done) => setTimeout(done, gatherMilliseconds)).then(() => {
      context.untoldTransfers = null
      return tellReceivers(context, ids)
    }),
  )
}

async function tellReceivers(context: AppContext, transferIds: string[]): Promise<void> {
  const { rows } = await sql<{ uid: string }>`
    insert into notifications (id, uid, kind, count, created_at)
    select gen_random_uuid(), to_uid, 'questions-received', sum(questions)::int, max(at)
    from transfers join users on users.uid = to_uid and deleted_at is null
    where transfer_id = any(${transferIds}::uuid[]) and state = 'arrived'
    group by to_uid
    returning uid`.execute(context.database.db)
  for (const { uid } of rows) context.eventBus.publish(uid)
}

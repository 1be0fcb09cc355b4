import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { historyPageCount, historyPageLength, linesBefore } from '../core/history-page.ts'
import type { Db } from '../db/schema.ts'

/** The user's own transfers, newest first. */
export async function transferHistory(
  { db, user }: ReadContext<'astrohub/get_transaction_history'>,
  { page }: ApiInput<'astrohub/get_transaction_history'>,
): Promise<ApiOutput<'astrohub/get_transaction_history'>> {
  const rows = await transfersOf(db, user.uid)
    .offset(linesBefore(page))
    .limit(historyPageLength)
    .execute()
  const { count } = await db
    .selectFrom('transfers')
    .where('uid', '=', user.uid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    status: 'success',
    page_count: historyPageCount(count),
    transactions: rows.map((row) => ({
      transaction_id: row.transfer_id,
      recipient_mobile: row.recipient_mobile,
      oracle_questions: row.questions,
      sent: row.state === 'arrived',
      returned: row.state === 'returned',
      transferred_at: row.at.toISOString(),
    })),
  }
}

/** All that somebody sent, newest first, as a query. */
export function transfersOf(db: Db, uid: string) {
  return db
    .selectFrom('transfers')
    .where('uid', '=', uid)
    .select(['transfer_id', 'recipient_mobile', 'questions', 'state', 'at', 'return_at'])
    .orderBy('at', 'desc')
    .orderBy('transfer_id')
}

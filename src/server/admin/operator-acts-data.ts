import { sql } from 'kysely'
import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** What the operators' log holds on a user. */
export const operatorActsData: readonly PersonalDataSource[] = [
  {
    name: 'operator_acts',
    tables: ['operator_acts'],
    // Kept: a log of who changed what is worth nothing if it can be wiped by whom it is about.
    give: (db, { uid }) =>
      db
        .selectFrom('operator_acts')
        .where('uid', '=', uid)
        .select(['act', 'subject', 'at'])
        .orderBy('at')
        .execute(),
    // But why something was done to them was written in an operator's own words, which may name them.
    erase: (tx, { uid }) =>
      sql`update operator_acts set detail = detail - 'reason' where detail ? 'reason'
        and (subject = ${uid} or subject in (select refund_id::text from refunds where uid = ${uid}))`.execute(
        tx,
      ),
  },
]

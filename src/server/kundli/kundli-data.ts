import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** The birth details that a user saved. */
export const kundliData: readonly PersonalDataSource[] = [
  {
    name: 'kundlis',
    tables: ['births'],
    give: (db, { uid }) =>
      db.selectFrom('births').where('uid', '=', uid).selectAll().orderBy('created_at').execute(),
    erase: (tx, { uid }) => tx.deleteFrom('births').where('uid', '=', uid).execute(),
  },
]

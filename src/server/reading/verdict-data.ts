import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** What readings have found for a user. */
export const verdictData: readonly PersonalDataSource[] = [
  {
    name: 'verdicts',
    tables: ['verdicts'],
    give: (db, { uid }) =>
      db
        .selectFrom('verdicts')
        .where('uid', '=', uid)
        .select(['bid', 'matter', 'verdict', 'at'])
        .orderBy('at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('verdicts').where('uid', '=', uid).execute(),
  },
]

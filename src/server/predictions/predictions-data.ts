import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** The predictions written for a user. */
export const predictionsData: readonly PersonalDataSource[] = [
  {
    name: 'predictions',
    tables: ['predictions'],
    give: (db, { uid }) =>
      db
        .selectFrom('predictions')
        .where('uid', '=', uid)
        .select(['pid', 'bid', 'kind', 'language', 'from_day', 'until_day', 'text', 'facts'])
        .select(['state', 'charged', 'asked_at', 'written_at'])
        .orderBy('asked_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('predictions').where('uid', '=', uid).execute(),
  },
]

import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** The replies kept for repeated requests of a user. */
export const idempotencyData: readonly PersonalDataSource[] = [
  {
    name: 'repeated_requests',
    tables: ['idempotency_keys'],
    give: (db, { uid }) =>
      db
        .selectFrom('idempotency_keys')
        .where('scope', '=', uid)
        .select(['call', 'reply', 'created_at'])
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('idempotency_keys').where('scope', '=', uid).execute(),
  },
]

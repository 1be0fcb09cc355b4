import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** The city of somebody's days. */
export const todayPersonalData: PersonalDataSource = {
  name: 'kept_city',
  tables: ['kept_cities'],
  give: (db, { uid }) =>
    db
      .selectFrom('kept_cities')
      .where('uid', '=', uid)
      .select(['name', 'lat', 'lng', 'updated_at'])
      .execute(),
  erase: (tx, { uid }) => tx.deleteFrom('kept_cities').where('uid', '=', uid).execute(),
}

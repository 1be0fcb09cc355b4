import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** The calendar that somebody's other programs read; its secret is nobody's to export. */
export const calendarData: PersonalDataSource = {
  name: 'calendar_feed',
  tables: ['calendar_feeds'],
  give: (db, { uid }) =>
    db
      .selectFrom('calendar_feeds')
      .where('uid', '=', uid)
      .select(['parts', 'language', 'made_at'])
      .execute(),
  erase: (tx, { uid }) => tx.deleteFrom('calendar_feeds').where('uid', '=', uid).execute(),
}

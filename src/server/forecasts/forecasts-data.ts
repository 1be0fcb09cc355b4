import { sql } from 'kysely'
import type { PersonalDataSource } from '../core/personal-data-source.ts'

/** What was named to a user, and what they said came of it. */
export const forecastsData: readonly PersonalDataSource[] = [
  {
    name: 'forecasts',
    tables: ['forecasts', 'forecast_judgements'],
    give: async (db, { uid }) => {
      const { rows } = await sql`
        select forecast_id, bid, mid, pid, topic, whose, direction, rule, rule_version,
          from_day::text, until_day::text, told_at, is_compared, unnamed_from::text,
          unnamed_until::text,
          coalesce((select json_agg(json_build_object('stretch', stretch,
              'judgement', judgement, 'judged_at', judged_at))
            from forecast_judgements j where j.forecast_id = f.forecast_id), '[]') as judgements
        from forecasts f where uid = ${uid}::uuid order by told_at, forecast_id`.execute(db)
      return rows
    },
    // What was said of them goes with them.
    erase: (tx, { uid }) => tx.deleteFrom('forecasts').where('uid', '=', uid).execute(),
  },
]

import { sql } from 'kysely'
import { istDay } from '../core/time/india-time.ts'
import type { Db } from '../db/schema.ts'
import type { ForecastJudgement } from '../db/stored-json.ts'
import { isDue, isFinal, stageOf, type AskedStretch, type Stage } from './when-to-ask.ts'

/** A stretch of a forecast as its person sees it. */
export interface ShownStretch extends AskedStretch {
  /** In time: 1 before 2. */
  place: 1 | 2
  name: 'named' | 'unnamed'
  stage: Stage
  isDue: boolean
}

/** A forecast as its person sees it, its stretches in the order of time. */
export interface ShownForecast {
  forecastId: string
  topic: string
  whose: string
  direction: 'favourable' | 'mixed' | 'patience'
  fullName: string
  toldAt: Date
  /** It may not be said which of two stretches was named: one of them is not judged for good. */
  isBlind: boolean
  stretches: ShownStretch[]
}

interface ForecastRow {
  forecast_id: string
  topic: string
  whose: string
  direction: 'favourable' | 'mixed' | 'patience'
  full_name: string
  told_at: Date
  from_day: string
  until_day: string
  unnamed_from: string | null
  unnamed_until: string | null
  judgements: {
    stretch: 'named' | 'unnamed'
    judgement: ForecastJudgement
    judged_at: string
  }[]
}

/** So many are shown of a person, the latest told first. */
const mostShown = 300

/** A person's forecasts, or one of them, the latest told first. */
export async function readForecasts(
  db: Db,
  uid: string,
  at: Date,
  forecastId: string | null = null,
): Promise<ShownForecast[]> {
  const { rows } = await sql<ForecastRow>`
    select f.forecast_id, f.topic, f.whose, f.direction, b.full_name, f.told_at,
      f.from_day::text, f.until_day::text, f.unnamed_from::text, f.unnamed_until::text,
      coalesce((select json_agg(json_build_object('stretch', j.stretch,
          'judgement', j.judgement, 'judged_at', j.judged_at))
        from forecast_judgements j where j.forecast_id = f.forecast_id), '[]') as judgements
    from forecasts f join births b on b.bid = f.bid
    where f.uid = ${uid}::uuid and (${forecastId}::uuid is null or f.forecast_id = ${forecastId}::uuid)
    order by f.told_at desc, f.until_day, f.forecast_id limit ${mostShown}`.execute(db)
  return rows.map((row) => shownForecast(row, istDay(at)))
}

function shownForecast(row: ForecastRow, today: string): ShownForecast {
  const { from_day, until_day, unnamed_from, unnamed_until, judgements } = row
  // Whoever does not want to be asked of one stretch is not asked of the other.
  const isMuted = judgements.some(({ judgement }) => judgement === 'never-ask')
  const spans = [
    { name: 'named' as const, fromDay: from_day, untilDay: until_day },
    ...(unnamed_from && unnamed_until
      ? [{ name: 'unnamed' as const, fromDay: unnamed_from, untilDay: unnamed_until }]
      : []),
  ]
  const stretches = spans
    .toSorted((a, b) => a.fromDay.localeCompare(b.fromDay))
    .map((span, index): ShownStretch => {
      const said = judgements.find(({ stretch }) => stretch === span.name)
      const stretch = {
        ...span,
        judgement: said?.judgement ?? null,
        judgedAt: said ? new Date(said.judged_at) : null,
      }
      return {
        ...stretch,
        place: index === 0 ? 1 : 2,
        stage: stageOf(stretch, today),
        isDue: !isMuted && isDue(stretch, today),
      }
    })
  return {
    forecastId: row.forecast_id,
    ...{ topic: row.topic, whose: row.whose, direction: row.direction },
    ...{ fullName: row.full_name, toldAt: row.told_at },
    isBlind: stretches.length === 2 && !isMuted && !stretches.every(isFinal),
    stretches,
  }
}

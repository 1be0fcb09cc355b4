import type { ColumnType } from 'kysely'
import type { ForecastCounts, ForecastJudgement } from '../stored-json.ts'

/** Stretches of time that answers and predictions named, and what came of them. */
export interface ForecastTables {
  forecasts: ForecastsTable
  forecast_judgements: {
    forecast_id: string
    stretch: 'named' | 'unnamed'
    judgement: ForecastJudgement
    judged_at: Date
  }
  /** What all forecasts came to by each day, as it is shown to everybody. */
  forecast_counts: {
    day: ColumnType<Date, string, string>
    counts: ColumnType<ForecastCounts, string, string>
    made_at: Date
  }
}

interface ForecastsTable {
  forecast_id: string
  uid: string
  bid: string
  mid: string | null
  pid: string | null
  topic: string
  whose: string
  direction: 'favourable' | 'mixed' | 'patience'
  rule: string
  rule_version: string
  from_day: ColumnType<Date, string, string>
  until_day: ColumnType<Date, string, string>
  told_at: Date
  is_compared: boolean
  unnamed_from: ColumnType<Date | null, string | null, string | null>
  unnamed_until: ColumnType<Date | null, string | null, string | null>
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { istDay } from '../core/time/india-time.ts'
import type { Config } from '../core/settings/config.ts'
import type { Tx } from '../db/schema.ts'
import type { NamedForecast } from '../reading/types/reading-types.ts'
import { drawComparison } from './draw-comparison.ts'

/** Whose forecasts they are, and the text that named them. */
export interface ForecastSource {
  uid: string
  bid: string
  /** The answer's id, or the prediction's. */
  text: { mid: string } | { pid: string }
  at: Date
}

/** The row of each forecast, its comparison drawn. */
export function forecastRows(
  config: Pick<Config, 'hashSecret'>,
  { uid, bid, text, at }: ForecastSource,
  forecasts: readonly NamedForecast[],
) {
  return forecasts.map((forecast) => {
    const { topic, whose, direction, rule, ruleVersion, fromDay, untilDay } = forecast
    const marks = [uid, bid, topic, whose, rule, untilDay]
    const { isCompared, unnamed } = drawComparison(config, marks, forecast)
    return {
      ...{ forecast_id: randomUUID(), uid, bid, mid: null, pid: null, ...text },
      ...{ topic, whose, direction, rule, rule_version: ruleVersion },
      ...{ from_day: fromDay, until_day: untilDay, told_at: at, is_compared: isCompared },
      ...{ unnamed_from: unnamed?.[0] ?? null, unnamed_until: unnamed?.[1] ?? null },
    }
  })
}

/**
 * Keeping forecasts as part of a larger statement. One that was told before stays as it was; of a kundli
 * that was deleted meanwhile none is kept.
 *
 * @param onlyIf a condition of the larger statement.
 */
export function keepingForecasts(
  config: Config,
  source: ForecastSource,
  forecasts: readonly NamedForecast[],
  onlyIf = sql<boolean>`true`,
) {
  const rows = JSON.stringify(forecastRows(config, source, forecasts))
  return sql`insert into forecasts (forecast_id, uid, bid, mid, pid, topic, whose, direction, rule,
      rule_version, from_day, until_day, told_at, is_compared, unnamed_from, unnamed_until)
    select told.forecast_id, births.uid, births.bid, told.mid, told.pid, told.topic, told.whose,
      told.direction, told.rule, told.rule_version, told.from_day, told.until_day, told.told_at,
      told.is_compared, told.unnamed_from, told.unnamed_until
    from jsonb_populate_recordset(null::forecasts, ${rows}::jsonb) told
    cross join births
    where births.bid = ${source.bid} and births.uid = ${source.uid} and ${onlyIf}
    on conflict do nothing`
}

/** Keeps them in a transaction of its caller. */
export async function keepForecasts(
  tx: Tx,
  config: Config,
  source: ForecastSource,
  forecasts: readonly NamedForecast[],
): Promise<void> {
  if (forecasts.length > 0) await keepingForecasts(config, source, forecasts).execute(tx)
}

/**
 * Forgets what an answer named that was not what was asked, while its time is not over: once it can be
 * judged, nothing takes it out of the count but its person's own deletion.
 */
export async function forgetForecastsOfAnswer(
  tx: Tx,
  { uid, mid, at }: { uid: string; mid: string; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('forecasts')
    .where('uid', '=', uid)
    .where('mid', '=', mid)
    .where('until_day', '>=', sql<Date>`${istDay(at)}::date`)
    .execute()
}

/** Forgets what the answers of a chat named that is being deleted. */
export async function forgetForecastsOfChat(
  tx: Tx,
  { uid, asstId }: { uid: string; asstId: string },
): Promise<void> {
  await tx
    .deleteFrom('forecasts')
    .where('uid', '=', uid)
    .where('mid', 'in', (e) =>
      e
        .selectFrom('messages')
        .where('asst_id', '=', asstId)
        .where('messages.uid', '=', uid)
        .select('mid'),
    )
    .execute()
}

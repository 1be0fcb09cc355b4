import type { ApiInput } from '../../contract/apis.ts'
import { forecastRefusals } from '../../words/forecasts/forecasts-server.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import type { Tx } from '../db/schema.ts'
import { readForecasts } from './read-forecasts.ts'

/**
 * Keeps what a person says of a stretch, in place of what they said before.
 *
 * @throws HttpError 404 for a forecast that is not theirs, or has no such stretch. @throws Refusal before
 *   the stretch has begun.
 */
export async function judgeForecast(
  tx: Tx,
  { forecast_id, place, judgement }: ApiInput<'forecasts/judge'>,
  { uid, at }: { uid: string; at: Date },
): Promise<void> {
  const [forecast] = await readForecasts(tx, uid, at, forecast_id)
  const stretch = forecast?.stretches.find((one) => one.place === place)
  if (!stretch) throw new HttpError(404, forecastRefusals.noForecast)
  if (stretch.stage === 'ahead' && judgement !== 'never-ask')
    throw new Refusal(forecastRefusals.tooEarly)
  const row = { forecast_id, stretch: stretch.name, judgement, judged_at: at }
  await tx
    .insertInto('forecast_judgements')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['forecast_id', 'stretch']).doUpdateSet({ judgement, judged_at: at }),
    )
    .execute()
}

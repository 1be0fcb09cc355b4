import type { ApiOutput } from '../../contract/apis.ts'
import type { forecasts as rows } from '../../contract/forecasts.ts'
import { forecastRefusals, forecastReplies } from '../../words/forecasts/forecasts-server.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import type { ForecastCount } from '../db/stored-json.ts'
import { latestForecastCounts } from './count-forecasts.ts'
import { judgeForecast } from './judge-forecast.ts'
import { readForecasts, type ShownForecast, type ShownStretch } from './read-forecasts.ts'

const wireStretch = ({ place, fromDay, untilDay, stage }: ShownStretch) => ({
  ...{ place, from_day: fromDay, until_day: untilDay, stage },
})
const wireMatter = ({ forecastId, topic, whose, fullName, direction }: ShownForecast) => ({
  ...{ forecast_id: forecastId, topic, whose, full_name: fullName, direction },
})

export const forecastsEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'forecasts/list': readEndpoint('forecasts/list', async ({ db, user, at }) => {
    const forecasts = await readForecasts(db, user.uid, at)
    return {
      status: 'success',
      forecasts: forecasts.map((forecast) => ({
        ...wireMatter(forecast),
        told_at: forecast.toldAt.toISOString(),
        stretches: forecast.stretches.map((stretch) => ({
          ...wireStretch(stretch),
          is_named: forecast.isBlind ? null : stretch.name === 'named',
          is_due: stretch.isDue,
          judgement: stretch.judgement,
        })),
      })),
    }
  }),

  'forecasts/getDue': readEndpoint('forecasts/getDue', async ({ db, user, at }) => {
    const forecasts = await readForecasts(db, user.uid, at)
    const [first] = forecasts
      .flatMap((forecast) =>
        forecast.stretches
          .filter((stretch) => stretch.isDue)
          .map((stretch) => ({ forecast, stretch })),
      )
      .toSorted((a, b) => a.stretch.untilDay.localeCompare(b.stretch.untilDay))
    return {
      status: 'success',
      due: first
        ? {
            ...wireMatter(first.forecast),
            ...wireStretch(first.stretch),
            is_blind: first.forecast.stretches.length === 2,
          }
        : null,
    }
  }),

  'forecasts/judge': writeEndpoint('forecasts/judge', async ({ tx, user, caller, at }, input) => {
    await judgeForecast(tx, input, { uid: user.uid, at })
    return { status: 'success', message: say(forecastReplies.judged, caller.language) }
  }),

  'forecasts/delete': writeEndpoint(
    'forecasts/delete',
    async ({ tx, user, caller }, { forecast_id: forecastId }) => {
      const deleted = await tx
        .deleteFrom('forecasts')
        .where('uid', '=', user.uid)
        .$if(forecastId !== undefined, (q) => q.where('forecast_id', '=', forecastId ?? ''))
        .returning('forecast_id')
        .execute()
      if (forecastId !== undefined && deleted.length === 0)
        throw new HttpError(404, forecastRefusals.noForecast)
      const message = say(forecastReplies.deleted, caller.language)
      return { status: 'success', deleted: deleted.length, message }
    },
  ),

  'forecasts/getCounts': readEndpoint('forecasts/getCounts', async ({ db }) => {
    const latest = await latestForecastCounts(db)
    return {
      status: 'success',
      counted_on: latest?.day ?? null,
      whole: latest?.counts.whole ?? null,
      topics: latest?.counts.topics ?? [],
      families: latest?.counts.families ?? [],
    }
  }),

  'admin/getForecastRules': readEndpoint('admin/getForecastRules', async ({ db }) => {
    const latest = await latestForecastCounts(db)
    return {
      status: 'success',
      counted_on: latest?.day ?? null,
      rules: (latest?.counts.rules ?? []).map((rule) => ({ ...rule, standing: standingOf(rule) })),
    }
  }),
}

type Standing = ApiOutput<'admin/getForecastRules'>['rules'][number]['standing']

/** Whether a rule names times in which more comes than in others: by the whole interval, not by its middle. */
function standingOf({ compared }: ForecastCount): Standing {
  if (!compared) return 'few'
  const { low, high } = compared.difference
  return low > 0 ? 'earns' : high < 0 ? 'against' : 'unproven'
}

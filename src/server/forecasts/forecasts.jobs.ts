import type { Job } from '../core/scheduler.ts'
import { keepForecastCounts } from './count-forecasts.ts'

export const forecastsJobs: readonly Job[] = [
  {
    name: 'count forecasts',
    everySeconds: 21_600,
    run: ({ database, clock }) => keepForecastCounts(database.db, clock()),
  },
]

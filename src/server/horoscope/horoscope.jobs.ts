import type { Job } from '../core/scheduler.ts'
import { storeHoroscopesOfDay } from './horoscope.store.ts'
import { istDay } from '../core/time/india-time.ts'

/** Today's, should the server have slept, and the whole day ahead. */
export const horoscopeJobs: readonly Job[] = [
  {
    name: 'print horoscopes',
    everySeconds: 3600,
    boundSeconds: 600,
    atStart: true,
    run: async ({ database, clock, log }) => {
      for (const ahead of [0, 1]) {
        const day = istDay(clock(), ahead)
        const count = await storeHoroscopesOfDay(database, day)
        if (count) log.info({ day, count }, 'horoscopes printed')
      }
    },
  },
]

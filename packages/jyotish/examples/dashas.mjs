// Which Vimshottari periods run on a day, and until when: three levels, in Hindi.
import { grahaName, kundli, runningPeriods } from '@drishti/jyotish'

const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
for (const { lord, endUtc } of runningPeriods(chart.vimshottari.periods, '2026-11-20T00:00:00Z'))
  console.log(grahaName(lord, 'hi'), endUtc.slice(0, 10))

/* prints
चंद्रमा 2033-06-24
गुरु 2027-09-24
बुध 2026-12-22
*/

// Where the slow grahas stand from the natal Moon, and until when.
import { gochar, grahaName, kundli, rashiName, slowGrahas } from '@drishti/jyotish'

const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
const now = gochar(chart, '2026-11-20T00:00:00Z')
for (const graha of slowGrahas) {
  const { rashi, houseFromMoon, toUtc } = now[graha]
  console.log(grahaName(graha, 'en'), rashiName(rashi, 'en'), houseFromMoon, toUtc?.slice(0, 10))
}

/* prints
Mars Leo 9 2027-03-09
Jupiter Leo 9 2027-01-24
Saturn Pisces 4 2027-06-02
Rahu Aquarius 3 2026-11-25
Ketu Leo 9 2026-11-25
*/

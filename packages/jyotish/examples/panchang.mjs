// The panchang of a day at a place, as sentences: instants are told on the clock of that place.
import { factsOfDay, panchangOfDay } from '@drishti/jyotish'

const day = panchangOfDay({
  date: '2026-11-20',
  latitude: 26.9124,
  longitude: 75.7873,
  offsetSeconds: 19_800,
})
for (const { label } of factsOfDay(day).slice(8, 20)) console.log(label.en)

/* prints
The tithi is Shukla Dashami, until 07:16
Then the tithi is Shukla Ekadashi, until 06:32 on 21 November 2026
Then the tithi is Shukla Dwadashi, until 04:57 on 22 November 2026
The nakshatra of the Moon is Purva Bhadrapada, until 06:57
Then the nakshatra of the Moon is Uttara Bhadrapada, until 06:51 on 21 November 2026
Then the nakshatra of the Moon is Revati, until 05:55 on 22 November 2026
The yoga of the panchang is Vajra, until 04:56 on 21 November 2026
Then the yoga of the panchang is Siddhi, until 02:31 on 22 November 2026
The karana is Gara, until 07:16
Then the karana is Vanija, until 19:01
Then the karana is Vishti, until 06:32 on 21 November 2026
Then the karana is Bava, until 17:51 on 21 November 2026
*/

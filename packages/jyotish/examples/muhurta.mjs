// The best hours of a fortnight for a journey, and what speaks for the first.
import { findMuhurta } from '@drishti/jyotish'

const { found, spans } = findMuhurta({
  purpose: 'travel',
  latitude: 26.9124,
  longitude: 75.7873,
  offsetSeconds: 19_800,
  fromUtc: '2026-11-20T00:00:00Z',
  toUtc: '2026-12-04T00:00:00Z',
})
console.log(found, 'found')
const [first] = spans
console.log(first.startUtc, 'to', first.endUtc, 'score', first.score)
for (const { level, name, reason } of first.verdicts.slice(0, 4))
  console.log(level, '·', name.en, '·', reason.en)

/* prints
36 found
2026-11-20T04:33:14.000Z to 2026-11-20T05:22:46.000Z score 89
good · Tithi · Shukla Ekadashi: well fit for this.
fair · Nakshatra · Uttara Bhadrapada: acceptable for this.
good · Weekday · Friday: well fit for this.
fair · Yoga · Vajra, past its avoided beginning.
*/

// Two charts matched: the eight kutas, each with its points.
import { kundli, milan } from '@drishti/jyotish'

const bride = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
const groom = kundli({ utc: '1992-03-03T04:30:00Z', latitude: 28.6, longitude: 77.2 })
const { ashtakoota, manglik } = milan({ bride, groom })
for (const { name, points, outOf } of ashtakoota.kutas) console.log(name.en, points, 'of', outOf)
console.log('Total', ashtakoota.total, 'of', ashtakoota.outOf)
console.log('Manglik:', manglik.verdict)

/* prints
Varna (temperament) 0 of 1
Vashya (mutual sway) 2 of 2
Tara (birth stars) 1.5 of 3
Yoni (closeness) 1 of 4
Graha Maitri (friendship of lords) 3 of 5
Gana (nature) 6 of 6
Bhakoot (Moon signs) 7 of 7
Nadi (constitution) 8 of 8
Total 28.5 of 36
Manglik: both
*/

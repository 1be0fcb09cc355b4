// A birth chart: where everything stands. Tara Devi is made up: Jaipur, 17 August 1994, 8:42 in the morning.
import { grahaName, kundli, nakshatraName, rashiName } from '@drishti/jyotish'

const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })

const line = (name, { siderealDegrees, rashi, nakshatra, pada }) =>
  `${name.padEnd(8)} ${siderealDegrees.toFixed(4).padStart(8)}° ${rashiName(rashi, 'en').padEnd(10)} ${nakshatraName(nakshatra, 'en')} ${pada}`

console.log(line('Lagna', chart.lagna))
for (const [graha, place] of Object.entries(chart.grahas))
  console.log(line(grahaName(graha, 'en'), place), place.retrograde ? 'retrograde' : '')
console.log('navamsha of the Moon:', rashiName(chart.vargas.D9.moon, 'en'))

/* prints
Lagna    155.3782° Virgo      Uttara Phalguni 3
Sun      120.2188° Leo        Magha 1
Moon     247.8964° Sagittarius Mula 3
Mars      66.4308° Gemini     Mrigashira 4
Mercury  124.4663° Leo        Magha 2
Jupiter  193.9661° Libra      Swati 3
Venus    166.0481° Virgo      Hasta 2
Saturn   316.3859° Aquarius   Shatabhisha 3 retrograde
Rahu     205.2603° Libra      Vishakha 2 retrograde
Ketu      25.2603° Aries      Bharani 4 retrograde
navamsha of the Moon: Gemini
*/

/** Facts about the lagna of a birth whose minute is known. */
import { lordOfRashi } from '../names/names.ts'
import { bilingual } from '../sky/bilingual.ts'
import type { Kundli } from '../sky/types.ts'
import {
  degreesInSign,
  houseText,
  nakshatraKey,
  nakshatraText,
  grahaAsObject,
  padaText,
  rashiKey,
  rashiText,
  grahaAsSubject,
  type AddFact,
} from './fact-texts.ts'
import { birthPositionReason } from './natal.ts'

/** The lagna: its sign, its nakshatra, its lord and where that lord stands. */
export function lagnaFacts(add: AddFact, chart: Kundli): void {
  const { rashi, nakshatra, pada, siderealDegrees } = chart.lagna
  const rising = bilingual(
    `${degreesInSign(siderealDegrees)} of ${rashiText(rashi).en} was rising in the east at birth`,
    `जन्म के समय पूर्व में ${rashiText(rashi).hi} राशि के ${degreesInSign(siderealDegrees)} उदित थे`,
  )
  add(
    'lagna.rashi',
    'lagna',
    rashiKey(rashi),
    bilingual(`The lagna is ${rashiText(rashi).en}`, `लग्न ${rashiText(rashi).hi} है`),
    rising,
    { rashi, house: 1 },
  )
  add(
    'lagna.nakshatra',
    'lagna',
    nakshatraKey(nakshatra),
    bilingual(
      `The lagna is in ${nakshatraText(nakshatra).en} nakshatra, pada ${pada}`,
      `लग्न ${nakshatraText(nakshatra).hi} नक्षत्र के ${padaText(pada).hi} चरण में है`,
    ),
    rising,
    { nakshatra, pada },
  )
  const lord = lordOfRashi(rashi)
  const place = chart.grahas[lord]
  add(
    'lagna.lord',
    'lord',
    lord,
    bilingual(
      `${grahaAsSubject(lord).en} is the lord of the lagna`,
      `लग्न के स्वामी ${grahaAsSubject(lord).hi} हैं`,
    ),
    bilingual(
      `${rashiText(rashi).en} is ruled by ${grahaAsObject(lord).en}`,
      `${rashiText(rashi).hi} राशि के स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    { graha: lord, house: 1, rashi },
  )
  add(
    'lagna.lord.house',
    'lord',
    place.house,
    bilingual(
      `${grahaAsSubject(lord).en}, lord of the lagna, is in the ${houseText(place.house).en}, in ${rashiText(place.rashi).en}`,
      `लग्नेश ${grahaAsSubject(lord).hi} ${houseText(place.house).hi} में, ${rashiText(place.rashi).hi} राशि में हैं`,
    ),
    birthPositionReason(chart, lord),
    { graha: lord, house: place.house, rashi: place.rashi },
  )
}

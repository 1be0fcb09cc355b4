/** Facts of the almanac at birth, and the Moon's sign and star as people name them. */
import {
  karanaName,
  lordOfNakshatra,
  lordOfRashi,
  nakshatraName,
  pakshaName,
  rashiName,
  tithiName,
  varaName,
  yogaName,
} from '../names/names.ts'
import type { AnyKundli } from '../sky/types.ts'
import { nakshatraKey, grahaAsObject, padaText, rashiKey, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

function moonFacts(add: AddFact, chart: AnyKundli): void {
  const { rashi, nakshatra, pada } = chart.grahas.moon
  const moonThere = bilingual('It is where the Moon stood at birth', 'जन्म के समय चंद्रमा यहीं थे')
  if (rashi !== null) {
    add(
      'birth.rashi',
      'panchang',
      rashiKey(rashi),
      bilingual(
        `The Moon sign (rashi) is ${rashiName(rashi, 'en')}`,
        `जन्म राशि (चंद्र राशि) ${rashiName(rashi, 'hi')} है`,
      ),
      moonThere,
      { graha: 'moon', rashi },
    )
    const lord = lordOfRashi(rashi)
    add(
      'birth.rashi.lord',
      'lord',
      lord,
      bilingual(
        `The lord of the Moon sign is ${grahaAsObject(lord).en}`,
        `जन्म राशि के स्वामी ${grahaAsObject(lord).hi} हैं`,
      ),
      bilingual(
        `${rashiName(rashi, 'en')} is ruled by ${grahaAsObject(lord).en}`,
        `${rashiName(rashi, 'hi')} के स्वामी ${grahaAsObject(lord).hi} हैं`,
      ),
      { graha: lord, rashi },
    )
  }
  if (nakshatra === null) return
  add(
    'birth.nakshatra',
    'panchang',
    nakshatraKey(nakshatra),
    bilingual(
      `The birth nakshatra is ${nakshatraName(nakshatra, 'en')}${pada === null ? '' : `, pada ${pada}`}`,
      `जन्म नक्षत्र ${nakshatraName(nakshatra, 'hi')}${pada === null ? '' : `, ${padaText(pada).hi} चरण`} है`,
    ),
    moonThere,
    { graha: 'moon', nakshatra, ...(pada === null ? {} : { pada }) },
  )
  const lord = lordOfNakshatra(nakshatra)
  add(
    'birth.nakshatra.lord',
    'lord',
    lord,
    bilingual(
      `The lord of the birth nakshatra is ${grahaAsObject(lord).en}`,
      `जन्म नक्षत्र के स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    bilingual(
      `${nakshatraName(nakshatra, 'en')} is ruled by ${grahaAsObject(lord).en} in the Vimshottari order`,
      `विंशोत्तरी क्रम में ${nakshatraName(nakshatra, 'hi')} के स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    { graha: lord, nakshatra },
  )
}

function tithiFacts(add: AddFact, tithi: number): void {
  const moonAndSun = bilingual(
    'It follows from the distance of the Moon from the Sun at birth',
    'यह जन्म के समय सूर्य से चंद्रमा की दूरी से निकलती है',
  )
  add(
    'birth.tithi',
    'panchang',
    tithi,
    bilingual(
      `The birth tithi is ${tithiName(tithi, 'en')}`,
      `जन्म तिथि ${tithiName(tithi, 'hi')} है`,
    ),
    moonAndSun,
  )
  add(
    'birth.paksha',
    'panchang',
    pakshaName(tithi, 'en').toLowerCase(),
    bilingual(
      `Birth was in ${pakshaName(tithi, 'en')} paksha, the ${tithi <= 15 ? 'waxing' : 'waning'} half of the month`,
      `जन्म ${pakshaName(tithi, 'hi')} पक्ष में हुआ`,
    ),
    moonAndSun,
  )
}

/** Karana, yoga and vara, each named by one sentence and explained by another. */
const limbs = [
  {
    limb: 'karana',
    label: (number: number) =>
      bilingual(
        `The birth karana is ${karanaName(number, 'en')}`,
        `जन्म करण ${karanaName(number, 'hi')} है`,
      ),
    because: bilingual('A karana is half a tithi', 'करण आधी तिथि होता है'),
  },
  {
    limb: 'yoga',
    label: (number: number) =>
      bilingual(
        `The birth yoga of the panchang is ${yogaName(number, 'en')}`,
        `पंचांग का जन्म योग ${yogaName(number, 'hi')} है`,
      ),
    because: bilingual(
      'It follows from the longitudes of Sun and Moon added together',
      'यह सूर्य और चंद्रमा के भोगांश के योग से निकलता है',
    ),
  },
  {
    limb: 'vara',
    label: (number: number) =>
      bilingual(
        `The birth weekday (vara) is ${varaName(number, 'en')}`,
        `जन्म वार ${varaName(number, 'hi')} है`,
      ),
    because: bilingual(
      'The day of the panchang begins at sunrise',
      'पंचांग का दिन सूर्योदय से आरंभ होता है',
    ),
  },
] as const

/** Tithi, paksha, karana, yoga and vara at birth, as far as they are certain. */
export function panchangFacts(add: AddFact, chart: AnyKundli): void {
  moonFacts(add, chart)
  if (chart.panchang.tithi !== null) tithiFacts(add, chart.panchang.tithi)
  for (const { limb, label, because } of limbs) {
    const number = chart.panchang[limb]
    if (number !== null) add(`birth.${limb}`, 'panchang', number, label(number), because)
  }
}

/** Facts about the nine grahas and the lagna of a birth whose minute is known, and of a whole day. */
import { dignityName, lordOfNakshatra, lordOfRashi } from '../names/names.ts'
import {
  grahaNames,
  type AnyKundli,
  type Graha,
  type Kundli,
  type BilingualText,
} from '../sky/types.ts'
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
import { bilingual } from '../sky/bilingual.ts'

const dayLong = bilingual('This holds at every minute of the birth day', 'यह जन्म के पूरे दिन सत्य है')

/** Where a graha stood at birth, as the reason for what follows from it. */
export function birthPositionReason(chart: AnyKundli, graha: Graha): BilingualText {
  if (!chart.timeKnown) return dayLong
  const { siderealDegrees, rashi } = chart.grahas[graha]
  const degrees = degreesInSign(siderealDegrees)
  const grahaText = grahaAsSubject(graha)
  return bilingual(
    `${grahaText.en} stood at ${degrees} of ${rashiText(rashi).en} at birth`,
    `जन्म के समय ${grahaText.hi} ${rashiText(rashi).hi} राशि के ${degrees} पर थे`,
  )
}

function rashiFacts(add: AddFact, chart: AnyKundli, graha: Graha, rashi: number): void {
  const grahaText = grahaAsSubject(graha)
  const sign = rashiText(rashi)
  add(
    `${graha}.rashi`,
    'position',
    rashiKey(rashi),
    bilingual(`${grahaText.en} is in ${sign.en}`, `${grahaText.hi} ${sign.hi} राशि में हैं`),
    birthPositionReason(chart, graha),
    { graha, rashi },
  )
  const lord = lordOfRashi(rashi)
  add(
    `${graha}.rashi.lord`,
    'lord',
    lord,
    bilingual(
      `${grahaText.en} is in a sign ruled by ${grahaAsObject(lord).en}`,
      `${grahaText.hi} जिस राशि में हैं, उसके स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    bilingual(
      `${sign.en} is ruled by ${grahaAsObject(lord).en}`,
      `${sign.hi} राशि के स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    { graha, rashi, otherGraha: lord },
  )
}

function nakshatraFacts(
  add: AddFact,
  chart: AnyKundli,
  graha: Graha,
  nakshatra: number,
  pada: number | null,
): void {
  const grahaText = grahaAsSubject(graha)
  const star = nakshatraText(nakshatra)
  const quarter = pada === null ? null : padaText(pada)
  add(
    `${graha}.nakshatra`,
    'position',
    nakshatraKey(nakshatra),
    bilingual(
      `${grahaText.en} is in ${star.en} nakshatra${pada === null ? '' : `, pada ${pada}`}`,
      `${grahaText.hi} ${star.hi} नक्षत्र${quarter ? ` के ${quarter.hi} चरण` : ''} में हैं`,
    ),
    birthPositionReason(chart, graha),
    { graha, nakshatra, ...(pada === null ? {} : { pada }) },
  )
  if (quarter && pada !== null) {
    add(
      `${graha}.pada`,
      'position',
      pada,
      bilingual(
        `${grahaText.en} is in the ${quarter.en} pada of ${star.en}`,
        `${grahaText.hi} ${star.hi} के ${quarter.hi} चरण में हैं`,
      ),
      birthPositionReason(chart, graha),
      { graha, nakshatra, pada },
    )
  }
  const lord = lordOfNakshatra(nakshatra)
  add(
    `${graha}.nakshatra.lord`,
    'lord',
    lord,
    bilingual(
      `${grahaText.en} is in a nakshatra ruled by ${grahaAsObject(lord).en}`,
      `${grahaText.hi} जिस नक्षत्र में हैं, उसके स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    bilingual(
      `${star.en} is ruled by ${grahaAsObject(lord).en} in the Vimshottari order`,
      `विंशोत्तरी क्रम में ${star.hi} के स्वामी ${grahaAsObject(lord).hi} हैं`,
    ),
    { graha, nakshatra, otherGraha: lord },
  )
}

/** Sun and Moon never turn back, and nothing is told of Rahu and Ketu, who nearly always do. */
const canTurn: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const canBurn: readonly Graha[] = ['moon', ...canTurn]

function stateFacts(add: AddFact, chart: AnyKundli, graha: Graha): void {
  const { retrograde, combust, dignity } = chart.grahas[graha]
  const grahaText = grahaAsSubject(graha)
  if (retrograde !== null && canTurn.includes(graha)) {
    add(
      `${graha}.retrograde`,
      'position',
      retrograde,
      retrograde
        ? bilingual(
            `${grahaText.en} is retrograde in the birth chart`,
            `जन्म कुंडली में ${grahaText.hi} वक्री हैं`,
          )
        : bilingual(
            `${grahaText.en} is in direct motion in the birth chart`,
            `जन्म कुंडली में ${grahaText.hi} मार्गी हैं`,
          ),
      chart.timeKnown
        ? bilingual(
            `Seen from the Earth it was moving ${retrograde ? 'backwards' : 'forwards'} through the zodiac at birth`,
            `जन्म के समय पृथ्वी से देखने पर उनकी चाल ${retrograde ? 'उल्टी' : 'सीधी'} थी`,
          )
        : dayLong,
      { graha },
    )
  }
  if (combust !== null && canBurn.includes(graha)) {
    add(
      `${graha}.combust`,
      'position',
      combust,
      combust
        ? bilingual(
            `${grahaText.en} is combust, close to the Sun`,
            `${grahaText.hi} सूर्य के निकट होने से अस्त हैं`,
          )
        : bilingual(`${grahaText.en} is not combust`, `${grahaText.hi} अस्त नहीं हैं`),
      chart.timeKnown
        ? bilingual(
            `It stood ${combust ? 'within' : 'outside'} the classical distance from the Sun at birth`,
            `जन्म के समय सूर्य से उनकी दूरी शास्त्रीय सीमा ${combust ? 'के भीतर' : 'से बाहर'} थी`,
          )
        : dayLong,
      { graha },
    )
  }
  if (dignity !== null) dignityFact(add, chart, graha, dignity)
}

function dignityFact(
  add: AddFact,
  chart: AnyKundli,
  graha: Graha,
  dignity: NonNullable<Kundli['grahas']['sun']['dignity']>,
): void {
  const grahaText = grahaAsSubject(graha)
  const hi = {
    exalted: 'उच्च के हैं',
    moolatrikona: 'मूलत्रिकोण में हैं',
    own: 'स्वराशि में हैं',
    friend: 'मित्र राशि में हैं',
    neutral: 'सम राशि में हैं',
    enemy: 'शत्रु राशि में हैं',
    debilitated: 'नीच के हैं',
  }[dignity]
  const rashi = chart.grahas[graha].rashi
  add(
    `${graha}.dignity`,
    'dignity',
    dignity,
    bilingual(`${grahaText.en} is ${dignityName(dignity, 'en')}`, `${grahaText.hi} ${hi}`),
    birthPositionReason(chart, graha),
    { graha, ...(rashi === null ? {} : { rashi }) },
  )
}

function houseFact(add: AddFact, chart: Kundli, graha: Graha): void {
  const { house, rashi } = chart.grahas[graha]
  const grahaText = grahaAsSubject(graha)
  add(
    `${graha}.house`,
    'house',
    house,
    bilingual(
      `${grahaText.en} is in the ${houseText(house).en}`,
      `${grahaText.hi} ${houseText(house).hi} में हैं`,
    ),
    bilingual(
      `${rashiText(rashi).en}, where it stands, is the ${houseText(house).en} from the lagna in ${rashiText(chart.lagna.rashi).en}`,
      `वे ${rashiText(rashi).hi} राशि में हैं, जो ${rashiText(chart.lagna.rashi).hi} लग्न से ${houseText(house).hi} है`,
    ),
    { graha, house, rashi },
  )
}

/** Sign, nakshatra, house, dignity and state of each graha, as far as the chart is certain of them. */
export function natalFacts(add: AddFact, chart: AnyKundli): void {
  for (const graha of grahaNames) {
    const { rashi, nakshatra, pada } = chart.grahas[graha]
    if (rashi !== null) rashiFacts(add, chart, graha, rashi)
    if (nakshatra !== null) nakshatraFacts(add, chart, graha, nakshatra, pada)
    if (chart.timeKnown) houseFact(add, chart, graha)
    stateFacts(add, chart, graha)
  }
}

/**
 * What a chart has besides the facts that readings rest on: the exact figures, Sripati's houses, the
 * other thirteen divisions, the two finest dashas, every bindu and every part of strength.
 */
import { ashtakavarga, ashtakavargaGrahas } from '../chart/ashtakavarga.ts'
import { bhavaChalit } from '../chart/bhava-chalit.ts'
import { shadbala, type Strength } from '../shadbala/shadbala.ts'
import { shadbalaGrahas } from '../shadbala/grahas.ts'
import { grahaNames, type AyanamsaName, type Kundli, type BilingualText } from '../sky/types.ts'
import { runningPeriods } from '../dashas/vimshottari.ts'
import {
  degreesInSign,
  houseText,
  grahaAsObject,
  rashiKey,
  rashiText,
  dateRangeText,
  grahaAsSubject,
} from './fact-texts.ts'
import type { AddFact } from './fact-texts.ts'
import { otherVargaFacts } from './vargas.ts'
import { bilingual } from '../sky/bilingual.ts'

const roundTo = (value: number, places: number): number => Number(value.toFixed(places))

const ayanamsas: Record<AyanamsaName, BilingualText> = {
  lahiri: bilingual('Lahiri', 'लाहिड़ी'),
  raman: bilingual('Raman', 'रमण'),
  krishnamurti: bilingual('Krishnamurti', 'कृष्णमूर्ति'),
}

function ayanamsaFact(add: AddFact, { ayanamsaDegrees, settings }: Kundli): void {
  const degrees = roundTo(ayanamsaDegrees, 4)
  const name = ayanamsas[settings.ayanamsa]
  add(
    'ayanamsa.degrees',
    'position',
    degrees,
    bilingual(
      `The ${name.en} ayanamsa was ${degrees}° at birth`,
      `जन्म के समय ${name.hi} अयनांश ${degrees}° था`,
    ),
    bilingual(
      'It is what the sidereal zodiac lies behind the tropical one',
      'सायन राशिचक्र से निरयन राशिचक्र इतना पीछे है',
    ),
  )
}

function midheavenFact(add: AddFact, { mcDegrees }: Kundli): void {
  const rashi = Math.floor(mcDegrees / 30)
  const sign = rashiText(rashi)
  const degrees = degreesInSign(mcDegrees)
  add(
    'mc.rashi',
    'position',
    rashiKey(rashi),
    bilingual(`The midheaven is in ${sign.en}`, `दशम मध्य (मध्य लग्न) ${sign.hi} राशि में है`),
    bilingual(
      `${degrees} of ${sign.en} stood on the meridian at birth`,
      `जन्म के समय ${sign.hi} राशि के ${degrees} याम्योत्तर पर थे`,
    ),
    { rashi },
  )
}

const seenFromEarth = bilingual(
  'Apparent place seen from the Earth, sidereal zodiac',
  'पृथ्वी से देखा गया स्पष्ट स्थान, निरयन राशिचक्र',
)

function motionFacts(add: AddFact, chart: Kundli): void {
  for (const graha of grahaNames) {
    const { siderealDegrees, rashi, speedDegreesPerDay } = chart.grahas[graha]
    const grahaText = grahaAsSubject(graha)
    const speed = roundTo(speedDegreesPerDay, 4)
    add(
      `${graha}.degrees`,
      'position',
      roundTo(siderealDegrees, 4),
      bilingual(
        `${grahaText.en} is at ${degreesInSign(siderealDegrees)} of ${rashiText(rashi).en}`,
        `${grahaText.hi} ${rashiText(rashi).hi} राशि के ${degreesInSign(siderealDegrees)} पर हैं`,
      ),
      seenFromEarth,
      { graha, rashi },
    )
    add(
      `${graha}.speed`,
      'position',
      speed,
      bilingual(
        `${grahaText.en} moves ${speed}° a day`,
        `${grahaText.hi} की गति ${speed}° प्रतिदिन है`,
      ),
      seenFromEarth,
      { graha },
    )
  }
}

function chalitFacts(add: AddFact, chart: Kundli): void {
  const { houses } = bhavaChalit(chart)
  const rule = bilingual(
    'Sripati’s houses: the lagna and the midheaven are the middles of the first and the tenth',
    'श्रीपति पद्धति: लग्न और दशम मध्य प्रथम और दशम भाव के मध्य माने जाते हैं',
  )
  for (const graha of grahaNames) {
    const house = houses[graha]
    add(
      `${graha}.chalit`,
      'house',
      house,
      bilingual(
        `${grahaAsSubject(graha).en} falls in the ${houseText(house).en} of the bhava chalit`,
        `भाव चलित में ${grahaAsSubject(graha).hi} ${houseText(house).hi} में हैं`,
      ),
      rule,
      { graha, house },
    )
  }
}

const fineLevels = [
  { id: 'sukshma', level: 4, name: bilingual('sukshma dasha', 'सूक्ष्म दशा') },
  { id: 'prana', level: 5, name: bilingual('prana dasha', 'प्राण दशा') },
] as const

function fineDashaFacts(add: AddFact, chart: Kundli, at: string, offset: number): void {
  const chain = runningPeriods(chart.vimshottari.periods, at, 5)
  const lords = chain.map(({ lord }) => lord)
  for (const { id, level, name } of fineLevels) {
    const period = chain[level - 1]
    if (!period) return
    const { lord, startUtc: fromUtc, endUtc: toUtc } = period
    const dates = dateRangeText(fromUtc, toUtc, offset)
    add(
      `dasha.${id}`,
      'dasha',
      lord,
      bilingual(
        `The ${name.en} of ${grahaAsObject(lord).en} runs ${dates.en}`,
        `${grahaAsObject(lord).hi} की ${name.hi} ${dates.hi} है`,
      ),
      bilingual(
        'Each Vimshottari period is shared out again by the same years',
        'विंशोत्तरी की हर दशा उन्हीं वर्षों के अनुपात में फिर बँटती है',
      ),
      {
        graha: lord,
        otherGraha: lords[level - 2]!,
        grahas: lords.slice(0, level),
        level,
        when: 'now',
        fromUtc,
        toUtc,
      },
    )
  }
}

function binduFacts(add: AddFact, chart: Kundli): void {
  const { bhinna } = ashtakavarga(chart)
  for (const graha of ashtakavargaGrahas) {
    for (const [index, rashi] of chart.houseRashis.entries()) {
      const house = index + 1
      const bindus = bhinna[graha][rashi]!
      add(
        `ashtakavarga.${graha}.house.${house}`,
        'strength',
        bindus,
        bilingual(
          `The ${houseText(house).en} has ${bindus} bindus in the ashtakavarga of ${grahaAsObject(graha).en}`,
          `${grahaAsObject(graha).hi} के अष्टकवर्ग में ${houseText(house).hi} को ${bindus} बिंदु मिले हैं`,
        ),
        bilingual(
          `Of eight givers, ${bindus} favour ${rashiText(rashi).en}`,
          `आठ में से ${bindus} ने ${rashiText(rashi).hi} राशि में बिंदु दिया है`,
        ),
        { graha, house, rashi },
      )
    }
  }
}

const parts: { id: string; name: BilingualText; of: (strength: Strength) => number }[] = [
  {
    id: 'sthana',
    name: bilingual('sthana bala (place)', 'स्थान बल'),
    of: ({ sthana }) => sthana.total,
  },
  { id: 'dig', name: bilingual('dig bala (direction)', 'दिग्बल'), of: ({ dig }) => dig },
  { id: 'kala', name: bilingual('kala bala (time)', 'काल बल'), of: ({ kala }) => kala.total },
  {
    id: 'cheshta',
    name: bilingual('cheshta bala (motion)', 'चेष्टा बल'),
    of: ({ cheshta }) => cheshta,
  },
  {
    id: 'naisargika',
    name: bilingual('naisargika bala (nature)', 'नैसर्गिक बल'),
    of: ({ naisargika }) => naisargika,
  },
  { id: 'drik', name: bilingual('drik bala (aspects)', 'दृक् बल'), of: ({ drik }) => drik },
]

function strengthPartFacts(add: AddFact, chart: Kundli): void {
  const strengths = shadbala(chart)
  const unit = bilingual('Sixty virupas make a rupa', 'साठ विरूप का एक रूप होता है')
  for (const graha of shadbalaGrahas) {
    for (const { id, name, of } of parts) {
      const virupas = roundTo(of(strengths[graha]), 2)
      add(
        `shadbala.${graha}.${id}`,
        'strength',
        virupas,
        bilingual(
          `${grahaAsSubject(graha).en} has ${virupas} virupas of ${name.en}`,
          `${grahaAsSubject(graha).hi} का ${name.hi} ${virupas} विरूप है`,
        ),
        unit,
        { graha },
      )
    }
  }
}

/** All of it, for a chart whose minute is known. */
export function timedChartFacts(add: AddFact, chart: Kundli, at: string, offset: number): void {
  ayanamsaFact(add, chart)
  midheavenFact(add, chart)
  motionFacts(add, chart)
  chalitFacts(add, chart)
  otherVargaFacts(add, chart)
  fineDashaFacts(add, chart, at, offset)
  binduFacts(add, chart)
  strengthPartFacts(add, chart)
}

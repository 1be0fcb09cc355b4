import { houseName } from '../names/names.ts'
import { aspectedHouses } from '../chart/aspects.ts'
import type { AnyKundli, Graha, BilingualText } from '../sky/types.ts'
import { houseOf, rashiLords } from '../sky/zodiac.ts'
import { bilingual } from '../sky/bilingual.ts'

/** The houses from lagna, Moon or Venus in which Mars is held to press on marriage. The south adds the second. */
export const manglikHouses: readonly number[] = [1, 4, 7, 8, 12]
const source = bilingual(
  'Brihat Parashara Hora Shastra, ch. 80; Muhurta Chintamani, ch. 6 (marriage), with the Piyushadhara on what cancels it',
  'बृहत् पाराशर होरा शास्त्र, अध्याय 80; मुहूर्त चिंतामणि, अध्याय 6 (विवाह), परिहार पर पीयूषधारा सहित',
)

/** Something that softens or lifts the pressure of Mars. */
export interface ManglikMitigation {
  id: string
  reason: BilingualText
}

/** Whether Mars presses on marriage in one chart, from where, and what softens it. */
export interface Manglik {
  /** Where Mars stands from each, 1..12; null where the birth time is unknown. */
  houses: { lagna: number | null; moon: number | null; venus: number | null }
  /** From which of them Mars presses. */
  from: ('lagna' | 'moon' | 'venus')[]
  /** Mars is in the second from the lagna, which southern texts count too. */
  bySouthernTexts: boolean
  /** Mars presses from the lagna or the Moon; null when the lagna is unknown and the Moon says no. */
  manglik: boolean | null
  softenedBy: ManglikMitigation[]
  /** Manglik, and nothing softens it. */
  counts: boolean | null
  reason: BilingualText
  source: BilingualText
}

/** Sign of Mars by its house in which a verse known to all handbooks finds no dosha. */
const exemptSigns: Readonly<Record<number, number>> = { 1: 0, 4: 7, 7: 9, 8: 3, 12: 8 }

type Add = (holds: boolean, id: string, en: string, hi: string) => void

function byPlaceAndCompany(chart: AnyKundli, houses: (number | null)[], add: Add): void {
  const rashiOf = (graha: Graha): number | null => chart.grahas[graha].rashi
  const [mars, jupiter] = [rashiOf('mars'), rashiOf('jupiter')]
  if (mars === null) return
  add(rashiLords[mars] === 'mars', 'own-sign', 'Mars is in its own sign.', 'मंगल अपनी राशि में है।')
  add(mars === 9, 'exalted', 'Mars is exalted in Capricorn.', 'मंगल मकर में उच्च का है।')
  add(
    houses.some((house) => house !== null && exemptSigns[house] === mars),
    'exempt-sign',
    'Mars is in a sign that is exempt in its house.',
    'मंगल ऐसी राशि में है जिसे इस भाव में दोष से छूट है।',
  )
  add(jupiter === mars, 'with-jupiter', 'Jupiter stands with Mars.', 'गुरु मंगल के साथ है।')
  const isSeenByJupiter =
    jupiter !== null &&
    jupiter !== mars &&
    aspectedHouses('jupiter', 1).includes(houseOf(mars, jupiter))
  add(isSeenByJupiter, 'seen-by-jupiter', 'Jupiter looks at Mars.', 'मंगल पर गुरु की दृष्टि है।')
  add(rashiOf('moon') === mars, 'with-moon', 'The Moon stands with Mars.', 'चंद्रमा मंगल के साथ है।')
}

function byLagna(chart: AnyKundli, add: Add): void {
  if (!chart.timeKnown) return
  add(
    chart.lagna.rashi === 3 || chart.lagna.rashi === 4,
    'yogakaraka',
    'For a Cancer or Leo lagna Mars is the yogakaraka.',
    'कर्क और सिंह लग्न के लिए मंगल योगकारक होता है।',
  )
  for (const [graha, en, hi] of [
    ['jupiter', 'Jupiter', 'गुरु'],
    ['venus', 'Venus', 'शुक्र'],
  ] as const) {
    const { house } = chart.grahas[graha]
    add(house === 1, `${graha}-in-lagna`, `${en} stands in the lagna.`, `${hi} लग्न में है।`)
    add(
      house === 7,
      `${graha}-in-seventh`,
      `${en} stands in the seventh house.`,
      `${hi} सप्तम भाव में है।`,
    )
  }
}

const fromNames = {
  lagna: bilingual('the lagna', 'लग्न'),
  moon: bilingual('the Moon', 'चंद्रमा'),
  venus: bilingual('Venus', 'शुक्र'),
} as const

function reasonOf({
  manglik,
  from,
  houses,
}: Pick<Manglik, 'manglik' | 'from' | 'houses'>): BilingualText {
  if (manglik === null) {
    return bilingual(
      'Without the time of birth the lagna is not known.',
      'जन्म समय के बिना लग्न ज्ञात नहीं है।',
    )
  }
  if (from.length === 0) {
    return bilingual(
      'Mars stands in none of the houses 1, 4, 7, 8 and 12 from lagna, Moon and Venus.',
      'मंगल लग्न, चंद्रमा और शुक्र से 1, 4, 7, 8 या 12वें भाव में नहीं है।',
    )
  }
  const placeTexts = from.map((origin) => ({
    en: `in the ${houseName(houses[origin]!, 'en')} from ${fromNames[origin].en}`,
    hi: `${fromNames[origin].hi} से ${houseName(houses[origin]!, 'hi')} में`,
  }))
  return bilingual(
    `Mars stands ${placeTexts.map(({ en }) => en).join(', ')}.`,
    `मंगल ${placeTexts.map(({ hi }) => hi).join(', ')} है।`,
  )
}

/**
 * Whether Mars presses on marriage in a chart: in the 1st, 4th, 7th, 8th or 12th from lagna or Moon (from
 * Venus it is told, and weighs least), and what cancels or softens it by the handbooks of matching. The
 * south counts the second house too; a chart says so without being called Manglik for it.
 */
export function manglikOf(chart: AnyKundli): Manglik {
  const mars = chart.grahas.mars.rashi
  const from = (rashi: number | null): number | null =>
    mars === null || rashi === null ? null : houseOf(mars, rashi)
  const houses = {
    lagna: from(chart.timeKnown ? chart.lagna.rashi : null),
    moon: from(chart.grahas.moon.rashi),
    venus: from(chart.grahas.venus.rashi),
  }
  const origins = (['lagna', 'moon', 'venus'] as const).filter((origin) =>
    manglikHouses.includes(houses[origin] ?? 0),
  )
  const presses = origins.some((origin) => origin !== 'venus')
  const manglik = presses ? true : houses.lagna === null || houses.moon === null ? null : false
  const softenedBy: ManglikMitigation[] = []
  if (presses) {
    const add: Add = (holds, id, en, hi) => {
      if (holds) softenedBy.push({ id, reason: bilingual(en, hi) })
    }
    byPlaceAndCompany(chart, [houses.lagna, houses.moon], add)
    byLagna(chart, add)
  }
  return {
    houses,
    from: origins,
    bySouthernTexts: houses.lagna === 2,
    manglik,
    softenedBy,
    counts: manglik && softenedBy.length === 0,
    reason: reasonOf({ manglik, from: origins, houses }),
    source,
  }
}

/** Vows of a weekday within a lunar month, and the days of the ancestors' fortnight. */
import { tithiName } from '../names/names.ts'
import { bilingual } from '../sky/bilingual.ts'
import { dayRules, dayRuleText } from './day-rules.ts'
import { decideDay } from './decide.ts'
import type { Lunation } from './lunations.ts'
import { ofDay, ofTithi } from './observance.ts'
import { weekdayOfNumber } from './place-sky.ts'
import type { PlaceSky } from './place-sky.ts'
import { reasonText } from './reasons.ts'
import { monthSource, practice } from './sources.ts'
import type { Observance } from './types.ts'

const sawanMonday = {
  id: 'sawan-somvar',
  kind: 'sawan',
  name: bilingual('Sawan Somvar', 'सावन सोमवार'),
  rule: bilingual(
    'The Mondays of Shravana as the north counts it, from the day after the full moon of Ashadha to that of Shravana.',
    'उत्तर भारत के श्रावण मास के सोमवार: आषाढ़ पूर्णिमा के अगले दिन से श्रावण पूर्णिमा तक।',
  ),
  source: practice('northern', 'उत्तर भारत के'),
} as const
const mangalaGauri = {
  ...sawanMonday,
  id: 'mangala-gauri',
  name: bilingual('Mangala Gauri Vrat', 'मंगला गौरी व्रत'),
  rule: bilingual(
    'The Tuesdays of Shravana as the north counts it.',
    'उत्तर भारत के श्रावण मास के मंगलवार।',
  ),
} as const
const varalakshmi = {
  id: 'varalakshmi-vrat',
  kind: 'festival',
  name: bilingual('Varalakshmi Vrat', 'वरलक्ष्मी व्रत'),
  rule: bilingual(
    'The Friday on or before the full moon of Shravana.',
    'श्रावण पूर्णिमा का या उससे पहले का शुक्रवार।',
  ),
  source: practice('southern', 'दक्षिण भारत के'),
} as const

const purnimaDay = (sky: PlaceSky, lunation: Lunation): number =>
  decideDay(sky, lunation.tithi(15), dayRules.sunrise).day

/** Mondays and Tuesdays of the northern Shravana that fall into this lunar month, and Varalakshmi. */
export function weekdayVowsOf(sky: PlaceSky, lunation: Lunation): Observance[] {
  const { number, fromMs, toMs } = lunation.month
  // The northern Shravana: the dark half of the amanta Ashadha, then the bright half of Shravana. An added
  // month between them lies within it and has no such vows of its own.
  const stretch =
    lunation.month.adhika || (number !== 4 && number !== 5)
      ? null
      : number === 4
        ? { from: purnimaDay(sky, lunation) + 1, to: sky.dayHolding(toMs) }
        : { from: sky.dayHolding(fromMs) + 1, to: purnimaDay(sky, lunation) }
  if (stretch === null) return []
  const because = reasonText('weekday', 'sunrise')
  const vows: Observance[] = []
  for (let day = stretch.from; day <= stretch.to; day++) {
    if (weekdayOfNumber(day) === 1) vows.push(ofDay(sawanMonday, day, because))
    if (weekdayOfNumber(day) === 2) vows.push(ofDay(mangalaGauri, day, because))
  }
  if (number === 5) {
    const back = (weekdayOfNumber(stretch.to) + 2) % 7
    vows.push(ofDay(varalakshmi, stretch.to - back, because))
  }
  return vows
}

/**
 * The days of Pitru Paksha, Purnima to Amavasya: each shraddha on the day whose aparahna has most of its tithi
 * (Nirnaya Sindhu and Dharma Sindhu, on mahalaya).
 */
export function shraddhasOf(sky: PlaceSky, lunation: Lunation): Observance[] {
  if (lunation.month.number !== 6 || lunation.month.adhika) return []
  const tithis = Array.from({ length: 15 }, (_, i) => i + 15)
  return tithis.map((tithi) => {
    const span = lunation.tithi(tithi)
    const name = bilingual(
      `Pitru Paksha: ${bareTithi(tithi, 'en')} shraddha`,
      `पितृ पक्ष: ${bareTithi(tithi, 'hi')} श्राद्ध`,
    )
    const head = {
      id: 'pitru-paksha',
      kind: 'shraddha',
      name,
      rule: dayRuleText(dayRules.aparahna),
      source: monthSource(['nirnaya', 'dharma'], 6),
    } as const
    return ofTithi(sky, head, span, decideDay(sky, span, dayRules.aparahna))
  })
}

/** A tithi's name without its half. */
const bareTithi = (tithi: number, language: 'en' | 'hi'): string =>
  tithiName(tithi, language).split(' ').at(-1)!

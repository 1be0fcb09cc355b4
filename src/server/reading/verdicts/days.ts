import { dayMs } from '../../../contract/core/constants.ts'
import { istDay } from '../../core/time/india-time.ts'
import { houseName, nakshatraName, positionsAt, rashiName } from '@drishti/jyotish'
import type { Fact } from '@drishti/jyotish'
import { dateText } from './date-text.ts'
import { moonOfDayRules, taraRules } from './day.rules.ts'
import type { DayRule } from './day.rules.ts'
import { markDirection } from './rule.ts'
import type { Direction } from './rule.ts'
import type { ChartFacts } from './chart-facts.ts'

/** How a day meets a person's Moon: the two oldest measures of a day (Muhurta Chintamani, ch. 4). */
export interface DayVerdict {
  key: string
  fromUtc: string
  toUtc: string
  direction: Direction
  /** −3 to 3. */
  score: number
  moonRashi: number
  moonStar: number
  /** 1..12 from the natal Moon. */
  houseFromMoon: number
  /** 1..9 from the birth star; null where the day of birth leaves the star open. */
  tara: number | null
  factIds: string[]
  facts: Fact[]
}

/** What a row adds to the day's score: the star weighs half as much again as the sign. */
function worth(rule: DayRule | undefined): number {
  if (!rule) return 0
  const sign = { favourable: 1, mixed: 0, patience: -1 }[markDirection(rule.mark)]
  return 'tara' in rule.when ? sign * 1.5 : sign
}

function factsOfDay(
  date: string,
  fromUtc: string,
  rashi: number,
  star: number,
  house: number,
): Fact[] {
  const toUtc = new Date(Date.parse(fromUtc) + dayMs).toISOString()
  const day = dateText(fromUtc)
  const because = {
    en: 'From the computed place of the Moon at noon in India on that day',
    hi: 'उस दिन भारत में दोपहर के समय चंद्रमा की गणित स्थिति से',
  }
  return [
    {
      id: `day.${date}.moon.house`,
      kind: 'transit',
      value: house,
      because,
      label: {
        en: `On ${day.en} the Moon moves through ${rashiName(rashi, 'en')}, the ${houseName(house, 'en')} from the natal Moon`,
        hi: `${day.hi} को चंद्रमा ${rashiName(rashi, 'hi')} राशि में, जन्म के चंद्रमा से ${houseName(house, 'hi')} में रहेंगे`,
      },
      about: { graha: 'moon', rashi, house, countedFrom: 'moon', when: 'next', fromUtc, toUtc },
    },
    {
      id: `day.${date}.moon.nakshatra`,
      kind: 'panchang',
      value: star,
      because,
      label: {
        en: `On ${day.en} the Moon is in ${nakshatraName(star, 'en')}`,
        hi: `${day.hi} को चंद्रमा ${nakshatraName(star, 'hi')} नक्षत्र में हैं`,
      },
      about: { graha: 'moon', nakshatra: star, when: 'next', fromUtc, toUtc },
    },
    {
      id: `day.${date}.moon.rashi`,
      kind: 'transit',
      value: rashiName(rashi, 'en').toLowerCase(),
      because,
      label: {
        en: `On ${day.en} the Moon moves through ${rashiName(rashi, 'en')}`,
        hi: `${day.hi} को चंद्रमा ${rashiName(rashi, 'hi')} राशि में रहेंगे`,
      },
      about: { graha: 'moon', rashi, when: 'next', fromUtc, toUtc },
    },
  ]
}

/** The verdict on the day in India that begins at an instant; null where the natal Moon's sign is open. */
export function dayVerdict(sheet: ChartFacts, fromUtc: string): DayVerdict | null {
  const { moon } = sheet.chart.grahas
  if (moon.rashi === null) return null
  const noon = new Date(Date.parse(fromUtc) + dayMs / 2).toISOString()
  const { rashi, nakshatra } = positionsAt(noon, sheet.chart.settings).moon
  const houseFromMoon = ((rashi - moon.rashi + 12) % 12) + 1
  const tara = moon.nakshatra === null ? null : ((nakshatra - moon.nakshatra + 27) % 9) + 1
  const score =
    worth(tara === null ? undefined : taraRules[tara - 1]) +
    worth(moonOfDayRules[houseFromMoon - 1])
  const date = istDay(new Date(fromUtc))
  const facts = factsOfDay(date, fromUtc, rashi, nakshatra, houseFromMoon)
  return {
    key: `day.tara-${tara ?? 'open'}.moon-${houseFromMoon}`,
    fromUtc,
    toUtc: new Date(Date.parse(fromUtc) + dayMs).toISOString(),
    score,
    moonRashi: rashi,
    moonStar: nakshatra,
    houseFromMoon,
    tara,
    facts,
    direction: score >= 1 ? 'favourable' : score <= -1.5 ? 'patience' : 'mixed',
    factIds: facts.map((fact) => fact.id),
  }
}

/** The kindest of the next ten days, at most two, in the order of the calendar. */
export function bestDays(sheet: ChartFacts, fromUtc: string): DayVerdict[] {
  const days = Array.from({ length: 10 }, (_, ahead) =>
    dayVerdict(sheet, new Date(Date.parse(fromUtc) + (ahead + 1) * dayMs).toISOString()),
  )
  return days
    .filter((day): day is DayVerdict => day !== null && day.score >= 1)
    .sort((a, b) => b.score - a.score || a.fromUtc.localeCompare(b.fromUtc))
    .slice(0, 2)
    .sort((a, b) => a.fromUtc.localeCompare(b.fromUtc))
}

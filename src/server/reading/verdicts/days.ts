import { houseName, nakshatraName, positionsAt, rashiName } from '@drishti/jyotish'
import type { Fact } from '@drishti/jyotish'
import { dateSaid } from './dates.ts'
import type { Direction } from './rule.ts'
import type { Sheet } from './sheet.ts'

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

const kindTaras = [2, 4, 6, 8, 9]
const hardTaras = [3, 5, 7]
const kindHouses = [1, 3, 6, 7, 10, 11]
const hardHouses = [4, 8, 12]
const dayMs = 86_400_000

function factsOfDay(
  date: string,
  fromUtc: string,
  rashi: number,
  star: number,
  house: number,
): Fact[] {
  const toUtc = new Date(Date.parse(fromUtc) + dayMs).toISOString()
  const day = dateSaid(fromUtc)
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
export function dayVerdict(sheet: Sheet, fromUtc: string): DayVerdict | null {
  const { moon } = sheet.chart.grahas
  if (moon.rashi === null) return null
  const noon = new Date(Date.parse(fromUtc) + dayMs / 2).toISOString()
  const { rashi, nakshatra } = positionsAt(noon, sheet.chart.settings).moon
  const houseFromMoon = ((rashi - moon.rashi + 12) % 12) + 1
  const tara = moon.nakshatra === null ? null : ((nakshatra - moon.nakshatra + 27) % 9) + 1
  const byTara =
    tara === null ? 0 : kindTaras.includes(tara) ? 1.5 : hardTaras.includes(tara) ? -1.5 : 0
  const byHouse = kindHouses.includes(houseFromMoon)
    ? 1
    : hardHouses.includes(houseFromMoon)
      ? -1
      : 0
  const score = byTara + byHouse
  const date = new Date(Date.parse(fromUtc) + 5.5 * 3_600_000).toISOString().slice(0, 10)
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

/** The start of the day in India that holds an instant. */
export function startOfDay(at: Date): string {
  const shift = 5.5 * 3_600_000
  return new Date(Math.floor((at.getTime() + shift) / dayMs) * dayMs - shift).toISOString()
}

/** The kindest of the next ten days, at most two, in the order of the calendar. */
export function kindestDays(sheet: Sheet, fromUtc: string): DayVerdict[] {
  const days = Array.from({ length: 10 }, (_, ahead) =>
    dayVerdict(sheet, new Date(Date.parse(fromUtc) + (ahead + 1) * dayMs).toISOString()),
  )
  return days
    .filter((day): day is DayVerdict => day !== null && day.score >= 1)
    .sort((a, b) => b.score - a.score || a.fromUtc.localeCompare(b.fromUtc))
    .slice(0, 2)
    .sort((a, b) => a.fromUtc.localeCompare(b.fromUtc))
}

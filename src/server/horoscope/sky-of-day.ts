import {
  grahaNames,
  lordOfNakshatra,
  panchangOfDay,
  positionsAt,
  type Graha,
} from '@drishti/jyotish'
import { LRUCache } from 'lru-cache'
import { dayMs } from '../../contract/core/constants.ts'
import type { LocalizedText } from '../../words/say.ts'

/** The sky of a day in India, as a horoscope looks at it: the grahas at noon, the almanac at sunrise. */
export interface SkyOfDay {
  /** YYYY-MM-DD */
  date: string
  /** Sign of each graha at noon, 0 to 11. */
  rashis: Record<Graha, number>
  /** The Moon's nakshatra at noon, 0 to 26, and who rules it. */
  star: number
  starLord: Graha
  /** The first, second or third noon at which the Moon is in its sign. */
  moonDay: 1 | 2 | 3
  almanac: {
    /** The lunar month as the north counts it, and the tithi at sunrise with its half of the month. */
    month: LocalizedText
    tithi: LocalizedText
    vikramYear: number
  }
}

/** India's capital: tithis are counted from the sunrise of some place. */
const delhi = { latitude: 28.61, longitude: 77.21, offsetSeconds: 19_800 }

const skies = new LRUCache<string, SkyOfDay>({ max: 8, memoMethod: computeSky })

/** The sky of a date, YYYY-MM-DD from 1900 to 2100. It is the same for all twelve signs, and kept. */
export function skyOfDay(date: string): SkyOfDay {
  return skies.memo(date)
}

function computeSky(date: string): SkyOfDay {
  const positions = positionsAt(`${date}T06:30:00Z`)
  const { month, tithis, years } = panchangOfDay({ date, ...delhi })
  const star = positions.moon.nakshatra
  return {
    date,
    rashis: Object.fromEntries(
      grahaNames.map((graha) => [graha, positions[graha].rashi]),
    ) as Record<Graha, number>,
    star,
    starLord: lordOfNakshatra(star),
    moonDay: moonDayOf(date, positions.moon.rashi),
    almanac: {
      month: month.purnimanta.name,
      tithi: tithis[0]!.name,
      vikramYear: years.vikram,
    },
  }
}

function moonDayOf(date: string, rashi: number): SkyOfDay['moonDay'] {
  const noon = Date.parse(`${date}T06:30:00Z`)
  const wasThere = (daysAgo: number) =>
    positionsAt(new Date(noon - daysAgo * dayMs).toISOString()).moon.rashi === rashi
  if (!wasThere(1)) return 1
  return wasThere(2) ? 3 : 2
}

/** Days since 1970 of a date, to count by. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)
}

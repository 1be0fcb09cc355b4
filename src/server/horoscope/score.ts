import {
  goodGocharHouses,
  houseOf,
  lordOfRashi,
  naturalRelation,
  type Graha,
} from '@drishti/jyotish'
import type { LifeArea } from '../../words/horoscope/moon.ts'
import type { StarLordRelation, HoroscopeScore, ScoreShare } from '../db/stored-json.ts'
import type { SkyOfDay } from './sky-of-day.ts'

/** Where every score starts. */
export const startingScore = 58

/** Of the others, those that ask for most patience; what is left is counted as even. */
const slowPlaces = [4, 8, 12]

/** How much each graha weighs in each part of life, by what it stands for (BPHS 32). */
const weights: Record<LifeArea, Partial<Record<Graha, number>>> = {
  general: { moon: 10, jupiter: 8, sun: 6, saturn: 5, mars: 3 },
  love: { venus: 12, moon: 9, mars: 5, jupiter: 5 },
  career: { sun: 10, saturn: 9, mercury: 7, moon: 6 },
  money: { jupiter: 11, mercury: 8, venus: 6, moon: 6 },
  wellbeing: { moon: 10, sun: 8, mars: 8, saturn: 5 },
  family: { moon: 10, jupiter: 8, venus: 7, mercury: 5 },
}
const starPoints: Record<StarLordRelation, number> = { friend: 5, neutral: 0, enemy: -5 }

/** The score of one part of life for one sign on one day. */
export function horoscopeScore(part: LifeArea, sign: number, sky: SkyOfDay): HoroscopeScore {
  const shares: ScoreShare[] = Object.entries(weights[part]).map(([name, weight]) => {
    const graha = name as Graha
    const rashi = sky.rashis[graha]
    const place = houseOf(rashi, sign)
    return { kind: 'graha', graha, rashi, place, points: weight * goodnessOf(graha, place) }
  })
  const relation = relationOf(lordOfRashi(sign), sky.starLord)
  shares.push({
    kind: 'star',
    star: sky.star,
    lord: sky.starLord,
    relation,
    points: starPoints[relation],
  })
  return { score: shares.reduce((sum, { points }) => sum + points, startingScore), shares }
}

function goodnessOf(graha: Graha, place: number): 1 | 0 | -1 {
  if (goodGocharHouses[graha]?.includes(place)) return 1
  return slowPlaces.includes(place) ? -1 : 0
}

/** Rahu and Ketu have no natural friendships: they count as neutral. */
function relationOf(lord: Graha, other: Graha): StarLordRelation {
  return other === 'rahu' || other === 'ketu' ? 'neutral' : naturalRelation(lord, other)
}

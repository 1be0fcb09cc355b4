import {
  grahaName,
  houseOf,
  nakshatraName,
  nakshatrasOfRashi,
  rashiName,
  taraOf,
  type Graha,
} from '@drishti/jyotish'
import { grahas } from '@drishti/jyotish/names'
import { moonTransitTexts, type LifeArea } from '../../words/horoscope/moon.ts'
import { moonSecondDayTexts } from '../../words/horoscope/moon-second-day.ts'
import {
  countedFromMoon,
  moonRelationLines,
  moonRelationTexts,
  ownNakshatraLines,
  withMoonLines,
  type MoonRelation,
} from '../../words/horoscope/moon-relations.ts'
import { moreOpenings, moreTips } from '../../words/horoscope/more-tips.ts'
import * as said from '../../words/horoscope/horoscope-server.ts'
import { quickTransitTexts } from '../../words/horoscope/transits.ts'
import { dashaTexts, slowTransitTexts } from '../../words/reading/periods.ts'
import type { Language, LocalizedText } from '../../words/say.ts'
import type { HoroscopeScore, StoredHoroscope } from '../db/stored-json.ts'
import { horoscopeScore } from './score.ts'
import { dayNumber, type SkyOfDay } from './sky-of-day.ts'

export const lifePartNames = Object.keys(moonTransitTexts) as LifeArea[]

type TellingGraha = 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'

/** One of them is told each day, under one part of life: each comes again when its six have been told. */
const tellers: readonly TellingGraha[] = ['venus', 'sun', 'mercury', 'mars', 'jupiter', 'saturn']

const transitSaid: Record<TellingGraha, readonly LocalizedText[]> = {
  ...quickTransitTexts,
  ...slowTransitTexts,
}
const periodTopic = { wellbeing: 'health' } as const

/** One horoscope in the making. */
interface Making {
  sky: SkyOfDay
  sign: number
  /** Moves on by one each day, and by more from sign to sign: what is told when. */
  turn: number
  scores: Record<LifeArea, HoroscopeScore>
}

/** Writes the horoscope of a sign (0 to 11) from the sky of a day. The same day gives the same words. */
export function writeHoroscope(sign: number, sky: SkyOfDay): StoredHoroscope {
  const turn = dayNumber(sky.date) + sign * 5
  const making: Making = {
    sky,
    sign,
    turn,
    scores: byPart((part) => horoscopeScore(part, sign, sky)),
  }
  return {
    parts: byPart((part) => {
      const sentences = part === 'general' ? opening(making) : life(part, making)
      const text = (language: Language) => sentences.map((it) => it[language]).join(' ')
      return { ...making.scores[part], text: { en: text('en'), hi: text('hi') } }
    }),
    stars: nakshatrasOfRashi(sign).map((star) => ({ star, tara: taraOf(sky.star, star) })),
  }
}

function byPart<T>(of: (part: LifeArea) => T): Record<LifeArea, T> {
  return Object.fromEntries(lifePartNames.map((part) => [part, of(part)])) as Record<LifeArea, T>
}

/** What the Moon's place says of a part of life: on the day it enters a sign, the day after, and by its star then. */
function moonText(part: LifeArea, making: Making): LocalizedText {
  const { sky, sign } = making
  const place = houseOf(sky.rashis.moon, sign)
  if (sky.moonDay === 3) return starLine(part, making)
  const texts = sky.moonDay === 1 ? moonTransitTexts : moonSecondDayTexts
  return texts[part][place - 1]!
}

function opening(making: Making): LocalizedText[] {
  const { scores, turn, sky } = making
  const { score } = scores.general
  const band = score >= 66 ? 'bright' : score >= 50 ? 'even' : 'gentle'
  return [
    pick([...said.dayOpenings[band], ...moreOpenings[band]], turn),
    fillSlots(said.dayMoonLines[sky.moonDay - 1]!, {
      ...placeSlots('moon', making),
      tithi: sky.almanac.tithi,
    }),
    moonText('general', making),
    ...(sky.moonDay === 3 ? [] : [starLine('general', making)]),
    tipOf('general', making),
  ]
}

function life(part: Exclude<LifeArea, 'general'>, making: Making): LocalizedText[] {
  const { turn } = making
  const at = lifePartNames.indexOf(part)
  const teller = tellers[turn % tellers.length]!
  const isTelling = turn % (lifePartNames.length - 1) === at - 1 && teller !== significators[part]
  // Told once while the Moon stays in a sign: of some parts when it enters, of the others the day after.
  const isRelating = making.sky.moonDay === (at % 2 === 1 ? 1 : 2)
  return [
    moonText(part, making),
    ...(isRelating ? [relationLine(part, making)] : []),
    ...(!isRelating && making.sky.moonDay !== 3 ? [starLine(part, making)] : []),
    ...(isTelling ? [placeLine(teller, making)] : []),
    tipOf(part, making),
  ]
}

/** Who speaks for each part of life (BPHS 32). */
const significators: Record<Exclude<LifeArea, 'general'>, Graha> = {
  love: 'venus',
  career: 'saturn',
  money: 'mercury',
  wellbeing: 'mars',
  family: 'jupiter',
}
/** By the house counted from the Moon, the first at index 0. */
const relations: readonly MoonRelation[] = [
  'with',
  'beside',
  'friendly',
  'square',
  'trine',
  'askew',
  'facing',
  'askew',
  'trine',
  'square',
  'friendly',
  'beside',
]

/** How the graha of a part of life stands to the Moon. */
function relationLine(part: Exclude<LifeArea, 'general'>, making: Making): LocalizedText {
  const { sky } = making
  const graha = significators[part]
  const house = houseOf(sky.rashis[graha], sky.rashis.moon)
  const lines = house === 1 ? withMoonLines : moonRelationLines
  return fillSlots(pick(lines, making.turn), {
    ...placeSlots(graha, making),
    from: countedFromMoon[house - 1]!,
    clause: moonRelationTexts[part][relations[house - 1]!],
  })
}

/** The next tip each day; from sign to sign each part goes on by another step, so that no two days are alike. */
function tipOf(part: LifeArea, { sky, sign }: Making): LocalizedText {
  const step = 2 * lifePartNames.indexOf(part) + 3
  return pick([...said.tips[part], ...moreTips[part]], dayNumber(sky.date) + sign * step)
}

function placeLine(graha: TellingGraha, making: Making): LocalizedText {
  const { sky, sign, turn } = making
  const clause = transitSaid[graha][houseOf(sky.rashis[graha], sign) - 1]!
  // The wording changes when all of them have been told once.
  return fillSlots(pick(said.grahaTransitLines, Math.floor(turn / tellers.length)), {
    ...placeSlots(graha, making),
    clause,
  })
}

function starLine(part: LifeArea, { sky, turn }: Making): LocalizedText {
  const topic = part === 'wellbeing' ? periodTopic.wellbeing : part
  const lines = sky.starLord === 'moon' ? ownNakshatraLines : said.dayNakshatraLines
  return fillSlots(pick(lines, turn + lifePartNames.indexOf(part)), {
    star: starName(sky),
    lord: makeSentence((language) => insideName(sky.starLord, language)),
    clause: dashaTexts[topic][sky.starLord],
  })
}

const starName = ({ star }: SkyOfDay): LocalizedText =>
  makeSentence((language) => nakshatraName(star, language))

function placeSlots(graha: Graha, { sky, sign }: Making): Record<string, LocalizedText> {
  const rashi = sky.rashis[graha]
  return {
    graha: makeSentence((language) => insideName(graha, language)),
    Graha: { en: grahas[graha].subject, hi: grahaName(graha, 'hi') },
    sign: makeSentence((language) => rashiName(rashi, language)),
    here: said.countedFromSign[houseOf(rashi, sign) - 1]!,
  }
}

/** "the Moon", "Saturn", "शनि". */
function insideName(graha: Graha, language: Language): string {
  if (language === 'hi') return grahaName(graha, 'hi')
  return grahas[graha].subject.replace(/^The /, 'the ')
}

const makeSentence = (of: (language: Language) => string): LocalizedText => ({
  en: of('en'),
  hi: of('hi'),
})
const pick = (from: readonly LocalizedText[], turn: number): LocalizedText =>
  from[turn % from.length]!

function fillSlots(pair: LocalizedText, slots: Record<string, LocalizedText>): LocalizedText {
  const fill = (text: string, language: Language) =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => slots[name]?.[language] ?? '')
  return { en: fill(pair.en, 'en'), hi: fill(pair.hi, 'hi') }
}

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
import * as said from '../../words/horoscope/horoscope-server.ts'
import { quickTransitTexts } from '../../words/horoscope/transits.ts'
import { dashaTexts, slowTransitTexts } from '../../words/reading/periods.ts'
import type { Language, LocalizedText } from '../../words/say.ts'
import type { HoroscopeScore, StoredHoroscope } from '../db/stored-json.ts'
import { horoscopeScore } from './score.ts'
import { dayNumber, type SkyOfDay } from './sky-of-day.ts'

export const lifePartNames = Object.keys(moonTransitTexts) as LifeArea[]

/** Whose transit may be told under each part of life. */
const tellers: Record<Exclude<LifeArea, 'general'>, readonly TellingGraha[]> = {
  love: ['venus', 'mars', 'jupiter'],
  career: ['sun', 'saturn', 'mercury'],
  money: ['mercury', 'jupiter', 'venus'],
  wellbeing: ['mars', 'sun', 'saturn'],
  family: ['jupiter', 'venus', 'mercury'],
}
type TellingGraha = 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'

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
  tellers: Partial<Record<LifeArea, TellingGraha>>
}

/** Writes the horoscope of a sign (0 to 11) from the sky of a day. The same day gives the same words. */
export function writeHoroscope(sign: number, sky: SkyOfDay): StoredHoroscope {
  const turn = dayNumber(sky.date) + sign * 5
  const making: Making = {
    sky,
    sign,
    turn,
    scores: byPart((part) => horoscopeScore(part, sign, sky)),
    tellers: whoTells(turn),
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

/** A different graha for each part of life: each takes its next one in turn that nobody else has. */
function whoTells(turn: number): Making['tellers'] {
  const parts = Object.keys(tellers) as (keyof typeof tellers)[]
  const choose = (at: number, takenGrahas: readonly TellingGraha[]): TellingGraha[] | null => {
    const part = parts[at]
    if (!part) return [...takenGrahas]
    const own = tellers[part]
    for (let step = 0; step < own.length; step++) {
      const graha = own[(turn + at + step) % own.length]!
      const rest = takenGrahas.includes(graha) ? null : choose(at + 1, [...takenGrahas, graha])
      if (rest) return rest
    }
    return null
  }
  const chosen = choose(0, [])
  return Object.fromEntries(parts.map((part, at) => [part, chosen?.[at]]))
}

function opening(making: Making): LocalizedText[] {
  const { scores, turn, sky, sign } = making
  const { score } = scores.general
  const band = score >= 66 ? 'bright' : score >= 50 ? 'even' : 'gentle'
  const place = houseOf(sky.rashis.moon, sign)
  return [
    pick(said.dayOpenings[band], turn),
    fillSlots(pick(said.dayMoonLines, turn), placeSlots('moon', making)),
    moonTransitTexts.general[place - 1]!,
    starLine('general', making),
    pick(said.tips.general, turn + sign),
  ]
}

function life(part: Exclude<LifeArea, 'general'>, making: Making): LocalizedText[] {
  const { sky, sign, turn } = making
  const at = lifePartNames.indexOf(part)
  const place = houseOf(sky.rashis.moon, sign)
  const graha = making.tellers[part]
  const grahaSentence = graha && placeLine(graha, at, making)
  return [
    moonTransitTexts[part][place - 1]!,
    ...(grahaSentence ? [grahaSentence] : []),
    // One other part of life a day hears the star's lord too.
    ...((turn + at) % 5 === 0 ? [starLine(part, making)] : []),
    pick(said.tips[part], turn + at * 3 + sign),
  ]
}

function placeLine(graha: TellingGraha, at: number, making: Making): LocalizedText {
  const { sky, sign, turn } = making
  const clause = transitSaid[graha][houseOf(sky.rashis[graha], sign) - 1]!
  return fillSlots(pick(said.grahaTransitLines, turn + at), {
    ...placeSlots(graha, making),
    clause,
  })
}

function starLine(part: LifeArea, { sky, turn }: Making): LocalizedText {
  const topic = part === 'wellbeing' ? periodTopic.wellbeing : part
  return fillSlots(pick(said.dayNakshatraLines, turn), {
    star: makeSentence((language) => nakshatraName(sky.star, language)),
    lord: makeSentence((language) => insideName(sky.starLord, language)),
    clause: dashaTexts[topic][sky.starLord],
  })
}

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

import { grahaNames, houseName, houseOf, rashiLords } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/by-name-texts.ts'
import { say } from '../../../../words/say.ts'
import { grahasIn } from '../../frame/rules/grahas.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { capitalize } from '../fill-lines.ts'
import { stonesNamed } from '../chart/lines/chart-question.ts'
import { inRow, lagnaNamed, namesOtherSign, signIn } from './named-sign.ts'

/**
 * What a graha is for a lagna that the question names, by the houses that it owns there (Brihat Parashara Hora
 * Shastra, ch. 34: lords of trikonas give, lords of the third, sixth, eighth and eleventh are hard, a kendra and a
 * trikona together make the yogakaraka).
 */

export type Nature = 'yogakaraka' | 'lord' | 'good' | 'mixed' | 'hard' | 'neutral'

const trikonas: readonly number[] = [1, 5, 9]
const kendras: readonly number[] = [4, 7, 10]
const hardHouses: readonly number[] = [3, 6, 8, 11]
/** The luminaries are not made hard by the eighth house (the same chapter). */
const luminaries: ReadonlySet<Graha> = new Set<Graha>(['sun', 'moon'])

/** The houses that a graha owns, counted from a lagna. */
export function housesOwned(graha: Graha, lagna: number): number[] {
  return rashiLords
    .flatMap((lord, sign) => (lord === graha ? [houseOf(sign, lagna)] : []))
    .sort((a, b) => a - b)
}

const isHard = (graha: Graha, house: number): boolean =>
  hardHouses.includes(house) && !(house === 8 && luminaries.has(graha))

/** What a graha is for a lagna; Rahu and Ketu own nothing and are left neutral. */
export function natureFor(graha: Graha, lagna: number): Nature {
  const houses = housesOwned(graha, lagna)
  const gives = houses.some((house) => trikonas.includes(house))
  if (houses.includes(1)) return 'lord'
  if (gives && houses.some((house) => kendras.includes(house))) return 'yogakaraka'
  const hard = houses.some((house) => isHard(graha, house))
  if (gives) return hard ? 'mixed' : 'good'
  return hard ? 'hard' : 'neutral'
}

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
const bad = edge(
  'worst|bad|malefics?|enem(?:y|ies)|harmful|maraka?|bura|bure|buri|kharab|ashubh|shatru|dushman|nuksan\\p{L}*|बुर[ाेी]|ख़?राब|अशुभ|शत्रु|मारक|नुकसान[\\p{L}\\p{M}]*',
)
const good = edge(
  'best|good|benefics?|friends?|lucky|achh?[aei]|acch?[aei]|shubh|mitra|अच्छ[ाेी]|शुभ|मित्र|सबसे शुभ',
)
const worst = edge('worst|sabse (?:bura|kharab|bure)|सबसे (?:बुर[ाेी]|ख़?राब)')
const asksKind = edge(
  'kais[aei]|how|role|result|what|kya|कैस[ाेी]|क्या|yoga?ka?ra?k\\p{L}*|योगकारक|sach|true|सच|nature|functional',
)
const yogakaraka = edge('yoga? ?ka?a?ra?ka?|yogkarak|yogakaraka|yog karak|योगकारक|योग कारक')
const ofPlanets = edge('planets?|grah|graha|kaun|kons[aei]|which|ग्रह|कौन|कौनसा')
/** What stands or moves somewhere, a period and a stone are read from the chart. */
const elsewhere = edge(
  '(?:maha|antar)?dash?a|gochar|transit\\p{L}*|house|bha+v|period|saal|year|stones?|ratna?|phase|sade ?sati|dhaiya|दशा|महादशा|अंतर्दशा|गोचर|भाव|रत्न|साल|साढ़ेसाती|ढैया',
)

const housesText = (houses: readonly number[], language: ReadingLanguage): string => {
  const names = houses.map((house) => houseName(house, language))
  const [noun, nouns] = language === 'en' ? [' house', ' houses'] : [' भाव', ' भाव']
  if (names.length === 1) return names[0]!
  return `${inRow(
    names.map((name) => name.replace(noun, '')),
    language,
  )}${nouns}`
}

function grahaText(graha: Graha, lagna: number, language: ReadingLanguage): string {
  const name = grahaInSentence(graha, language)
  const of = signIn(lagna, language)
  const houses = housesOwned(graha, lagna)
  if (houses.length === 0) return say(texts.nodeForLagna, language, name, of)
  const nature = natureFor(graha, lagna)
  if (nature !== 'mixed')
    return say(texts.grahaForLagna[nature], language, name, of, housesText(houses, language))
  const gives = houses.filter((house) => trikonas.includes(house))
  const hard = houses.filter((house) => isHard(graha, house))
  return say(
    texts.grahaIsMixed,
    language,
    name,
    of,
    housesText(gives, language),
    housesText(hard, language),
  )
}

const gives: ReadonlySet<Nature> = new Set<Nature>(['yogakaraka', 'lord', 'good'])

/** "Yes" and "no", as the question asks for good or for bad; nothing where it asks for neither or both. */
function leadFor(question: string, nature: Nature, language: ReadingLanguage): string {
  const asks = [bad.test(question), good.test(question)]
  if (asks[0] === asks[1]) return ''
  if (asks[0]) {
    if (nature === 'hard') return texts.leads.yes[language]
    return texts.leads[nature === 'mixed' && worst.test(question) ? 'notWorst' : 'no'][language]
  }
  return texts.leads[gives.has(nature) ? 'yes' : 'no'][language]
}

function named(
  lagna: number,
  wanted: (nature: Nature) => boolean,
  language: ReadingLanguage,
): string {
  const grahas = grahaNames.filter(
    (graha) => housesOwned(graha, lagna).length > 0 && wanted(natureFor(graha, lagna)),
  )
  return inRow(
    grahas.map((graha) => grahaInSentence(graha, language)),
    language,
  )
}

/** What is told of a graha, or of all, for the lagna that the question names; null where it names none. */
export function grahaForLagna(
  question: string,
  own: number | null,
  language: ReadingLanguage,
): string[] | null {
  const lagna = lagnaNamed(question)
  const isOfRule = !elsewhere.test(question) && stonesNamed(question).length === 0
  if (lagna === null || !isOfRule || namesOtherSign(question, lagna)) return null
  const [graha, another] = grahasIn(question)
  const isJudged = bad.test(question) || good.test(question) || asksKind.test(question)
  if (another || !isJudged || (!graha && !ofPlanets.test(question))) return null
  const of = signIn(lagna, language)
  const goodOnes = say(
    texts.goodOfLagna,
    language,
    of,
    named(lagna, (each) => gives.has(each), language),
  )
  const hard = say(
    texts.hardOfLagna,
    language,
    of,
    named(lagna, (each) => each === 'hard', language),
  )
  const ends = [
    ...(own !== null && own !== lagna
      ? [say(texts.yourLagnaIs, language, signIn(own, language))]
      : []),
    texts.byLagnaAlone[language],
  ]
  if (graha) {
    const nature = natureFor(graha, lagna)
    const lead = leadFor(question, nature, language)
    return [
      capitalize(lead + grahaText(graha, lagna, language)),
      nature === 'hard' ? goodOnes : hard,
      ...ends,
    ]
  }
  if (yogakaraka.test(question)) {
    const [best] = grahaNames.filter((each) => natureFor(each, lagna) === 'yogakaraka')
    const first = best
      ? say(
          texts.yogakarakaOf,
          language,
          grahaInSentence(best, language),
          of,
          housesText(housesOwned(best, lagna), language),
        )
      : say(
          texts.noYogakaraka,
          language,
          of,
          named(lagna, (each) => gives.has(each), language),
        )
    return [first, hard, ...ends]
  }
  if (bad.test(question) === good.test(question)) return null
  return [...(bad.test(question) ? [hard, goodOnes] : [goodOnes, hard]), ...ends]
}

import {
  factsOfStay,
  gocharBetween,
  goodGocharHouses,
  houseName,
  isDatedStay,
  rashiName,
} from '@drishti/jyotish'
import {
  areaClauses,
  areaNames,
  areaLines as lines,
  yearAreaTexts,
} from '../../../words/predictions/area-texts.ts'
import type { ForecastArea } from '../../../words/predictions/area-texts.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { houseLordLine } from '../../reading/composer/birth-lines.ts'
import { windowNoteLine } from '../../reading/composer/headline.ts'
import { fillLine, type AnswerLine } from '../../reading/composer/fill-lines.ts'
import type { LifeTopic } from '../../reading/understand/topics.ts'
import { addFacts } from '../../reading/verdicts/chart-facts.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import { grahaInSentence } from '../../reading/verdicts/fill-template.ts'
import { judgeTopic } from '../../reading/verdicts/verdicts.ts'
import type { Forecast } from './forecast.ts'
import { turnOf } from './turn-lines.ts'

/** Love, work, money and health within a prediction, each with the graha that speaks for it. */

type AreaGraha = 'venus' | 'sun' | 'mercury' | 'mars'
const significators: Record<ForecastArea, AreaGraha> = {
  love: 'venus',
  career: 'sun',
  money: 'mercury',
  wellbeing: 'mars',
}
const topics: Record<ForecastArea, LifeTopic> = {
  love: 'love',
  career: 'career',
  money: 'money',
  wellbeing: 'health',
}
const grownUpYears = 18
const slowHouses: readonly number[] = [4, 8, 12]

/** Of a child nothing is said of love. */
function areasOf({ person }: Forecast): ForecastArea[] {
  const isGrown = person.ageYears === null || person.ageYears >= grownUpYears
  return isGrown ? ['love', 'career', 'money', 'wellbeing'] : ['career', 'money', 'wellbeing']
}

interface AreaStay {
  rashi: number
  house: number
  fromUtc: string | null
  toUtc: string
  factIds: string[]
}

/** Where a graha stands for the greater part of the time: where it is already, or where it comes to. */
function stayOf(forecast: Forecast, graha: AreaGraha): AreaStay | null {
  const { telling, whole, chart } = forecast
  const now = telling.sheet.transits[graha]
  const middle = (Date.parse(whole.fromUtc) + Date.parse(whole.toUtc)) / 2
  if (now.houseFromMoon !== null && now.toUtc && Date.parse(now.toUtc) >= middle)
    return {
      rashi: now.rashi,
      house: now.houseFromMoon,
      fromUtc: null,
      toUtc: now.toUtc,
      factIds: [`transit.${graha}.house.moon`, `transit.${graha}.rashi`],
    }
  const stay = gocharBetween(chart, whole.fromUtc, whole.toUtc, [graha])
    .filter(isDatedStay)
    .find(({ fromUtc }) => fromUtc > whole.fromUtc && fromUtc <= whole.toUtc)
  if (!stay) return null
  const facts = factsOfStay(stay)
  addFacts(telling.sheet, facts)
  return {
    rashi: stay.rashi,
    house: stay.houseFromMoon,
    fromUtc: stay.fromUtc,
    toUtc: stay.toUtc,
    factIds: facts.map(({ id }) => id),
  }
}

function areaLine(forecast: Forecast, area: ForecastArea): AnswerLine | null {
  const { telling, language } = forecast
  const graha = significators[area]
  const stay = stayOf(forecast, graha)
  if (!stay) return null
  const level = goodGocharHouses[graha]?.includes(stay.house)
    ? 'good'
    : slowHouses.includes(stay.house)
      ? 'slow'
      : 'fair'
  const turn = turnOf(forecast)
  const clauses = areaClauses[area][level]
  const templates = lines[stay.fromUtc ? 'ahead' : 'now']
  return fillLine(
    telling,
    templates[turn % templates.length] as LocalizedText,
    {
      Area: areaNames[area][language],
      graha: grahaInSentence(graha, language),
      sign: rashiName(stay.rashi, language),
      house: houseName(stay.house, language),
      from: stay.fromUtc ? dateText(stay.fromUtc)[language] : '',
      until: dateText(stay.toUtc)[language],
      clause: (clauses[turn % clauses.length] as LocalizedText)[language],
    },
    stay.factIds,
  )
}

/** One line for each area of a week or a month. */
export function areaLines(forecast: Forecast): (AnswerLine | null)[] {
  return areasOf(forecast).map((area) => areaLine(forecast, area))
}

/** Each area of a year: the verdict on the field, who rules it, and the dates in which dasha and transit speak together. */
export function yearAreaLines(forecast: Forecast): (AnswerLine | null)[][] {
  const { telling, whole, windows, person } = forecast
  return areasOf(forecast).map((area) => {
    const topic = topics[area]
    const judgement = judgeTopic(telling.sheet, topic, person, {
      time: { from: whole.fromUtc, to: whole.toUtc },
    })
    windows.push(...judgement.windows)
    const ofArea = { ...telling, judgement, understood: { ...telling.understood, topic } }
    const [first] = judgement.verdicts
    return [
      fillLine(telling, yearAreaTexts[area][judgement.direction], {}, first?.factIds ?? []),
      houseLordLine(ofArea),
      windowNoteLine(ofArea),
    ]
  })
}

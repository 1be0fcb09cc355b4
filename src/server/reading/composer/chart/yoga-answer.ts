import { grahaName, yogaRules, yogas } from '@drishti/jyotish'
import type { Graha, Yoga } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/yoga-texts.ts'
import { levelNames } from '../../../../words/reading/chart/dasha-texts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { memoizeForChart } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { capitalize } from '../fill-lines.ts'
import { dayText, housesText, listed, noTimeLines, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { addPeriodFact, antarPeriods, mahaPeriods } from './lines/dasha-periods.ts'
import { nearerTimeLine } from './lines/nearer-time.ts'
import { roleLine } from './lines/graha-lines.ts'
import { isOfYoga, yogaGroups, yogaNamed } from './lines/yoga-names.ts'

/** Questions on yogas: whether one is in the chart, which there are, who forms them, and when they give. */

type Line = AnswerLine | null

/** In common speech, but in none of the books that the engine reads. */
const notListed = /dari[dn]r|daridra|indra|betray|kuber|दरिद्र|कुबेर|vish\b|grahan|ग्रहण/iu

const yogasOf = ({ sheet }: QuestionInput): Yoga[] =>
  memoizeForChart(sheet, 'yogas.all', () =>
    yogas(sheet.chart).filter(({ id }) => sheet.byId.has(`yoga.${id}`)),
  )

/** What a yoga gives: by its own id, else by the beginning of it, else what those of the whole shape give. */
function giftOf({ language }: QuestionInput, { id }: Yoga): string {
  const base = id.split('.')[0] as string
  const gift =
    texts.yogaGifts[base] ?? texts.yogaGifts[base.split('-')[0] as string] ?? texts.yogaGifts['']
  return gift![language]
}

const hasOwnGift = ({ id }: Yoga): boolean =>
  [id.split('.')[0], id.split('-')[0]].some((base) => base !== undefined && base in texts.yogaGifts)

function yogaSlots(input: QuestionInput, yoga: Yoga) {
  const { language } = input
  const name = yoga.name[language]
  const grahas = listed(
    input,
    yoga.grahas.map((graha) => grahaInSentence(graha, language)),
  )
  // Those of a shape are formed by all seven together: the list would only tire.
  const who =
    yoga.grahas.length > 4 ? (language === 'en' ? 'the seven grahas' : 'सातों ग्रहों') : grahas
  return { name, Name: capitalize(name), grahas: who, gift: giftOf(input, yoga) }
}

const yogaLine = (input: QuestionInput, yoga: Yoga, text = texts.yogaTexts): Line =>
  speak(input, text, yogaSlots(input, yoga), [`yoga.${yoga.id}`])

/** Which two lords form it, where its id tells their houses: `raja-9-1`. */
function lordsLine(input: QuestionInput, { id }: Yoga): Line {
  const houses = id === 'dharma-karmadhipati' ? [9, 10] : (id.match(/\d+/g) ?? []).map(Number)
  const [houseA, houseB] = houses
  const { lords } = input.sheet
  const [a, b] = [houseA && lords[houseA], houseB && lords[houseB]]
  if (!houseA || !houseB || !a || !b || a === b) return null
  return speak(
    input,
    texts.byLordsTexts,
    {
      a: grahaInSentence(a, input.language),
      b: grahaInSentence(b, input.language),
      houseA: housesText(input, [houseA]),
      houseB: housesText(input, [houseB]),
    },
    [`house.${houseA}.lord`, `house.${houseB}.lord`],
  )
}

/** The next period of one of those who form it, and where it is far a nearer one. */
function fruitTimeLines(input: QuestionInput, grahas: readonly Graha[]): Line[] {
  const { sheet, language } = input
  const period = [...antarPeriods(sheet), ...mahaPeriods(sheet)].find(
    ({ lord, timing }) => grahas.includes(lord) && timing === 'next',
  )
  if (!period) return []
  addPeriodFact(sheet, period)
  const time = speak(
    input,
    texts.fruitTimeTexts,
    {
      graha: grahaName(period.lord, language),
      level: levelNames[period.level - 1]![language],
      from: dayText(input, period.fromUtc),
      to: dayText(input, period.toUtc),
    },
    [period.factId],
  )
  return [time, nearerTimeLine(input, grahas, period)]
}

/** Those that ask for care come behind those that give. */
const careful: ReadonlySet<string> = new Set([
  'kemadruma',
  'shakata',
  'papa-kartari',
  'khala-parivartana',
  'dainya-parivartana',
])
const rankOf = ({ id, strength }: Yoga): number =>
  strength - (careful.has(id.split('.')[0] ?? '') ? 1 : 0)

/** The yogas of the chart that say most: with a gift of their own, the strongest first, one of each name. */
function bestYogas(input: QuestionInput): Yoga[] {
  const own = yogasOf(input).filter(hasOwnGift)
  return own
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .filter(
      (yoga, at, sorted) => sorted.findIndex((other) => other.name.en === yoga.name.en) === at,
    )
}

function present(input: QuestionInput, held: readonly Yoga[]): ChartLines {
  const [yoga, ...others] = held as [Yoga, ...Yoga[]]
  const isWhen = input.frame.asks === 'when' || input.frame.asks === 'exactly'
  const first = yogaLine(input, yoga, texts.yogaYesTexts)
  const time = fruitTimeLines(input, yoga.grahas)
  const soft = yoga.strength < 0.4 ? speak(input, texts.softenedTexts) : null
  const reason = lordsLine(input, yoga) ?? (yoga.grahas[0] ? roleLine(input, yoga.grahas[0]) : null)
  const fruit = speak(input, texts.fruitTexts)
  const more = others.slice(0, 2).map((one) => yogaLine(input, one))
  const head = isWhen ? [...time, first] : [first]
  return input.persona === 'oracle'
    ? [
        [...head, reason],
        [...more, soft, ...time, fruit],
      ]
    : [
        [...head, fruit],
        [...time, reason, soft, ...more],
      ]
}

function absent(input: QuestionInput, name: string): ChartLines {
  const known = yogaNameOf(name)
  if (!input.sheet.chart.timeKnown)
    return [
      [...noTimeLines(input), roleLine(input, 'jupiter')],
      bestYogas(input).map((yoga) => yogaLine(input, yoga)),
    ]
  const first = known
    ? speak(input, texts.yogaNoTexts, { name: known[input.language] })
    : speak(input, texts.noneOfGroupTexts)
  const best = bestYogas(input).slice(0, 2)
  return [
    [first, ...best.map((yoga) => yogaLine(input, yoga))],
    [speak(input, texts.fruitTexts), ...(best[0] ? fruitTimeLines(input, best[0].grahas) : [])],
    [roleLine(input, 'jupiter')],
  ]
}

/** The name of a yoga that the chart has not, for a sentence that says so; null for a group. */
function yogaNameOf(id: string): { en: string; hi: string } | null {
  const rule = yogaRules.find((one) => one.id === id || one.id.startsWith(`${id}-`))
  return id === 'raja' || !(id in yogaGroups) ? (rule?.name ?? null) : null
}

/** The answer to a question on yogas: yes or no first, then those that are there. */
export function yogaAnswer(input: QuestionInput): ChartLines {
  const { question, language } = input
  const name = yogaNamed(question)
  if (name) {
    const ids = yogaGroups[name] ?? [name]
    const held = yogasOf(input)
      .filter(({ id }) => ids.some((one) => isOfYoga(id, one)))
      .toSorted((a, b) => b.strength - a.strength)
    return held.length > 0 ? present(input, held) : absent(input, name)
  }
  const best = bestYogas(input)
  const [strongest] = best
  const unlisted = notListed.test(question) ? speak(input, texts.notListedTexts) : null
  if (!strongest)
    return [
      [unlisted ?? speak(input, texts.noneTexts), roleLine(input, 'moon')],
      [speak(input, texts.fruitTexts), roleLine(input, 'jupiter')],
    ]
  const some = speak(
    input,
    texts.someTexts,
    { count: String(yogasOf(input).length), name: strongest.name[language] },
    [`yoga.${strongest.id}`],
  )
  const told = best.slice(0, 4).map((yoga) => yogaLine(input, yoga))
  return input.persona === 'oracle'
    ? [[unlisted, some, ...told], [speak(input, texts.fruitTexts)]]
    : [[unlisted, some, speak(input, texts.fruitTexts)], told]
}

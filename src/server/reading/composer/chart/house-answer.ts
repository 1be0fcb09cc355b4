import * as texts from '../../../../words/reading/chart/fact-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import {
  grahaSlots,
  housesText,
  listed,
  noTimeLines,
  signName,
  speak,
} from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { inHouseLine, lordTiesLine } from './graha-in-house.ts'
import { dignityLine, meaningLine, roleLine } from './lines/graha-lines.ts'

type Line = AnswerLine | null

/** "The Sun and Mars" of a house, by the fact that lists them. */
function grahasOf(input: QuestionInput, factId: string): string {
  const grahas = input.sheet.byId.get(factId)?.about.grahas ?? []
  return listed(
    input,
    grahas.map((graha) => grahaInSentence(graha, input.language)),
  )
}

/** English verbs follow the number of those who stand there. */
const inNumber = (line: Line, isMany: boolean): Line =>
  line && isMany
    ? {
        ...line,
        text: line.text
          .replace(' stands the ', ' stand the ')
          .replace(/ stands (?=\S+(?:,| and))/, ' stand ')
          .replace(' aspects your', ' aspect your'),
      }
    : line

/** A house: its sign, its lord and where that stands, who stands in it and looks at it. */
export function houseAnswer(input: QuestionInput, house: number): ChartLines {
  const { sheet } = input
  const lord = sheet.lords[house]
  const stands = lord && houseOfGraha(lord, sheet)
  const sign = sheet.byId.get(`house.${house}.rashi`)?.about.rashi
  if (!lord || !stands || sign === undefined)
    return [noTimeLines(input), [roleLine(input, 'moon'), meaningLine(input, 'moon')]]
  const main = housesText(input, [house])
  const ofLord = speak(
    input,
    texts.houseLordTexts,
    {
      ...grahaSlots(input, lord),
      main,
      house: housesText(input, [stands]),
      sign: signName(input, sign),
    },
    [`house.${house}.rashi`, `house.${house}.lord`, `${lord}.house`],
  )
  const inside = grahasOf(input, `house.${house}.occupants`)
  const isMany = inside.includes(' ') && / and | और /.test(inside)
  const who = inside
    ? inNumber(
        speak(input, texts.occupantTexts, { main, grahas: inside, Grahas: capitalize(inside) }, [
          `house.${house}.occupants`,
        ]),
        isMany,
      )
    : speak(input, texts.emptyTexts, { main }, [`house.${house}.occupants`])
  const seers = grahasOf(input, `house.${house}.aspects`)
  const seen = seers
    ? inNumber(
        speak(input, texts.aspectTexts, { main, grahas: seers, Grahas: capitalize(seers) }, [
          `house.${house}.aspects`,
        ]),
        / and | और /.test(seers),
      )
    : null
  const isLordAsked = /lord|rule|swami|malik|स्वामी|मालिक/iu.test(input.question)
  const isOccupantAsked =
    !isLordAsked &&
    /planet|graha|empty|khali|baith|kaun se grah|ग्रह|खाली|बैठ/iu.test(input.question) &&
    input.frame.asks !== 'who'
  const [first, second] = isOccupantAsked ? [who, ofLord] : [ofLord, who]
  const occupants = sheet.byId.get(`house.${house}.occupants`)?.about.grahas ?? []
  const effects = occupants.slice(0, 2).map((graha) => inHouseLine(input, graha, house))
  const ties = lordTiesLine(input, house, stands)
  const [means, more] = isLordAsked ? [[ties], effects] : [effects, [ties]]
  return [
    [first, ...(isLordAsked || effects.length === 0 ? [second] : []), ...means],
    [
      ...(isLordAsked ? [] : [first === who ? null : second]),
      ...more,
      seen,
      dignityLine(input, lord),
    ],
  ]
}

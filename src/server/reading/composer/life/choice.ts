import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/choices.ts'
import { grahaOfOption, moveOfOption } from '../../matters/option-grahas.ts'
import { houseOfGraha, housesRuledBy } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { fillTemplate, grahaInSentence } from '../../verdicts/fill-template.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'
import { windowDates } from './times.ts'

const goodHouses: ReadonlySet<number> = new Set([1, 2, 4, 5, 7, 9, 10, 11])

/** How well a graha stands for the matter: its touch, its dignity, its house and its strength. */
function standingOf(graha: Graha, { sheet, field }: MatterInput): number {
  const touch = lordTouchScore(graha, lordTouchOf(graha, field, sheet).touch, sheet)
  const shadbala = Number(sheet.byId.get(`shadbala.${graha}`)?.value ?? 6)
  const house = houseOfGraha(graha, sheet)
  return touch + (shadbala - 6) * 0.3 + (house && goodHouses.has(house) ? 1 : 0)
}

/** Why the graha of an option is strong, with the fact that shows it. */
function strengthOf(graha: Graha, input: MatterInput): { text: string; factIds: string[] } | null {
  const { sheet, language } = input
  const dignity = sheet.byId.get(`${graha}.dignity`)?.value
  if (dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona') {
    const word = fillTemplate(`{${graha}.dignity}`, language, sheet)
    const line = fillLine(input, said.choiceReasons.strong, { dignity: word?.text ?? '' })
    return line && { text: line.text, factIds: [`${graha}.dignity`] }
  }
  const ruled = housesRuledBy(graha, sheet).find((house) => goodHouses.has(house))
  const house = ruled ?? houseOfGraha(graha, sheet)
  if (!house) return null
  const why = said.choiceReasons[ruled ? 'rules' : 'stands']
  const line = fillLine(input, why, { house: houseName(house, language) })
  return line && { text: line.text, factIds: [ruled ? `house.${house}.lord` : `${graha}.house`] }
}

/** One option against another by the grahas behind them; null where they are not known or alike. */
function byGraha(
  input: MatterInput,
  [first, second]: readonly [string, string],
): AnswerLine | null {
  const grahas = [grahaOfOption(first), grahaOfOption(second)] as const
  const [one, two] = grahas
  if (!one || !two || one === two || !input.sheet.chart.timeKnown) return null
  const isFirst = standingOf(one, input) >= standingOf(two, input)
  const graha = isFirst ? one : two
  const why = strengthOf(graha, input)
  if (!why) return null
  return voiceLine(
    input,
    said.chooseTexts,
    {
      one: isFirst ? first : second,
      other: isFirst ? second : first,
      graha: grahaInSentence(graha, input.language),
      why: why.text,
    },
    why.factIds,
  )
}

/** To stay or to go, by whether a time for going is marked within the year. */
function byMove(input: MatterInput, [first, second]: readonly [string, string]): AnswerLine | null {
  const [a, b] = [moveOfOption(first), moveOfOption(second)]
  if (a === b) return null
  const [window] = input.judgement.windows
  const isMarked =
    window && Date.parse(window.fromUtc) - input.sheet.at.getTime() < 365 * 86_400_000
  return window && isMarked
    ? voiceLine(input, said.changeNow, windowDates(input, window), window.factIds)
    : voiceLine(input, said.stayNow)
}

/** What stands before an option and is no part of its name. */
const before = /^(?:for|to|in|with|at|on|a|an|the|do|my|go|ek|main|mai|mujhe|kya)\s+/iu

/** An option as it can stand in a sentence; null where it is no short name. */
function optionName(option: string): string | null {
  const name = option.replace(before, '').trim()
  return name.split(/\s+/).length <= 4 && /^[\p{L}\p{M}\p{N} .&’'+-]{2,36}$/u.test(name)
    ? name
    : null
}

/** The direct answer to a choice between two that the asker named; null where none was named. */
export function choiceLine(input: MatterInput): AnswerLine | null {
  const [first, second] = input.frame.options
  if (!first || !second) return null
  const options = [first, second] as const
  const names = [optionName(first), optionName(second)] as const
  return (
    (names[0] && names[1] ? byGraha(input, [names[0], names[1]]) : null) ??
    byMove(input, options) ??
    voiceLine(input, said.cannotTellApart)
  )
}

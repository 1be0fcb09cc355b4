import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/choices.ts'
import { grahaOfOption, moveOfOption } from '../../matters/option-grahas.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { houseOfGraha, housesRuledBy } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { fillTemplate, grahaInSentence } from '../../verdicts/fill-template.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from './matter-input.ts'
import { optionName } from './option-name.ts'
import type { OptionName } from './option-name.ts'
import type { MatterInput } from './matter-input.ts'
import { windowDates } from './times.ts'

const yearMs = 365.25 * 86_400_000
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

type Pair = readonly [string, string]

/** Where one option alone has a graha: that option, or the other where the graha stands badly. */
function byOneGraha(
  input: MatterInput,
  one: Graha | null,
  two: Graha | null,
  [first, second]: Pair,
): AnswerLine | null {
  const graha = one ?? two
  const { sheet, language } = input
  const house = graha && sheet.chart.timeKnown ? houseOfGraha(graha, sheet) : null
  if (!graha || !house) return null
  const [named, unnamed] = one ? [first, second] : [second, first]
  const name = grahaInSentence(graha, language)
  if (!goodHouses.has(house))
    return voiceLine(
      input,
      said.otherTexts,
      { one: unnamed, other: named, graha: name, house: houseName(house, language) },
      [`${graha}.house`],
    )
  const why = strengthOf(graha, input)
  return (
    why &&
    voiceLine(
      input,
      said.chooseTexts,
      { one: named, other: unnamed, graha: name, why: why.text },
      why.factIds,
    )
  )
}

/** One option against another by the grahas behind them; null where they are not known or alike. */
function byGraha(input: MatterInput, options: Pair, [first, second]: Pair): AnswerLine | null {
  const [one, two] = [grahaOfOption(options[0]), grahaOfOption(options[1])]
  if ((one && !two) || (two && !one)) return byOneGraha(input, one, two, [first, second])
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
function byMove(input: MatterInput, options: Pair, named: Pair | null): AnswerLine | null {
  const [a, b] = [moveOfOption(options[0]), moveOfOption(options[1])]
  if (a === b) return null
  const isFirstToGo = a === 'go' || b === 'stay'
  const { language } = input
  const unnamed: Pair = [said.goOption[language], said.stayOption[language]]
  const going: Pair = named ? (isFirstToGo ? named : [named[1], named[0]]) : unnamed
  const [window] = input.judgement.windows
  const isMarked = window && Date.parse(window.fromUtc) - input.sheet.at.getTime() < yearMs
  return window && isMarked
    ? voiceLine(
        input,
        said.goTexts,
        { one: going[0], other: going[1], ...windowDates(input, window) },
        window.factIds,
      )
    : voiceLine(input, said.stayTexts, { one: going[1], other: going[0] })
}

/** How the lord of a side stands: in its dignity, or in its house. */
function placingOf(graha: Graha, input: MatterInput): { text: string; factIds: string[] } | null {
  const strong = strengthOf(graha, input)
  if (strong?.factIds[0] === `${graha}.dignity`) return strong
  const house = houseOfGraha(graha, input.sheet)
  const line = house
    ? fillLine(input, said.choiceReasons.stands, { house: houseName(house, input.language) })
    : null
  return line && { text: line.text, factIds: [`${graha}.house`] }
}

/**
 * Options of which no graha and no move is known, after the rule of prashna for two sides: the first that is
 * named is read from the lagna, the other from the seventh, and the stronger lord decides (Prashna Tantra,
 * of disputes). Without a birth time the bolder or the safer one, by the verdict.
 */
function bySide(input: MatterInput, [first, second]: Pair): AnswerLine | null {
  const { sheet, language, judgement } = input
  const [own, opposite] = [sheet.lords[1], sheet.lords[7]]
  if (!own || !opposite || !sheet.chart.timeKnown)
    return voiceLine(
      input,
      said.boldOrSafeTexts[judgement.direction === 'favourable' ? 'bold' : 'safe'],
      { one: first, other: second },
    )
  const isFirst = standingOf(own, input) >= standingOf(opposite, input)
  const graha = isFirst ? own : opposite
  const why = placingOf(graha, input)
  return (
    why &&
    voiceLine(
      input,
      said.sideTexts,
      {
        one: isFirst ? first : second,
        other: isFirst ? second : first,
        graha: grahaInSentence(graha, language),
        side: houseName(isFirst ? 1 : 7, language),
        why: why.text,
      },
      [`house.${isFirst ? 1 : 7}.lord`, ...why.factIds],
    )
  )
}

/** Hindi before a postposition: "बेचना के बजाय" is बेचने के बजाय. */
function declined(line: AnswerLine | null, names: readonly OptionName[]): AnswerLine | null {
  if (!line) return null
  const text = names.reduce((sentence, { text: name, oblique }) => {
    const before = new RegExp(`(.)${name.slice(1)}(?= (?:को|से|के|का|की|पर|में)(?:\\s|,|$))`, 'giu')
    return name === oblique
      ? sentence
      : sentence.replaceAll(before, (_found, first: string) => first + oblique.slice(1))
  }, line.text)
  return { ...line, text }
}

/** The two options between which one is chosen: the last two whose words make a name. */
function lastNamed(options: readonly string[], language: ReadingLanguage) {
  return options
    .flatMap((option) => {
      const name = optionName(option, language)
      return name ? [{ option, name }] : []
    })
    .slice(-2)
}

/** How the option that was not chosen stands, where a graha is known for both; null otherwise. */
export function comparisonLine(input: MatterInput): AnswerLine | null {
  const { frame, language, sheet, situation } = input
  const isAsked = frame.asks === 'choose' || frame.asks === 'which'
  if (!isAsked || situation?.isChoice || !sheet.chart.timeKnown) return null
  const [first, second] = lastNamed(frame.options, language)
  const [one, two] = [first, second].map((each) => each && grahaOfOption(each.option))
  if (!first || !second || !one || !two || one === two) return null
  const isFirst = standingOf(one, input) >= standingOf(two, input)
  // Without a reason for the stronger one another rule has chosen.
  if (!strengthOf(isFirst ? one : two, input)) return null
  const other = isFirst ? { name: second.name, graha: two } : { name: first.name, graha: one }
  const house = houseOfGraha(other.graha, sheet)
  if (!house) return null
  const line = voiceLine(
    input,
    said.comparisonTexts[goodHouses.has(house) ? 'also' : 'late'],
    {
      other: other.name.text,
      graha: grahaInSentence(other.graha, language),
      house: houseName(house, language),
    },
    [`${other.graha}.house`],
  )
  return declined(line, [other.name])
}

/** The direct answer to a choice between two that the asker named; null where none was named. */
export function choiceLine(input: MatterInput): AnswerLine | null {
  const { language, frame } = input
  const { options } = frame
  const [first, second] = lastNamed(options, language)
  if (first && second) {
    const words: Pair = [first.option, second.option]
    const names: Pair = [first.name.text, second.name.text]
    const line = byGraha(input, words, names) ?? byMove(input, words, names) ?? bySide(input, names)
    return declined(line, [first.name, second.name])
  }
  const [one, other] = options.slice(-2)
  if (!one || !other) return null
  // Options whose words can't stand in a sentence are called by their place.
  const places: Pair = [said.firstOption[language], said.secondOption[language]]
  return (
    byGraha(input, [one, other], places) ??
    byMove(input, [one, other], null) ??
    bySide(input, places)
  )
}

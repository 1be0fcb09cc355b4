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

/** What stands before an option and is no part of its name. */
const before =
  /^(?:for|to|in|with|at|on|a|an|the|do|my|go|i|should|ek|main|mai|mujhe|kya|मैं|मुझे|क्या|एक)\s+/iu
/** What ends an option in Hindi and is no part of its name: "sambhalun", "le loon", "करूँ". */
const after =
  /\s+(?:kar(?:u|un|oon|na)|le ?(?:lu|lun|loon|na)|lu|lun|loon|sambhal(?:u|un|na)|ja(?:u|un|oon|na)|rah(?:u|un|na)|du|dun|doon|hi|len[ai] hai|lena|kare|karein|करूँ|करूं|करना|ले लूँ|लूँ|लूं|लेना|जाऊँ|जाऊं|जाना|रहूँ|रहूं|रहना|दूँ|दूं|सँभालूँ|संभालूं|करें|ही)$/iu

/** Words that belong to the question, and to no name of an option. */
const ofQuestion =
  /(?<!\p{L})(?:i|me|it|he|she|they|him|her|this|that|which|what|will|would|should|is|are|was|more|most|better|best|till|until|if|when|one|then|and|but|also|only|still|again|from|to|for|kya|kaun|konsa|kaunsa|kaunsi|kab|hoga|hogi|karu|karun|karoon|करूँ|करूं|बेचूँ|बेचूं|लूँ|लूं|दूँ|दूं|क्या|कौन|कौनसा|होगा|होगी|से|पर|में|ko|se|pe|par|me|mein|now|later|next|year|years|month|months|week|today|tomorrow|abhi|agle|agla|saal|sal|mahine|mahina|hafte|kal|aaj|baad|pehle|tak|kar|kare|du|dun|ruk\p{L}*|अभी|अगले|अगला|साल|महीने|हफ़्ते|कल|आज|बाद|पहले|तक|कर|रुक[\p{L}\p{M}]*)(?!\p{L}|\p{M})/iu

/** Hindi that ends in a verb or begins with "then" is no name, in either script. */
const verbEnd =
  /(?:ता|ती|ते|गा|गी|गे|ें|ूँ|ूं|ो|ओ|खोल|लड़|बेच|रख)$|^(?:तो|फिर|तो फिर|to|toh|phir|fir) |(?<= )(?:rahega|rahegi|hoga|hogi|lenge|karenge|jayein?|lein|karein|khol|bech|rakh|dekhu|lagau|karwau|banau)$/iu

/** An option as it can stand in a sentence; null where it is no short name. */
function optionName(option: string): string | null {
  const name = option.trim().replace(before, '').replace(after, '').trim()
  if (verbEnd.test(name)) return null
  const isName = name.split(/\s+/).length <= 4 && /^[\p{L}\p{M}\p{N} &’'+-]{2,36}$/u.test(name)
  return isName && !ofQuestion.test(name) ? name : null
}

const timeWords =
  /(?<!\p{L})(?:now|later|next|year|years|month|months|week|today|tomorrow|abhi|agle|agla|saal|sal|mahine|mahina|hafte|kal|aaj|baad|pehle|tak|अभी|अगले|अगला|साल|महीने|हफ़्ते|कल|आज|बाद|पहले|तक)(?!\p{L}|\p{M})|\d/iu

/** The name of an option, or the asker's own words in quotation marks; null where they are long or tell a time. */
function nameOrQuote(option: string): string | null {
  const name = optionName(option)
  if (name) return name
  const own = option.trim().replace(/^[\s,:;-]+|[\s,:;-]+$/g, '')
  const isShort = own.split(/\s+/).length <= 5 && /^[\p{L}\p{M} &’'-]{4,48}$/u.test(own)
  return isShort && !timeWords.test(own) ? `“${own}”` : null
}

/** The direct answer to a choice between two that the asker named; null where none was named. */
export function choiceLine(input: MatterInput): AnswerLine | null {
  const { options } = input.frame
  const named = options.filter((option) => optionName(option))
  // Of more than two, what stands before the first comma may be the question itself.
  const [first, second] = (named.length > 1 ? named : options).slice(-2)
  if (!first || !second) return null
  const [one, other] = [nameOrQuote(first), nameOrQuote(second)]
  // Options that can't stand in a sentence are called by their place.
  const { language } = input
  const pair: Pair | null = one && other ? [one, other] : null
  const names: Pair = pair ?? [said.firstOption[language], said.secondOption[language]]
  return (
    byGraha(input, [first, second], names) ??
    byMove(input, [first, second], pair) ??
    bySide(input, names)
  )
}

import type { Graha } from '@drishti/jyotish'
import * as moves from '../../../../words/reading/choices/move-choices.ts'
import {
  goOption,
  presentPlace,
  stayOption,
} from '../../../../words/reading/choices/option-words.ts'
import * as said from '../../../../words/reading/choices/weighed-choices.ts'
import { grahasOfOptions, moveOfOption } from '../../matters/option-grahas.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

import { pairOf, placedPair } from './named-pair.ts'
import type { NamedPair, Pair } from './named-pair.ts'
import type { OptionName } from './hindi-option-name.ts'
import { bestGround, standingOf, worstGround } from './standing.ts'
import { byNowOrLater } from './now-or-later.ts'
import { besideTwoTimes } from './two-times-line.ts'
import { bySide } from './side-line.ts'
import { treatmentLine } from './treatment-choice.ts'
import { byTime } from './time-options.ts'
import { asksWhatItIs } from './what-it-is.ts'
import { windowDates } from '../matter/window-dates.ts'
import { byGrahas } from './two-grahas.ts'

const yearMs = 365.25 * 86_400_000

/** Two options by the grahas behind them. */
interface Weighing {
  /** Whether the first is the stronger. */
  isFirst: boolean
  /** The first sentence: which of the two, and why. */
  choice: AnswerLine
  /** How the other stands; null where nothing is known of it. */
  comparison: AnswerLine | null
}

/** The words on one option with its graha and a clause on it. */
function optionLine(
  input: MatterInput,
  text: Parameters<typeof voiceLine>[1],
  { one, other, graha, why }: { one: string; other: string; graha: Graha; why: AnswerLine },
): AnswerLine | null {
  const name = grahaInSentence(graha, input.language)
  return voiceLine(input, text, { one, other, graha: name, why: why.text }, why.factIds)
}

/** Only one option has a graha: that option, or the other where the graha stands badly. */
function weighAlone(input: MatterInput, graha: Graha, names: Pair, isFirst: boolean) {
  const standing = standingOf(graha, input)
  const [named, unnamed] = isFirst ? names : [names[1], names[0]]
  const good = standing.score > 0 ? bestGround(standing, input) : null
  const bad = good ? null : worstGround(standing, input)
  const choice = good
    ? optionLine(input, asksWhatItIs(input, names) ? said.likelierTexts : said.chooseTexts, {
        one: named,
        other: unnamed,
        graha,
        why: good,
      })
    : bad &&
      optionLine(input, asksWhatItIs(input, names) ? said.unlikelierTexts : said.otherTexts, {
        one: unnamed,
        other: named,
        graha,
        why: bad,
      })
  return choice && { isFirst: isFirst === (good !== null), choice, comparison: null }
}

const givesUp =
  /(?<![\p{L}\p{M}])(?:bech\p{L}*|sell\p{L}*|sale|chh?od\p{L}*|leav\p{L}*|quit\p{L}*|drop\p{L}*|give up|बेच[\p{L}\p{M}]*|छोड़[\p{L}\p{M}]*|छोड[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

/** The graha of a thing speaks for keeping it: "sell the land or keep it" is no choice of land. */
function ofKeeping(
  [one, two]: readonly [Graha | null, Graha | null],
  [first, second]: Pair,
): readonly [Graha | null, Graha | null] {
  const isSwapped = one && !two ? givesUp.test(first) : two && !one && givesUp.test(second)
  return isSwapped ? [two, one] : [one, two]
}

/** Two options by the grahas behind them; null where none is known, or both have the same. */
export function weigh(input: MatterInput, options: Pair, names: Pair): Weighing | null {
  if (!input.sheet.chart.timeKnown) return null
  const [one, two] = ofKeeping(grahasOfOptions(...options), options)
  if (!one || !two) {
    const graha = one ?? two
    return graha && weighAlone(input, graha, names, one !== null)
  }
  const [first, second] = [standingOf(one, input), standingOf(two, input)]
  const isFirst = first.score >= second.score
  const [won, lost] = isFirst ? [first, second] : [second, first]
  const [winner, loser] = isFirst ? names : [names[1], names[0]]
  const [good, bad] = [bestGround(won, input), worstGround(lost, input)]
  const also = bad ? null : bestGround(lost, input)
  if (!good) return weighAlone(input, lost.graha, isFirst ? [names[1], names[0]] : names, true)
  const choice = optionLine(
    input,
    asksWhatItIs(input, names) ? said.likelierTexts : said.chooseTexts,
    {
      one: winner,
      other: loser,
      graha: won.graha,
      why: good,
    },
  )
  // One ground for both tells them apart by nothing.
  const why = [bad, also].find((ground) => ground && ground.text !== good.text) ?? null
  const text = said.comparisonTexts[bad ? 'late' : 'also']
  const words = { one: winner, other: loser, graha: lost.graha }
  return (
    choice && { isFirst, choice, comparison: why && optionLine(input, text, { ...words, why }) }
  )
}

/** So many words name an option. */
const longestName = 4
const ofWork: ReadonlySet<string> = new Set(['job-change', 'job-search', 'career', 'promotion'])

/** Whether a time for the step is marked within the year. */
function isMarkedSoon({ judgement, sheet }: MatterInput): boolean {
  const [window] = judgement.windows
  return window !== undefined && Date.parse(window.fromUtc) - sheet.at.getTime() < yearMs
}

/** Whether the answer is to stay with what is: what speaks for the step is then no reason. */
export function isToStay(input: MatterInput): boolean {
  const { frame, situation } = input
  if (frame.asks !== 'choose' || frame.twoTimes || situation?.isChoice) return false
  const pair = pairOf(input)
  if (!pair || byNowOrLater(input, pair.words) || byTime(input, pair.words)) return false
  return areMoves(input, pair.words) && !isMarkedSoon(input)
}

/** To stay or to go, by whether a time for going is marked within the year. */
function byMove(input: MatterInput, options: Pair, named: Pair | null): AnswerLine | null {
  const { topic } = input.frame
  const [a, b] = [moveOfOption(options[0], topic), moveOfOption(options[1], topic)]
  if (a === b) return null
  const isFirstToGo = a === 'go' || b === 'stay'
  const { language } = input
  const unnamed: Pair = [goOption[language], stayOption[language]]
  const inOrder: Pair | null = named && (isFirstToGo ? named : [named[1], named[0]])
  const [, staying] = isFirstToGo ? options : [options[1], options[0]]
  // To stay, told with all that speaks for leaving, is no name.
  const isStory = ofWork.has(topic) && staying.split(/\s+/).length > longestName
  const going: Pair = inOrder
    ? [inOrder[0], isStory ? presentPlace[language] : inOrder[1]]
    : unnamed
  const [window] = input.judgement.windows
  return window && isMarkedSoon(input)
    ? voiceLine(
        input,
        moves.goTexts,
        { one: going[0], other: going[1], ...windowDates(input, window) },
        window.factIds,
      )
    : voiceLine(input, moves.stayTexts, { one: going[1], other: going[0] })
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

/** How the option that was not chosen stands, where a graha is known for both; null otherwise. */
export function comparisonLine(input: MatterInput): AnswerLine | null {
  const { frame, situation } = input
  if (frame.twoTimes) return besideTwoTimes(input)
  const isAsked = frame.asks === 'choose' || frame.asks === 'which'
  const pair = isAsked && !situation?.isChoice ? pairOf(input) : null
  const ofGrahas = pair && byGrahas(input, pair.words)
  if (ofGrahas) return ofGrahas.comparison
  if (!pair || isOtherRule(input, pair.words)) return null
  const { words, names } = pair
  return declined(weigh(input, words, [names[0].text, names[1].text])?.comparison ?? null, names)
}

/** Whether one of two options was chosen by its graha. */
export function isWeighed(input: MatterInput): boolean {
  const { frame, situation } = input
  if (frame.twoTimes) return true
  const isAsked = frame.asks === 'choose' || frame.asks === 'which'
  const pair = isAsked && !situation?.isChoice ? pairOf(input) : null
  if (pair && byGrahas(input, pair.words)) return true
  if (!pair || isOtherRule(input, pair.words)) return false
  return weigh(input, pair.words, [pair.names[0].text, pair.names[1].text]) !== null
}

/** Whether something else than the grahas of the options decides: their times, or whether to stay or go. */
function isOtherRule(input: MatterInput, words: Pair): boolean {
  return (
    byNowOrLater(input, words) !== null || byTime(input, words) !== null || areMoves(input, words)
  )
}

/** Whether both options say plainly whether to stay or to go, and not the same. */
function areMoves({ frame }: MatterInput, [one, other]: Pair): boolean {
  const [first, second] = [moveOfOption(one, frame.topic), moveOfOption(other, frame.topic)]
  return first !== null && second !== null && first !== second
}

function lineOn(input: MatterInput, pair: NamedPair | null): AnswerLine | null {
  if (!pair) return null
  const { words, names, isNamed } = pair
  const plain: Pair = [names[0].text, names[1].text]
  const move = () => byMove(input, words, isNamed ? plain : null)
  const line =
    treatmentLine(input, plain) ??
    byGrahas(input, words)?.choice ??
    byNowOrLater(input, words) ??
    byTime(input, words) ??
    (areMoves(input, words) ? move() : null) ??
    weigh(input, words, plain)?.choice ??
    move() ??
    bySide(input, plain)
  return declined(line, names)
}

/**
 * The direct answer to a choice between two that the asker named; null where none was named, or the words make no
 * name and nothing else than a graha decides: "the first option" is no answer.
 */
export function choiceLine(input: MatterInput): AnswerLine | null {
  const pair = pairOf(input)
  if (!pair || pair.isNamed) return lineOn(input, pair)
  const { words } = pair
  return (
    byGrahas(input, words)?.choice ??
    byNowOrLater(input, words) ??
    byTime(input, words) ??
    byMove(input, words, null)
  )
}

/** The same with both options called by their place. */
export function placedChoiceLine(input: MatterInput): AnswerLine | null {
  return lineOn(input, placedPair(input))
}

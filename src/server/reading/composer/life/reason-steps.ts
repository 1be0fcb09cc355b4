import { grahaNames } from '@drishti/jyotish'
import { otherSide, weighedSide } from '../../../../words/reading/answer-times.ts'
import { asksForCause } from '../../frame/rules/asker-claims.ts'
import { isToStay, isWeighed } from '../choice/choice.ts'
import type { AnswerLine } from '../fill-lines.ts'
import * as times from '../matter/times.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { asksWhichGraha } from './graha-behind.ts'
import { hindrances, sortedReasons } from './reasons.ts'
import type { Reason } from './reasons.ts'

/** The reasons of an answer: what speaks for the first sentence, and what against it with a "but". */

const names: ReadonlySet<string> = new Set(grahaNames)

/** The reasons without Jupiter's present transit, where the window that is told already rests on it. */
function untoldReasons(input: MatterInput): ReturnType<typeof sortedReasons> {
  const reasons = sortedReasons(input)
  const [window] = input.judgement.windows
  const isOpen = window && Date.parse(window.fromUtc) <= input.sheet.at.getTime()
  if (!isOpen) return reasons
  const isNew = ({ line }: (typeof reasons)['for'][number]): boolean =>
    !line?.factIds.some((id) => id.startsWith('transit.jupiter'))
  return { for: reasons.for.filter(isNew), against: reasons.against.filter(isNew) }
}

/** A reason that speaks against the verdict is told as one, so that the two do not seem to quarrel. */
function otherSideLine(line: AnswerLine, input: MatterInput): AnswerLine {
  const { judgement, language } = input
  if (judgement.direction === 'patience') return withLead(line, otherSide.helps[language])
  return isGood(input) ? withWeight(line, input) : withLead(line, otherSide.slows[language])
}

/** Whether the first sentence says yes, so that what slows it is told as the lighter side. */
const isGood = ({ judgement }: MatterInput): boolean =>
  judgement.direction === 'favourable' ||
  (judgement.direction === 'mixed' && judgement.windows.length > 0)

/** A reason against, as the one that weighs less. */
function withWeight(line: AnswerLine, input: MatterInput): AnswerLine {
  const lead = input.pick(weighedSide, 'against')[input.language]
  const told = withLead(line, lead)
  // One colon is enough in a sentence.
  return { ...told, text: lead + told.text.slice(lead.length).replace(/: (?=\S)/, '; ') }
}

export function withLead(line: AnswerLine, lead: string): AnswerLine {
  const [firstWord = ''] = line.text.split(/[\s,’']/)
  const isName = names.has(firstWord.toLowerCase()) || firstWord === 'I'
  const rest = isName ? line.text : line.text.charAt(0).toLowerCase() + line.text.slice(1)
  return { ...line, text: `${lead} ${rest}` }
}

/** The reasons on one side from a place on, the nearest first: where one says what is told already, the next is told. */
export const reasonsFrom =
  (side: 'for' | 'against', at: number) =>
  (input: MatterInput): AnswerLine[] => {
    // What speaks for the matter may speak against the option that was chosen.
    if (isWeighed(input)) return []
    if (isToStay(input)) return side === 'for' ? hindrances(input).map(({ line }) => line) : []
    const tells = input.situation?.tells ?? 'reasons'
    if (tells === 'reasons') {
      const lines = untoldReasons(input)[side].map(({ line }) => line)
      const told = side === 'against' ? lines.map((line) => otherSideLine(line, input)) : lines
      return told.slice(at)
    }
    if (tells === 'advice' || side === 'against') return []
    return Object.values(sortedReasons(input))
      .flat()
      .filter(({ verdict }) => verdict.direction === 'favourable')
      .map(({ line }) => line)
      .slice(at)
  }

export const reasonAt =
  (side: 'for' | 'against', at: number) =>
  (input: MatterInput): AnswerLine | null =>
    reasonsFrom(side, at)(input)[0] ?? null

/** What stands in the first sentence, as the asker's own guess or as the graha asked for, is no further reason. */
function isInFirst(input: MatterInput, { graha }: Reason): boolean {
  const { frame, question } = input
  if (asksWhichGraha.test(question)) return hindrances(input)[0]?.graha === graha
  const isGuessed = frame.grahas.length === 1 && (frame.asks === 'why' || asksForCause(question))
  return isGuessed && frame.grahas.includes(graha)
}

/** Behind what slows the matter: what speaks for it all the same. */
export function brightLines(input: MatterInput): AnswerLine[] {
  if ((input.situation?.tells ?? 'reasons') !== 'reasons') return []
  return Object.values(sortedReasons(input))
    .flat()
    .filter((reason) => reason.verdict.direction === 'favourable' && !isInFirst(input, reason))
    .map(({ line }) => withLead(line, otherSide.helps[input.language]))
}

export const hindranceAt =
  (at: number) =>
  (input: MatterInput): AnswerLine | null =>
    (input.situation?.tells ?? 'reasons') === 'reasons'
      ? (hindrances(input).filter((reason) => !isInFirst(input, reason))[at]?.line ?? null)
      : null

/** Whether the running antardasha speaks for what is said first; null where it does nothing either way. */
function antarSide(input: MatterInput): 'for' | 'against' | null {
  // Between two options that are weighed the running period speaks for neither.
  if (isWeighed(input) || isToStay(input)) return null
  const direction = times.antarDirection(input)
  if (direction === null || direction === 'mixed') return direction && 'for'
  const isSlow = input.frame.asks === 'why' || input.judgement.direction === 'patience'
  return (direction === 'patience') === isSlow ? 'for' : 'against'
}

/** The running antardasha beside the reasons that it agrees with. */
export const agreeingAntar = (input: MatterInput): AnswerLine | null =>
  antarSide(input) === 'for' ? times.antarLine(input) : null

/** The running antardasha where it speaks against them, and nothing else does. */
export function opposingAntar(input: MatterInput): AnswerLine | null {
  const isOtherTold =
    input.frame.asks === 'why' ? brightLines(input)[0] : reasonAt('against', 0)(input)
  if (antarSide(input) !== 'against' || isOtherTold) return null
  return antarWithLead(input)
}

/** The running antardasha, with a "but" where it speaks against what is said first. */
export function antarWithLead(input: MatterInput, isTurned = false): AnswerLine | null {
  const isQuiet = times.antarDirection(input) === null
  const next = isQuiet ? times.nextAntarLine(input) : null
  if (next) return next
  const line = times.antarLine(input)
  if (isTurned || antarSide(input) !== 'against') return line
  const isSlow = input.frame.asks === 'why' || input.judgement.direction === 'patience'
  return line && withLead(line, otherSide[isSlow ? 'helps' : 'slows'][input.language])
}

import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { weighedSide } from '../../../../words/reading/answer-times.ts'
import { countWords } from '../count-words.ts'
import type { FrameAsks } from '../../types/frame.ts'
import type { DraftSentence } from '../writer.ts'
import { opening, stepsOf, wordLimit } from './answer-steps.ts'
import { isWeighed, placedChoiceLine } from '../choice/choice.ts'
import { twoTimesInShort } from '../choice/two-times-line.ts'
import { asksWhatItIs } from '../choice/what-it-is.ts'
import { directAnswer } from './direct-answer.ts'
import { afterWhatWasTold } from './follow-up-lines.ts'
import { earlierTimeLine, spanTold } from './earlier-time.ts'
import { withFittingUnit } from './fitting-units.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { adviceAt, anyAdviceAt, oneStep } from './matter-advice.ts'
import { antarWithLead, reasonAt } from './reason-steps.ts'
import { isInChat, withMeaningsOnce } from '../matter/house-in-matter.ts'
import { antarDirection, antarLine } from '../matter/times.ts'
import { namesTime, windowLine } from './window-lines.ts'

/** Whether the chat has been told this already: the same words, or all the facts that it rests on. */
function isTold(line: AnswerLine, input: MatterInput): boolean {
  const { toldFacts } = input
  if (isInChat(input, line.text)) return true
  return line.factIds.length > 0 && line.factIds.every((id) => toldFacts.has(id))
}

interface PlacedLine {
  line: AnswerLine
  paragraph: number
  order: number
}

const asksForTime: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'when',
  'exactly',
  'whether',
  'choose',
])

/** So many words an answer may be longer for the sake of the one thing to do. */
const roomForStep = 10

/** So many facts an answer rests on at least. */
const fewestFacts = 3

/** Leaves out the last reasons until so many words are left; what answers stays. */
function makeRoom(placed: PlacedLine[], most: number): void {
  const length = (): number => placed.reduce((sum, { line }) => sum + countWords(line.text), 0)
  while (placed.length > fewest && length() > most) {
    const last = placed.findLastIndex(({ order }) => order >= opening.length)
    const left = placed.filter((_, at) => at !== last)
    if (last < 0 || new Set(left.flatMap(({ line }) => line.factIds)).size < fewestFacts) return
    placed.splice(last, 1)
  }
}

/** The lines of an answer by rank, up to its length; then back in reading order. */
function chosen(input: MatterInput): PlacedLine[] {
  const limit = wordLimit(input)
  const placed: PlacedLine[] = []
  const kept: PlacedLine[] = []
  let words = 0
  for (const [order, { paragraph, tell }] of stepsOf(input).entries()) {
    const isOpening = order < opening.length
    const line = [tell(input) ?? []].flat().find((one) => !isRepeat(one, placed, isOpening))
    if (!line) continue
    const size = countWords(line.text)
    if (!isOpening && isTold(line, input)) kept.push({ line, paragraph, order })
    else if (words + size <= limit || placed.length < fewest) {
      words += size
      placed.push({ line, paragraph, order })
    }
  }
  // An answer on a matter of life says how long the present stays as it is, though it grows a line longer by it.
  const isDated = placed.some(({ line }) => namesYear.test(line.text))
  // A period that does nothing either way is told only where little else is, or where a time was asked for.
  const isFiller =
    input.situation !== null &&
    !asksForTime.has(input.frame.asks) &&
    placed.length >= fewest &&
    antarDirection(input) === null
  const period =
    isDated || isFiller || isWeighed(input) || input.situation?.tells
      ? null
      : antarWithLead(input, turnsBack.test(placed.map(({ line }) => line.text).join('\n')))
  if (period && !isTold(period, input) && !isRepeat(period, placed, false))
    placed.push({ line: period, paragraph: 2, order: stepsOf(input).length })
  placed.push(...besideEarlierTime(input, placed))
  // Something else to do before anything is told twice; better told twice than an answer that is not whole.
  for (const tell of [anyAdviceAt(2), anyAdviceAt(3)]) {
    const line = placed.length < fewest ? tell(input) : null
    if (line && !isTold(line, input) && !isRepeat(line, placed, false))
      placed.push({ line, paragraph: 3, order: stepsOf(input).length + 1 + placed.length })
  }
  // Whatever was asked, one thing to do ends the answer.
  const toDo = placed.some(({ line }) => line.isStep) ? null : oneStep(input)
  if (toDo && !isTold(toDo, input) && !isRepeat(toDo, placed, false)) {
    makeRoom(placed, wordLimit(input) + roomForStep - countWords(toDo.text))
    // Before the line on whose kundli was read.
    placed.push({ line: toDo, paragraph: 3, order: -1 })
  }
  placed.push(...kept.slice(0, Math.max(0, fewest - placed.length)))
  // Better a word on the present than an answer that is not whole, or names no time where one was asked for.
  const isTimeless =
    asksForTime.has(input.frame.asks) &&
    !isWeighed(input) &&
    !input.situation?.tells &&
    !placed.some(({ line }) => namesYear.test(line.text))
  const present = placed.length < fewest || isTimeless ? antarLine(input) : null
  if (present && !isRepeat(present, placed, true))
    placed.push({ line: present, paragraph: 2, order: stepsOf(input).length + 9 })
  return placed.toSorted((a, b) => a.paragraph - b.paragraph || a.order - b.order)
}

/** Right behind the time that is told: that it is not the one which the chat named before. */
function besideEarlierTime(input: MatterInput, placed: readonly PlacedLine[]): PlacedLine[] {
  // How long a period runs is no time of the matter, and a choice names none.
  if (isWeighed(input) || input.frame.followUp) return []
  const time = namesTime(input)
  const dated = placed.find(
    ({ line, order }) =>
      namesYear.test(line.text) &&
      (order < opening.length ? !line.factIds.includes('dasha.antar') : line.text === time),
  )
  const line = dated ? earlierTimeLine(input, dated.line.text) : null
  return dated && line ? [{ ...dated, line, order: dated.order + 0.5 }] : []
}

/** A sentence that turns from what was said first. */
const turnsBack = new RegExp(
  `^(?:But|Still,|पर|${weighedSide.flatMap(({ en, hi }) => [en, hi]).join('|')}) `,
  'mu',
)
const namesYear = /(?<!\d)\d{4}(?!\d)/
/** A whole answer has at least three sentences. */
const fewest = 3

/** The same sentence, or a reason that rests on nothing but what this answer's other reasons rest on. */
function isRepeat(line: AnswerLine, placed: readonly PlacedLine[], isOpening: boolean): boolean {
  const text = line.text.toLowerCase()
  // "Until then do this: …" holds the whole step.
  if (placed.some((other) => other.line.text.toLowerCase().endsWith(text))) return true
  if (isOpening || line.factIds.length === 0) return false
  const reasons = placed.filter(({ order }) => order >= opening.length)
  if (placed.some((other) => isAtOdds(line, other.line))) return true
  const told = new Set(reasons.flatMap((other) => other.line.factIds))
  return line.factIds.every((id) => told.has(id))
}

/** Whether two reasons tell one graha for the matter and against it, or one meaning twice. */
function isAtOdds({ about }: AnswerLine, { about: other }: AnswerLine): boolean {
  if (!about || !other) return false
  if (about.clause !== '' && about.clause === other.clause) return true
  const sides = [about.direction, other.direction]
  return about.graha === other.graha && sides.includes('favourable') && sides.includes('patience')
}

/** The direct answer without the asker's own words, which may name what no fact bears; null where it has none. */
function inOurWords(input: MatterInput, direct: string | undefined): AnswerLine | null {
  // Of two times the plainest sentence names no period.
  if (input.frame.twoTimes) return twoTimesInShort(input)
  const isChoice = input.frame.options.length > 1
  // "What you named first" names a deed; of what something is it says nothing.
  if (isChoice && !asksWhatItIs(input, ['', ''])) return placedChoiceLine(input)
  if (isChoice) return directAnswer({ ...input, frame: { ...input.frame, options: [] } })
  const line = directAnswer({ ...input, restates: false })
  return line?.text === direct ? null : line
}

/** The whole answer on a matter of life, sentence by sentence, the direct answer first. */
export function* matterAnswer(told: MatterInput): Generator<DraftSentence, void, void> {
  const input = afterWhatWasTold(told)
  let paragraph = 0
  const direct = directAnswer(input)?.text
  const housesTold = new Set<number>()
  let span: ReturnType<typeof spanTold> = null
  for (const { line, paragraph: at } of chosen(input)) {
    span = spanTold(line.text) ?? span
    const before: DraftSentence['before'] = paragraph === 0 ? '' : at > paragraph ? '\n\n' : ' '
    const plainer = line.text === direct ? inOurWords(input, direct) : null
    const instead = plainer && { text: plainer.text, factIds: plainer.factIds, before }
    yield {
      text: capitalize(withFittingUnit(withMeaningsOnce(input, line.text, housesTold), span)),
      factIds: line.factIds,
      before,
      ...(instead && { instead }),
    }
    paragraph = at
  }
}

/** The answer to a second question of the same message: the direct answer, its time, and its first reason. */
export function* secondAnswer(input: MatterInput): Generator<DraftSentence, void, void> {
  const housesTold = new Set<number>()
  let span: ReturnType<typeof spanTold> = null
  for (const tell of [directAnswer, windowLine, reasonAt('for', 0), adviceAt(0)]) {
    const line = tell(input)
    span = (line && spanTold(line.text)) ?? span
    const text = line && withFittingUnit(withMeaningsOnce(input, line.text, housesTold), span)
    if (line && text) yield { text: capitalize(text), factIds: line.factIds, before: ' ' }
  }
}

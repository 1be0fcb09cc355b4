import type { DraftSentence } from './writer.ts'
import { adviceLines, closingLine, otherPersonaLine } from './advice-lines.ts'
import * as birth from './birth-lines.ts'
import * as heading from './headline.ts'
import * as time from './timing-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

const maxWords = 240
const enough = 150

/** 1 carries the answer and comes in first; 3 only comes while there is room. */
type Rank = 1 | 2 | 3
type Paragraph = 1 | 2 | 3

interface PlannedLine {
  rank: Rank
  paragraph: Paragraph
  tell: (telling: ComposerInput) => AnswerLine | null
}

const must = (paragraph: Paragraph, tell: PlannedLine['tell']): PlannedLine => ({
  rank: 1,
  paragraph,
  tell,
})
const want = (paragraph: Paragraph, tell: PlannedLine['tell']): PlannedLine => ({
  rank: 2,
  paragraph,
  tell,
})
const room = (paragraph: Paragraph, tell: PlannedLine['tell']): PlannedLine => ({
  rank: 3,
  paragraph,
  tell,
})

const firstPromise = (telling: ComposerInput): AnswerLine | null =>
  birth.natalPromiseLines(telling)[0] ?? null
const secondPromise = (telling: ComposerInput): AnswerLine | null =>
  birth.natalPromiseLines(telling)[1] ?? null
const jupiter = (telling: ComposerInput): AnswerLine | null =>
  time.slowTransitLine(telling, 'jupiter')
const saturn = (telling: ComposerInput): AnswerLine | null =>
  time.slowTransitLine(telling, 'saturn')
const nextJupiter = (telling: ComposerInput): AnswerLine | null =>
  time.nextTransitLine(telling, 'jupiter')
const skyJupiter = (telling: ComposerInput): AnswerLine | null =>
  time.slowGrahaLines(telling)[0] ?? null
const skySaturn = (telling: ComposerInput): AnswerLine | null =>
  time.slowGrahaLines(telling)[1] ?? null
const karaka = (telling: ComposerInput): AnswerLine | null => birth.karakaLine(telling)
const sunKaraka = (telling: ComposerInput): AnswerLine | null =>
  birth.karakaLine(telling, 'general')
const turn =
  (index: number) =>
  (telling: ComposerInput): AnswerLine | null =>
    time.turningPointLines(telling)[index] ?? null
const firstAdvice = (telling: ComposerInput): AnswerLine | null => adviceLines(telling)[0] ?? null
const secondAdvice = (telling: ComposerInput): AnswerLine | null => adviceLines(telling)[1] ?? null

/** The window: right after the headline where "when" was asked, among the times otherwise. */
function windowBeats(telling: ComposerInput): { early: PlannedLine[]; late: PlannedLine[] } {
  return telling.understood.asks === 'when'
    ? { early: [must(1, heading.windowReasonLine)], late: [room(2, heading.laterWindowLine)] }
    : { early: [], late: [must(2, heading.windowNoteLine)] }
}

/** Oracle: the long lines of a life first, then the day. */
function oraclesPlan(telling: ComposerInput): PlannedLine[] {
  const { early, late } = windowBeats(telling)
  return [
    must(1, heading.answerHeadline),
    must(1, heading.marriedLine),
    must(1, heading.repeatedQuestionLine),
    want(1, heading.otherPersonLine),
    ...early,
    must(1, birth.whichKindLine),
    must(1, birth.houseLordLine),
    want(1, firstPromise),
    room(1, birth.natalMoonLine),
    room(1, secondPromise),
    want(2, time.mahadashaLine),
    must(2, time.antardashaLine),
    room(2, time.dashaTouchLine),
    must(2, saturn),
    room(2, jupiter),
    must(2, turn(0)),
    must(2, turn(1)),
    want(2, turn(2)),
    ...late,
    room(2, time.nextAntardashaLine),
    must(3, firstAdvice),
    room(3, otherPersonaLine),
    must(3, closingLine),
  ]
}

/** Astra: the person and the people around them first, then what can be done now. */
function astrasPlan(telling: ComposerInput): PlannedLine[] {
  const { early, late } = windowBeats(telling)
  return [
    must(1, heading.answerHeadline),
    must(1, heading.marriedLine),
    must(1, heading.repeatedQuestionLine),
    want(1, heading.otherPersonLine),
    ...early,
    must(1, birth.whichKindLine),
    must(1, birth.natalMoonLine),
    want(1, birth.houseLordLine),
    room(1, firstPromise),
    must(2, time.antardashaLine),
    want(2, time.dashaTouchLine),
    must(2, jupiter),
    room(2, saturn),
    must(2, turn(0)),
    must(2, turn(1)),
    want(2, turn(2)),
    ...late,
    room(2, time.nextAntardashaLine),
    must(3, firstAdvice),
    room(3, secondAdvice),
    room(3, otherPersonaLine),
    must(3, closingLine),
  ]
}

/** Without a birth time: the Moon, its star, the significators and the moving sky. */
function dayPlan(): PlannedLine[] {
  return [
    must(1, heading.answerHeadline),
    must(1, heading.marriedLine),
    must(1, heading.noBirthTimeLine),
    must(1, heading.repeatedQuestionLine),
    want(1, heading.otherPersonLine),
    must(1, birth.natalMoonLine),
    want(1, birth.birthStarLine),
    must(1, karaka),
    want(1, firstPromise),
    room(1, sunKaraka),
    must(2, jupiter),
    want(2, saturn),
    must(2, skyJupiter),
    must(2, skySaturn),
    room(2, nextJupiter),
    must(3, firstAdvice),
    want(3, secondAdvice),
    must(3, closingLine),
  ]
}

function planOf(telling: ComposerInput): PlannedLine[] {
  if (!telling.sheet.chart.timeKnown) return dayPlan()
  return telling.persona === 'oracle' ? oraclesPlan(telling) : astrasPlan(telling)
}

interface ChosenLine {
  line: AnswerLine
  paragraph: Paragraph
  order: number
}

/** Fills the answer rank by rank up to its length, then puts it back into reading order. */
function chosenLines(telling: ComposerInput): ChosenLine[] {
  const plannedLines = planOf(telling).map((plannedLine, order) => ({
    ...plannedLine,
    order,
    line: plannedLine.tell(telling),
  }))
  const selectedLines: ChosenLine[] = []
  let words = 0
  for (const { line, paragraph, order, rank } of plannedLines.toSorted(
    (a, b) => a.rank - b.rank || a.order - b.order,
  )) {
    if (!line || selectedLines.some((other) => other.line.text === line.text)) continue
    const size = countWords(line.text)
    if (words + size > maxWords || (rank === 3 && words >= enough)) continue
    words += size
    selectedLines.push({ line, paragraph, order })
  }
  return selectedLines.toSorted((a, b) => a.order - b.order)
}

/**
 * The whole answer on a field of life, sentence by sentence. The first comes before anything else is
 * worked out.
 */
export function* lifeAnswer(telling: ComposerInput): Generator<DraftSentence, void, void> {
  const opening = heading.answerHeadline(telling)
  if (opening) yield { ...opening, before: '' }
  let paragraph = 1
  for (const { line, paragraph: at } of chosenLines(telling)) {
    if (line.text === opening?.text) continue
    yield { ...line, before: at > paragraph ? '\n\n' : ' ' }
    paragraph = Math.max(paragraph, at)
  }
}

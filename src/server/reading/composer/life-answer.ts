import type { Draft } from './writer.ts'
import { adviceBeats, closing, otherPersonaBeat } from './advising.ts'
import * as birth from './birth-beats.ts'
import * as heading from './heading.ts'
import * as time from './time-beats.ts'
import type { Line, Telling } from './telling.ts'

/** Words as a reader counts them. */
export function wordsIn(text: string): number {
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
  tell: (telling: Telling) => Line | null
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

const firstPromise = (telling: Telling): Line | null => birth.promiseBeats(telling)[0] ?? null
const secondPromise = (telling: Telling): Line | null => birth.promiseBeats(telling)[1] ?? null
const jupiter = (telling: Telling): Line | null => time.transitBeat(telling, 'jupiter')
const saturn = (telling: Telling): Line | null => time.transitBeat(telling, 'saturn')
const nextJupiter = (telling: Telling): Line | null => time.nextTransitBeat(telling, 'jupiter')
const skyJupiter = (telling: Telling): Line | null => time.slowSkyBeats(telling)[0] ?? null
const skySaturn = (telling: Telling): Line | null => time.slowSkyBeats(telling)[1] ?? null
const karaka = (telling: Telling): Line | null => birth.karakaBeat(telling)
const sunKaraka = (telling: Telling): Line | null => birth.karakaBeat(telling, 'general')
const turn =
  (index: number) =>
  (telling: Telling): Line | null =>
    time.turnBeats(telling)[index] ?? null
const firstAdvice = (telling: Telling): Line | null => adviceBeats(telling)[0] ?? null
const secondAdvice = (telling: Telling): Line | null => adviceBeats(telling)[1] ?? null

/** The window: right after the headline where "when" was asked, among the times otherwise. */
function windowBeats(telling: Telling): { early: PlannedLine[]; late: PlannedLine[] } {
  return telling.understood.asks === 'when'
    ? { early: [must(1, heading.windowReason)], late: [room(2, heading.secondWindow)] }
    : { early: [], late: [must(2, heading.windowMark)] }
}

/** Oracle: the long lines of a life first, then the day. */
function oraclesPlan(telling: Telling): PlannedLine[] {
  const { early, late } = windowBeats(telling)
  return [
    must(1, heading.headline),
    must(1, heading.marriedBeat),
    must(1, heading.againBeat),
    want(1, heading.otherPersonBeat),
    ...early,
    must(1, birth.whichBeat),
    must(1, birth.lordBeat),
    want(1, firstPromise),
    room(1, birth.moonBeat),
    room(1, secondPromise),
    want(2, time.mahaBeat),
    must(2, time.antarBeat),
    room(2, time.touchBeat),
    must(2, saturn),
    room(2, jupiter),
    must(2, turn(0)),
    must(2, turn(1)),
    want(2, turn(2)),
    ...late,
    room(2, time.nextPeriodBeat),
    must(3, firstAdvice),
    room(3, otherPersonaBeat),
    must(3, closing),
  ]
}

/** Astra: the person and the people around them first, then what can be done now. */
function astrasPlan(telling: Telling): PlannedLine[] {
  const { early, late } = windowBeats(telling)
  return [
    must(1, heading.headline),
    must(1, heading.marriedBeat),
    must(1, heading.againBeat),
    want(1, heading.otherPersonBeat),
    ...early,
    must(1, birth.whichBeat),
    must(1, birth.moonBeat),
    want(1, birth.lordBeat),
    room(1, firstPromise),
    must(2, time.antarBeat),
    want(2, time.touchBeat),
    must(2, jupiter),
    room(2, saturn),
    must(2, turn(0)),
    must(2, turn(1)),
    want(2, turn(2)),
    ...late,
    room(2, time.nextPeriodBeat),
    must(3, firstAdvice),
    room(3, secondAdvice),
    room(3, otherPersonaBeat),
    must(3, closing),
  ]
}

/** Without a birth time: the Moon, its star, the significators and the moving sky. */
function dayPlan(): PlannedLine[] {
  return [
    must(1, heading.headline),
    must(1, heading.marriedBeat),
    must(1, heading.noTimeBeat),
    must(1, heading.againBeat),
    want(1, heading.otherPersonBeat),
    must(1, birth.moonBeat),
    want(1, birth.starBeat),
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
    must(3, closing),
  ]
}

function planOf(telling: Telling): PlannedLine[] {
  if (!telling.sheet.chart.timeKnown) return dayPlan()
  return telling.persona === 'oracle' ? oraclesPlan(telling) : astrasPlan(telling)
}

interface ChosenLine {
  line: Line
  paragraph: Paragraph
  order: number
}

/** Fills the answer rank by rank up to its length, then puts it back into reading order. */
function chosenLines(telling: Telling): ChosenLine[] {
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
    const size = wordsIn(line.text)
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
export function* lifeAnswer(telling: Telling): Generator<Draft, void, void> {
  const opening = heading.headline(telling)
  if (opening) yield { ...opening, before: '' }
  let paragraph = 1
  for (const { line, paragraph: at } of chosenLines(telling)) {
    if (line.text === opening?.text) continue
    yield { ...line, before: at > paragraph ? '\n\n' : ' ' }
    paragraph = Math.max(paragraph, at)
  }
}

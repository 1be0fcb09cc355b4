import type { Draft } from '../writer.ts'
import { adviceBeats, closing, otherPersonaBeat } from './advising.ts'
import * as beats from './beats.ts'
import type { Line, Telling } from './telling.ts'

/** Words as a reader counts them. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

const most = 235
const enough = 150

interface Planned {
  /** Kept whatever the length; the others only while there is room. */
  needed: boolean
  paragraph: 1 | 2 | 3
  tell: (telling: Telling) => Line | null
}

const need = (paragraph: 1 | 2 | 3, tell: Planned['tell']): Planned => ({ needed: true, paragraph, tell })
const room = (paragraph: 1 | 2 | 3, tell: Planned['tell']): Planned => ({ needed: false, paragraph, tell })

const firstPromise = (telling: Telling): Line | null => beats.promiseBeats(telling)[0] ?? null
const secondPromise = (telling: Telling): Line | null => beats.promiseBeats(telling)[1] ?? null
const jupiter = (telling: Telling): Line | null => beats.transitBeat(telling, 'jupiter')
const saturn = (telling: Telling): Line | null => beats.transitBeat(telling, 'saturn')
const nextJupiter = (telling: Telling): Line | null => beats.nextTransitBeat(telling, 'jupiter')
const firstAdvice = (telling: Telling): Line | null => adviceBeats(telling)[0] ?? null
const secondAdvice = (telling: Telling): Line | null => adviceBeats(telling)[1] ?? null

function datedBeats(telling: Telling): Planned[] {
  return telling.understood.asks === 'when'
    ? [need(1, beats.windowReason), room(2, beats.secondWindow)]
    : [need(2, beats.windowMark)]
}

/** Oracle: the long lines of a life first, then the day. */
function oraclesPlan(telling: Telling): Planned[] {
  const [dated, later] = datedBeats(telling)
  return [
    need(1, beats.headline), room(1, beats.otherPersonBeat), ...(telling.understood.asks === 'when' && dated ? [dated] : []),
    need(1, beats.whichBeat), need(1, beats.lordBeat), need(1, firstPromise),
    need(2, beats.mahaBeat), need(2, beats.antarBeat), room(2, beats.touchBeat), need(2, saturn),
    ...(telling.understood.asks !== 'when' && dated ? [dated] : []), ...(later ? [later] : []),
    room(2, beats.nextPeriodBeat), need(3, firstAdvice), need(3, closing),
    room(1, beats.moonBeat), room(2, jupiter), room(3, otherPersonaBeat), room(1, secondPromise),
  ]
}

/** Astra: the person and the people around them first, then what can be done now. */
function astrasPlan(telling: Telling): Planned[] {
  const [dated, later] = datedBeats(telling)
  return [
    need(1, beats.headline), room(1, beats.otherPersonBeat), ...(telling.understood.asks === 'when' && dated ? [dated] : []),
    need(1, beats.whichBeat), need(1, beats.moonBeat), need(1, beats.lordBeat),
    need(2, beats.antarBeat), need(2, beats.touchBeat), need(2, jupiter),
    ...(telling.understood.asks !== 'when' && dated ? [dated] : []), ...(later ? [later] : []),
    need(3, firstAdvice), room(3, secondAdvice), need(3, closing),
    room(1, firstPromise), room(2, saturn), room(3, otherPersonaBeat), room(2, beats.nextPeriodBeat),
  ]
}

/** Without a birth time: the Moon, its star and the moving sky. */
function dayPlan(): Planned[] {
  return [
    need(1, beats.headline), need(1, beats.noTimeBeat), need(1, beats.moonBeat), room(1, beats.starBeat), room(1, firstPromise),
    need(2, jupiter), need(2, saturn), room(2, nextJupiter), need(3, firstAdvice), room(3, secondAdvice), need(3, closing),
  ]
}

interface Placed {
  line: Line
  paragraph: 1 | 2 | 3
  order: number
}

/** Where optional beats are read when there is room: after their paragraph's needed ones, before the advice closes. */
function readingOrder(placed: readonly Placed[], closes: string | undefined): Placed[] {
  const sorted = [...placed].sort((a, b) => a.paragraph - b.paragraph || a.order - b.order)
  const last = sorted.findIndex((one) => one.line.text === closes)
  if (last < 0) return sorted
  const [ending] = sorted.splice(last, 1)
  return ending ? [...sorted, ending] : sorted
}

function planOf(telling: Telling): Planned[] {
  if (!telling.sheet.chart.timeKnown) return dayPlan()
  return telling.persona === 'oracle' ? oraclesPlan(telling) : astrasPlan(telling)
}

function chooseLines(telling: Telling): Placed[] {
  const told = planOf(telling).map((planned, order) => ({ planned, order, line: planned.tell(telling) }))
  const placed: Placed[] = []
  let words = 0
  for (const needed of [true, false]) {
    for (const one of told) {
      if (!one.line || one.planned.needed !== needed) continue
      const size = wordsIn(one.line.text)
      const already = placed.some((other) => other.line.text === one.line?.text)
      if (already || words + size > most || (!needed && words >= enough)) continue
      words += size
      placed.push({ line: one.line, paragraph: one.planned.paragraph, order: one.order })
    }
  }
  return readingOrder(placed, closing(telling)?.text)
}

/**
 * The whole answer on a field of life, sentence by sentence. The first comes before anything else is
 * worked out.
 */
export function* lifeAnswer(telling: Telling): Generator<Draft, void, void> {
  const opening = beats.headline(telling)
  if (opening) yield { ...opening, before: '' }
  let paragraph = 1
  for (const { line, paragraph: at } of chooseLines(telling)) {
    if (line.text === opening?.text) continue
    yield { ...line, before: at > paragraph ? '\n\n' : ' ' }
    paragraph = Math.max(paragraph, at)
  }
}

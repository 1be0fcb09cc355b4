import type { Graha } from '@drishti/jyotish'
import type { Person } from '../types/shapes.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { rulesFor } from './book.ts'
import { allBearing } from './conditions.ts'
import { touchOf, touchScore } from './dasha.ts'
import type { Touching } from './dasha.ts'
import { fieldOf } from './fields.ts'
import type { Field } from './fields.ts'
import { directionOf, strengthOf } from './rule.ts'
import type { Direction, Part, Rule } from './rule.ts'
import { addFacts, once, whoIs } from './chart-facts.ts'
import type { Sheet } from './chart-facts.ts'
import type { SourceKey } from './sources.ts'
import { windowsOf } from './windows.ts'
import type { Window } from './windows.ts'

/** What one rule says of this chart on this day. */
export interface Verdict {
  /** Names the rule and what fills it: the same key is the same judgement, whoever speaks it. */
  key: string
  /** The row of the book that speaks. */
  rule: string
  topic: LifeTopic
  part: Part | 'window'
  direction: Direction
  /** 1 to 3. */
  strength: number
  factIds: string[]
  source: SourceKey
  /** What a verdict of its kind needs to be told. */
  about:
    | { kind: 'promise' }
    | { kind: 'lord'; house: number }
    | { kind: 'moon'; rashi: number }
    | { kind: 'dasha'; level: 'maha' | 'antar'; graha: Graha; touching: Touching }
    /** The two lords of the time together, or the strength of the running one. */
    | { kind: 'time' }
    | { kind: 'transit'; graha: 'jupiter' | 'saturn'; house: number }
    /** A graha in the sky over the field's own house. */
    | { kind: 'field-transit'; graha: Graha }
    | { kind: 'window'; window: Window }
}

/** All that was judged on a topic. */
export interface Judgement {
  topic: LifeTopic
  aspect: string | null
  direction: Direction
  /** Sum of the marks, positive for favourable. */
  balance: number
  /** In the order promise, dasha, transit, window; the strongest first within each. */
  verdicts: Verdict[]
  windows: Window[]
}

/** What a rule that holds is about, and the name of its verdict. */
function verdictIdentity(
  rule: Rule,
  topic: LifeTopic,
  field: Field,
  sheet: Sheet,
): { key: string; about: Verdict['about'] } {
  const [first] = rule.when
  if (first && 'period' in first) {
    const graha = whoIs(first.period, sheet) as Graha
    const touching = touchOf(graha, field, sheet)
    return {
      key: `${topic}.${first.period}.${graha}.${touching.touch}`,
      about: { kind: 'dasha', level: first.period, graha, touching },
    }
  }
  if (rule.part === 'dasha') return { key: `${topic}.${rule.key}`, about: { kind: 'time' } }
  if (first && 'transit' in first) {
    const { transit: graha } = first
    const houseFromMoon = 'fromMoon' in first ? first.fromMoon[0] : undefined
    return {
      key: `${topic}.${rule.key}`,
      about:
        houseFromMoon !== undefined && (graha === 'jupiter' || graha === 'saturn')
          ? { kind: 'transit', graha, house: houseFromMoon }
          : { kind: 'field-transit', graha },
    }
  }
  if (first && 'rashi' in first && rule.key.includes('.moon-sign.'))
    return { key: rule.key, about: { kind: 'moon', rashi: first.rashi[0] as number } }
  if (first && 'house' in first && rule.key.includes('.lord-of-'))
    return { key: rule.key, about: { kind: 'lord', house: first.house[0] as number } }
  return { key: rule.key, about: { kind: 'promise' } }
}

/** Every rule of the book that holds, in the order promise, dasha, transit; promises strongest first. */
function spokenRules(topic: LifeTopic, aspect: string | null, sheet: Sheet): Verdict[] {
  const field = fieldOf(topic, aspect)
  const verdicts: Verdict[] = []
  for (const rule of rulesFor(topic, aspect)) {
    const factIds = allBearing(rule.when, sheet, field)
    if (!factIds) continue
    verdicts.push({
      ...verdictIdentity(rule, topic, field, sheet),
      rule: rule.key,
      topic,
      part: rule.part,
      direction: directionOf(rule.mark),
      strength: strengthOf(rule.mark),
      factIds: [...factIds],
      source: rule.source,
    })
  }
  const promised = (one: Verdict) => one.about.kind === 'promise'
  const at = verdicts.findIndex(promised)
  const promises = verdicts.filter(promised).sort((a, b) => b.strength - a.strength)
  return at === -1 ? verdicts : verdicts.toSpliced(at, promises.length, ...promises)
}

function windowVerdict(topic: LifeTopic, window: Window, promise: Verdict): Verdict {
  return {
    key: `${topic}.window.${window.antar}.jupiter-${window.jupiterHouse}`,
    rule: window.rule.key,
    topic,
    part: 'window',
    direction: directionOf(window.rule.mark),
    strength: strengthOf(window.rule.mark),
    factIds: [...new Set([...window.factIds, ...promise.factIds])],
    source: window.rule.source,
    about: { kind: 'window', window },
  }
}

const signOf: Record<Direction, number> = { favourable: 1, mixed: 0, patience: -1 }
/** The running time weighs a little more than the birth promise: people ask about now. */
const partWeight = { promise: 0.6, dasha: 1.2, transit: 1, window: 0 } as const

function balanceOf(
  verdicts: readonly Verdict[],
  sheet: Sheet,
  topic: LifeTopic,
  aspect: string | null,
): number {
  const sum = verdicts.reduce(
    (total, verdict) =>
      total + signOf[verdict.direction] * verdict.strength * partWeight[verdict.part],
    0,
  )
  const antar = sheet.dasha?.antar.lord
  return antar
    ? sum + touchScore(antar, touchOf(antar, fieldOf(topic, aspect), sheet).touch, sheet) * 0.3
    : sum
}

/** Set so that over many charts nearly half are favourable and a fifth ask for patience. */
function directionFrom(balance: number): Direction {
  if (balance >= 8) return 'favourable'
  return balance >= 4 ? 'mixed' : 'patience'
}

export interface VerdictOptions {
  aspect?: string | null
  /** The time that was asked about; windows are sought only in it. */
  time?: { from: string; to: string }
}

/** The natal promise for a matter: the rule that helps most, where more helps than holds back. */
function promiseOf(verdicts: readonly Verdict[]): Verdict | null {
  let sum = 0
  let best: Verdict | null = null
  for (const verdict of verdicts) {
    if (verdict.part !== 'promise') continue
    sum += signOf[verdict.direction] * verdict.strength
    if (verdict.direction === 'favourable' && verdict.strength > (best?.strength ?? 0))
      best = verdict
  }
  return sum > 0 ? best : null
}

interface JudgedTopic {
  base: Verdict[]
  balance: number
  promise: Verdict | null
}

/** What every topic is judged by; the person's age and marriage change what is told, never the verdict. */
export function judge(
  sheet: Sheet,
  topic: LifeTopic,
  _person: Person,
  options: VerdictOptions = {},
): Judgement {
  const aspect = options.aspect ?? null
  const key = `${topic}${aspect ? `.${aspect}` : ''}`
  const { base, balance, promise } = once(sheet, `judged.${key}`, (): JudgedTopic => {
    const spokenNow = spokenRules(topic, aspect, sheet)
    return {
      base: spokenNow,
      balance: balanceOf(spokenNow, sheet, topic, aspect),
      promise: promiseOf(spokenNow),
    }
  })
  // A date is named only where birth chart, dasha and transit all speak for the matter.
  const ahead = promise
    ? windowsOf(key, fieldOf(topic, aspect), sheet, options.time)
    : { windows: [], facts: [] }
  addFacts(sheet, ahead.facts)
  return {
    topic,
    aspect,
    direction: directionFrom(balance),
    balance,
    windows: ahead.windows,
    verdicts: [
      ...base,
      ...ahead.windows.map((window) => windowVerdict(topic, window, promise as Verdict)),
    ],
  }
}

/** The ordered verdicts of a topic. Same chart, day and topic give the same verdicts, whoever asks or answers. */
export function verdicts(
  sheet: Sheet,
  topic: LifeTopic,
  person: Person,
  options: VerdictOptions = {},
): Verdict[] {
  return judge(sheet, topic, person, options).verdicts
}

import type { Graha } from '@drishti/jyotish'
import type { PersonProfile } from '../types/reading-types.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { rulesOfTopic } from './all-rules.ts'
import { fieldRules } from './field.rules.ts'
import { factsForAllConditions } from './conditions.ts'
import { lordTouchOf, lordTouchScore } from './dasha.ts'
import type { LordTouch } from './dasha.ts'
import { dashaRules } from './dasha.rules.ts'
import { fieldFrom, lifeFieldOf } from './fields.ts'
import type { LifeField } from './fields.ts'
import { markDirection, markStrength } from './rule.ts'
import type { Direction, Part, VerdictRule } from './rule.ts'
import { addFacts, memoizeForChart, grahaOfOffice } from './chart-facts.ts'
import type { ChartFacts } from './chart-facts.ts'
import type { SourceKey } from './sources.ts'
import { transitRules } from './transit.rules.ts'
import { unnamedSpans, windowsOf } from './windows.ts'
import type { VerdictTimeWindow } from './windows.ts'

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
    | { kind: 'dasha'; level: 'maha' | 'antar'; graha: Graha; touching: LordTouch }
    /** The two lords of the time together, or the strength of the running one. */
    | { kind: 'time' }
    | { kind: 'transit'; graha: 'jupiter' | 'saturn'; house: number }
    /** A graha in the sky over the field's own house. */
    | { kind: 'field-transit'; graha: Graha }
    | { kind: 'window'; window: VerdictTimeWindow }
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
  windows: VerdictTimeWindow[]
}

/** What a rule that holds is about, and the name of its verdict. */
function verdictIdentity(
  rule: VerdictRule,
  topic: LifeTopic,
  field: LifeField,
  sheet: ChartFacts,
): { key: string; about: Verdict['about'] } {
  const [first] = rule.when
  if (first && 'period' in first) {
    const graha = grahaOfOffice(first.period, sheet) as Graha
    const touching = lordTouchOf(graha, field, sheet)
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
function spokenRules(
  rules: readonly VerdictRule[],
  topic: LifeTopic,
  field: LifeField,
  sheet: ChartFacts,
): Verdict[] {
  const verdicts: Verdict[] = []
  for (const rule of rules) {
    const factIds = factsForAllConditions(rule.when, sheet, field)
    if (!factIds) continue
    verdicts.push({
      ...verdictIdentity(rule, topic, field, sheet),
      rule: rule.key,
      topic,
      part: rule.part,
      direction: markDirection(rule.mark),
      strength: markStrength(rule.mark),
      factIds: [...factIds],
      source: rule.source,
    })
  }
  const promised = (one: Verdict) => one.about.kind === 'promise'
  const at = verdicts.findIndex(promised)
  const promises = verdicts.filter(promised).sort((a, b) => b.strength - a.strength)
  return at === -1 ? verdicts : verdicts.toSpliced(at, promises.length, ...promises)
}

function windowVerdict(topic: LifeTopic, window: VerdictTimeWindow, promise: Verdict): Verdict {
  return {
    key: `${topic}.window.${window.antar}.jupiter-${window.jupiterHouse}`,
    rule: window.rule.key,
    topic,
    part: 'window',
    direction: markDirection(window.rule.mark),
    strength: markStrength(window.rule.mark),
    factIds: [...new Set([...window.factIds, ...promise.factIds])],
    source: window.rule.source,
    about: { kind: 'window', window },
  }
}

const signOf: Record<Direction, number> = { favourable: 1, mixed: 0, patience: -1 }
/** The running time weighs a little more than the birth promise: people ask about now. */
const partWeight = { promise: 0.6, dasha: 1.2, transit: 1, window: 0 } as const

function balanceOf(verdicts: readonly Verdict[], sheet: ChartFacts, field: LifeField): number {
  const sum = verdicts.reduce(
    (total, verdict) =>
      total + signOf[verdict.direction] * verdict.strength * partWeight[verdict.part],
    0,
  )
  const antar = sheet.dasha?.antar.lord
  return antar
    ? sum + lordTouchScore(antar, lordTouchOf(antar, field, sheet).touch, sheet) * 0.3
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

const isWindowFact = (id: string): boolean => id.startsWith('window.')

interface JudgedTopic {
  base: Verdict[]
  balance: number
  promise: Verdict | null
}

/** Judges by the given rules; `key` names what is judged, and is the same for the same rules and field. */
function judge(
  sheet: ChartFacts,
  rules: () => readonly VerdictRule[],
  matter: { key: string; topic: LifeTopic; aspect: string | null; field: LifeField },
  time: VerdictOptions['time'],
  direct: (balance: number) => Direction,
): Judgement {
  const { key, topic, aspect, field } = matter
  const { base, balance, promise } = memoizeForChart(sheet, `judged.${key}`, (): JudgedTopic => {
    const spokenNow = spokenRules(rules(), topic, field, sheet)
    return {
      base: spokenNow,
      balance: balanceOf(spokenNow, sheet, field),
      promise: promiseOf(spokenNow),
    }
  })
  // A date is named only where birth chart, dasha and transit all speak for the matter.
  const ahead = promise ? windowsOf(key, field, sheet, time) : { windows: [], facts: [] }
  addFacts(sheet, ahead.facts)
  for (const { fromUtc, toUtc, rule, factIds } of ahead.windows)
    sheet.stretches.push({
      matter: key,
      rule: rule.key,
      direction: markDirection(rule.mark),
      // The fact of the window itself carries its dates.
      factIds: factIds.toSorted((a, b) => Number(isWindowFact(b)) - Number(isWindowFact(a))),
      ...{ fromUtc, toUtc },
      unnamed: () => unnamedSpans(field, sheet),
    })
  return {
    topic,
    aspect,
    direction: direct(balance),
    balance,
    windows: ahead.windows,
    verdicts: [
      ...base,
      ...ahead.windows.map((window) => windowVerdict(topic, window, promise as Verdict)),
    ],
  }
}

/** What every topic is judged by; the person's age and marriage change what is told, never the verdict. */
export function judgeTopic(
  sheet: ChartFacts,
  topic: LifeTopic,
  _person: PersonProfile,
  options: VerdictOptions = {},
): Judgement {
  const aspect = options.aspect ?? null
  const key = `${topic}${aspect ? `.${aspect}` : ''}`
  const field = lifeFieldOf(topic, aspect)
  return judge(
    sheet,
    () => rulesOfTopic(topic, aspect),
    { key, topic, aspect, field },
    options.time,
    directionFrom,
  )
}

/** What a question is judged by: the field that it asks about, in the life that it asks about. */
export interface MatterField {
  topic: LifeTopic
  aspect: string | null
  /** The asker's house from which the life is read: 1 the asker's own, 3 a younger brother's or sister's. */
  owner: number
}

/** The name under which a matter of a question is judged. */
export function keyOfMatter({ topic, aspect, owner }: MatterField): string {
  return `matter.${topic}.${aspect ?? 'all'}.${owner}`
}

/** The rules of the running periods and of the moving sky, which hold for every field. */
const rulesOfTime: readonly VerdictRule[] = [...dashaRules, ...transitRules]

/** Set like those of a topic, over many charts and all fields. */
function matterDirection(balance: number): Direction {
  if (balance >= 7.5) return 'favourable'
  return balance >= 3.3 ? 'mixed' : 'patience'
}

/** Without houses and periods little is weighed: only what is clearly for or against counts. */
function untimedDirection(balance: number): Direction {
  if (balance >= 3) return 'favourable'
  return balance >= -2.5 ? 'mixed' : 'patience'
}

/**
 * Judges the field of a question by its own house, its lord, its significators, the running periods and the
 * moving sky: what is told as the reason is what was weighed. Same chart, day and field give the same.
 */
export function judgeMatter(
  sheet: ChartFacts,
  { topic, aspect, owner }: MatterField,
  time?: VerdictOptions['time'],
): Judgement {
  const field = fieldFrom(lifeFieldOf(topic, aspect), owner)
  const key = keyOfMatter({ topic, aspect, owner })
  return judge(
    sheet,
    () => [...fieldRules(field), ...rulesOfTime],
    { key, topic, aspect, field },
    time,
    sheet.chart.timeKnown ? matterDirection : untimedDirection,
  )
}

/** The ordered verdicts of a topic. Same chart, day and topic give the same verdicts, whoever asks or answers. */
export function verdictsOfTopic(
  sheet: ChartFacts,
  topic: LifeTopic,
  person: PersonProfile,
  options: VerdictOptions = {},
): Verdict[] {
  return judgeTopic(sheet, topic, person, options).verdicts
}

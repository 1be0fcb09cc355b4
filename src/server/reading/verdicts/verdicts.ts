import type { Graha } from '@drishti/jyotish'
import type { Person } from '../shapes.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { allBearing } from './conditions.ts'
import { touchOf, touchScore } from './dasha.ts'
import type { Touching } from './dasha.ts'
import { fieldOf, lordMarks, touches, transitMarks } from './fields.ts'
import { promiseRules } from './promise.rules.ts'
import { directionOf, strengthOf } from './rule.ts'
import type { Direction, Mark, Part } from './rule.ts'
import { addFacts, houseOfGraha, whoIs } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { SourceKey } from './sources.ts'
import { windowsOf } from './windows.ts'
import type { Window } from './windows.ts'

/** What one rule says of this chart on this day. */
export interface Verdict {
  /** Names the rule: the same key is the same judgement, whoever speaks it. */
  key: string
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
    | { kind: 'transit'; graha: 'jupiter' | 'saturn'; house: number }
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

function marked(mark: Mark): { direction: Direction; strength: number } {
  return { direction: directionOf(mark), strength: strengthOf(mark) }
}

function promises(topic: LifeTopic, aspect: string | null, sheet: Sheet): Verdict[] {
  return promiseRules.flatMap((rule) => {
    if (!rule.topics.includes(topic)) return []
    if (rule.key.startsWith('children.') && aspect !== 'children' && aspect !== 'child') return []
    const factIds = allBearing(rule.when, sheet)
    return factIds
      ? [
          {
            key: rule.key,
            topic,
            part: 'promise' as const,
            ...marked(rule.mark),
            factIds: [...factIds],
            source: rule.source,
            about: { kind: 'promise' as const },
          },
        ]
      : []
  })
}

/** The lord of the field's house by the house it stands in: one rule for each of the twelve. */
function lordVerdict(topic: LifeTopic, sheet: Sheet): Verdict[] {
  const { main } = fieldOf(topic, null)
  const lord = whoIs(`lord.${main}`, sheet)
  const house = lord && houseOfGraha(lord, sheet)
  const mark = house && lordMarks[topic][house - 1]
  if (!lord || !house || !mark) return []
  return [
    {
      key: `${topic}.lord-of-${main}.in-${house}`,
      topic,
      part: 'promise',
      ...marked(mark),
      factIds: [`house.${main}.lord`, `house.${main}.lord.house`],
      source: 'bphs.24',
      about: { kind: 'lord', house },
    },
  ]
}

/** The sign of the Moon, which holds without a birth time too. */
function moonVerdict(topic: LifeTopic, sheet: Sheet): Verdict[] {
  const rashi = sheet.chart.grahas.moon.rashi
  if (rashi === null) return []
  return [
    {
      key: `${topic}.moon-sign.${rashi + 1}`,
      topic,
      part: 'promise',
      direction: 'mixed',
      strength: 1,
      factIds: ['moon.rashi'],
      source: 'brihat-jataka.17',
      about: { kind: 'moon', rashi },
    },
  ]
}

function dashaVerdicts(topic: LifeTopic, aspect: string | null, sheet: Sheet): Verdict[] {
  const { dasha } = sheet
  if (!dasha) return []
  const field = fieldOf(topic, aspect)
  return (['antar', 'maha'] as const).map((level) => {
    const graha = dasha[level].lord
    const touching = touchOf(graha, field, sheet)
    const { mark, source } = touches[touching.touch]
    return {
      key: `${topic}.${level}.${graha}.${touching.touch}`,
      topic,
      part: 'dasha' as const,
      ...marked(mark),
      factIds: [`dasha.${level}`, ...touching.factIds],
      source,
      about: { kind: 'dasha' as const, level, graha, touching },
    }
  })
}

function transitVerdicts(topic: LifeTopic, sheet: Sheet): Verdict[] {
  return (['jupiter', 'saturn'] as const).flatMap((graha) => {
    const house = sheet.transits[graha].houseFromMoon
    const mark = house && transitMarks[graha][house - 1]
    if (!house || !mark) return []
    return [
      {
        key: `${topic}.gochar.${graha}.${house}`,
        topic,
        part: 'transit' as const,
        ...marked(mark),
        factIds: [`transit.${graha}.house.moon`, `transit.${graha}.rashi`],
        source: 'phaladeepika.26' as const,
        about: { kind: 'transit' as const, graha, house },
      },
    ]
  })
}

function windowVerdict(topic: LifeTopic, window: Window): Verdict {
  return {
    key: `${topic}.window.${window.antar}.jupiter-${window.jupiterHouse}`,
    topic,
    part: 'window',
    direction: 'favourable',
    strength: window.score >= 4.5 ? 3 : 2,
    factIds: window.factIds,
    source: 'phaladeepika.20',
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
  if (balance >= 6.5) return 'favourable'
  return balance >= 2.5 ? 'mixed' : 'patience'
}

export interface VerdictOptions {
  aspect?: string | null
  /** The time that was asked about; windows are sought only in it. */
  time?: { from: string; to: string }
}

/** What every topic is judged by; the person's age and marriage change what is told, never the verdict. */
export function judge(
  sheet: Sheet,
  topic: LifeTopic,
  _person: Person,
  options: VerdictOptions = {},
): Judgement {
  const aspect = options.aspect ?? null
  const byStrength = (a: Verdict, b: Verdict) => b.strength - a.strength
  const promise = [...promises(topic, aspect, sheet).sort(byStrength)]
  const base = [
    ...lordVerdict(topic, sheet),
    ...promise,
    ...moonVerdict(topic, sheet),
    ...dashaVerdicts(topic, aspect, sheet),
    ...transitVerdicts(topic, sheet),
  ]
  const balance = balanceOf(base, sheet, topic, aspect)
  const promised = base
    .filter((verdict) => verdict.part === 'promise')
    .reduce((total, verdict) => total + signOf[verdict.direction] * verdict.strength, 0)
  const key = `${topic}${aspect ? `.${aspect}` : ''}`
  const ahead = windowsOf(key, fieldOf(topic, aspect), sheet, options.time)
  // A date is named only where the birth chart does not speak against it.
  const windows = promised > -2 ? ahead.windows : []
  if (windows.length > 0) addFacts(sheet, ahead.facts)
  return {
    topic,
    aspect,
    direction: directionFrom(balance),
    balance,
    windows,
    verdicts: [...base, ...windows.map((window) => windowVerdict(topic, window))],
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

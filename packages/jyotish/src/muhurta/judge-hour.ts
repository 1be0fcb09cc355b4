import type { MuhurtaQuery, Level, MuhurtaRule, MuhurtaVerdict } from './rule.ts'

const worth: Record<Level, number> = { good: 1, fair: 0.6, poor: 0.2, avoid: 0, note: 0 }

/** What rules made of an hour. */
export interface HourJudgement {
  verdicts: MuhurtaVerdict[]
  got: number
  possible: number
  avoided: boolean
}

/** Lets rules judge an hour; stops at the first no unless every word is wanted. */
export function judgeHour<T>(
  rules: readonly MuhurtaRule<T>[],
  hour: T,
  query: MuhurtaQuery,
  isExhaustive: boolean,
): HourJudgement {
  const so: HourJudgement = { verdicts: [], got: 0, possible: 0, avoided: false }
  for (const { id, name, source, weight, judge: judgeBy } of rules) {
    const word = judgeBy(hour, query)
    if (!word) continue
    if (word.level === 'avoid') so.avoided = true
    if (so.avoided && !isExhaustive) return so
    so.verdicts.push({
      rule: id,
      name,
      ...word,
      source: source === 'purpose' ? query.purpose.source : source,
    })
    so.got += weight * worth[word.level]
    so.possible += weight
  }
  return so
}

/** 0 to 100: the share of what could be good that is, over several judgements. */
export function muhurtaScore(...parts: HourJudgement[]): number {
  const got = parts.reduce((sum, part) => sum + part.got, 0)
  const possible = parts.reduce((sum, part) => sum + part.possible, 0)
  return Math.round((100 * got) / possible)
}

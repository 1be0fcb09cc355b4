import type { MuhurtaQuery, Level, Rule, Verdict } from './rule.ts'

const worth: Record<Level, number> = { good: 1, fair: 0.6, poor: 0.2, avoid: 0, note: 0 }

/** What rules made of an hour. */
export interface Judgement {
  verdicts: Verdict[]
  got: number
  possible: number
  avoided: boolean
}

/** Lets rules judge an hour; stops at the first no unless every word is wanted. */
export function judge<T>(
  rules: readonly Rule<T>[],
  hour: T,
  query: MuhurtaQuery,
  isExhaustive: boolean,
): Judgement {
  const so: Judgement = { verdicts: [], got: 0, possible: 0, avoided: false }
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
export function scoreOf(...parts: Judgement[]): number {
  const got = parts.reduce((sum, part) => sum + part.got, 0)
  const possible = parts.reduce((sum, part) => sum + part.possible, 0)
  return Math.round((100 * got) / possible)
}

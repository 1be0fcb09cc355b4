import type { LifeTopic } from '../understand/topics.ts'
import { dashaRules } from './dasha.rules.ts'
import { houseLordRules } from './lord.rules.ts'
import { moonRules } from './moon.rules.ts'
import { promiseRules } from './promise.rules.ts'
import type { VerdictRule } from './rule.ts'
import { transitRules } from './transit.rules.ts'

/** The whole book on the fields of life, in the order in which it is told. */
export const verdictRules: readonly VerdictRule[] = [
  ...houseLordRules,
  ...promiseRules,
  ...moonRules,
  ...dashaRules,
  ...transitRules,
]

const pages = new Map<string, readonly VerdictRule[]>()

/** The rules that speak on a side of a topic. */
export function rulesOfTopic(topic: LifeTopic, aspect: string | null): readonly VerdictRule[] {
  const name = `${topic}.${aspect}`
  const known = pages.get(name)
  if (known) return known
  const page = verdictRules.filter(
    (rule) =>
      rule.topics.includes(topic) &&
      (!rule.aspects || (aspect !== null && rule.aspects.includes(aspect))),
  )
  // Aspects come from our own tables, so there are few pages.
  pages.set(name, page)
  return page
}

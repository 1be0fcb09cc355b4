/** The tables of ids at the top of facts.ts, as patterns: what an id may be. */
import { readFileSync } from 'node:fs'
import { poruthamNames } from '../milan/porutham-tables.ts'
import { yogaRules } from '../yogas/yoga.ts'

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const tokens: Record<string, string> = {
  '<graha>': '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)',
  '<n>': '([1-9]|1[0-2])',
  '<k>': '([1-9]|1\\d|2[0-4])',
  '<d>': '(2|3|4|7|12|16|20|24|27|30|40|45|60)',
  '<bala>': '(sthana|dig|kala|cheshta|naisargika|drik)',
  '<yoga>': `(${yogaRules.map((rule) => rule.id).join('|')})`,
  '<porutham>': `(${Object.keys(poruthamNames).map(kebab).join('|')})`,
  '<why>': '[a-z-]+',
  '<day>': '\\d{4}-\\d\\d-\\d\\d',
  '<rule>': '[a-z-]+',
}

export function documentedIds(): RegExp[] {
  const head = readFileSync(new URL('../facts/facts.ts', import.meta.url), 'utf8').split('*/')[0]!
  const idTemplates = head
    .split('\n')
    .filter((line) => line.startsWith(' * | `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!))
  return idTemplates.map((id) => {
    let pattern = id.replace(/^…/, 'transit.<graha>').replaceAll('.', '\\.')
    for (const [token, stands] of Object.entries(tokens))
      pattern = pattern.replaceAll(token, stands)
    return new RegExp(`^${pattern}$`)
  })
}

/**
 * The ten poruthams of the south (Kalaprakashika, chapter on marriage; the same in B. V. Raman's
 * Muhurtha, chapter on marriage). Everything is counted from the bride's star or sign to the groom's.
 */
import type { BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'
import { poruthamRules, type PoruthamResult } from './porutham-rules.ts'
import { poruthamNames } from './porutham-tables.ts'
import type { PoruthamId } from './porutham-tables.ts'
import { checkMoon } from './moon-place.ts'
import type { Couple, MoonPlace } from './moon-place.ts'

/** One of the ten. */
export interface Porutham extends PoruthamResult {
  id: PoruthamId
  name: BilingualText
  source: BilingualText
}

/** The ten poruthams of a couple and how many of them are met. */
export interface Poruthams {
  list: Porutham[]
  /** How many are good, and how many good or fair, of ten. */
  good: number
  goodOrFair: number
  outOf: 10
}

const source = bilingual(
  'Kalaprakashika, on marriage; B. V. Raman, Muhurtha, on marriage',
  'कालप्रकाशिका, विवाह प्रकरण; बी. वी. रमन, मुहूर्त, विवाह प्रकरण',
)

/**
 * The ten poruthams of two Moons. Bride and groom are told apart: most count from her star to his.
 * Rajju and Vedha weigh most in the south. Throws a RangeError for a Moon's place that is none.
 */
export function poruthams(moons: Couple<MoonPlace>): Poruthams {
  checkMoon(moons.bride)
  checkMoon(moons.groom)
  const list = poruthamRules.map(([id, rule]): Porutham => ({
    id,
    name: poruthamNames[id],
    ...rule(moons),
    source,
  }))
  const good = list.filter(({ verdict }) => verdict === 'good').length
  const fair = list.filter(({ verdict }) => verdict === 'fair').length
  return { list, good, goodOrFair: good + fair, outOf: 10 }
}

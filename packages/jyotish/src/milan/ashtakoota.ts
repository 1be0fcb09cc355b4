import { exceptionsOf } from './exceptions.ts'
import type { KutaException } from './exceptions.ts'
import { kutaNames, kutaSources } from './kuta-tables.ts'
import { kutaRules } from './kutas.ts'
import type { Kuta } from './kutas.ts'
import { checkMoon, type Couple, type MoonPlace } from './moon-place.ts'

/** The eight kutas of a couple and their sum, 36 at best. */
export interface Ashtakoota {
  kutas: Kuta[]
  /** By the tables alone, 0 to 36. */
  total: number
  /** With what the exceptions give back, 0 to 36. */
  totalWithExceptions: number
  outOf: 36
  exceptions: KutaException[]
}

/**
 * The eight kutas of two Moons, 36 points, each with its reason and table. Bride and groom are told
 * apart because varna, vashya and gana ask who is who. What the texts excuse is reported in
 * `exceptions` and counted in `totalWithExceptions` only. Throws a RangeError for a Moon's place that is none.
 */
export function ashtakoota(moons: Couple<MoonPlace>): Ashtakoota {
  checkMoon(moons.bride)
  checkMoon(moons.groom)
  const kutas = kutaRules.map(([id, outOf, rule]): Kuta => {
    const { points, reason, pointsAtMost = points } = rule(moons)
    return {
      id,
      name: kutaNames[id],
      points,
      outOf,
      pointsAtMost,
      reason,
      source: kutaSources[id],
    }
  })
  const exceptions = exceptionsOf(moons, kutas)
  const total = kutas.reduce((sum, { points }) => sum + points, 0)
  const lifted = new Set(exceptions.map(({ kuta }) => kuta))
  const givenBack = kutas
    .filter(({ id }) => lifted.has(id))
    .reduce((sum, { points, outOf }) => sum + outOf - points, 0)
  return { kutas, total, totalWithExceptions: total + givenBack, outOf: 36, exceptions }
}

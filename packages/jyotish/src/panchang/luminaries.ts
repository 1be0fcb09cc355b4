import { lessThanLahiriDegrees } from '../sky/ayanamsa.ts'
import { evaluateTable } from '../sky/ephemeris/evaluate.ts'
import { tables } from '../sky/ephemeris/tables-read.ts'
import { momentOf } from '../sky/moment.ts'
import type { Settings } from '../sky/types.ts'

/** An angle that grows with time and how fast: degrees (not brought into one turn), degrees a day. */
export interface AngleAndSpeed {
  degrees: number
  speed: number
}

/** The angles that the limbs of the panchang are read from, at milliseconds since 1970. */
export interface Luminaries {
  sun: (ms: number) => AngleAndSpeed
  moon: (ms: number) => AngleAndSpeed
  /** Moon less Sun: tithi and karana. */
  elongation: (ms: number) => AngleAndSpeed
  /** Moon and Sun together: yoga. */
  sum: (ms: number) => AngleAndSpeed
}

/**
 * Sun and Moon alone, straight from their tables: a day's limbs ask for them a hundred times, and a
 * year's muhurtas a hundred thousand. The same longitudes as `bodiesAt`.
 */
export function luminariesOf({ ayanamsa }: Pick<Settings, 'ayanamsa'>): Luminaries {
  const { sunLongitude, moonLongitude } = tables()
  const shift = lessThanLahiriDegrees[ayanamsa]
  const scratch = new Float64Array(4)
  const read = (ms: number): void => {
    const { jdTt } = momentOf(ms)
    evaluateTable(sunLongitude, jdTt, scratch, 0)
    evaluateTable(moonLongitude, jdTt, scratch, 2)
  }
  return {
    sun: (ms) => {
      evaluateTable(sunLongitude, momentOf(ms).jdTt, scratch, 0)
      return { degrees: scratch[0]! + shift, speed: scratch[1]! }
    },
    moon: (ms) => {
      evaluateTable(moonLongitude, momentOf(ms).jdTt, scratch, 2)
      return { degrees: scratch[2]! + shift, speed: scratch[3]! }
    },
    elongation: (ms) => {
      read(ms)
      return { degrees: scratch[2]! - scratch[0]!, speed: scratch[3]! - scratch[1]! }
    },
    sum: (ms) => {
      read(ms)
      return { degrees: scratch[2]! + scratch[0]! + 2 * shift, speed: scratch[3]! + scratch[1]! }
    },
  }
}

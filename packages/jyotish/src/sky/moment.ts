import { deltaTSeconds } from './delta-t.ts'
import { jdOfMs } from './instant.ts'

/** One instant in the two scales the engine needs. */
export interface Moment {
  ms: number
  jdUt: number
  jdTt: number
}

/** The moment of milliseconds since 1970, which the caller has checked to be in range. */
export function momentOf(ms: number): Moment {
  const jdUt = jdOfMs(ms)
  return { ms, jdUt, jdTt: jdUt + deltaTSeconds(jdUt) / 86400 }
}

import { bodyAt } from '../sky/bodies.ts'
import { momentOf } from '../sky/moment.ts'
import type { Graha, Settings } from '../sky/types.ts'

/** Where a graha stands and how fast it moves: sidereal degrees [0, 360), degrees a day. */
export interface Motion {
  siderealDegrees: number
  speedDegreesPerDay: number
}

/** The motion of one graha at an instant (milliseconds since 1970 UTC). */
export type GrahaMotionAt = (epochMillis: number, graha: Graha) => Motion

/**
 * The engine's own sky in given settings: what `positionsAt` says, one graha at a time, because the
 * search for entries asks for one graha hundreds of times. Instants must lie within 1900 to 2100.
 */
export function grahaMotionIn(settings: Settings): GrahaMotionAt {
  const name = `${settings.ayanamsa} ${settings.node}`
  let sky = skies.get(name)
  if (!sky) skies.set(name, (sky = newSky({ ...settings })))
  return sky
}

/** One for each setting, so that what is found in a sky (gochar-stays.ts) can be kept with it. */
const skies = new Map<string, GrahaMotionAt>()

function newSky(settings: Settings): GrahaMotionAt {
  return (epochMillis, graha) => {
    const { siderealDegrees, speedDegreesPerDay } = bodyAt(
      graha,
      momentOf(epochMillis).jdTt,
      settings,
    )
    return { siderealDegrees, speedDegreesPerDay }
  }
}

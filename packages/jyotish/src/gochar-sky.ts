import { lessThanLahiriDegrees } from './ayanamsa.ts'
import type { ChannelName } from './ephemeris/channels.ts'
import { evaluate } from './ephemeris/evaluate.ts'
import { tables } from './ephemeris/tables-read.ts'
import { momentOf } from './moment.ts'
import { positionsAtMs } from './positions.ts'
import type { Graha, Settings } from './types.ts'
import { turn } from './zodiac.ts'

/** Where a graha stands and how fast it moves: sidereal degrees [0, 360), degrees a day. */
export interface Motion {
  siderealDegrees: number
  speedDegreesPerDay: number
}

/** The motion of one graha at an instant (milliseconds since 1970 UTC). */
export type Sky = (epochMillis: number, graha: Graha) => Motion

const channelOf: Record<Graha, ChannelName> = {
  sun: 'sunLongitude',
  moon: 'moonLongitude',
  mars: 'marsLongitude',
  mercury: 'mercuryLongitude',
  jupiter: 'jupiterLongitude',
  venus: 'venusLongitude',
  saturn: 'saturnLongitude',
  rahu: 'trueNode',
  ketu: 'trueNode',
}

/**
 * The engine's own sky in given settings: what `positionsAt` says, one graha at a time, because the
 * search for entries asks for one graha hundreds of times. Instants must lie within 1900 to 2100.
 */
export function skyOf(settings: Settings): Sky {
  const shift = lessThanLahiriDegrees[settings.ayanamsa]
  const out = new Float64Array(2)
  return (epochMillis, graha) => {
    const isNode = graha === 'rahu' || graha === 'ketu'
    if (isNode && settings.node === 'mean') return positionsAtMs(epochMillis, settings)[graha]
    evaluate(tables()[channelOf[graha]], momentOf(epochMillis).jdTt, out, 0)
    const opposite = graha === 'ketu' ? 180 : 0
    return { siderealDegrees: turn(out[0]! + shift + opposite), speedDegreesPerDay: out[1]! }
  }
}

import { ayanamsaDegrees } from '../sky/ayanamsa.ts'
import { bodiesAt, moon, sun } from '../sky/bodies.ts'
import type { Body } from '../sky/bodies.ts'
import { dignityOf } from './dignity.ts'
import { earthAt, isAboveHorizon } from '../sky/earth.ts'
import { checkPlace, instantMs } from '../sky/instant.ts'
import { momentOf } from '../sky/moment.ts'
import { karanaOf, tithiOf, varaAt, yogaOf } from '../panchang/panchang.ts'
import { withDefaultSettings } from '../sky/settings.ts'
import { isCombustAt } from './aspects.ts'
import { grahaNames } from '../sky/types.ts'
import type { BirthDay, DayKundli, Settings } from '../sky/types.ts'
import { placeOf } from '../sky/zodiac.ts'

const stepMs = 600_000
const longestMs = 36 * 3600_000
/** A local day of 1 January 1900 or 31 December 2100 reaches this far over the edge somewhere on Earth. */
const edgeMs = 14 * 3600_000

interface Sample {
  ms: number
  bodies: Body[]
}

/** The instant between two samples at which a body turns round, to the second. */
function turningMs(speedAt: (ms: number) => number, fromMs: number, toMs: number): number {
  const direction = Math.sign(speedAt(fromMs))
  let [low, high] = [fromMs, toMs]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (Math.sign(speedAt(middle)) === direction) low = middle
    else high = middle
  }
  return high
}

/**
 * The sky every ten minutes of a stretch of time, its two ends, and every instant in between at which
 * something turns round: nothing can leave a sign and be back in it unseen.
 */
function samplesOf(fromMs: number, toMs: number, settings: Settings): Sample[] {
  const at = (ms: number): Sample => ({ ms, bodies: bodiesAt(momentOf(ms).jdTt, settings) })
  const samples = [at(fromMs)]
  for (let ms = fromMs + stepMs; ms < toMs + stepMs; ms += stepMs) {
    const before = samples.at(-1)!
    const after = at(Math.min(ms, toMs))
    grahaNames.forEach((_, i) => {
      const speedIn = ({ bodies }: Sample): number => bodies[i]!.speedDegreesPerDay
      if (speedIn(before) < 0 !== speedIn(after) < 0) {
        samples.push(at(turningMs((t) => speedIn(at(t)), before.ms, after.ms)))
      }
    })
    samples.push(after)
  }
  return samples
}

/** The value that all samples share, or null. */
function steady<T>(samples: Sample[], valueOf: (sample: Sample) => T): T | null {
  const first = valueOf(samples[0]!)
  return samples.every((sample) => valueOf(sample) === first) ? first : null
}

function grahaOfDay(samples: Sample[], index: number): DayKundli['grahas']['sun'] {
  const graha = grahaNames[index]!
  const degreesOf = ({ bodies }: Sample): number => bodies[index]!.siderealDegrees
  const retrogradeOf = ({ bodies }: Sample): boolean => bodies[index]!.speedDegreesPerDay < 0
  return {
    fromDegrees: degreesOf(samples[0]!),
    toDegrees: degreesOf(samples.at(-1)!),
    rashi: steady(samples, (sample) => placeOf(degreesOf(sample)).rashi),
    nakshatra: steady(samples, (sample) => placeOf(degreesOf(sample)).nakshatra),
    pada: steady(samples, (sample) => placeOf(degreesOf(sample)).pada),
    retrograde: steady(samples, retrogradeOf),
    combust: steady(samples, (sample) =>
      isCombustAt(
        graha,
        degreesOf(sample),
        sample.bodies[sun]!.siderealDegrees,
        retrogradeOf(sample),
      ),
    ),
    dignity: steady(samples, (sample) => dignityOf(graha, degreesOf(sample))),
  }
}

const moonAndSun = ({ bodies }: Sample): [moonDegrees: number, sunDegrees: number] => [
  bodies[moon]!.siderealDegrees,
  bodies[sun]!.siderealDegrees,
]

function varaOf(
  { ms, bodies }: Sample,
  { latitude, longitude }: BirthDay,
  ayanamsa: number,
): number {
  const { jdUt, jdTt } = momentOf(ms)
  const { siderealTimeDegrees, obliquityDegrees, nutationDegrees } = earthAt(jdUt, jdTt)
  const sunDegrees = bodies[sun]!.siderealDegrees + ayanamsa + nutationDegrees
  const sunIsUp = isAboveHorizon(
    sunDegrees,
    siderealTimeDegrees + longitude,
    obliquityDegrees,
    latitude,
  )
  return varaAt(jdUt, latitude, longitude, sunIsUp)
}

/**
 * What holds all through a day of which the birth minute is unknown; null where it changes within it.
 * `ayanamsaDegrees` is that of the middle of the day (it moves by 0.14″ in a day).
 *
 * Throws a RangeError when the day is not one of 1900 to 2100, does not end after it begins, is longer
 * than 36 hours, or the place is off the globe.
 */
export function dayKundli(birth: BirthDay, settings?: Partial<Settings>): DayKundli {
  checkPlace(birth.latitude, birth.longitude)
  const fromMs = instantMs(birth.fromUtc, edgeMs)
  const toMs = instantMs(birth.toUtc, edgeMs)
  if (toMs <= fromMs || toMs - fromMs > longestMs) {
    throw new RangeError('A birth day must end after it begins and last at most 36 hours.')
  }
  const full = withDefaultSettings(settings)
  const samples = samplesOf(fromMs, toMs, full)
  const ayanamsa = ayanamsaDegrees(full.ayanamsa, momentOf((fromMs + toMs) / 2).jdTt)
  const grahas = {} as DayKundli['grahas']
  grahaNames.forEach((graha, index) => {
    grahas[graha] = grahaOfDay(samples, index)
  })
  return {
    timeKnown: false,
    birth: { ...birth },
    settings: full,
    ayanamsaDegrees: ayanamsa,
    grahas,
    panchang: {
      tithi: steady(samples, (sample) => tithiOf(...moonAndSun(sample))),
      karana: steady(samples, (sample) => karanaOf(...moonAndSun(sample))),
      yoga: steady(samples, (sample) => yogaOf(...moonAndSun(sample))),
      vara: steady(samples, (sample) => varaOf(sample, birth, ayanamsa)),
    },
  }
}

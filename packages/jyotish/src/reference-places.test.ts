import { describe, expect, it } from 'vitest'
import { deltaTSeconds } from './sky/delta-t.ts'
import { kundli } from './chart/kundli.ts'
import {
  angleToleranceArcseconds,
  births,
  bodies,
  toleranceArcseconds,
} from './testing/reference.ts'
import type { ReferenceBody, ReferenceBirth } from './testing/reference.ts'
import type { GrahaPosition } from './sky/types.ts'
import { arc } from './sky/zodiac.ts'

const charts = births.map((birth) => {
  const place = { utc: birth.utc, latitude: birth.lat, longitude: birth.lon }
  return { birth, chart: kundli(place), meanNode: kundli(place, { node: 'mean' }).grahas.rahu }
})
type Case = (typeof charts)[number]

function grahaOf({ chart, meanNode }: Case, body: ReferenceBody): GrahaPosition {
  if (body === 'meanNode') return meanNode
  return body === 'trueNode' ? chart.grahas.rahu : chart.grahas[body]
}

const arcseconds = (a: number, b: number): number => Math.abs(arc(a, b)) * 3600

/** The births for which something is off by more than allowed, with by how much. */
function beyond(
  errorOf: (referenceCase: Case) => number | null,
  tolerance: number | ((birth: ReferenceBirth) => number),
): string[] {
  return charts.flatMap((referenceCase) => {
    const error = errorOf(referenceCase)
    const most = typeof tolerance === 'number' ? tolerance : tolerance(referenceCase.birth)
    return error === null || error <= most ? [] : [`${referenceCase.birth.id}: ${error}`]
  })
}

describe('against the 600 reference births', () => {
  it.each(bodies.map((body, i) => [body, i] as const))(
    'the longitude of %s is within its tolerance',
    (body, i) => {
      expect(
        beyond(
          (one) => arcseconds(grahaOf(one, body).siderealDegrees, one.birth.L[i]!),
          toleranceArcseconds[body],
        ),
      ).toEqual([])
    },
  )

  it.each(bodies.map((body, i) => [body, i] as const))(
    'the speed of %s is the slope of its longitude',
    (body, i) => {
      // The true node is the plane of a moment and quivers; beside the Sun's disc its bending of light is the slope.
      const allowed = body === 'trueNode' ? 0.002 : 0.0005
      expect(
        beyond((one) => Math.abs(grahaOf(one, body).speedDegreesPerDay - one.birth.v[i]!), allowed),
      ).toEqual([])
    },
  )

  it.each(bodies.map((body, i) => [body, i] as const))(
    '%s is retrograde when and only when the reference says so',
    (body, i) => {
      const wrong = charts.filter((one) => grahaOf(one, body).retrograde !== one.birth.v[i]! < 0)
      expect(wrong.map((one) => one.birth.id)).toEqual([])
    },
  )

  it.each(bodies.slice(0, 7).map((body, i) => [body, i] as const))(
    'the latitude of %s is within half an arcsecond',
    (body, i) => {
      expect(
        beyond((one) => Math.abs(grahaOf(one, body).latitudeDegrees - one.birth.B[i]!) * 3600, 0.5),
      ).toEqual([])
    },
  )

  it('the ascendant and the midheaven are within a tenth of an arcsecond, 5″ from 2050', () => {
    expect(
      beyond(
        ({ birth, chart }) => arcseconds(chart.lagna.siderealDegrees, birth.asc),
        angleToleranceArcseconds,
      ),
    ).toEqual([])
    expect(
      beyond(({ birth, chart }) => arcseconds(chart.mcDegrees, birth.mc), angleToleranceArcseconds),
    ).toEqual([])
  })

  it('the mean ayanamsa agrees to the last digit given', () => {
    expect(
      beyond(({ birth, chart }) => Math.abs(chart.ayanamsaDegrees - birth.aya), 0.000001),
    ).toEqual([])
  })

  it('ΔT agrees within a tenth of a second', () => {
    expect(beyond(({ birth }) => Math.abs(deltaTSeconds(birth.jd) - birth.dt), 0.1)).toEqual([])
  })

  it('rashi, nakshatra and pada of every graha and the lagna agree, save within the tolerance of an edge', () => {
    const wrong = charts.flatMap((one) => {
      const { birth, chart } = one
      const places = [...bodies.map((body) => grahaOf(one, body)), chart.lagna]
      return places.flatMap((place, i) => {
        const allowedArcseconds =
          i < 9 ? toleranceArcseconds[bodies[i]!] : angleToleranceArcseconds(birth)
        const same =
          place.rashi === birth.sign[i] &&
          place.nakshatra === birth.nak[i] &&
          place.pada === birth.pada[i]
        const degrees = birth.L[i] ?? birth.asc
        const nearEdge = [30, 360 / 108].some(
          (width) =>
            Math.abs(arc(Math.round(degrees / width) * width, degrees)) * 3600 <= allowedArcseconds,
        )
        return same || nearEdge ? [] : [`${birth.id} body ${i}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('Rahu and Ketu stand opposite each other, in every chart', () => {
    const off = beyond(
      ({ chart: { grahas } }) =>
        Math.abs(Math.abs(arc(grahas.rahu.siderealDegrees, grahas.ketu.siderealDegrees)) - 180),
      1e-9,
    )
    expect(off).toEqual([])
  })
})

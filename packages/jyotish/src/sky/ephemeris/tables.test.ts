import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { planetPlace, moonPlace, trueNode } from '../../../scripts/apparent.ts'
import { fits } from '../../../scripts/fit.ts'
import { seamsOf } from '../../testing/seams.ts'
import { bodiesAt, bodyAt } from '../bodies.ts'
import { grahaNames } from '../types.ts'
import type { Graha } from '../types.ts'
import { arc } from '../zodiac.ts'
import { channelNames, channels, tablesFromJd, tablesToJd } from './channels.ts'
import type { ChannelName } from './channels.ts'
import { tableBytes, tables } from './tables-read.ts'
import { tablesSha256 } from './tables.js'

const lengthDays = tablesToJd - tablesFromJd

/** Segments spread over the whole range, the first and the last among them. */
function sampleSegments(count: number, segments: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round((i * (segments - 1)) / (count - 1)))
}

function placeBySeries(graha: Graha, jdTt: number): [degrees: number, latitude: number] {
  if (graha === 'moon') return moonPlace(jdTt)
  if (graha === 'rahu') return [trueNode(jdTt), 0]
  if (graha === 'ketu') return [trueNode(jdTt) + 180, 0]
  return planetPlace(graha, jdTt)
}

describe('the tables', () => {
  it('are the very bytes that their checksum was taken of', () => {
    expect(createHash('sha256').update(tableBytes()).digest('hex')).toBe(tablesSha256)
  })

  it.each(Object.entries(fits))(
    'of the %s come out the same when fitted to the series again',
    (_, { days, fit }) => {
      for (const segment of sampleSegments(12, lengthDays / days)) {
        for (const [name, again] of Object.entries(fit(tablesFromJd + segment * days))) {
          const { terms, coefficients } = tables()[name as ChannelName]
          const kept = coefficients.subarray(segment * terms, (segment + 1) * terms)
          const furthest = Math.max(...again.map((value, i) => Math.abs(value - kept[i]!)))
          // One unit, for the last bit of another machine's sine.
          expect(furthest, `${name} ${segment}`).toBeLessThanOrEqual(1)
        }
      }
    },
  )

  it('give the places of the full series between the points they were fitted at, within 0.05″', () => {
    for (let i = 0; i < 10; i++) {
      const jdTt = 2415021.37 + i * 7310.813
      const bodies = bodiesAt(jdTt, { ayanamsa: 'lahiri', node: 'true' })
      grahaNames.forEach((graha, index) => {
        const [degrees, latitude] = placeBySeries(graha, jdTt)
        const { siderealDegrees, latitudeDegrees } = bodies[index]!
        expect(Math.abs(arc(siderealDegrees, degrees)) * 3600, `${graha} ${jdTt}`).toBeLessThan(
          0.05,
        )
        expect(Math.abs(latitudeDegrees - latitude) * 3600, `${graha} ${jdTt}`).toBeLessThan(0.05)
      })
    }
  })

  it('give one graha alone the very place it has among the nine', () => {
    for (const node of ['true', 'mean'] as const) {
      const settings = { ayanamsa: 'raman', node } as const
      const bodies = bodiesAt(2451234.5, settings)
      expect(grahaNames.map((graha) => bodyAt(graha, 2451234.5, settings))).toEqual(bodies)
    }
  })

  // Half a quantum for each of two segments' terms is what rounding alone may part them by.
  it.each(channelNames)('of %s run on over every joint of two segments, place and rate', (name) => {
    const { terms, quantumArcseconds } = channels[name]
    const { count, widest, steepest } = seamsOf(name)
    expect(count).toBe(lengthDays / channels[name].days - 1)
    expect(widest).toBeLessThan(terms * quantumArcseconds)
    expect(widest).toBeLessThanOrEqual(0.0501)
    expect(steepest).toBeLessThan(0.45)
  })
})

describe('a planet that passes behind the Sun', () => {
  /** The longest of the places' errors over a day and a half in steps of an hour, arcseconds. */
  function worstOver(graha: 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', middleJd: number) {
    const index = grahaNames.indexOf(graha)
    let worst = 0
    for (let jd = middleJd - 0.75; jd < middleJd + 0.75; jd += 1 / 24) {
      const { siderealDegrees } = bodiesAt(jd, { ayanamsa: 'lahiri', node: 'true' })[index]!
      worst = Math.max(worst, Math.abs(arc(siderealDegrees, planetPlace(graha, jd)[0])) * 3600)
    }
    return worst
  }

  it.each([
    // Mercury's on 7 May 2033 stands in the middle of its segment: what was off was no joint.
    ['mercury', 2463725.1],
    ['mercury', 2464643.5],
    ['venus', 2460466.5],
    ['mars', 2422088.5],
    ['jupiter', 2469627],
    ['saturn', 2464161],
  ] as const)('keeps its place: %s at %d', (graha, jd) => {
    expect(worstOver(graha, jd)).toBeLessThan(0.1)
  })
})

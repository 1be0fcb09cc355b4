import { describe, expect, it } from 'vitest'
import { lightBending, mercuryDistanceAu, sunMassWithin } from './light-bending.ts'

const still = { across: 0, acrossPerDay: 0, alongPerDay: 0.1 }
const arcseconds = (degrees: number): number => degrees * 3600

describe('the bending of light by the Sun', () => {
  it('pushes what stands beside the Sun away from it, on either side', () => {
    const [east] = lightBending('saturn', { ...still, along: 1 })
    const [west] = lightBending('saturn', { ...still, along: -1 })
    expect(arcseconds(east)).toBeCloseTo(0.42, 2)
    expect(west).toBeCloseTo(-east, 12)
  })

  it('comes near the 1.75″ of a star at the limb for a planet far behind the Sun, and never beyond', () => {
    const [along] = lightBending('saturn', { ...still, along: 0.2667 })
    expect(arcseconds(along)).toBeGreaterThan(1.5)
    expect(arcseconds(along)).toBeLessThan(1.75)
    expect(lightBending('saturn', { ...still, along: 0 })[0]).toBe(0)
  })

  it('is greater behind the disc than at the limb, where the ray would pass round most of the mass', () => {
    const limb = lightBending('saturn', { ...still, along: 0.2667 })[0]
    const [inside] = lightBending('saturn', { ...still, along: 0.2667 * 0.22 })
    expect(inside / limb).toBeGreaterThan(2.4)
    expect(inside / limb).toBeLessThan(2.7)
    for (const radii of [0, 0.02, 0.05, 0.3, 0.77, 1, 5]) {
      expect(sunMassWithin(radii)).toBeGreaterThanOrEqual(0)
      expect(sunMassWithin(radii)).toBeLessThanOrEqual(sunMassWithin(radii + 0.001))
    }
    expect(sunMassWithin(1)).toBe(1)
  })

  it('knows Mercury near and far', () => {
    const distances = Array.from({ length: 100 }, (_, day) => mercuryDistanceAu(2451545 + day))
    expect(Math.min(...distances)).toBeCloseTo(0.3075, 2)
    expect(Math.max(...distances)).toBeCloseTo(0.4667, 2)
  })

  it('is a few thousandths of an arcsecond a quarter turn away', () => {
    const [along] = lightBending('jupiter', { ...still, along: 90 })
    expect(arcseconds(along)).toBeGreaterThan(0.001)
    expect(arcseconds(along)).toBeLessThan(0.006)
  })

  it('is nothing in opposition, where the Sun stands behind us', () => {
    for (const along of [180, -180, 179.9999]) {
      expect(arcseconds(lightBending('mars', { ...still, along, across: 1e-9 })[0])).toBeCloseTo(
        0,
        6,
      )
    }
  })

  it('does not touch Mercury and Venus on the near side of the Sun', () => {
    const near = { along: 1, across: 0.3, alongPerDay: -2, acrossPerDay: 0.1 }
    expect(lightBending('venus', near)).toEqual([0, 0, 0])
    expect(lightBending('venus', { ...near, alongPerDay: 0.25 })[0]).toBeGreaterThan(0)
  })

  it('changes a speed by as much as it changes the place within a day', () => {
    const offsetFromSun = { along: 1, across: 0.5, alongPerDay: -0.9, acrossPerDay: 0.01 }
    const later = { ...offsetFromSun, along: 1 - 0.9 * 0.01, across: 0.5 + 0.01 * 0.01 }
    const slope =
      (lightBending('saturn', later)[0] - lightBending('saturn', offsetFromSun)[0]) / 0.01
    expect(lightBending('saturn', offsetFromSun)[1]).toBeCloseTo(slope, 5)
  })
})

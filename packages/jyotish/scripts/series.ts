/**
 * The full series the tables are made from: VSOP87B for the planets (Bretagnon and Francou 1988) and
 * ELP/MPP02 fitted to DE405 for the Moon (Chapront and Francou 2003), with the coefficients as npm
 * `astronomia` distributes them. Time is always a Julian day of terrestrial time.
 */
import moon from 'astronomia/data/elpMppDeFull'
import earth from 'astronomia/data/vsop87Bearth'
import jupiter from 'astronomia/data/vsop87Bjupiter'
import mars from 'astronomia/data/vsop87Bmars'
import mercury from 'astronomia/data/vsop87Bmercury'
import saturn from 'astronomia/data/vsop87Bsaturn'
import venus from 'astronomia/data/vsop87Bvenus'

export type Vector = [x: number, y: number, z: number]
export const arcsecond = Math.PI / 648000

/** Terms of one coordinate, flat: for each power of time, rows of a fixed width. */
type Flat = { width: number; powers: Float64Array[] }

function flatten(rowsByPower: Record<string, number[][]>, width: number): Flat {
  const powers = Object.keys(rowsByPower)
    .sort()
    .map((power) =>
      Float64Array.from((rowsByPower[power] ?? []).flatMap((row) => row.slice(0, width))),
    )
  return { width, powers }
}

function planetSeries(series: typeof earth) {
  return { L: flatten(series.L, 3), B: flatten(series.B, 3), R: flatten(series.R, 3) }
}

const heliocentric = {
  earth: planetSeries(earth),
  mercury: planetSeries(mercury),
  venus: planetSeries(venus),
  mars: planetSeries(mars),
  jupiter: planetSeries(jupiter),
  saturn: planetSeries(saturn),
}
export type Planet = keyof typeof heliocentric

const lunar = { L: flatten(moon.L, 6), B: flatten(moon.B, 6), R: flatten(moon.R, 6) }

function cosineSum({ powers }: Flat, millennia: number): number {
  let total = 0
  for (let power = powers.length - 1; power >= 0; power--) {
    const terms = powers[power]!
    let sum = 0
    for (let i = terms.length - 3; i >= 0; i -= 3) {
      sum += terms[i]! * Math.cos(terms[i + 1]! + terms[i + 2]! * millennia)
    }
    total = total * millennia + sum
  }
  return total
}

function sineSum({ powers }: Flat, T: number): number {
  let total = 0
  for (let power = powers.length - 1; power >= 0; power--) {
    const terms = powers[power]!
    let sum = 0
    for (let i = terms.length - 6; i >= 0; i -= 6) {
      const argument =
        terms[i + 1]! +
        T * (terms[i + 2]! + T * (terms[i + 3]! + T * (terms[i + 4]! + T * terms[i + 5]!)))
      sum += terms[i]! * Math.sin(argument)
    }
    total = total * T + sum
  }
  return total
}

/** Heliocentric position in AU, ecliptic and dynamical equinox of J2000. */
export function planetVector(planet: Planet, jdTt: number): Vector {
  const millennia = (jdTt - 2451545) / 365250
  const series = heliocentric[planet]
  const lon = cosineSum(series.L, millennia)
  const lat = cosineSum(series.B, millennia)
  const radius = cosineSum(series.R, millennia)
  return [
    radius * Math.cos(lat) * Math.cos(lon),
    radius * Math.cos(lat) * Math.sin(lon),
    radius * Math.sin(lat),
  ]
}

/** Geocentric position of the Moon in km, ecliptic and inertial equinox of J2000. */
export function moonVector(jdTt: number): Vector {
  const T = (jdTt - 2451545) / 36525
  const [w0, w1, w2, w3, w4] = moon.W1 as [number, number, number, number, number]
  const lon = w0 + T * (w1 + T * (w2 + T * (w3 + T * w4))) + sineSum(lunar.L, T) * arcsecond
  const lat = sineSum(lunar.B, T) * arcsecond
  const radius = sineSum(lunar.R, T)
  const x = radius * Math.cos(lat) * Math.cos(lon)
  const y = radius * Math.cos(lat) * Math.sin(lon)
  const z = radius * Math.sin(lat)
  // Laskar's motion of the ecliptic of date, in which ELP is written, seen from that of J2000.
  const P =
    T *
    (0.10180391e-4 +
      T * (0.47020439e-6 + T * (-0.5417367e-9 + T * (-0.2507948e-11 + T * 0.463486e-14))))
  const Q =
    T *
    (-0.113469002e-3 +
      T * (0.12372674e-6 + T * (0.1265417e-8 + T * (-0.1371808e-11 - T * 0.320334e-14))))
  const root = Math.sqrt(1 - P * P - Q * Q)
  return [
    (1 - 2 * P * P) * x + 2 * P * Q * y + 2 * P * root * z,
    2 * P * Q * x + (1 - 2 * Q * Q) * y - 2 * Q * root * z,
    -2 * P * root * x + 2 * Q * root * y + (1 - 2 * P * P - 2 * Q * Q) * z,
  ]
}

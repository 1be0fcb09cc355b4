/** Cheshta bala, strength of motion (Brihat Parashara Hora Shastra, ch. 27), in virupas. */
import { angularDistance } from './grahas.ts'

type Planet = 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'

/** Mean longitude from the mean equinox of date at J2000, degrees, and its motion in a Julian century (Meeus, ch. 31). */
const means: Record<Planet | 'sun', readonly [atEpoch: number, inCentury: number]> = {
  sun: [280.466457, 36000.7698278],
  mercury: [252.250906, 149474.0722491],
  venus: [181.979801, 58519.2130302],
  mars: [355.433, 19141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
}

function meanDegrees(body: Planet | 'sun', centuries: number): number {
  const [atEpoch, inCentury] = means[body]
  return atEpoch + inCentury * centuries
}

/**
 * A third of the way from the seeghrocha to the middle between mean and true place, 0 to 60. Longitudes in
 * degrees, in one zodiac.
 */
export function cheshtaFrom(mean: number, trueDegrees: number, seeghrocha: number): number {
  const toTrue = ((((trueDegrees - mean) % 360) + 540) % 360) - 180
  return angularDistance(seeghrocha, mean + toTrue / 2) / 3
}

/**
 * Cheshta bala of the five. The outer planets' seeghrocha is the mean Sun; the inner ones have the mean
 * Sun for their mean place, and their own mean place round the Sun for their seeghrocha.
 *
 * @param tropicalDegrees from the mean equinox of date
 * @param centuries Julian centuries of terrestrial time since J2000
 */
export function cheshtaBala(planet: Planet, tropicalDegrees: number, centuries: number): number {
  const sun = meanDegrees('sun', centuries)
  const own = meanDegrees(planet, centuries)
  const inner = planet === 'mercury' || planet === 'venus'
  return inner ? cheshtaFrom(sun, tropicalDegrees, own) : cheshtaFrom(own, tropicalDegrees, sun)
}

/**
 * How far the Sun's mass bends a planet's light on its way to us. It matters beside the Sun only, where it
 * comes to 1.8″ at the limb and 4.5″ behind the disc, and turns over within a day, so it is worked out apart from the tables.
 */
export type BentPlanet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** Mean distances from the Sun, AU: beside Mercury's, the bending hardly feels their changes. */
const distanceAu: Record<BentPlanet, number> = {
  mercury: 0.387,
  venus: 0.723,
  mars: 1.524,
  jupiter: 5.203,
  saturn: 9.555,
}
const degree = Math.PI / 180
/** Twice the Sun's gravitational radius, seen from one AU: 0.00407″. */
const gravityDegrees = 1.97412574336e-8 / degree
const discDegrees = 0.2667

/**
 * The share of the Sun's mass within a tube round its axis, at each twentieth of its radius: what bends a ray
 * that would pass through it. From the density of the standard solar model (Bahcall, Serenelli and Basu 2005).
 */
const massWithinTwentieths = [
  0, 0.0544, 0.1901, 0.3563, 0.5155, 0.6484, 0.7502, 0.8243, 0.8778, 0.9154, 0.9416, 0.9604, 0.9733,
  0.9824, 0.9891, 0.9937, 0.9968, 0.9987, 0.9997, 1, 1,
]

/** That share for a ray that passes so many solar radii from the middle; all of it outside the disc. */
export function sunMassWithin(radii: number): number {
  if (radii >= 1) return 1
  // The middle is nearly even, so the tube's mass goes with its cross-section.
  if (radii < 0.05) return massWithinTwentieths[1]! * (radii / 0.05) ** 2
  const place = Math.floor(radii * 20)
  const [low, high] = [massWithinTwentieths[place]!, massWithinTwentieths[place + 1]!]
  return low + (high - low) * (radii * 20 - place)
}

/** Mercury's distance from the Sun, AU, by its mean anomaly: it changes by a third of itself. */
export function mercuryDistanceAu(jdTt: number): number {
  const anomaly = (174.7948 + 4.09233445 * (jdTt - 2451545)) * degree
  return 0.387098 * (1.02114 - 0.20563 * Math.cos(anomaly) - 0.02114 * Math.cos(2 * anomaly))
}

/**
 * Degrees of displacement for each degree from the Sun, away from it. Behind the disc, where nothing is
 * seen, only the mass that the ray passes round bends it. A planet nearer than the Sun is not bent noticeably.
 */
function strength(elongationDegrees: number, planetAu: number): number {
  const elongation = Math.max(elongationDegrees, discDegrees / 200)
  const mass = sunMassWithin(elongation / discDegrees)
  const sine = Math.sin(elongation * degree)
  const atPlanet = Math.min(sine / planetAu, 1)
  // The tangent of half the sum of the angles at the Earth and at the planet, without finding the second.
  const tangent =
    (sine + atPlanet) / (Math.cos(elongation * degree) + Math.sqrt(1 - atPlanet * atPlanet))
  return (gravityDegrees * mass) / tangent / elongation
}

/** A direction as seen from the Sun's, degrees along and across the ecliptic, and its change in a day. */
export interface OffsetFromSun {
  along: number
  across: number
  alongPerDay: number
  acrossPerDay: number
}

/**
 * What the bending adds to a planet's longitude, to its speed and to its latitude: degrees, degrees per
 * day, degrees, for a planet so far from the Sun. An inner planet slower than the Sun is on the near side, where there is nothing to bend.
 */
export function lightBending(
  planet: BentPlanet,
  seen: OffsetFromSun,
  planetAu: number = distanceAu[planet],
): [along: number, alongPerDay: number, across: number] {
  const { along, across, alongPerDay, acrossPerDay } = seen
  const inner = distanceAu[planet] < 1
  if (inner && alongPerDay < 0) return [0, 0, 0]
  const elongation = Math.sqrt(along * along + across * across)
  const now = strength(elongation, planetAu)
  if (elongation > 5) return [now * along, 0, now * across]
  const days = 0.005
  const laterAlong = along + alongPerDay * days
  const laterAcross = across + acrossPerDay * days
  const later = strength(Math.sqrt(laterAlong * laterAlong + laterAcross * laterAcross), planetAu)
  return [now * along, (later * laterAlong - now * along) / days, now * across]
}

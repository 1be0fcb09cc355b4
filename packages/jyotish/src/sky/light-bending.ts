/**
 * How far the Sun's mass bends a planet's light on its way to us. It matters beside the Sun only, where it
 * comes to 1.8″ and turns over within a day, so it is worked out apart from the tables.
 */
export type BentPlanet = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** Mean distances from the Sun, AU: the bending of what is seen beside it hardly feels their changes. */
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
 * Degrees of displacement for each degree from the Sun, away from it. Behind the disc, where nothing is
 * seen, it stays that of the limb. A planet nearer than the Sun is not bent noticeably.
 */
function strength(elongationDegrees: number, planet: BentPlanet): number {
  const elongation = Math.max(elongationDegrees, discDegrees)
  const sine = Math.sin(elongation * degree)
  const atPlanet = Math.min(sine / distanceAu[planet], 1)
  // The tangent of half the sum of the angles at the Earth and at the planet, without finding the second.
  const tangent =
    (sine + atPlanet) / (Math.cos(elongation * degree) + Math.sqrt(1 - atPlanet * atPlanet))
  return gravityDegrees / tangent / elongation
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
 * day, degrees. An inner planet slower than the Sun is on the near side, where there is nothing to bend.
 */
export function lightBending(
  planet: BentPlanet,
  seen: OffsetFromSun,
): [along: number, alongPerDay: number, across: number] {
  const { along, across, alongPerDay, acrossPerDay } = seen
  const inner = distanceAu[planet] < 1
  if (inner && alongPerDay < 0) return [0, 0, 0]
  const elongation = Math.sqrt(along * along + across * across)
  const now = strength(elongation, planet)
  if (elongation > 5) return [now * along, 0, now * across]
  const days = 0.005
  const laterAlong = along + alongPerDay * days
  const laterAcross = across + acrossPerDay * days
  const later = strength(Math.sqrt(laterAlong * laterAlong + laterAcross * laterAcross), planet)
  return [now * along, (later * laterAlong - now * along) / days, now * across]
}

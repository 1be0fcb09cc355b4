/** Dig bala, strength of direction, and drik bala, strength of aspects (BPHS, ch. 26 and 27). In virupas. */
import { angularDistance, shadbalaGrahas, type PerGraha, type ShadbalaGraha } from './grahas.ts'

/** Where each is weakest: at the end of the lagna's axis or the midheaven's. */
const weakAt: PerGraha<'lagna' | 'descendant' | 'midheaven' | 'nadir'> = {
  sun: 'nadir',
  mars: 'nadir',
  moon: 'midheaven',
  venus: 'midheaven',
  mercury: 'descendant',
  jupiter: 'descendant',
  saturn: 'lagna',
}

/** Dig bala, 0 to 60: a third of the way from the weakest point. Longitudes in degrees. */
export function digBala(
  graha: ShadbalaGraha,
  grahaDegrees: number,
  lagnaDegrees: number,
  mcDegrees: number,
): number {
  const points = {
    lagna: lagnaDegrees,
    descendant: lagnaDegrees + 180,
    midheaven: mcDegrees,
    nadir: mcDegrees + 180,
  }
  return angularDistance(grahaDegrees, points[weakAt[graha]]) / 3
}

/** The common aspect, 0 to 60, by the degrees from the one who looks ahead to the one looked at. */
function commonAspect(ahead: number): number {
  if (ahead < 30 || ahead > 300) return 0
  if (ahead < 60) return (ahead - 30) / 2
  if (ahead < 90) return ahead - 45
  if (ahead < 120) return 30 + (120 - ahead) / 2
  if (ahead < 150) return 150 - ahead
  if (ahead < 180) return 2 * (ahead - 150)
  return (300 - ahead) / 2
}

/** What the special aspects of Saturn, Mars and Jupiter add within their signs. */
const special: Partial<PerGraha<readonly [starts: readonly number[], adds: number]>> = {
  saturn: [[60, 270], 45],
  mars: [[90, 210], 15],
  jupiter: [[120, 240], 30],
}

/**
 * Sphuta drishti: how strongly a graha looks at a point, 0 to 60, with the special aspects added over the
 * thirty degrees of their places and the whole held to 60, as Raman computes it.
 */
export function aspectVirupas(
  graha: ShadbalaGraha,
  fromDegrees: number,
  toDegrees: number,
): number {
  const ahead = (((toDegrees - fromDegrees) % 360) + 360) % 360
  const [starts, adds] = special[graha] ?? [[], 0]
  const more = starts.some((start) => ahead >= start && ahead < start + 30) ? adds : 0
  return Math.min(60, commonAspect(ahead) + more)
}

/**
 * Drik bala: a quarter of what benefics give less a quarter of what malefics do. Parashara adds the whole
 * aspects of Mercury and Jupiter on top; Sripati and most computers do not, nor does this.
 */
export function drikBala(
  graha: ShadbalaGraha,
  degrees: PerGraha<number>,
  benefic: PerGraha<boolean>,
): number {
  let virupas = 0
  for (const otherGraha of shadbalaGrahas) {
    if (otherGraha === graha) continue
    const given = aspectVirupas(otherGraha, degrees[otherGraha], degrees[graha])
    virupas += benefic[otherGraha] ? given : -given
  }
  return virupas / 4
}

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Degrees as an almanac prints them: 4° 12′ 08″. Input is decimal degrees (0 or more); the seconds
 * are cut, not rounded, so that a graha never seems to stand in the next sign.
 */
export function formatDegrees(decimalDegrees: number): string {
  const seconds = Math.floor(decimalDegrees * 3600 + 1e-6)
  return `${Math.floor(seconds / 3600)}° ${two(Math.floor(seconds / 60) % 60)}′ ${two(seconds % 60)}″`
}

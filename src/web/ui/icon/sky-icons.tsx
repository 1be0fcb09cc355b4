import type { IconProps } from './create-icon.tsx'

/**
 * The twelve signs and nine grahas in the same hand, as paths in a 24 × 24 box, so that a wheel can
 * draw many of them as one `<path>` each. Signs count from Aries = 0.
 */
const ring = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const signPaths: readonly string[] = [
  'M12 21V9.5C12 5.5 10 3.5 7.5 3.5A3.3 3.3 0 0 0 4.2 6.8C4.2 8.3 5.2 9.3 6.5 9.3M12 9.5C12 5.5 14 3.5 16.5 3.5A3.3 3.3 0 0 1 19.8 6.8C19.8 8.3 18.8 9.3 17.5 9.3',
  `${ring(12, 15, 5.5)}M5 3.5C5.5 7.5 8 9.5 12 9.5S18.5 7.5 19 3.5`,
  'M5 4C9 5.8 15 5.8 19 4M5 20C9 18.2 15 18.2 19 20M9 5.2V18.8M15 5.2V18.8',
  `${ring(7.5, 10, 2.8)}${ring(16.5, 14, 2.8)}M4.7 10C4.7 5.5 13.5 4 20 7M19.3 14C19.3 18.5 10.5 20 4 17`,
  `${ring(7, 14.5, 2.8)}M9.5 13C8 10.5 7 9 7 7.5A4.7 4.7 0 0 1 16.4 7.5C16.4 11.5 13.5 14 13.5 18A2.5 2.5 0 0 0 18.5 18.3`,
  'M3.5 5C5 5 5.5 6 5.5 7.5V18M5.5 8C6 6 7 5 8.3 5S10.5 6 10.5 7.5V18M10.5 8C11 6 12 5 13.3 5S15.5 6 15.5 7.5V17C15.5 19 17 20.5 19.5 20.5M15.5 10.5C17 8.8 20 9 20 12C20 15.5 16.5 18.5 13 20',
  'M4 20H20M4 16H9A5.7 5.7 0 1 1 15 16H20',
  'M3.5 5C5 5 5.5 6 5.5 7.5V18M5.5 8C6 6 7 5 8.3 5S10.5 6 10.5 7.5V18M10.5 8C11 6 12 5 13.3 5S15.5 6 15.5 7.5V16.5C15.5 18.5 16.7 19.5 20 19.5M17.7 17.2L20.2 19.5L17.7 21.8',
  'M4 20L20 4M12.5 4H20V11.5M6.5 11.5L12.5 17.5',
  `M3.5 5C5.5 5 6.5 6.5 6.5 9V16.5M6.5 9C7 6.5 8.3 5 10 5S13 6.5 13 9V17C13 19.5 11.8 21 9.5 21M13 16.5A3.1 3.1 0 1 1 16.1 19.6C14.3 19.6 13 18.5 13 16.5`,
  'M3 10.5L6.5 7.5L9.5 10.5L13 7.5L16 10.5L19.5 7.5L21 9M3 17L6.5 14L9.5 17L13 14L16 17L19.5 14L21 15.5',
  'M6 3.5C10 8.5 10 15.5 6 20.5M18 3.5C14 8.5 14 15.5 18 20.5M5 12H19',
]

export type GrahaName =
  | 'sun'
  | 'moon'
  | 'mars'
  | 'mercury'
  | 'jupiter'
  | 'venus'
  | 'saturn'
  | 'rahu'
  | 'ketu'

export const grahaPaths: Record<GrahaName, string> = {
  sun: `${ring(12, 12, 8)}${ring(12, 12, 0.6)}`,
  moon: 'M16 4.5A8 8 0 1 0 16 19.5A9.5 9.5 0 0 1 16 4.5Z',
  mars: `${ring(10, 14, 5.8)}M14.2 9.8L20 4M14.8 4H20V9.2`,
  mercury: `${ring(12, 11, 4.5)}M12 15.5V22M9 19H15M7.5 3C8 5.5 9.8 6.5 12 6.5S16 5.5 16.5 3`,
  jupiter: 'M5.5 7C5.5 4.8 7 3.5 8.8 3.5C11.3 3.5 12.7 5.5 12.7 8C12.7 11.5 9 15 5 16H19.5M16 5V21',
  venus: `${ring(12, 8.5, 5)}M12 13.5V21M8.5 17.5H15.5`,
  saturn:
    'M8 3V17M5 6.2H11.5M8 11.5C9 9 10.5 8 12.2 8C14.5 8 16 9.5 16 11.5C16 14.5 13 15.5 13 18.5C13 20 14 21 15.7 21',
  rahu: `${ring(7, 18, 2.4)}${ring(17, 18, 2.4)}M8.5 16.1C6 13.5 5 11.5 5 9.5A7 7 0 0 1 19 9.5C19 11.5 18 13.5 15.5 16.1`,
  ketu: `${ring(7, 6, 2.4)}${ring(17, 6, 2.4)}M8.5 7.9C6 10.5 5 12.5 5 14.5A7 7 0 0 0 19 14.5C19 12.5 18 10.5 15.5 7.9`,
}

/** A sign by its number, Aries = 0 to Pisces = 11. */
export function RashiIcon({ rashi, className = 'size-6' }: IconProps & { rashi: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-art ${className}`}>
      <path d={signPaths[rashi]} />
    </svg>
  )
}

export function GrahaIcon({ graha, className = 'size-6' }: IconProps & { graha: GrahaName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-art ${className}`}>
      <path d={grahaPaths[graha]} />
    </svg>
  )
}

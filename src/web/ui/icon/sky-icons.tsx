import { grahaPaths, signPaths, type GrahaName } from '../../../contract/core/sky-paths.ts'
import type { IconProps } from './create-icon.tsx'

export { signPaths, grahaPaths, type GrahaName }

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

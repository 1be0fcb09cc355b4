import { latinDigits } from '../../../contract/core/plain-text.ts'

/**
 * The ten digits of a mobile number however it was typed or filled in (+91, 0 or blanks before and
 * between), or null when it is none: ten digits, the first 6 to 9.
 */
export function mobileDigits(typed: string): string | null {
  const digits = latinDigits(typed)
    .replace(/[\s().+-]/g, '')
    .replace(/^0+/, '')
  return /^(?:91)?([6-9]\d{9})$/.exec(digits)?.[1] ?? null
}

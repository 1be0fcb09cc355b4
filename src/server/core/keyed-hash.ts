import { createHmac } from 'node:crypto'
import type { Config } from './settings/config.ts'

/**
 * A hash that only this house can make: a stolen table of six-digit codes or ten-digit numbers
 * can't be searched through without the key. `kind` keeps hashes of different things apart.
 */
export function keyedHash(
  config: Pick<Config, 'hashSecret'>,
  kind: string,
  ...parts: string[]
): string {
  return createHmac('sha256', config.hashSecret)
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url')
}

/** Stands for a mobile ("91" + 10 digits) where the number itself is not to be kept. */
export function mobileHash(config: Config, mobile: string): string {
  return keyedHash(config, 'mobile', mobile)
}

import { hkdfSync } from 'node:crypto'

/** What keys are made for: none is used for two of these. */
export type KeyUse =
  | 'session tokens'
  | 'seal of the hash key'
  | 'seal of the push keys'
  | 'seal of second factors'
  | 'paper gateway'
  | 'seal of page cookies'

/** The key of one use of a secret (HKDF with SHA-256, RFC 5869): 32 bytes. Nobody gets from it to the secret or to another. */
export function derivedKey(secret: string, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'drishti', use, 32))
}

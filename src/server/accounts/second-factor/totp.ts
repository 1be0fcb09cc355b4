import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Codes of one step before and after are taken too: a phone's clock may be off by so much. */
const stepsAround = 1

/** A fresh secret of 160 bits (RFC 4226, 4), in base32. */
export function freshSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The step of 30 seconds (RFC 6238) whose code this is, of those about `at`; null where it is none's.
 * Codes are compared in constant time.
 */
export function matchingStep(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = at.getTime()
  const delta = generator(secret, '').validate({ token: code, timestamp, window: stepsAround })
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

/** The code of the step that `at` lies in. */
export function codeAt(secret: string, at: Date): string {
  return generator(secret, '').generate({ timestamp: at.getTime() })
}

/** What an authenticator app opens or scans. @param label whose it is, as the app lists it. */
export function setUpLink(secret: string, label: string): string {
  return generator(secret, label).toString()
}

function generator(secret: string, label: string): TOTP {
  const issuer = 'Drishti'
  const rules = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), ...rules })
}

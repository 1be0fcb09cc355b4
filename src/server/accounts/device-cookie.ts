import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deviceCookieName } from '../core/caller.ts'
import { mobileHash, keyedHash } from '../core/keyed-hash.ts'
import type { Config } from '../core/settings/config.ts'

/** Numbers that one device may have logged in with and be known for: a family's. */
const mostNumbers = 4
const yearSeconds = 365 * 86_400

/** What a device shows that has logged in with this number before: its own id; null for any other. */
export function knownDevice(
  config: Config,
  cookie: string | undefined,
  mobile: string,
): string | null {
  for (const entry of entriesOf(cookie)) {
    const [id = '', signature = ''] = entry.split('.')
    const expected = Buffer.from(signatureOf(config, mobile, id))
    const given = Buffer.from(signature)
    if (given.length === expected.length && timingSafeEqual(given, expected)) return id
  }
  return null
}

/**
 * The Set-Cookie line by which a device that has just logged in is known next time. It opens nothing: it
 * gives the device an allowance of its own for codes to this number, whatever strangers have used up.
 */
export function deviceCookieLine(
  config: Config,
  cookie: string | undefined,
  mobile: string,
): string {
  const id = randomBytes(9).toString('base64url')
  const others = entriesOf(cookie).filter((entry) => knownDevice(config, entry, mobile) === null)
  const entries = [`${id}.${signatureOf(config, mobile, id)}`, ...others].slice(0, mostNumbers)
  const secure = config.production ? '; Secure' : ''
  return `${deviceCookieName(config.production)}=${entries.join('~')}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`
}

function entriesOf(cookie: string | undefined): string[] {
  return (cookie ?? '').slice(0, 1000).split('~').slice(0, mostNumbers).filter(Boolean)
}

function signatureOf(config: Config, mobile: string, id: string): string {
  return keyedHash(config, 'device', mobileHash(config, mobile), id)
}

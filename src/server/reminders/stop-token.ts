import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../core/settings/config.ts'
import { keyedHash } from '../core/keyed-hash.ts'

const shape = /^([\da-f]{32})\.([\w-]{43})$/

/** What stands in a reminder, so that its person can stop reminders without logging in; it can do nothing else. */
export function stopToken(config: Pick<Config, 'hashSecret'>, uid: string): string {
  return `${uid.replaceAll('-', '')}.${keyedHash(config, 'stop reminders', uid)}`
}

/** Whose it is; null where we did not sign it. */
export function readStopToken(config: Pick<Config, 'hashSecret'>, token: string): string | null {
  const [, digits = '', signature = ''] = shape.exec(token) ?? []
  const uid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const expected = keyedHash(config, 'stop reminders', uid)
  if (signature.length !== expected.length) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? uid : null
}

import type { Config } from '../core/config.ts'
import type { Budget } from '../core/budget.ts'
import type { Caller } from '../core/caller.ts'
import { rateKeyOf, type RateLimit } from '../core/rate-limit.ts'
import { keyedHash } from '../core/keyed-hash.ts'

const hour = 3600

/**
 * Codes that may be asked for from one address in an hour. A mobile operator puts thousands of
 * people behind one IPv4 address, so this is wide; the number, its block and the service's own budget
 * are what holds a pumper who rotates addresses.
 */
export const maxCodesPerAddress = 120
const triesPerAddress = 600
/** Codes in an hour to one block of 10,000 numbers, which is what a pumper rents. */
export const maxCodesPerNumberBlock = 50

export function senderLimit(config: Config, caller: Caller): RateLimit {
  return { key: `sms-from:${placeOf(config, caller)}`, maximum: maxCodesPerAddress, seconds: hour }
}

export function attemptLimit(config: Config, caller: Caller): RateLimit {
  return { key: `code-from:${placeOf(config, caller)}`, maximum: triesPerAddress, seconds: hour }
}

/** Of the number's block. */
export function blockLimit(mobile: string): RateLimit {
  return { key: `sms-block:${mobile.slice(0, 8)}`, maximum: maxCodesPerNumberBlock, seconds: hour }
}

/** Of every code that is sent by SMS. */
export function smsBudget(config: Config): Budget {
  return { name: 'sms', maximum: config.smsPerHour, seconds: hour }
}

/** The person, or the address they come from, unreadable in the table. */
function placeOf(config: Config, caller: Caller): string {
  return keyedHash(config, 'address', rateKeyOf(caller)).slice(0, 22)
}

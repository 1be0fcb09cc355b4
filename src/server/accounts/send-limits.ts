import type { Config } from '../core/config.ts'
import type { RateLimit } from '../core/rate-limit.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import { subscriberNetwork } from '../core/subscriber-network.ts'

const hour = 3600

/**
 * Codes that may be asked for from one address in an hour. A mobile operator puts thousands of
 * people behind one IPv4 address, so this is wide; the number, its block and the house's own budget
 * are what holds a pumper who rotates addresses.
 */
export const maxCodesPerAddress = 120
const triesPerAddress = 600
/** Codes in an hour to one block of 10,000 numbers, which is what a pumper rents. */
export const maxCodesPerNumberBlock = 50

export function addressSendLimits(config: Config, address: string): RateLimit {
  return { key: `sms-from:${placeOf(config, address)}`, maximum: maxCodesPerAddress, seconds: hour }
}

export function addressAttemptLimits(config: Config, address: string): RateLimit {
  return { key: `code-from:${placeOf(config, address)}`, maximum: triesPerAddress, seconds: hour }
}

/** Of the number's block, and of everything this house sends. */
export function numberSendLimits(config: Config, mobile: string): RateLimit[] {
  return [
    { key: `sms-block:${mobile.slice(0, 8)}`, maximum: maxCodesPerNumberBlock, seconds: hour },
    { key: 'sms-all', maximum: config.smsPerHour, seconds: hour },
  ]
}

function placeOf(config: Config, address: string): string {
  return keyedHash(config, 'address', subscriberNetwork(address)).slice(0, 22)
}

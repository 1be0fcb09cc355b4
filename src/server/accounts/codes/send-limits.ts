import type { Budget } from '../../core/budget.ts'
import type { Config } from '../../core/settings/config.ts'
import { isRateLimitFull, type RateLimit } from '../../core/rate-limit.ts'
import type { Db } from '../../db/schema.ts'
import type { Requester } from './requester.ts'

const hour = 3600

/**
 * Codes in an hour that an address, and a block of 10,000 numbers, may ask for at the usual price. A mobile
 * operator puts thousands of people behind one IPv4 address, so nobody is refused for their sake: beyond
 * them the proof of work is dearer.
 */
export const maxCodesPerAddress = 120
export const maxCodesPerNumberBlock = 50
/** Codes to one number in an hour and a day that strangers may have sent; its known devices have their own. */
export const strangersCodesPerHour = 10
export const strangersCodesPerDay = 40

/** How many bits the dearest proof has above the cheapest: eight times the work. */
const mostExtraBits = 3

/** The part of the hour's SMS that is open to whom: the rest is kept for people who have been here. */
const shareOf = { stranger: 0.7, numberWithAccount: 0.9, knownDevice: 1 } as const

/** The share of the hour’s SMS that this requester’s code may take from, 0 to 1. */
export function smsShare(requester: Requester, hasAccount: boolean): number {
  if (requester.isKnown) return shareOf.knownDevice
  return hasAccount ? shareOf.numberWithAccount : shareOf.stranger
}

/** Of every code that is sent by SMS. */
export function smsBudget(config: Config): Budget {
  return { name: 'sms', maximum: config.smsPerHour, seconds: hour }
}

/** What makes a stranger's proof of work dearer, and refuses nobody. */
export function priceLimits(requester: Requester, mobile: string): RateLimit[] {
  return [
    { key: `sms-from:${requester.key}`, maximum: maxCodesPerAddress, seconds: hour },
    { key: `sms-block:${mobile.slice(0, 8)}`, maximum: maxCodesPerNumberBlock, seconds: hour },
  ]
}

/**
 * The zero bits of the proof of work that a stranger pays for one more code to a number; 0 where it is free.
 *
 * @param unusedCodes how many codes strangers have had sent to the number and not used.
 */
export async function bitsForCode(
  { db, config }: { db: Db; config: Config },
  requester: Requester,
  mobile: string,
  unusedCodes: number,
  at: Date,
): Promise<number> {
  if (requester.isKnown) return 0
  let bits = unusedCodes > 0 ? config.proofBits + unusedCodes - 1 : 0
  for (const limit of priceLimits(requester, mobile))
    if (await isRateLimitFull(db, limit, at)) bits = Math.max(bits, config.proofBits) + 2
  return Math.min(bits, config.proofBits + mostExtraBits)
}

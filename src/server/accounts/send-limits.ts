import { isIPv6 } from 'node:net'
import type { Config } from '../core/config.ts'
import type { Limit } from '../core/rate-limit.ts'
import { keyedHash } from '../core/keyed-hash.ts'

const hour = 3600

/**
 * Codes that may be asked for from one address in an hour. A mobile operator puts thousands of
 * people behind one IPv4 address, so this is wide; the number, its block and the house's own budget
 * are what holds a pumper who rotates addresses.
 */
export const sendsPerAddress = 120
const triesPerAddress = 600
/** Codes in an hour to one block of 10,000 numbers, which is what a pumper rents. */
export const sendsPerBlock = 50

export function sendingFrom(config: Config, address: string): Limit {
  return { key: `sms-from:${placeOf(config, address)}`, most: sendsPerAddress, seconds: hour }
}

export function tryingFrom(config: Config, address: string): Limit {
  return { key: `code-from:${placeOf(config, address)}`, most: triesPerAddress, seconds: hour }
}

/** Of the number's block, and of everything this house sends. */
export function sendingTo(config: Config, mobile: string): Limit[] {
  return [
    { key: `sms-block:${mobile.slice(0, 8)}`, most: sendsPerBlock, seconds: hour },
    { key: 'sms-all', most: config.smsPerHour, seconds: hour },
  ]
}

function placeOf(config: Config, address: string): string {
  return keyedHash(config, 'address', network(address)).slice(0, 22)
}

/** The part of an address that one subscriber has: an IPv4 address whole, of IPv6 the first 64 bits. */
export function network(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped || !isIPv6(bare)) return mapped ?? bare
  // URL writes every spelling of one address alike, with at most one "::".
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}

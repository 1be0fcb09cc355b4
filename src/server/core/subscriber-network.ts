import { isIPv6 } from 'node:net'

/** The part of an address that one subscriber has: an IPv4 address whole, of IPv6 the first 64 bits. */
export function subscriberNetwork(address: string): string {
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

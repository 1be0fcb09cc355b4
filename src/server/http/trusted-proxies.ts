import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '../core/config.ts'

/** Where a proxy of ours stands: on this machine or in a network that nobody reaches from outside. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

/**
 * Whose X-Forwarded-* is believed, as Fastify takes it. A bare count would believe whoever reaches the
 * port without the proxy, which is why Fastify knows none: with ours the nearest must stand inside.
 */
export function trustedProxiesOf({
  trustProxy,
}: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (address, hop) => hop < trustProxy && (hop > 0 || isInside(address))
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

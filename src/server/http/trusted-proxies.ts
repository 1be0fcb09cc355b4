import { compile } from '@fastify/proxy-addr'
import type { Config } from '../core/settings/config.ts'

/** Where a proxy of ours stands: on this machine or in a network that nobody reaches from outside. */
const isInside = compile(['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10'])

/**
 * Whose X-Forwarded-* is believed, as Fastify takes it. A bare count would believe whoever reaches the
 * port without the proxy, which is why Fastify knows none: with ours the nearest must stand inside.
 */
export function trustedProxiesOf({
  trustProxy,
}: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (address, hop) => hop < trustProxy && (hop > 0 || isInside(address, hop))
}

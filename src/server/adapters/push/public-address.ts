import { lookup as lookUpName, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
/** Of those: documentation, and the networks that carry an IPv4 address in them. */
const notPublicIpv6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublicIpv6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the open internet: no loopback, no network of one's own, nothing reserved. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !notPublic.check(ip, 'ipv4')
  return family === 6 && publicIpv6.check(ip, 'ipv6') && !notPublicIpv6.check(ip, 'ipv6')
}

/**
 * Whether an address that somebody gave may be asked at all: https at its usual port, by a full name of the
 * internet or a public IP address, without a name and password. What its name leads to is looked at when it
 * is connected to (`lookUpPublic`).
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return (
    host.includes('.') && !/\.(?:local|localhost|internal|lan|home|arpa|test|invalid)$/.test(host)
  )
}

/** Looks a name up for a connection, and gives its public addresses alone: an error where it has none. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUpName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) return done(new Error('The name leads to no public address.'), '', 0)
    if (options.all) return done(null, open)
    return done(null, first.address, first.family)
  })
}

import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

/** The address that is counted for limits, for a request that came from `peer` with this header. */
async function seen(trust: string, peer: string, forwardedFor: string): Promise<string> {
  const app = await openTestApp({ env: { TRUST_PROXY: trust, PUBLIC_URL: 'http://localhost' } })
  let address = ''
  app.server.app.addHook('onRequest', async (request) => {
    address = request.ip
  })
  await app.server.app.inject({
    url: '/healthz',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwardedFor },
  })
  await app.close()
  return address
}

const forged = '198.51.100.7, 203.0.113.9'

test.each([
  ['0', '127.0.0.1', forged, '127.0.0.1'],
  // The proxy's own entry is the last; what stands before it was sent by the client.
  ['1', '127.0.0.1', forged, '203.0.113.9'],
  ['1', '::ffff:10.1.2.3', forged, '203.0.113.9'],
  ['1', 'fd00::2', forged, '203.0.113.9'],
  ['2', '192.168.0.2', `192.0.2.1, ${forged}`, '198.51.100.7'],
  // Whoever reaches the port past the proxy is taken for what they are.
  ['1', '203.0.113.77', forged, '203.0.113.77'],
  ['2', '203.0.113.77', forged, '203.0.113.77'],
  ['10.0.0.0/8', '10.9.9.9', forged, '203.0.113.9'],
  ['10.0.0.0/8,203.0.113.0/24', '10.9.9.9', forged, '198.51.100.7'],
  ['10.0.0.0/8', '192.168.0.2', forged, '192.168.0.2'],
])('TRUST_PROXY=%s, from %s with "%s", is %s', async (trust, peer, header, address) => {
  expect(await seen(trust, peer, header)).toBe(address)
})

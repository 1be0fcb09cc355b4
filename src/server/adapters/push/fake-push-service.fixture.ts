import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import type { PushSubscription } from './push.ts'

/** The encryption of Web Push, as a browser undoes it. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))(
  'http_ece',
) as { decrypt(body: Buffer, how: object): Buffer }

/** How a subscription of the stand-in answers. */
export type PushBehaviour = 'takes' | 'gone' | 'unknown' | 'busy' | 'broken' | 'silent' | 'moved'

export interface TakenPush {
  name: string
  /** What the browser reads once it has undone the encryption. */
  payload: string
  topic: string | undefined
  lifeSeconds: number
}

export interface FakePushService {
  /** Everything that was taken, with what the browser would read. */
  taken: TakenPush[]
  /** How often each subscription was tried. */
  tries: Map<string, number>
  /** What requests lacked: every one that is not as RFC 8030, 8188, 8291 and 8292 want it. */
  faults: string[]
  /** A browser's subscription: `busy` answers 429 once, with so many seconds to wait, and then takes. */
  subscribe(publicKey: string, behaviour?: PushBehaviour, name?: string): PushSubscription
  /** Seconds that Retry-After says. */
  retryAfterSeconds: number
  close(): void
}

interface Browser {
  keys: ECDH
  auth: string
  publicKey: string
  behaviour: PushBehaviour
}

/**
 * A push service on this machine that speaks the protocol: it checks the signature and the headers, and undoes
 * the encryption as the browser does.
 *
 * @param of one key pair for all browsers, and only one message in so many undone: for measuring.
 */
export async function startPushService(
  of: { sharedKeys?: boolean; readOneIn?: number } = {},
): Promise<FakePushService> {
  const browsers = new Map<string, Browser>()
  const shared = of.sharedKeys ? newKeys() : null
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => receive(request, Buffer.concat(pieces), response))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const verified = new Set<string>()

  function receive(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const name = (request.url ?? '').slice('/push/'.length)
    const browser = browsers.get(name)
    const count = (service.tries.get(name) ?? 0) + 1
    service.tries.set(name, count)
    if (!browser) return void response.writeHead(404).end()
    if (browser.behaviour === 'silent') return
    const answers = { gone: 410, unknown: 404, broken: 503, moved: 307 } as Record<string, number>
    const status = answers[browser.behaviour]
    if (status) return void response.writeHead(status, { Location: `${origin}/elsewhere` }).end()
    if (browser.behaviour === 'busy' && count === 1)
      return void response
        .writeHead(429, { 'Retry-After': String(service.retryAfterSeconds) })
        .end()
    const { headers } = request
    const faults = faultsOf(headers, origin, browser.publicKey, verified)
    service.faults.push(...faults)
    if (faults.length) return void response.writeHead(400).end()
    const isRead = service.taken.length % (of.readOneIn ?? 1) === 0
    const payload = isRead ? read(body, browser) : ''
    const topic = headers.topic as string | undefined
    service.taken.push({ name, payload, topic, lifeSeconds: Number(headers.ttl) })
    response.writeHead(201, { Location: `${origin}/message/${service.taken.length}` }).end()
  }

  const service: FakePushService = {
    taken: [],
    tries: new Map(),
    faults: [],
    retryAfterSeconds: 30,
    subscribe(publicKey, behaviour = 'takes', name = randomBytes(9).toString('base64url')) {
      const { keys, auth } = shared ?? newKeys()
      browsers.set(name, { keys, auth, publicKey, behaviour })
      return { endpoint: `${origin}/push/${name}`, p256dh: keys.getPublicKey('base64url'), auth }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}

function newKeys(): { keys: ECDH; auth: string } {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, auth: randomBytes(16).toString('base64url') }
}

function read(body: Buffer, { keys, auth }: Browser): string {
  return decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()
}

/** What a request lacks of the protocol. */
function faultsOf(
  headers: IncomingMessage['headers'],
  origin: string,
  publicKey: string,
  verified: Set<string>,
): string[] {
  const faults: string[] = []
  if (!/^\d+$/.test(String(headers.ttl))) faults.push('TTL')
  if (headers['content-encoding'] !== 'aes128gcm') faults.push('Content-Encoding')
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) faults.push('Topic')
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency)))
    faults.push('Urgency')
  const authorization = headers.authorization ?? ''
  if (!verified.has(authorization)) {
    if (!isSigned(authorization, origin, publicKey)) faults.push('Authorization')
    else verified.add(authorization)
  }
  return faults
}

/** RFC 8292: an ES256 token for this push service, that ends within a day, by the key it was subscribed with. */
function isSigned(authorization: string, origin: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  if (key !== publicKey) return false
  const parse = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const { aud, exp, sub } = parse(claims)
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.subarray(1, 33).toString('base64url') },
    ...{ y: point.subarray(33).toString('base64url') },
  }
  const isByKey = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const life = Number(exp) - Date.now() / 1000
  return (
    isByKey &&
    parse(header).alg === 'ES256' &&
    aud === origin &&
    life > 0 &&
    life <= 86_400 &&
    /^(mailto|https):/.test(String(sub))
  )
}

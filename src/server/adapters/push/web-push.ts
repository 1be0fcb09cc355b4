import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { isPublicHttps, lookUpPublic } from './public-address.ts'
import type { Push, PushKeys, PushMessage, PushOutcome, PushSubscription } from './push.ts'

export interface WebPushOptions {
  /** How long a push service may take for one message. */
  patienceMilliseconds?: number
  /** Connections to one push service. */
  connections?: number
  /** Also to push services at this machine, without TLS: for tests and measuring alone. */
  allowsLocal?: true
}

/** Push services take a signed token for up to a day, and some ask for the same one to be used again. */
const tokenSeconds = 12 * 3600
const renewBeforeSeconds = 3600
const longestWaitSeconds = 24 * 3600
const isLocal = /^http:\/\/127\.0\.0\.1:\d+\//

/**
 * Web Push over HTTP: encrypted to the browser (RFC 8291), signed by us (RFC 8292). No redirect is followed, no
 * body is read, and a name that leads into a network of our own is not connected to.
 */
export function openWebPush(options: WebPushOptions = {}): Push {
  const { patienceMilliseconds = 10_000, connections = 32, allowsLocal } = options
  const pool = { keepAlive: true, maxSockets: connections, timeout: patienceMilliseconds }
  const agent = new https.Agent({ ...pool, lookup: lookUpPublic })
  const localAgent = allowsLocal && new http.Agent(pool)
  const isEndpoint = (address: string) =>
    isPublicHttps(address) || (allowsLocal === true && isLocal.test(address))
  const tokenFor = tokenCache()
  return {
    isEndpoint,
    async send(subscription, message, keys, at) {
      if (!isEndpoint(subscription.endpoint)) return { kind: 'gone' }
      try {
        const { body, headers } = encrypted(subscription, message, tokenFor(subscription, keys, at))
        const response = await new Promise<IncomingMessage>((answered, failed) => {
          const isSecure = subscription.endpoint.startsWith('https:')
          const request = (isSecure ? https : http).request(subscription.endpoint, {
            method: 'POST',
            agent: isSecure ? agent : localAgent,
            headers,
            signal: AbortSignal.timeout(patienceMilliseconds),
          })
          request.once('response', answered).once('error', failed).end(body)
        })
        // Its words are not wanted; the connection is used again once they are through.
        response.on('error', () => undefined).resume()
        return outcomeOf(response, at)
      } catch (error) {
        // A key that is none, or an answer that did not come: nothing of it may be told, for it names the endpoint.
        const isKey = error instanceof Error && /p256dh|auth key|public key/i.test(error.message)
        return isKey ? { kind: 'gone' } : { kind: 'later', afterSeconds: null }
      }
    },
    close() {
      agent.destroy()
      if (localAgent) localAgent.destroy()
    },
  }
}

/** Signed tokens (RFC 8292), one for a push service and key, until an hour before they end. */
function tokenCache(): (subscription: PushSubscription, keys: PushKeys, at: Date) => string {
  const tokens = new Map<string, { header: string; until: number }>()
  return ({ endpoint }, { subject, publicKey, privateKey }, at) => {
    const { origin } = new URL(endpoint)
    const name = `${origin} ${publicKey}`
    const seconds = Math.floor(at.getTime() / 1000)
    const ready = tokens.get(name)
    if (ready && ready.until > seconds) return ready.header
    const ends = Math.floor(Date.now() / 1000) + tokenSeconds
    const header = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      ends,
    ).Authorization
    if (tokens.size > 1000) tokens.clear()
    tokens.set(name, { header, until: seconds + tokenSeconds - renewBeforeSeconds })
    return header
  }
}

function encrypted(
  { endpoint, p256dh, auth }: PushSubscription,
  { payload, topic, lifeSeconds }: PushMessage,
  authorization: string,
) {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: null as never,
    headers: { Authorization: authorization },
    TTL: lifeSeconds,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
    topic,
  })
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, at: Date): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 429 || statusCode >= 500)
    return { kind: 'later', afterSeconds: secondsOf(headers['retry-after'], at) }
  return { kind: 'refused', status: statusCode }
}

/** Retry-After as seconds or as a date, at most a day; null where it says nothing. */
function secondsOf(retryAfter: string | undefined, at: Date): number | null {
  if (retryAfter === undefined) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - at.getTime()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestWaitSeconds) : null
}

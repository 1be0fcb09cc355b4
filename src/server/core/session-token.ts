import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const algorithm = 'HS256'

/** What is known under one secret. */
interface SecretEntry {
  key: Promise<CryptoKey>
  /** The sessions of tokens whose signature was found right. */
  sessions: LRUCache<string, string>
}

/** By secret; made once, because making a key costs as much as checking a token with it. */
const entriesBySecret = new Map<string, SecretEntry>()
const maxSessions = 20_000

function under(secret: string): SecretEntry {
  let entry = entriesBySecret.get(secret)
  if (!entry) {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const bytes = Buffer.from(secret)
    const key = crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify'])
    entriesBySecret.set(secret, (entry = { key, sessions: new LRUCache({ max: maxSessions }) }))
  }
  return entry
}

/** Signs the token of a session. It says only which session; all else is looked up. */
export async function signSession(
  secret: string,
  { sid, uid }: { sid: string; uid: string },
): Promise<string> {
  return new SignJWT({ uid })
    .setProtectedHeader({ alg: algorithm })
    .setJti(sid)
    .setIssuedAt()
    .sign(await under(secret).key)
}

/**
 * The session that a token names, if we signed it; null for any other text. A token has no end of its
 * own, so that one found right stays right: it is not reckoned again with each request it comes with.
 * Whether its session lives is asked of the database each time.
 */
export async function sessionIdOfToken(secret: string, token: string): Promise<string | null> {
  const { key, sessions } = under(secret)
  const before = sessions.get(token)
  if (before) return before
  try {
    const { payload } = await jwtVerify(token, await key, { algorithms: [algorithm] })
    const { jti } = payload
    if (typeof jti !== 'string' || !uuid.test(jti)) return null
    sessions.set(token, jti)
    return jti
  } catch {
    return null
  }
}

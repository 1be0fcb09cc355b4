import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { derivedKey } from './keys/derived-key.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const algorithm = 'HS256'

/** What is known under one secret. */
interface SecretEntry {
  key: Promise<CryptoKey>
  /** The secret itself, with which tokens of earlier releases are signed. */
  formerKey: Promise<CryptoKey>
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
    const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
      crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify'])
    entry = {
      key: importKey(new Uint8Array(derivedKey(secret, 'session tokens'))),
      formerKey: importKey(new TextEncoder().encode(secret)),
      sessions: new LRUCache({ max: maxSessions }),
    }
    entriesBySecret.set(secret, entry)
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
 * The session that a token names, if we signed it with one of these secrets; null for any other text. A
 * token has no end of its own, so that one found right stays right: it is not reckoned again with each
 * request it comes with. Whether its session lives is asked of the database each time.
 */
export async function sessionIdOfToken(
  secrets: readonly string[],
  token: string,
): Promise<string | null> {
  for (const secret of secrets) {
    const before = under(secret).sessions.get(token)
    if (before) return before
  }
  for (const secret of secrets) {
    const { key, formerKey, sessions } = under(secret)
    const sid =
      (await signedSession(await key, token)) ?? (await signedSession(await formerKey, token))
    if (!sid) continue
    sessions.set(token, sid)
    return sid
  }
  return null
}

async function signedSession(key: CryptoKey, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] })
    const { jti } = payload
    return typeof jti === 'string' && uuid.test(jti) ? jti : null
  } catch {
    return null
  }
}

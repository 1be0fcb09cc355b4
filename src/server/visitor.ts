import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify, SignJWT } from 'jose'
import type { Language } from '../words/say.ts'
import { network } from './accounts/send-limits.ts'
import type { Db } from './db/schema.ts'
import type { House } from './house.ts'

/** Who asks, in one request: read once, before any handler. */
export interface Visitor {
  requestId: string
  /** What one subscriber has of the caller's address: of IPv6 the first 64 bits. Behind a proxy only with TRUST_PROXY. */
  address: string
  userAgent: string
  language: Language
  /** How the session was shown: a Bearer header can't be sent by another site, a cookie can. */
  by: 'bearer' | 'cookie' | null
  /** A cookie that was sent but did not count, because another site may have caused the request. */
  session: Session | null
  idempotencyKey: string | undefined
  /** Set-Cookie lines for the reply. */
  cookies: string[]
  /** Other headers for the reply to a call. */
  headers: [name: string, value: string][]
}

/** A live session and its user. */
export interface Session {
  sid: string
  uid: string
  device: 'web' | 'app'
  mobile: string
  displayName: string | null
  language: 'English' | 'Hindi'
  role: 'user' | 'operator'
  isBan: boolean
  createdAt: Date
  deleteGrantUntil: Date | null
  cancelGrantUntil: Date | null
}

export const sessionCookie = 'jwt'

/**
 * Finds out who asks.
 *
 * @param cookieCounts whether a cookie may stand for the user here: it does not when another site
 *   could have caused the request.
 */
export async function meet(
  house: House,
  request: { id: string; ip: string; headers: IncomingHttpHeaders },
  cookieCounts: boolean,
  language?: Language,
): Promise<Visitor> {
  const { headers } = request
  const bearer = /^Bearer ([\w.~+/-]{1,2048}=*)$/.exec(headers.authorization ?? '')?.[1]
  const cookie = cookieCounts && !headers.authorization ? readCookie(headers.cookie) : undefined
  const token = bearer ?? cookie
  const session = token ? await openSession(house, token) : null
  const key = headers['idempotency-key']
  return {
    requestId: request.id,
    address: network(request.ip),
    userAgent: headers['user-agent'] ?? '',
    language: language ?? acceptedLanguage(headers['accept-language']) ?? spokenIn(session),
    by: bearer ? 'bearer' : cookie ? 'cookie' : null,
    session,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    cookies: [],
    headers: [],
  }
}

/** Whether the page that caused this request is one of ours. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers.origin
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host
}

/** Typed in or followed from a page of ours: what another site links to or embeds comes without its cookie. */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function readCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)jwt=([\w.-]{1,2048})(?:;|$)/.exec(header ?? '')?.[1]
}

function acceptedLanguage(header: string | undefined): Language | undefined {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (tag === 'en' || tag === 'hi') return tag
  }
  return undefined
}

function spokenIn(session: Session | null): Language {
  return session?.language === 'Hindi' ? 'hi' : 'en'
}

const algorithm = 'HS256'

/** Signs the token of a session. It says only which session; all else is looked up. */
export async function signSession(
  secret: string,
  session: { sid: string; uid: string },
): Promise<string> {
  return new SignJWT({ uid: session.uid })
    .setProtectedHeader({ alg: algorithm })
    .setJti(session.sid)
    .setIssuedAt()
    .sign(await keyOf(secret))
}

async function openSession(house: House, token: string): Promise<Session | null> {
  const sid = await verify(house.config.jwtSecret, token)
  return sid ? findSession(house.database.db, sid, house.clock()) : null
}

/** The key of a secret, made once: making it costs as much as checking a token with it. */
const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const made = crypto.subtle.importKey('raw', Buffer.from(secret), hmac, false, ['sign', 'verify'])
  keys.set(secret, made)
  return made
}

async function verify(secret: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), { algorithms: [algorithm] })
    return typeof payload.jti === 'string' && /^[0-9a-f-]{36}$/.test(payload.jti)
      ? payload.jti
      : null
  } catch {
    return null
  }
}

/** The session if it is live: not revoked, its user not deleted. Notes when it was last seen. */
async function findSession(db: Db, sid: string, at: Date): Promise<Session | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .where('sid', '=', sid)
    .where('revoked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .select([
      'sid',
      'users.uid',
      'device',
      'mobile',
      'display_name',
      'language',
      'role',
      'is_ban',
      'users.created_at',
      'last_seen_at',
      'delete_grant_until',
      'cancel_grant_until',
    ])
    .executeTakeFirst()
  if (!found?.mobile) return null
  if (at.getTime() - found.last_seen_at.getTime() > 300_000)
    await db.updateTable('sessions').set({ last_seen_at: at }).where('sid', '=', sid).execute()
  return {
    sid: found.sid,
    uid: found.uid,
    device: found.device,
    mobile: found.mobile,
    displayName: found.display_name,
    language: found.language,
    role: found.role,
    isBan: found.is_ban,
    createdAt: found.created_at,
    deleteGrantUntil: found.delete_grant_until,
    cancelGrantUntil: found.cancel_grant_until,
  }
}

/** The Set-Cookie line of the session; an empty token clears it. */
export function sessionCookieLine(token: string, secure: boolean): string {
  const age = token ? 10 * 365 * 86_400 : 0
  return `${sessionCookie}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import { sql } from 'kysely'
import type { Language } from '../../words/say.ts'
import { subscriberNetwork } from './subscriber-network.ts'
import type { Db } from '../db/schema.ts'
import { batchLookups } from './concurrency/batch.ts'
import type { AppContext } from './context.ts'
import { operatorRights, type FactorState } from './operator-rights.ts'
import { sessionIdOfToken } from './session-token.ts'

/** Who asks, in one request: read once, before any handler. */
export interface Caller {
  requestId: string
  /** What one subscriber has of the caller's address: of IPv6 the first 64 bits. Behind a proxy only with TRUST_PROXY. */
  address: string
  userAgent: string
  language: Language
  /** How the session was shown: a Bearer header can't be sent by another site, a cookie can. */
  by: 'bearer' | 'cookie' | null
  /** A cookie that was sent but did not count, because another site may have caused the request. */
  session: Session | null
  /** What the browser shows of numbers that it has logged in with before. */
  deviceCookie?: string | undefined
  /** Nobody at all: a page is drawn for whoever comes, and what it reads counts for no one. */
  isEverybody?: true
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
  /** What the session may do: an operator's is a user's until the second factor was given in it. */
  role: 'user' | 'operator'
  factor: FactorState
  /** When the second factor was last given in this session. */
  factorAt: Date | null
  isBan: boolean
  createdAt: Date
  deleteGrantUntil: Date | null
  cancelGrantUntil: Date | null
  emailGrantUntil: Date | null
}

export const sessionCookie = 'jwt'
/** The same behind TLS: no neighbour on the domain, and nobody without TLS, can set a cookie of this name. */
export const hostSessionCookie = '__Host-jwt'

/**
 * Finds out who asks.
 *
 * @param cookieCounts whether a cookie may stand for the user here: it does not when another site
 *   could have caused the request.
 */
export async function identifyCaller(
  context: AppContext,
  request: { id: string; ip: string; headers: IncomingHttpHeaders },
  cookieCounts: boolean,
  language?: Language,
): Promise<Caller> {
  const { headers } = request
  const bearer = /^Bearer ([\w.~+/-]{1,2048}=*)$/.exec(headers.authorization ?? '')?.[1]
  const cookie =
    cookieCounts && !headers.authorization ? readSessionCookie(headers.cookie) : undefined
  const token = bearer ?? cookie
  const session = token ? await openSession(context, token) : null
  const key = headers['idempotency-key']
  const address = subscriberNetwork(request.ip)
  if (token && !session)
    context.securityLog.record({
      event: 'session-refused',
      caller: { requestId: request.id, address },
    })
  return {
    requestId: request.id,
    address,
    userAgent: headers['user-agent'] ?? '',
    language: language ?? acceptedLanguage(headers['accept-language']) ?? spokenIn(session),
    by: bearer ? 'bearer' : cookie ? 'cookie' : null,
    session,
    deviceCookie: readDeviceCookie(headers.cookie, context.config.production),
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

/**
 * The session's token as a browser sends it: the one that only we can have set, if it is there. Of two of
 * a kind one was put there by somebody else, and none counts.
 */
function readSessionCookie(header = ''): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim())
  const named = (name: string) => pairs.filter((pair) => pair.startsWith(`${name}=`))
  const own = named(hostSessionCookie)
  const candidates = own.length ? own : named(sessionCookie)
  const token = candidates[0]?.replace(/^[^=]*=/, '')
  return candidates.length === 1 && token && /^[\w.-]{1,2048}$/.test(token) ? token : undefined
}

function readDeviceCookie(header: string | undefined, production: boolean): string | undefined {
  return parseCookie(header ?? '')[deviceCookieName(production)]
}

/** In production only this very host can have set it. */
export function deviceCookieName(production: boolean): string {
  return production ? '__Host-device' : 'device'
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

async function openSession(context: AppContext, token: string): Promise<Session | null> {
  const { jwtSecret, formerJwtSecrets } = context.config
  const sid = await sessionIdOfToken([jwtSecret, ...formerJwtSecrets], token)
  if (!sid) return null
  const session = await context.findSession(sid)
  if (!session || isOver(session, context.clock())) return null
  await recordLastSeen(context.database.db, session, context.clock())
  const { lastSeenAt: _lastSeenAt, openedAt: _openedAt, ownRole, hasFactor, ...rest } = session
  const user = { ownRole, hasFactor, factorAt: rest.factorAt }
  return { ...rest, ...operatorRights(user, context.config.production) }
}

/** An operator logs in anew after this: their session opens everybody's. */
const operatorSessionMilliseconds = 12 * 3_600_000

function isOver({ ownRole, openedAt }: LiveSession, at: Date): boolean {
  return ownRole === 'operator' && at.getTime() - openedAt.getTime() > operatorSessionMilliseconds
}

/** A session as the database knows it, before it is seen what it may do. */
export type LiveSession = Omit<Session, 'role' | 'factor'> & {
  ownRole: 'user' | 'operator'
  hasFactor: boolean
  lastSeenAt: Date
  openedAt: Date
}

/** Finds live sessions by their ids: callers of the same moment are looked up in one question. */
export function createSessionFinder(db: Db): (sid: string) => Promise<LiveSession | undefined> {
  return batchLookups(sessionFinder(db))
}

/** Finds those of some sessions that are live: not revoked, their users not deleted. */
function sessionFinder(db: Db) {
  // Written out once: every request asks this.
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .where('sid', '=', (is) => is.fn.any(is.val<string[]>([])))
    .where('revoked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('mobile', 'is not', null)
    .select([
      'sid',
      'users.uid',
      'device',
      'mobile',
      'display_name as displayName',
      'language',
      'role as ownRole',
      'is_ban as isBan',
      'users.created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'sessions.created_at as openedAt',
      'delete_grant_until as deleteGrantUntil',
      'cancel_grant_until as cancelGrantUntil',
      'email_grant_until as emailGrantUntil',
      'factor_at as factorAt',
    ])
    // The list of sessions is its only parameter.
    .select(
      sql<boolean>`role = 'operator' and exists (
        select from second_factors f where f.uid = users.uid and f.sealed is not null)`.as(
        'hasFactor',
      ),
    )
    .$narrowType<{ mobile: string }>()
    .compile()
  return async (sids: string[]): Promise<Map<string, LiveSession>> => {
    const boundQuery: typeof query = { ...query, parameters: [sids] }
    const { rows } = await db.executeQuery(boundQuery)
    return new Map(rows.map((row) => [row.sid, row]))
  }
}

/** Notes when a session was last seen, to five minutes. */
async function recordLastSeen(db: Db, { lastSeenAt, sid }: LiveSession, at: Date): Promise<void> {
  if (at.getTime() - lastSeenAt.getTime() > 300_000)
    await db.updateTable('sessions').set({ last_seen_at: at }).where('sid', '=', sid).execute()
}

/** The Set-Cookie lines of the session, two behind TLS; an empty token clears them. */
export function sessionCookieLines(token: string, secure: boolean): string[] {
  const age = token ? 10 * 365 * 86_400 : 0
  const rest = `=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`
  if (!secure) return [sessionCookie + rest]
  return [sessionCookie, hostSessionCookie].map((name) => `${name}${rest}; Secure`)
}

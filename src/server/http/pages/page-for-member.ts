import { randomBytes, randomUUID } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { ApiName } from '../../../contract/apis.ts'
import { handleMaxLength } from '../../../contract/core/constants.ts'
import type { Caller, Session } from '../../core/caller.ts'
import type { MarkedAnswer, MemberPage, PageHole } from '../../core/member-page.ts'
import { isDatabaseGone } from '../error-response.ts'
import { isCacheablePage } from './cacheable-page.ts'
import { nonceHole, repeatableHtml, type CachedPage } from './cached-page.ts'
import { callFromPage } from './call-from-page.ts'
import { drawPage, newNonce, type Asking } from './draw-page.ts'
import { everybodyOf } from './page-for-all.ts'
import { pageLanguage, pageOf } from './page-patterns.ts'
import { cutAtHoles } from './page-pieces.ts'

declare module '../../core/context.ts' {
  interface AppContext {
    /** By their row of pages.ts. */
    memberPages: ReadonlyMap<string, MemberPage>
  }
}

/** A page as it was drawn for all members, and what fills it for one of them. */
export interface MemberTemplate extends CachedPage {
  fill: MarkedAnswer['fill']
}

/** A name stands in the data with the quote behind it and spaces up to here: JSON passes over them. */
const nameWidth = handleMaxLength + 2
/** A name that is the same in HTML, JSON and a script. */
const plainName = /^[a-z0-9._-]+$/i

/**
 * A member's page, put together from one that was drawn for all of them (decision 107).
 *
 * @returns null where it has to be drawn for them.
 */
export async function pageForMember(
  asking: Asking,
  request: FastifyRequest,
  caller: Caller,
): Promise<{ page: CachedPage; values: Map<string, string> } | null> {
  const { context, origin, address } = asking
  const memberPage = memberPageOf(asking, request, caller)
  const { session } = caller
  if (!memberPage || !session) return null
  const { theme } = parseCookie(request.headers.cookie ?? '')
  const look = theme === 'light' || theme === 'dark' ? theme : 'auto'
  const hasName = session.displayName !== null
  const key = `member ${hasName} ${origin} ${address} ${look}`
  const template = await context.pageCache.get(key, () =>
    drawTemplate(asking, request, { memberPage, look, hasName }),
  )
  if (!template) return null
  const { uid, displayName } = session
  const language = pageLanguage(request.url)
  const values = await template
    .fill(context.database.db, { uid, displayName, language })
    // A page that is drawn says so in its own words.
    .catch((error: unknown) => (isDatabaseGone(error) ? null : Promise.reject(error)))
  if (!values) return null
  values.set('uid', uid)
  values.set('name', displayName ?? '')
  values.set('name-data', `${displayName}\\"`.padEnd(nameWidth))
  const headers = template.headers.map(([name, value]): [string, string] =>
    name.toLowerCase() === 'cache-control' ? [name, 'private, no-store'] : [name, value],
  )
  return { page: { headers, pieces: template.pieces }, values }
}

/** The page that is asked for, if it is drawn for all members and this is one of them: no operator, whose header has more. */
function memberPageOf(
  { context }: Asking,
  { method, url }: FastifyRequest,
  { session, by, cookies }: Caller,
): MemberPage | null {
  if (method !== 'GET' || by !== 'cookie' || cookies.length || !isCacheablePage(url)) return null
  if (!session || !isPlainMember(session)) return null
  const memberPage = context.memberPages.get(pageOf(url))
  return memberPage?.isAlike(queryOf(url)) ? memberPage : null
}

function isPlainMember({ role, factor, displayName }: Session): boolean {
  const isShort = displayName === null || displayName.length <= handleMaxLength
  return (
    role === 'user' &&
    factor === 'none' &&
    isShort &&
    (displayName === null || plainName.test(displayName))
  )
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?.*/.exec(url)?.[0])
}

/** Draws a page for a member who does not exist: with their marks, and with what everybody sees. */
async function drawTemplate(
  asking: Asking,
  request: FastifyRequest,
  { memberPage, look, hasName }: { memberPage: MemberPage; look: string; hasName: boolean },
): Promise<MemberTemplate | null> {
  const { context, address } = asking
  const everybody = await everybodyOf(asking, request)
  const nonce = newNonce()
  const [uid, name] = [randomUUID(), `m${randomBytes(9).toString('hex')}`]
  let headers: [string, string][] = []
  const draw = async (answerOf: (body: object) => object) => {
    const call = async (called: string, input: unknown) => {
      if (called === 'users/getInfo')
        return { status: 200, body: sessionOf(uid, hasName ? name : null) }
      const isOwn = called === memberPage.call
      // A page that comes to call something else may show what is somebody's.
      if (!isOwn && !memberPage.alike.includes(called))
        throw new Error(`A page for all members must not call ${called}.`)
      const answer = await callFromPage(context, everybody, true, called as ApiName, input)
      return isOwn && answer.status === 200
        ? { ...answer, body: answerOf(answer.body as object) }
        : answer
    }
    const drawing = new Request(address, {
      headers: { Cookie: `jwt=-${look === 'auto' ? '' : `; theme=${look}`}` },
    })
    const response = await drawPage(asking, drawing, { call, nonce, requestId: request.id })
    headers = [...response.headers]
    return repeatableHtml(response, nonce)
  }
  let marked: MarkedAnswer | undefined
  const html = await draw((body) => {
    marked = memberPage.markAnswer(body, {
      hasName,
      query: queryOf(request.url),
      language: pageLanguage(request.url),
      drawWith: (other) => draw(() => other),
    })
    return marked.body
  })
  const page = html === null ? null : (marked?.mark(html) ?? null)
  if (!marked || !page) return null
  const common: PageHole[] = [
    nonceHole(nonce),
    { name: 'uid', mark: uid, width: uid.length },
    { name: 'name', mark: name, width: null },
    { name: 'name-data', mark: `${name}\\"`, width: nameWidth },
  ]
  const pieces = cutAtHoles(page.html, [...common, ...page.holes])
  const isEachOnce = page.holes.every(
    ({ name: hole }) => pieces.holes.filter((it) => it.name === hole).length === 1,
  )
  return isEachOnce ? { headers, pieces, fill: marked.fill } : null
}

/** What users/getInfo says of a member who does not exist. */
function sessionOf(uid: string, display_name: string | null): object {
  return { status: 'success', uid, display_name, role: 'user', factor: 'none' }
}

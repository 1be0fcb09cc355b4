import { parseCookie } from 'cookie'
import { createContext, redirect, useRouteLoaderData } from 'react-router'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { inLanguage, languageOf } from './language.tsx'

/** Who is signed in, as far as every page needs to know. */
export interface Session {
  uid: string
  /** The forum handle, if there is one. */
  displayName: string | null
  /** What the session may do: an operator's is a user's until the second factor was given in it. */
  role: 'user' | 'operator'
  /** Of an operator: whether the second factor must be set up, is awaited, or was given. */
  factor: 'none' | 'unset' | 'awaited' | 'given'
}

type Context = Readonly<RouterContextProvider>

const sessionContext = /* @__PURE__ */ createContext<(() => Promise<Session | null>) | null>(null)

/**
 * What a browser is told with a log-out: the session's cookie goes, births that were seen and not saved, a question that was not asked, and pages kept in its cache, the
 * ones behind the back button too. Not its storage, where the look and drafts are: the worker that
 * keeps chats (src/web/service-worker) wipes them itself.
 */
export const logoutHeaders: [name: string, value: string][] = [
  ['Set-Cookie', 'jwt=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
  ['Set-Cookie', 'unsaved_births=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
  ['Set-Cookie', 'unasked=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
  ['Clear-Site-Data', '"cache"'],
]

/** Looks up the session once for all loaders of a page; what a form has changed, each reads anew. */
export const sessionMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  let session: Promise<Session | null> | undefined
  const read = () => readSession(request, context)
  context.set(sessionContext, isView(request) ? () => (session ??= read()) : read)
}

/** Whether a request only looks: a form does more. */
export function isView({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** In a loader or an action: who is signed in, or null for a visitor. */
export function currentSession(context: Context): Promise<Session | null> {
  const read = context.get(sessionContext)
  if (!read) throw new Error('The session is there only behind the middleware of the root.')
  return read()
}

/** No cookie, or one that is no longer good, is nobody's. */
async function readSession(request: Request, context: Context): Promise<Session | null> {
  const cookies = parseCookie(request.headers.get('Cookie') ?? '')
  if (!cookies.jwt && !cookies['__Host-jwt']) return null
  const result = await apiFor(context)('users/getInfo', {})
  if (!result.ok && (result.status === 401 || result.status === 200)) return null
  const { uid, display_name: displayName, role, factor } = requireData(result)
  return { uid, displayName, role, factor }
}

/** In a component: the session that the root loaded; null when signed out. */
export function useSession(): Session | null {
  return useRouteLoaderData<{ session: Session | null }>('root')?.session ?? null
}

/** Where an operator without the second factor is sent, and back here once it was given. */
export function wayToSecondFactor({ pathname, search }: URL): Response {
  const next = new URLSearchParams({ next: pathname + search })
  return redirect(inLanguage(`/admin/second-factor?${next}`, languageOf(pathname)))
}

/** Where a visitor of a page that needs a session is sent: home, and back here once they have logged in. */
export function wayToLogin({ pathname, search }: URL): Response {
  const next = new URLSearchParams({ next: pathname + search })
  return redirect(inLanguage(`/?${next}`, languageOf(pathname)))
}

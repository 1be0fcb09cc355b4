import { parseCookie } from 'cookie'
import { redirect, useRouteLoaderData } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from '../api/client.ts'
import { inLanguage, languageOf } from './language.tsx'

/** Who is signed in, as far as every page needs to know. */
export interface Session {
  uid: string
  /** The forum handle, if there is one. */
  displayName: string | null
  role: 'user' | 'operator'
}

/**
 * What a browser is told with a log-out: the session's cookie goes, and pages kept in its cache, the
 * ones behind the back button too. Not its storage, where the look and drafts are: the worker that
 * keeps chats (public/sw.js) wipes them itself.
 */
export const logoutHeaders = {
  'Set-Cookie': 'jwt=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  'Clear-Site-Data': '"cache"',
}

/** The session of a request, or null for a visitor (no cookie, or one that is no longer good). */
export async function sessionOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Session | null> {
  if (!parseCookie(request.headers.get('Cookie') ?? '').jwt) return null
  try {
    const info = await apiFor(context)('users/getInfo', {})
    if (info.status === 'fail') return null
    return { uid: info.uid, displayName: info.display_name, role: info.role }
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 401) return null
    throw refusal
  }
}

/** In a component: the session that the root loaded; null when signed out. */
export function useSession(): Session | null {
  return useRouteLoaderData<{ session: Session | null }>('root')?.session ?? null
}

/** For the loader of a page that belongs to one person: a visitor is sent home, and back here once they have logged in. */
export async function requireSession(
  request: Request,
  { pathname, search }: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Session> {
  const session = await sessionOf(request, context)
  if (session) return session
  const next = new URLSearchParams({ next: pathname + search })
  throw redirect(inLanguage(`/?${next}`, languageOf(pathname)))
}

import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { inLanguage, languageOf } from '../core/language.tsx'
import { sessionOf, type Session } from '../core/session.ts'

/** Who it is. @throws the way to the log-in for a visitor, 404 for anybody who is no operator. */
export async function requireOperator({
  request,
  url,
  context,
}: LoaderFunctionArgs): Promise<Session> {
  const session = await sessionOf(request, context)
  if (!session) {
    const next = new URLSearchParams({ next: url.pathname + url.search })
    throw redirect(inLanguage(`/?${next}`, languageOf(url.pathname)))
  }
  if (session.role !== 'operator') throw data(null, { status: 404 })
  return session
}

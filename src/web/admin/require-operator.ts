import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { requireSession, type Session } from '../core/session.ts'

/** Who it is. @throws the way to the log-in for a visitor, 404 for anybody who is no operator. */
export async function requireOperator({
  request,
  url,
  context,
}: LoaderFunctionArgs): Promise<Session> {
  const session = await requireSession(request, url, context)
  if (session.role !== 'operator') throw data(null, { status: 404 })
  return session
}

import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { currentSession, wayToLogin, type Session } from '../core/session.ts'

/** Who it is. @throws the way to the log-in for a visitor, 404 for anybody who is no operator. */
export async function requireOperator({
  url,
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<Session> {
  const session = await currentSession(context)
  if (!session) throw wayToLogin(url)
  if (session.role !== 'operator') throw data(null, { status: 404 })
  return session
}

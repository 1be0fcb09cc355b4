import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { currentSession, wayToLogin, wayToSecondFactor, type Session } from '../core/session.ts'

/**
 * Who it is. @throws the way to the log-in for a visitor, to the second factor for an operator who has
 * not given it, 404 for anybody else.
 */
export async function requireOperator({
  url,
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<Session> {
  const session = await currentSession(context)
  if (!session) throw wayToLogin(url)
  if (session.factor === 'unset' || session.factor === 'awaited') throw wayToSecondFactor(url)
  if (session.role !== 'operator') throw data(null, { status: 404 })
  return session
}

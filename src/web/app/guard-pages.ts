import type { MiddlewareFunction } from 'react-router'
import { currentSession, isView, wayToLogin } from '../core/session.ts'
import { pages } from './pages.ts'

/** As the router writes them: routes.ts puts the optional language before each path. */
const guardedPatterns = new Set(
  pages.filter(({ needsSession }) => needsSession).map(({ path }) => `hi?/${path}`),
)

/**
 * Sends a visitor of a page that needs a session home. A form that is sent there is not held up, or what
 * was typed would be lost: its action meets the refusal and says it in place. Only the page that would be
 * drawn anew around it, without the script, needs the session again.
 */
export const guardPages: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  if (!guardedPatterns.has(pattern)) return
  if (isView(request)) {
    if (!(await currentSession(context))) throw wayToLogin(url)
    return
  }
  const response = await next()
  const isByScript = new URL(request.url).pathname.endsWith('.data')
  const isRedirect = response.status >= 300 && response.status < 400
  if (isByScript || isRedirect || (await currentSession(context))) return response
  return wayToLogin(url)
}

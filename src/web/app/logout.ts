import { redirect } from 'react-router'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { href } from '../core/href.ts'
import { languageOf } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { logoutHeaders } from '../core/session.ts'
import type { Route } from './+types/logout.ts'

/** Ends the session and goes home, in the language of the page it was pressed on. */
export async function action({ request, context }: Route.ActionArgs) {
  const from = sameSitePath((await request.formData()).get('from'))
  const result = await apiFor(context)('users/logout', {})
  // 401: there was no session any more, which is what was wanted.
  if (result.ok || result.status !== 401) requireData(result)
  return redirect(href('/', {}, languageOf(from)), { headers: logoutHeaders })
}

export const loader = () => redirect(href('/'))

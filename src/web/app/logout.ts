import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { apiFor } from '../api/client.ts'
import { languageOf } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { logoutHeaders } from '../core/session.ts'

/** Ends the session and goes home, in the language of the page it was pressed on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const from = sameSitePath((await request.formData()).get('from'))
  try {
    await apiFor(context)('users/logout', {})
  } catch (refusal) {
    // 401: there was no session any more, which is what was wanted.
    if (!(refusal instanceof Response) || refusal.status !== 401) throw refusal
  }
  return redirect(languageOf(from) === 'hi' ? '/hi' : '/', {
    headers: logoutHeaders,
  })
}

export const loader = () => redirect('/')

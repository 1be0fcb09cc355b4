import { parseCookie } from 'cookie'
import { redirect } from 'react-router'
import type { Route } from './+types/theme.ts'
import { sameSitePath } from '../../core/same-site-path.ts'

export type Theme = 'light' | 'dark' | 'auto'

const oneYearSeconds = 31_536_000

/** The reader's choice of light or dark, from the Cookie header; `auto` follows the device. */
export function themeOf(cookieHeader: string | null): Theme {
  const { theme } = parseCookie(cookieHeader ?? '')
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

/** Keeps the choice in a cookie and returns to where the reader was. Works as a plain form post. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  const kept = theme === 'light' || theme === 'dark' ? theme : ''
  const cookie = `theme=${kept}; Path=/; SameSite=Lax; Max-Age=${kept ? oneYearSeconds : 0}`
  return redirect(sameSitePath(form.get('to')), { headers: { 'Set-Cookie': cookie } })
}

export const loader = () => redirect('/')

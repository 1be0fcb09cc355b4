import { dayMs } from '../../../contract/core/constants.ts'
import { withoutLanguage } from '../../core/language.tsx'

export const daysBetweenPrompts = 7

/** Places to look around in. Not a chat, nor where something is filled in or paid. */
const resting = /^\/(?:horoscope|panchang|blogs|about-us|watch|accuracy)?$/

/**
 * Ruling 19: at most once in seven days, never over a chat or a form; and only to somebody who is
 * logged in and does not have the app open already.
 *
 * @param lastShown milliseconds since 1970, null if never.
 */
export function mayShowInstallBanner(now: {
  at: number
  lastShown: number | null
  pathname: string
  signedIn: boolean
  installed: boolean
  /** A form on the page, or a dialog over it. */
  busy: boolean
}): boolean {
  const { at, lastShown, pathname } = now
  if (!now.signedIn || now.installed || now.busy) return false
  if (!resting.test(withoutLanguage(pathname))) return false
  // A clock that was set back must not silence it for years.
  return lastShown === null || Math.abs(at - lastShown) >= daysBetweenPrompts * dayMs
}

import { describe, expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { mayShowInstallBanner } from './install-banner-rule.ts'

const day = 86_400_000
const at = Date.UTC(2026, 10, 21)
const resting = {
  at,
  lastShown: null,
  pathname: '/',
  signedIn: true,
  installed: false,
  busy: false,
}

describe('the app prompt', () => {
  test('is shown to somebody logged in who looks around, in both languages', () => {
    for (const pathname of ['/', '/hi', '/horoscope', '/hi/blogs', '/panchang'])
      expect(mayShowInstallBanner({ ...resting, pathname }), pathname).toBe(true)
  })

  test('is shown at most once in seven days, even when the clock was set back', () => {
    expect(mayShowInstallBanner({ ...resting, lastShown: at - 7 * day })).toBe(true)
    for (const lastShown of [at, at - day, at - 7 * day + 1])
      expect(mayShowInstallBanner({ ...resting, lastShown })).toBe(false)
    expect(mayShowInstallBanner({ ...resting, lastShown: at + day })).toBe(false)
    expect(mayShowInstallBanner({ ...resting, lastShown: at + 400 * day })).toBe(true)
  })

  test('never stands over a chat, a payment, a birth form or the log-in', () => {
    const never = pages.filter(
      ({ path, needsSession, noindex, pays }) =>
        needsSession || noindex || pays || /kundli/.test(path),
    )
    expect(never.length).toBeGreaterThan(15)
    for (const { path } of never)
      for (const pathname of [`/${path}`, `/hi/${path}`])
        expect(mayShowInstallBanner({ ...resting, pathname }), pathname).toBe(false)
  })

  test('never stands over a form or a dialog, nor in the app itself, nor before a visitor', () => {
    expect(mayShowInstallBanner({ ...resting, busy: true })).toBe(false)
    expect(mayShowInstallBanner({ ...resting, installed: true })).toBe(false)
    expect(mayShowInstallBanner({ ...resting, signedIn: false })).toBe(false)
  })
})

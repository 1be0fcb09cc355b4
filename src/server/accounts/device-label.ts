import bowser from 'bowser'

/** Longer ones are no browser's. */
const longestUserAgent = 512
const browserNames = new Set(Object.values(bowser.BROWSER_MAP))

/** What a person would call the device in a list of sessions: "Chrome, Android"; '' when unknown. */
export function deviceLabel(userAgent: string): string {
  if (!userAgent || userAgent.length > longestUserAgent) return ''
  const { browser, os } = bowser.parse(userAgent)
  // Of a program it does not know it gives the first words, which may be anybody's.
  const name = browserNames.has(browser.name ?? '') ? browser.name : undefined
  return [name?.replace(/ for Android$/, ''), os.name].filter(Boolean).join(', ')
}

const key = 'ref'
const form = /^[\w-]{1,40}$/

/** Notes who sent this visitor (`?ref=` in an address), until they log in or another link comes. */
export function rememberReferral(search: string): void {
  const ref = new URLSearchParams(search).get(key)
  if (!ref || !form.test(ref)) return
  try {
    localStorage.setItem(key, ref)
  } catch {
    // Storage may be shut off: then the link counts only while its address is open.
  }
}

/** The noted invite code; the one in the present address goes first. */
export function referral(): string | undefined {
  rememberReferral(location.search)
  const here = new URLSearchParams(location.search).get(key)
  if (here && form.test(here)) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Once it has counted, or the account turned out to be an old one. */
export function forgetReferral(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

const key = 'ref'
const form = /^[\w-]{1,40}$/
/** Who came by the landing page: that is no invite code, and takes nothing from who invited them. */
const landing = 'landing'

/** Notes who sent this visitor (`?ref=` in an address), until they log in or another link comes. */
export function rememberReferral(search: string): void {
  const ref = new URLSearchParams(search).get(key)
  if (!ref || !form.test(ref)) return
  try {
    // The landing page's offer is for who signs up from there, not for whoever once saw it.
    if (ref === landing) sessionStorage.setItem(landing, '1')
    else localStorage.setItem(key, ref)
  } catch {
    // Storage may be shut off: then the link counts only while its address is open.
  }
}

/** The noted invite code, the landing page, or both as "landing.code"; the present address goes first. */
export function referral(): string | undefined {
  rememberReferral(location.search)
  const here = new URLSearchParams(location.search).get(key)
  const addressCode = here && form.test(here) ? here : undefined
  try {
    const code = addressCode && addressCode !== landing ? addressCode : localStorage.getItem(key)
    const came = addressCode === landing || sessionStorage.getItem(landing) ? landing : null
    return [came, code].filter(Boolean).join('.') || undefined
  } catch {
    return addressCode
  }
}

/** Once it has counted, or the account turned out to be an old one. */
export function forgetReferral(): void {
  try {
    localStorage.removeItem(key)
    sessionStorage.removeItem(landing)
  } catch {
    // Nothing was kept.
  }
}

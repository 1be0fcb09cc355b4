import { useEffect, useEffectEvent } from 'react'

const paths = ['/recharges', '/recharges/pay', '/subscription']
/** Here only where the address says that somebody pays. */
const chatPaths = ['/chats', '/chatsceleb']
const storageKey = 'pay-again'

/**
 * Whether this document may load the gateway's script. Only pages where payments happen know its hosts
 * in their content security policy; a visitor who came by a link within the site still has the policy
 * of the page they first loaded.
 */
export function canPayOnThisPage(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  if (!first) return true
  const { pathname, searchParams } = new URL(first.name)
  const path = pathOf(pathname)
  return paths.includes(path) || (chatPaths.includes(path) && searchParams.get('pay') === '1')
}

/** Loads the page anew, with its own policy, and goes on with the same payment there. */
export function payAfterReload(what: string): void {
  sessionStorage.setItem(storageKey, what)
  if (!chatPaths.includes(pathOf(location.pathname))) return location.reload()
  const address = new URL(location.href)
  // Already there, but come to by a link within the site.
  if (address.searchParams.get('pay') === '1') return location.reload()
  address.searchParams.set('pay', '1')
  location.assign(address)
}

/** Whether a payment waits for this page. */
export function hasPaymentToResume(): boolean {
  return sessionStorage.getItem(storageKey) !== null
}

/** Without its language and a slash at its end. */
function pathOf(pathname: string): string {
  return pathname.replace(/^\/hi(?=\/)/, '').replace(/\/$/, '')
}

/** Goes on with a payment that had to wait for its page. */
export function useResumePayment(start: (paymentName: string) => void): void {
  const again = useEffectEvent(() => {
    const what = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    if (what) start(what)
  })
  useEffect(() => again(), [])
}

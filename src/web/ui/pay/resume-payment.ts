import { useEffect, useEffectEvent } from 'react'

const paths = ['/recharges', '/recharges/pay', '/subscription']
const storageKey = 'pay-again'

/**
 * Whether this document may load the gateway's script. Only pages where payments happen know its hosts
 * in their content security policy; a visitor who came by a link within the site still has the policy
 * of the page they first loaded.
 */
export function canPayOnThisPage(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  if (!first) return true
  const { pathname } = new URL(first.name)
  return paths.includes(pathname.replace(/^\/hi(?=\/)/, '').replace(/\/$/, ''))
}

/** Loads the page anew, with its own policy, and goes on with the same payment there. */
export function payAfterReload(what: string): void {
  sessionStorage.setItem(storageKey, what)
  location.reload()
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

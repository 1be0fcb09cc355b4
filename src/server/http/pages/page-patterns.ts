import { pages } from '../../../web/app/pages.ts'
import type { Language } from '../../../words/say.ts'

const shapes = pages.map(({ path }) => ({
  pattern: `/${path}`,
  shape: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The row of pages.ts that an address is of, as a pattern; `/*` for all addresses that have none. */
export function pageOf(url: string): string {
  // The router's own way of asking for a page's data.
  const path = withoutLanguage(url.replace(/(?:^\/_root)?\.data(?=[?#]|$)/, ''))
  return shapes.find(({ shape }) => shape.test(path || '/'))?.pattern ?? '/*'
}

const paymentPages = new Map(pages.map(({ path, pays }) => [`/${path}`, pays]))

/** Whether payments happen on the page at this address. */
export function isPaymentPage(url: string): boolean {
  const pays = paymentPages.get(withoutLanguage(url))
  return pays === 'on-request' ? /[?&]pay=1(?:[&#]|$)/.test(url) : pays === true
}

/** The path of an address, without its language and a slash at its end. */
function withoutLanguage(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? ''
  return path.replace(/^\/hi(?=\/|$)/, '').replace(/\/$/, '')
}

/** The language that an address speaks. */
export function pageLanguage(url: string): Language {
  return /^\/hi(?:[/.?]|$)|^\/forum\/learn-more-hindi/.test(url) ? 'hi' : 'en'
}

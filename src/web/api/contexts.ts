import { createContext } from 'react-router'

/**
 * What the server hands to the pages with each request.
 *
 * A context is found by identity, and these modules exist more than once: in the built server bundle,
 * and in development in Vite's own module graph. So the server never imports this file. It takes the
 * keys from the build that it is about to call, where `entry.server.tsx` exports them as `contexts`:
 *
 *   const build = await import('…/build/server/index.js')            // or, in development:
 *   const build = await vite.ssrLoadModule('virtual:react-router/server-build')
 *   const { contexts } = build.entry.module
 *   const context = new RouterContextProvider()                       // from 'react-router'
 *   context.set(contexts.nonceContext, nonce)
 *   context.set(contexts.apiContext, (name, input, options) => …)
 *   context.set(contexts.originContext, 'https://…')
 *   await createRequestHandler(build)(request, context)
 */

/** The nonce of this response's content security policy: every script we render carries it. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Makes a call of the contract in place, as the visitor of this request; `api/client.ts` types it. */
export type InProcessApiCall = (
  name: string,
  input: unknown,
  options?: { idempotencyKey?: string },
) => Promise<{
  /** The HTTP status the call would have by its own route. */
  status: number
  body: unknown
}>
export const apiContext = createContext<InProcessApiCall | undefined>(undefined)

/** Seals what a page leaves with the browser in a cookie, so that nobody reads or changes it there. */
export interface CookieSeal {
  seal(text: string): string
  /** Null where it was not sealed here. */
  unseal(sealed: string): string | null
}
export const sealContext = createContext<CookieSeal | undefined>(undefined)

/** Scheme and host that canonical addresses are made with (PUBLIC_URL), without a slash at the end. */
export const originContext = createContext<string | undefined>(undefined)

/** Where a fault of a page is reported, so that it reaches the server's log with its request id. */
export const reportErrorContext = createContext<((fault: unknown) => void) | undefined>(undefined)

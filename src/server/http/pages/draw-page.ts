import { randomBytes } from 'node:crypto'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppContext } from '../../core/context.ts'
import { cookieSealOf } from './cookie-seal.ts'
import { handlerOf } from './page-handler.ts'

type Contexts = typeof import('../../../web/api/contexts.ts')
type InProcessApiCall = import('../../../web/api/contexts.ts').InProcessApiCall

/** What a page is drawn with, beside who asks. */
export interface Asking {
  context: AppContext
  build: ServerBuild
  isDevelopment: boolean
  /** Scheme and host that links are made with. */
  origin: string
  /** The whole address, as it was asked for. */
  address: string
}

/** Draws a page; what it calls in place is answered by `call`. */
export function drawPage(
  { context, build, isDevelopment, origin }: Asking,
  request: Request,
  { call, nonce, requestId }: { call: InProcessApiCall; nonce: string; requestId: string },
): Promise<Response> {
  const module = build as ServerBuild & { entry: { module: { contexts: Contexts } } }
  const { contexts } = module.entry.module
  const routerContext = new RouterContextProvider()
  routerContext.set(contexts.nonceContext, nonce)
  routerContext.set(contexts.originContext, origin)
  routerContext.set(contexts.sealContext, cookieSealOf(context.config))
  routerContext.set(contexts.apiContext, call)
  routerContext.set(contexts.reportErrorContext, (error) => {
    // A form sent to a page that takes none, and the like: the caller's mistake.
    if (Number((error as { status?: unknown } | null)?.status) < 500) return
    context.log.error({ err: error, requestId }, 'page fault')
  })
  return handlerOf(module, isDevelopment, request.url)(request, routerContext)
}

/** A nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { faultContext, nonceContext } from './contexts.ts'

export * as contexts from './contexts.ts'

/** How long a deferred part of a page may take before it is given up, in milliseconds. */
export const streamTimeout = 5_000

/** Loaders' and actions' faults go where the server's go; a visitor who left is no fault. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (!request.signal.aborted) context.get(faultContext)?.(fault)
}

/**
 * Renders a page. People get the shell at once and the rest as it comes; crawlers get it whole.
 * Nothing here may be kept by a shared cache, since the header differs with who is signed in.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)
  const forCrawler = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let shellSent = false
    let finalStatus = status
    const send = () => {
      shellSent = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      pipe(body)
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
      )
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [forCrawler ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500
          // What breaks before the shell reaches the server through `reject`.
          if (shellSent) context.get(faultContext)?.(error)
        },
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
  })
}

import { PassThrough } from 'node:stream'
import { createGzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { reportErrorContext, nonceContext } from './api/contexts.ts'

export * as contexts from './api/contexts.ts'

/** How long a deferred part of a page may take before it is given up, in milliseconds. */
export const streamTimeout = 5_000

/** Loaders' and actions' faults go where the server's go; a visitor who left is no fault. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)?.(fault)
}

/**
 * Renders a page. People get the shell at once and the rest as it comes; crawlers get it whole.
 * It leaves packed by gzip where that is understood: a page is a fifth of its size then.
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
  headers.append('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })

  const isGzipped = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  if (isGzipped) headers.set('Content-Encoding', 'gzip')
  const nonce = context.get(nonceContext)
  const forCrawler = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let shellSent = false
    let finalStatus = status
    const send = () => {
      shellSent = true
      // React flushes the stream after each part, and gzip passes the flush on: nothing waits in it.
      const body = isGzipped ? createGzip({ level: 5 }) : new PassThrough()
      body.on('close', () => clearTimeout(timer))
      pipe(body)
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
      )
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Nothing that is ready is sent out of its place: it would need the script to get there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [forCrawler ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500
          // What breaks before the shell reaches the server through `reject`.
          if (shellSent) context.get(reportErrorContext)?.(error)
        },
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
  })
}

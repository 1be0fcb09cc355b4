import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { cpuSeconds, root } from './serve.ts'

const requests = 300

/** What a request of the home page costs the server against the bare render of the same tree. */
export async function compareCpu(base: string, serverPid: number): Promise<void> {
  for (let i = 0; i < 50; i++) await (await fetch(base)).text() // warm
  const from = cpuSeconds(serverPid)
  for (let i = 0; i < requests; i++) await (await fetch(base)).text()
  const servedMilliseconds = ((cpuSeconds(serverPid) - from) / requests) * 1000
  const floor = await bareRender(base)
  console.log(
    `home: ${servedMilliseconds.toFixed(2)} ms server CPU a request, bare renderToPipeableStream of the same tree ${floor.toFixed(2)} ms: ${(servedMilliseconds / floor).toFixed(1)} × (bar 5)`,
  )
}

/** Milliseconds of CPU for the same tree by React alone, its data already there. */
async function bareRender(base: string): Promise<number> {
  const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild
  let capturedEntry: EntryContext | undefined
  const capturing = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (_request: Request, _status: number, _headers: Headers, entry: EntryContext) => {
          capturedEntry = entry
          return new Response('')
        },
      },
    },
  } as unknown as ServerBuild
  const context = new RouterContextProvider()
  const { contexts } = build.entry.module as unknown as {
    contexts: typeof import('../../src/web/api/contexts.ts')
  }
  context.set(contexts.nonceContext, 'bench')
  context.set(contexts.originContext, new URL(base).origin)
  context.set(contexts.reportErrorContext, (fault) => console.error(fault))
  context.set(contexts.apiContext, async (name) => {
    const answer = await fetch(`${base}/apis/${name}.php`)
    return answer.json()
  })
  await createRequestHandler(capturing, 'production')(new Request(base), context)
  const entry = capturedEntry
  if (!entry) throw new Error('The page gave no tree.')
  // The stream that carries the data to the browser can be read once only; the tree needs none.
  const tree = { ...entry, serverHandoffStream: undefined }
  const render = () =>
    new Promise<void>((done, reject) => {
      const { pipe } = renderToPipeableStream(
        createElement(ServerRouter, { context: tree, url: base }),
        {
          onShellReady: () =>
            pipe(
              new Writable({
                write: (_chunk, _encoding, next) => next(),
                final: (next) => (next(), done()),
              }),
            ),
          onShellError: reject,
          onError: () => undefined,
        },
      )
    })
  for (let i = 0; i < 50; i++) await render()
  const from = process.cpuUsage()
  for (let i = 0; i < requests; i++) await render()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000 / requests
}

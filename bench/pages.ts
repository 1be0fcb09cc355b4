/**
 * The home page: what a phone loads, what a request costs the server against the bare render of the
 * same tree, and Lighthouse beside a page without any script. Prints ratios; asserts nothing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { coldKundli } from './cold-kundli.ts'

const root = join(import.meta.dirname, '..')
const requests = 300

const server = await startServer()
const { url, pid } = server
try {
  await weigh(url)
  await compareCpu(url, pid)
  await coldKundli(url, () => cpuSeconds(pid))
  lighthouse('home', url)
  const control = await serveControl(url)
  lighthouse('control (the same page, no script)', control.url)
  control.close()
} finally {
  await server.stop()
}

/** JavaScript of the first load: the modules that the page itself names. */
async function weigh(base: string): Promise<void> {
  const html = await (await fetch(base)).text()
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))
  let bytes = 0
  for (const file of files)
    bytes += gzipSync(readFileSync(join(root, 'build/client', file)), { level: 9 }).length
  const page = gzipSync(html, { level: 9 }).length
  console.log(
    `home: ${(bytes / 1000).toFixed(1)} kB gz JavaScript in ${files.size} files (bar 130), HTML ${(page / 1000).toFixed(1)} kB gz`,
  )
}

async function compareCpu(base: string, serverPid: number): Promise<void> {
  for (let i = 0; i < 50; i++) await (await fetch(base)).text() // warm
  const from = cpuSeconds(serverPid)
  for (let i = 0; i < requests; i++) await (await fetch(base)).text()
  const served = ((cpuSeconds(serverPid) - from) / requests) * 1000
  const floor = await bareRender(base)
  console.log(
    `home: ${served.toFixed(2)} ms server CPU a request, bare renderToPipeableStream of the same tree ${floor.toFixed(2)} ms: ${(served / floor).toFixed(1)} × (bar 5)`,
  )
}

/** Milliseconds of CPU for the same tree by React alone, its data already there. */
async function bareRender(base: string): Promise<number> {
  const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild
  let captured: EntryContext | undefined
  const capturing = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (_request: Request, _status: number, _headers: Headers, entry: EntryContext) => {
          captured = entry
          return new Response('')
        },
      },
    },
  } as unknown as ServerBuild
  const context = new RouterContextProvider()
  const { contexts } = build.entry.module as unknown as {
    contexts: typeof import('../src/web/contexts.ts')
  }
  context.set(contexts.nonceContext, 'bench')
  context.set(contexts.originContext, new URL(base).origin)
  context.set(contexts.faultContext, (fault) => console.error(fault))
  context.set(contexts.askContext, async (name) => {
    const answer = await fetch(`${base}/apis/${name}.php`)
    return answer.json()
  })
  await createRequestHandler(capturing, 'production')(new Request(base), context)
  const entry = captured
  if (!entry) throw new Error('The page gave no tree.')
  // The stream that carries the data to the browser can be read once only; the tree needs none.
  const tree = { ...entry, serverHandoffStream: undefined }
  const render = () =>
    new Promise<void>((done, failed) => {
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
          onShellError: failed,
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

/** User and system time of a process, seconds, from /proc (100 ticks a second). */
function cpuSeconds(of: number): number {
  const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function lighthouse(name: string, address: string): void {
  const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  if (!chrome) return console.log('lighthouse: no browser here')
  const args = [
    join(root, 'node_modules/lighthouse/cli/index.js'),
    ...[
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync',
  ]
  const ran = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64e6,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chrome },
  })
  if (ran.status !== 0)
    return console.log(`lighthouse ${name}: did not run (${ran.stderr.slice(0, 200)})`)
  const report = JSON.parse(ran.stdout) as {
    categories: Record<string, { score: number }>
    audits: Record<string, { numericValue?: number }>
  }
  const scores = Object.values(report.categories).map(({ score }) => Math.round(score * 100))
  const lcp = (report.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000
  const cls = report.audits['cumulative-layout-shift']?.numericValue ?? 0
  console.log(
    `lighthouse mobile, ${name}: ${scores.join(' / ')} (bar 95), LCP ${lcp.toFixed(2)} s, CLS ${cls.toFixed(3)}`,
  )
}

/** The page as it came, without its scripts, from a bare server. */
async function serveControl(base: string) {
  const html = (await (await fetch(base)).text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  const server = createServer((request, response) => {
    if (request.url === '/')
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
    void fetch(base + request.url).then(async (file) => {
      response.setHeader('Content-Type', file.headers.get('content-type') ?? 'text/plain')
      response.statusCode = file.status
      response.end(Buffer.from(await file.arrayBuffer()))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}

async function startServer() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((listening, failed) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const found = /listening at (http:\/\/[\d.:]+)/.exec(chunk.toString())
      if (found?.[1]) listening(found[1])
    })
    server.once('exit', () => failed(new Error('The server did not start.')))
  })
  return {
    url: address,
    pid: server.pid as number,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((gone) => server.once('exit', gone))
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { leaveBrowser, openBrowser, visit, type Visit } from './browser.ts'
import { endServer, forgetLimits, startNewServer, type RunningServer } from './server.ts'

/** A server, a browser, and what must never be read in the server's log. */
export interface Story {
  server: RunningServer
  browser: Browser
  /** Typed or handed out in this story: mobiles, codes, names, places, questions. */
  secrets: Set<string>
  /** A new person at the door, on a phone of 360 px unless told. */
  visitor(options?: BrowserContextOptions): Promise<Visit>
  /** A mobile number of nobody: ten digits. */
  mobile(): string
  /** OPS-06: the log tells nobody's secrets. Then everything is shut. */
  end(): Promise<void>
}

/** The server of this worker's stories, unless one needs its own. */
let shared: RunningServer | undefined

/** A story on the server that all of a worker share: one person more in a service that has others. */
export async function openStory(): Promise<Story> {
  const [server, browser] = await Promise.all([sharedServer(), openBrowser()])
  // The people of all stories have one address between them, and would use up what it may do.
  await forgetLimits(server)
  const from = server.lines.length
  return tell(server, browser, (secrets) => {
    expectSilent(server.lines.slice(from), secrets)
    return Promise.resolve()
  })
}

/** A story on a server of its own: with these settings, or because it counts what everybody did. */
export async function openOwnStory(
  env: Record<string, string> = {},
  start = startNewServer,
): Promise<Story> {
  const [server, browser] = await Promise.all([
    start({ LOG_LEVEL: 'debug', ...env }),
    openBrowser(),
  ])
  return tell(server, browser, async (secrets) => {
    await endServer(server)
    expectSilent(server.lines, secrets)
  })
}

async function sharedServer(): Promise<RunningServer> {
  if (shared && shared.process.exitCode === null && shared.process.signalCode === null)
    return shared
  const server = await startNewServer({ LOG_LEVEL: 'debug' })
  // How a worker is ended; without this the browser's handler would keep it from ending.
  process.once('SIGTERM', () => process.exit())
  process.once('exit', () => {
    server.process.kill()
    rmSync(server.dataDirectory, { recursive: true, force: true })
  })
  shared = server
  return server
}

/** Where the next number starts; a worker gives none twice. */
let nextNumber = randomInt(100_000)

function tell(
  server: RunningServer,
  browser: Browser,
  endServing: (secrets: Set<string>) => Promise<void>,
): Story {
  const secrets = new Set<string>()
  return {
    server,
    browser,
    secrets,
    visitor: (options) => visit(browser, options),
    mobile() {
      const number = `60000${String(nextNumber++ % 100_000).padStart(5, '0')}`
      secrets.add(number)
      return number
    },
    async end() {
      await leaveBrowser(browser)
      await endServing(secrets)
    },
  }
}

const requestId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** OPS-06: no mobile, code, token, name, place or question stands in these lines. */
export function expectSilent(lines: string[], secrets: Iterable<string>): void {
  // The ids of requests are random: now and then one holds the six figures of a code.
  const told = lines.map((line) => line.replaceAll(requestId, ''))
  const log = told.join('\n')
  expect(log).toContain('"route"')
  for (const secret of secrets)
    if (log.includes(secret)) throw new Error(`The log tells a secret: ${lineWith(told, secret)}`)
  for (const shape of [/\b91[6-9]\d{9}\b/, /\beyJ[\w-]+\./, /(?:[?&]|")(?:lat|pob|bid|token)=/]) {
    const line = told.find((each) => shape.test(each))
    if (line) throw new Error(`The log tells what looks like ${String(shape)}: ${line}`)
  }
}

function lineWith(lines: string[], text: string): string {
  return lines.find((line) => line.includes(text)) ?? text
}

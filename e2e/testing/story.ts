import { randomInt } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { openBrowser, visit, type Visit } from './browser.ts'
import { endServer, startServer, type RunningServer } from './server.ts'

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

export async function openStory(env: Record<string, string> = {}): Promise<Story> {
  const [server, browser] = await Promise.all([
    startServer({ LOG_LEVEL: 'debug', ...env }),
    openBrowser(),
  ])
  const secrets = new Set<string>()
  return {
    server,
    browser,
    secrets,
    visitor: (options) => visit(browser, options),
    mobile() {
      const number = `60000${String(randomInt(100_000)).padStart(5, '0')}`
      secrets.add(number)
      return number
    },
    async end() {
      await browser.close()
      await endServer(server)
      expectSilent(server.lines, secrets)
    },
  }
}

/** OPS-06: no mobile, code, token, name, place or question stands in these lines. */
export function expectSilent(lines: string[], secrets: Iterable<string>): void {
  const log = lines.join('\n')
  expect(log).toContain('"route"')
  for (const secret of secrets)
    if (log.includes(secret)) throw new Error(`The log tells a secret: ${lineWith(lines, secret)}`)
  // A request's id may end in twelve figures: those are nobody's number.
  for (const shape of [
    /(?<![\da-f]{4}-)\b91[6-9]\d{9}\b/,
    /\beyJ[\w-]+\./,
    /(?:[?&]|")(?:lat|pob|bid|token)=/,
  ]) {
    const told = lines.find((line) => shape.test(line))
    if (told) throw new Error(`The log tells what looks like ${String(shape)}: ${told}`)
  }
}

function lineWith(lines: string[], text: string): string {
  return lines.find((line) => line.includes(text)) ?? text
}

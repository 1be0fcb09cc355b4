import type { FastifyServerOptions } from 'fastify'
import { destination } from 'pino'

/**
 * Lines leave together: one write to the system for each costs a tenth of a short request. What waits is
 * written at the end of the process too; a killed one loses a quarter of a second. No write is longer than what
 * a pipe takes whole, so that the lines of several processes stay whole in one.
 */
const together = { minLength: 2_000, maxWrite: 4_096, periodicFlush: 250, sync: false }

/**
 * The log's settings: JSON lines, each request one line with its id, method, route pattern, status
 * and time. What people send or are never comes near it: no query, body, header or address, and
 * from an error only its kind, place and a message without digits or quoted values.
 */
export function logSettings(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    stream: stream ?? destination({ dest: process.stdout.fd, ...together }),
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    serializers: { err: plainError, req: () => ({}), res: ({ statusCode }) => ({ statusCode }) },
  } satisfies FastifyServerOptions['logger']
}

function plainError(error: Error & { code?: string }) {
  const { name, message, code, stack } = error
  // A message may have lines that look like places.
  const places = (stack ?? '')
    .replace(message ?? '', () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    code,
    message: scrub(message ?? ''),
    stack: places.slice(0, 12).join('\n'),
  }
}

/** Takes out whatever could be a mobile, a code, a token or typed text. */
export function scrub(message: string): string {
  return message
    .slice(0, 500)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/\b[\w-]{24,}\b/g, '…')
    .replace(/\d{4,}/g, '…')
}

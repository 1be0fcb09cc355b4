import { openSync, writeSync } from 'node:fs'
import type { Caller } from '../caller.ts'
import { ConfigError, type Config } from '../settings/config.ts'
import { keyedHash } from '../keyed-hash.ts'
import type { Metrics } from '../metrics.ts'

/** What is worth an alarm when it comes often, or at all. */
export const securityEvents = [
  'log-in',
  'log-out-everywhere',
  'code-refused',
  'code-confirmed',
  'session-refused',
  'access-refused',
  'rate-refused',
  'webhook-refused',
  'account-deleted',
  'role-changed',
  'ban-changed',
  'money-moved',
  'operator-act',
  'factor-wanted',
  'factor-set-up',
  'factor-given',
  'factor-refused',
  'factor-reset',
] as const
export type SecurityEventName = (typeof securityEvents)[number]

export interface SecurityEvent {
  event: SecurityEventName
  /** The user whose session or account it is: never written itself, only as a keyed hash. */
  uid?: string | null | undefined
  /** Who asked: written as the request's id and a keyed hash of the network. */
  caller?: Pick<Caller, 'requestId' | 'address'> | undefined
  /** Names and numbers of ours (a call, a purpose, a status): nothing that anybody typed, no id of a person. */
  detail?: Record<string, string | number | boolean>
}

/** Security events, apart from the log of the server: whoever may read that sees nothing of these, and alarms read these alone. */
export interface SecurityLog {
  /** Writes one line and counts it. Call it once what happened is committed. */
  record(event: SecurityEvent): void
}

declare module '../context.ts' {
  interface AppContext {
    securityLog: SecurityLog
  }
}

/** Lines go to the file of SECURITY_LOG, to be rotated from outside; without one to `fallback`, marked `"log":"security"`. */
export function openSecurityLog(parts: {
  config: Config
  metrics: Metrics
  fallback: (line: string) => void
  clock: () => Date
  onError: (error: unknown) => void
}): SecurityLog {
  const { config, metrics, fallback, clock, onError } = parts
  const write = lineWriter(config.securityLog, fallback, onError)
  for (const event of securityEvents) metrics.securityEvents.inc({ event }, 0)
  return {
    record({ event, uid, caller, detail }) {
      metrics.securityEvents.inc({ event })
      const line = {
        log: 'security',
        at: clock().toISOString(),
        event,
        ...(caller && { requestId: caller.requestId, from: pseudonym(config, caller.address) }),
        ...(uid && { user: pseudonym(config, uid) }),
        ...detail,
      }
      write(`${JSON.stringify(line)}\n`)
    },
  }
}

function lineWriter(
  path: string | null,
  fallback: (line: string) => void,
  onError: (error: unknown) => void,
): (line: string) => void {
  if (path === null) return fallback
  const file = openForAppending(path)
  return (line) => {
    try {
      writeSync(file, line)
    } catch (error) {
      onError(error)
      fallback(line)
    }
  }
}

function openForAppending(path: string): number {
  try {
    return openSync(path, 'a', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError([`SECURITY_LOG must be a file that can be written (${code}).`])
  }
}

/** The same for the same user or network, so that their events can be put together; not to be turned back without the key. */
function pseudonym(config: Config, text: string): string {
  return keyedHash(config, 'security log', text).slice(0, 16)
}

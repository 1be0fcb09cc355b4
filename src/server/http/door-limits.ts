import { LRUCache } from 'lru-cache'
import type { ApiName } from '../../contract/apis.ts'
import type { Caller } from '../core/caller.ts'
import type { Endpoint } from '../core/endpoint.ts'

declare module '../core/context.ts' {
  interface AppContext {
    doorLimits: DoorLimits
  }
}

const windowSeconds = 60
/** Askers that are remembered; the one longest not seen is forgotten first. */
const maxAskers = 50_000

/** In a minute, of one account or, of who is not signed in, one network (behind which many may be). */
const mostCalls = 900
const mostPages = 300
/** Of one call that changes something and has no limit of its own. */
const mostChanges = 120

/**
 * What one asker may ask of this process in a minute, whatever it is: the bounds of calls stand with the
 * calls (`limits`) and in the database, these stand before all of it and cost nothing. Asked from this
 * very machine nothing is counted: there is no other asker to be protected, or a proxy that is not known
 * as one (TRUST_PROXY), behind which everybody would be one.
 */
export class DoorLimits {
  readonly #counts = new LRUCache<string, number>({
    max: maxAskers,
    ttl: windowSeconds * 1000,
    // A window begins with its first asking; counting on does not move its end.
    noUpdateTTL: true,
  })

  /** @returns seconds to wait; 0 for a call that may go on. */
  takeCall(caller: Caller, endpoint: Endpoint<ApiName>): number {
    const asker = askerOf(caller)
    if (!asker) return 0
    const changes = endpoint.kind !== 'read' && !endpoint.limits
    return Math.max(
      this.#take(`call ${asker}`, mostCalls),
      changes ? this.#take(`${endpoint.name} ${asker}`, mostChanges) : 0,
    )
  }

  /** The same for a page that is drawn, or a form that is sent to one. */
  takePage(caller: Caller): number {
    const asker = askerOf(caller)
    return asker ? this.#take(`page ${asker}`, mostPages) : 0
  }

  #take(key: string, most: number): number {
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count <= most) return 0
    return Math.max(1, Math.ceil(this.#counts.getRemainingTTL(key) / 1000))
  }
}

/** null for this machine itself. */
function askerOf({ session, address }: Caller): string | null {
  // The first 64 bits of ::1 are nothing but zeros.
  if (/^127\.|^0:0:0:0$/.test(address)) return null
  return session?.uid ?? address
}

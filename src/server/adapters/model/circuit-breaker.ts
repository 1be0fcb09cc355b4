/** Keeps us from asking, again and again, someone who cannot answer. */
export interface CircuitBreaker {
  /** Whether to ask at all. While open, one probe is let through each time the rest is over. */
  ready(): boolean
  recordSuccess(): void
  recordFailure(): void
}

export interface BreakerSettings {
  /** Failures in a row that open it. */
  failures: number
  /** How long it then rests, in milliseconds. */
  restMs: number
  /** Milliseconds, monotonic. */
  now: () => number
}

export const defaultBreakerSettings: BreakerSettings = {
  failures: 5,
  restMs: 30_000,
  now: () => performance.now(),
}

export function circuitBreaker(settings: BreakerSettings = defaultBreakerSettings): CircuitBreaker {
  let failuresInARow = 0
  let askAgainAt = 0
  return {
    ready() {
      if (failuresInARow < settings.failures) return true
      if (settings.now() < askAgainAt) return false
      // The one who got this yes is the probe; the next waits for its outcome or another rest.
      askAgainAt = settings.now() + settings.restMs
      return true
    },
    recordSuccess() {
      failuresInARow = 0
    },
    recordFailure() {
      failuresInARow += 1
      if (failuresInARow >= settings.failures) askAgainAt = settings.now() + settings.restMs
    },
  }
}

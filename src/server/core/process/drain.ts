import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

declare module '../context.ts' {
  interface AppContext {
    drain: Drain
  }
}

const lookMilliseconds = 50

/** How a server ends unnoticed: who asks /readyz hears of it first, and open answers are read to their end. */
export class Drain {
  readonly #streams = new Set<ServerResponse>()
  #hasBegun = false

  /** Whether nothing new should be sent to this process; what is sent all the same is served. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  begin(): void {
    this.#hasBegun = true
  }

  /** Counts an answer that somebody reads, until its connection is closed. */
  addStream(response: ServerResponse): void {
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
  }

  /** Waits until whoever takes what is written to them has all of it, or the signal is aborted. */
  async waitForReaders(signal: AbortSignal): Promise<void> {
    const isRead = (response: ServerResponse) => !response.writableNeedDrain
    while (!signal.aborted && [...this.#streams].some(isRead)) await pause(lookMilliseconds)
  }
}

/**
 * A prediction while this process writes it. Readers keep only how far they have read; one who comes
 * late starts at the start.
 */
export interface LivePrediction {
  readonly pid: string
  readonly uid: string
  text: string
  /** Written and stored, or given up. */
  ended: boolean
  nextChange: PromiseWithResolvers<void>
}

declare module '../core/context.ts' {
  interface AppContext {
    livePredictions: LivePredictions
  }
}

/** The predictions that this process is writing. */
export class LivePredictions {
  readonly #predictions = new Map<string, LivePrediction>()

  /** A prediction of this user's. */
  find(uid: string, pid: string): LivePrediction | undefined {
    const live = this.#predictions.get(pid)
    return live?.uid === uid ? live : undefined
  }

  begin({ pid, uid }: Pick<LivePrediction, 'pid' | 'uid'>): LivePrediction {
    const live = { pid, uid, text: '', ended: false, nextChange: Promise.withResolvers<void>() }
    this.#predictions.set(pid, live)
    return live
  }

  add(live: LivePrediction, text: string): void {
    live.text += text
    wake(live)
  }

  finish(live: LivePrediction): void {
    live.ended = true
    this.#predictions.delete(live.pid)
    wake(live)
  }
}

function wake(live: LivePrediction): void {
  const { resolve } = live.nextChange
  live.nextChange = Promise.withResolvers()
  resolve()
}

/** A sum that the server wants worked out before it sends one more code. */
export interface Challenge {
  challenge: string
  bits: number
  parts: number
}

const listeners = new Set<() => void>()
let running = 0

/** Whether a sum is being worked out now: for `useSyncExternalStore`. */
export const solving = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isRunning: () => running > 0,
}

function count(change: 1 | -1): void {
  running += change
  for (const listener of listeners) listener()
}

/**
 * Works a proof out in a worker: about a second, some seconds on a slow phone.
 *
 * @throws Error where the browser has no workers.
 */
export async function solveInWorker({ challenge, bits, parts }: Challenge): Promise<string> {
  const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' })
  count(1)
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The proof of work broke off.')))
      worker.postMessage({ challenge, bits, parts })
    })
  } finally {
    worker.terminate()
    count(-1)
  }
}

import type { AppContext } from './context.ts'

/** What a job may know of its turn. */
export interface JobTurn {
  isAtStart: boolean
  /** Aborted when the server ends: work that may take long is given up. */
  stopping: AbortSignal
}

export interface Job {
  name: string
  everySeconds: number
  /** Also begun when the server starts; nobody waits for it. */
  atStart?: true
  run(context: AppContext, turn?: JobTurn): Promise<unknown>
}

/**
 * Does each chore at its interval, never twice at once in this process; every chore is written so
 * that several processes may do it at once. A failing one is logged and tried at its next turn.
 *
 * @returns stops them and waits for the ones at work.
 */
export function startJobs(context: AppContext, chores: readonly Job[]): () => Promise<void> {
  const working = new Set<Promise<void>>()
  const busy = new Set<string>()
  const end = new AbortController()
  const begin = (chore: Job, isAtStart: boolean) => {
    if (busy.has(chore.name)) return
    busy.add(chore.name)
    const work: Promise<void> = chore
      .run(context, { isAtStart, stopping: end.signal })
      .then(() => undefined)
      .catch((error: unknown) =>
        context.log.error({ err: error, chore: chore.name }, 'chore failed'),
      )
      .finally(() => {
        busy.delete(chore.name)
        working.delete(work)
      })
    working.add(work)
  }
  for (const chore of chores) if (chore.atStart) begin(chore, true)
  const timers = chores.map((chore) =>
    setInterval(() => begin(chore, false), chore.everySeconds * 1000),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    end.abort()
    await Promise.all(working)
  }
}

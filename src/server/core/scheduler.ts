import type { AppContext } from './context.ts'

export interface Job {
  name: string
  everySeconds: number
  /** Also done once before the first request is taken. */
  atStart?: true
  run(context: AppContext): Promise<unknown>
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
  const timers = chores.map((chore) =>
    setInterval(() => {
      if (busy.has(chore.name)) return
      busy.add(chore.name)
      const work: Promise<void> = chore
        .run(context)
        .then(() => undefined)
        .catch((error: unknown) =>
          context.log.error({ err: error, chore: chore.name }, 'chore failed'),
        )
        .finally(() => {
          busy.delete(chore.name)
          working.delete(work)
        })
      working.add(work)
    }, chore.everySeconds * 1000),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(working)
  }
}

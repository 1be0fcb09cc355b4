import type { AppContext } from './context.ts'
import {
  boundOf,
  claimJobs,
  endJob,
  giveUpJob,
  listJobs,
  recordRuns,
  renewHolds,
  type JobEnd,
} from './job-store.ts'

/** What a job may know of its turn. */
export interface JobTurn {
  isAtStart: boolean
  /** Aborted when the server ends, the bound is over or another process has taken the job over. */
  stopping: AbortSignal
}

export interface Job {
  name: string
  everySeconds: number
  /** How long a run may take, 60 unless it is said; then it is told to stop, and is anybody's again. */
  boundSeconds?: number
  /** Also done when a server starts; nobody waits for it. */
  atStart?: true
  /**
   * Done by each process for itself, without a hold: a queue whose rows are shared out by `skip locked`, and
   * which must not wait for a process that has died.
   */
  inEveryProcess?: true
  run(context: AppContext, turn?: JobTurn): Promise<unknown>
}

const renewMilliseconds = 10_000
/** How often it is looked for what is due: five times in the shortest period, within these. */
const [shortestLookMs, longestLookMs] = [500, 5_000]
/** What every process does for itself is noted no oftener. */
const noteMilliseconds = 15_000

/**
 * Does each job at its period once among all processes on the database: who finds it due first holds it
 * while it runs (job-store.ts). Should a hold be lost, two may be at the same job for a while; so every job
 * is written to be safe then. A failing one is logged and tried at its next turn.
 *
 * @returns stops them and waits for the ones at work.
 */
export function startJobs(context: AppContext, jobs: readonly Job[]): () => Promise<void> {
  const { db } = context.database
  const shared = jobs.filter(({ inEveryProcess }) => !inEveryProcess)
  const own = jobs.filter(({ inEveryProcess }) => inEveryProcess)
  const runner = new JobRunner(context)
  let isListed = false
  let isAtStart = true
  const look = async () => {
    if (!isListed) await listJobs(db, jobs, context.database.embedded)
    isListed = true
    const free = shared.filter(({ name }) => !runner.isRunning(name))
    const names = free.map(({ name }) => name)
    const claimed = names.length ? await claimJobs(db, { holder: runner.holder, names }) : []
    for (const job of free) if (claimed.includes(job.name)) runner.runHeld(job, isAtStart)
    isAtStart = false
  }
  let isLooking = false
  const lookAgain = () => {
    if (isLooking) return
    isLooking = true
    runner.guard(look().finally(() => (isLooking = false)))
  }
  const shortest = Math.min(...shared.map(({ everySeconds }) => everySeconds))
  const timers = [
    setInterval(lookAgain, Math.min(longestLookMs, Math.max(shortestLookMs, shortest * 200))),
    setInterval(() => runner.guard(runner.renew()), renewMilliseconds),
    ...own.map((job) => setInterval(() => runner.runOwn(job, false), job.everySeconds * 1000)),
  ]
  lookAgain()
  for (const job of own) if (job.atStart) runner.runOwn(job, true)
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await runner.stop()
  }
}

const logFailure =
  (context: AppContext, job?: string) =>
  (error: unknown): void =>
    context.log.error({ err: error, job }, job ? 'job failed' : 'the jobs could not be looked up')

/** A run of a job in this process. */
interface Run {
  end: AbortController
  /** Whether it is done under a hold that wants to be renewed. */
  isHeld: boolean
}

/** The jobs that this process is at. */
class JobRunner {
  readonly holder = crypto.randomUUID()
  readonly #context: AppContext
  readonly #ending = new AbortController()
  readonly #runs = new Map<string, Run>()
  readonly #work = new Set<Promise<void>>()
  readonly #notes = new Map<string, { at: number; runs: number; failures: number }>()

  constructor(context: AppContext) {
    this.#context = context
  }

  isRunning(name: string): boolean {
    return this.#runs.has(name)
  }

  /** Sees to it that work is waited for at the end, and that what goes wrong with it is logged. */
  guard(work: Promise<unknown>): void {
    const guarded: Promise<void> = work
      .then(() => undefined, logFailure(this.#context))
      .finally(() => this.#work.delete(guarded))
    this.#work.add(guarded)
  }

  /** Runs a job that this process has just claimed. */
  runHeld(job: Job, isAtStart: boolean): void {
    const { db } = this.#context.database
    const claim = { holder: this.holder, name: job.name }
    const letGo = (end: JobEnd) =>
      this.#ending.signal.aborted ? giveUpJob(db, claim) : endJob(db, { ...claim, ...end })
    this.guard(this.#run(job, { isAtStart, isHeld: true }).then(letGo))
  }

  /** Runs a job that is every process's own, unless it is still at it. */
  runOwn(job: Job, isAtStart: boolean): void {
    if (this.isRunning(job.name)) return
    const run = this.#run(job, { isAtStart, isHeld: false })
    this.guard(run.then((end) => this.#note(job.name, end)))
  }

  /** Says that this process lives; a run whose job another has taken over is told to stop. */
  async renew(): Promise<void> {
    const heldRuns = [...this.#runs].filter(([, { isHeld }]) => isHeld)
    if (!heldRuns.length) return
    const names = heldRuns.map(([name]) => name)
    const renewed = await renewHolds(this.#context.database.db, { holder: this.holder, names })
    for (const [name, { end }] of heldRuns) if (!renewed.includes(name)) end.abort()
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    while (this.#work.size) await Promise.all(this.#work)
  }

  /** @returns how it ended: never throws. One that goes on after its bound is left to itself. */
  async #run(job: Job, { isAtStart, isHeld }: { isAtStart: boolean; isHeld: boolean }) {
    const began = performance.now()
    const run: Run = { end: new AbortController(), isHeld }
    this.#runs.set(job.name, run)
    const stopping = AbortSignal.any([run.end.signal, this.#ending.signal])
    const { promise: late, resolve } = Promise.withResolvers<'late'>()
    const bound = setTimeout(
      () => {
        run.isHeld = false
        run.end.abort()
        this.#context.log.error({ job: job.name }, 'job took longer than its bound')
        resolve('late')
      },
      boundOf(job) * 1000,
    )
    const work = job
      .run(this.#context, { isAtStart, stopping })
      .then(() => 'done' as const)
      .catch((error: unknown) => {
        logFailure(this.#context, job.name)(error)
        return 'failed' as const
      })
      .finally(() => this.#runs.delete(job.name))
    const outcome = await Promise.race([work, late])
    clearTimeout(bound)
    return { outcome, took: Math.round(performance.now() - began) } satisfies JobEnd
  }

  async #note(name: string, end: JobEnd): Promise<void> {
    const note = this.#notes.get(name) ?? { at: -Infinity, runs: 0, failures: 0 }
    this.#notes.set(name, note)
    note.runs++
    if (end.outcome !== 'done') note.failures++
    if (performance.now() - note.at < noteMilliseconds) return
    const { runs, failures } = note
    Object.assign(note, { at: performance.now(), runs: 0, failures: 0 })
    if (await recordRuns(this.#context.database.db, { name, ...end, runs, failures })) return
    // Its row was not listed yet: the next run is noted with these.
    Object.assign(note, {
      at: -Infinity,
      runs: note.runs + runs,
      failures: note.failures + failures,
    })
  }
}

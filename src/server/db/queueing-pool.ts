import pg from 'pg'

/** Says that no connection was to be had: the database is gone, or far too much is asked of it. */
export class NoConnection extends Error {
  constructor() {
    super('no connection to the database was to be had in time')
  }
}

/** Once in this time the queue is looked at. */
const lookMilliseconds = 250
/** So many looks without a connection for anybody: nobody is waited for any longer. */
const patienceLooks = 12
/** And so many are the most that anybody waits, however well it goes on. */
const longestLooks = 80

interface Asker {
  looks: number
  serve(): void
  refuse(error: Error): void
}

type Done = Parameters<pg.Pool['connect']>[0]

/**
 * A pool whose askers wait for as long as the queue moves: a crowd at the door is no reason to tell
 * anybody that the database is gone. Where nobody has got a connection for three seconds, those who
 * have waited so long are told. It counts looks, not the clock: a process that stood still for four
 * seconds has not yet heard what the database said meanwhile.
 */
export class QueueingPool extends pg.Pool {
  readonly #queue: Asker[] = []
  /** Connections that are used or being opened. */
  #taken = 0
  /** Looks since somebody got a connection or gave one back. */
  #quietLooks = 0
  #looking: NodeJS.Timeout | undefined

  /** @param config without `connectionTimeoutMillis`, which would count the wait for one's turn as well. */
  constructor(config: Omit<pg.PoolConfig, 'connectionTimeoutMillis'> & { max: number }) {
    super(config)
    // Typed as a property, made as an accessor: its queue is not used, ours is.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#queue.length })
    this.on('release', () => {
      this.#quietLooks = 0
      this.#giveBack()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    const client = this.#connect()
    if (!done) return client
    client.then(
      (found) => done(undefined, found, found.release),
      (error: Error) => done(error, undefined, () => undefined),
    )
  }

  override end(): Promise<void>
  override end(done: () => void): void
  override end(done?: () => void): Promise<void> | void {
    for (const asker of this.#queue.splice(0)) asker.refuse(new NoConnection())
    return done ? super.end(done) : super.end()
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#queue.length || this.#taken >= this.options.max) await this.#turn()
    else this.#taken++
    for (;;) {
      try {
        const client = await super.connect()
        this.#quietLooks = 0
        return client
      } catch (error) {
        // A server that has no room for more of us still serves by the connections that we have.
        if (!isFull(error) || this.#taken <= 1) {
          this.#giveBack()
          throw error
        }
        this.#taken--
        await this.#turn()
      }
    }
  }

  /** Waits for one's turn, which comes with the right to a connection. */
  #turn(): Promise<void> {
    const { promise, resolve: serve, reject: refuse } = Promise.withResolvers<void>()
    if (!this.#queue.length) this.#quietLooks = 0
    this.#queue.push({ looks: 0, serve, refuse })
    this.#looking ??= setInterval(() => this.#look(), lookMilliseconds).unref()
    return promise
  }

  /** One connection fewer is taken: the next in the queue may have it. */
  #giveBack(): void {
    const next = this.#queue.shift()
    if (next) next.serve()
    else this.#taken--
  }

  #look(): void {
    this.#quietLooks++
    const isStill = this.#quietLooks >= patienceLooks
    for (const asker of this.#queue) asker.looks++
    // The first has waited longest.
    while ((this.#queue[0]?.looks ?? 0) >= (isStill ? patienceLooks : longestLooks))
      this.#queue.shift()?.refuse(new NoConnection())
    if (this.#queue.length) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }
}

function isFull(error: unknown): boolean {
  return (error as { code?: string }).code === '53300'
}

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SlowRelay {
  /** The same database, by way of the relay. */
  url: string
  /** How long whatever is said to the database is held back from now on. */
  delayMilliseconds: number
  close(): void
}

/** Stands between a server and the PostgreSQL at a socket's address, and can make it a slow one. */
export async function slowRelay(databaseUrl: string): Promise<SlowRelay> {
  const url = new URL(databaseUrl)
  const target = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const directory = mkdtempSync(join(tmpdir(), 'drishti-relay-'))
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
    far.pipe(near)
    let last = Promise.resolve()
    near.on('data', (chunk) => {
      const wait = relay.delayMilliseconds
      // In the order in which it was said, whatever the delay was then.
      last = last.then(async () => {
        if (wait) await new Promise((later) => setTimeout(later, wait))
        if (!far.destroyed) far.write(chunk)
      })
    })
  })
  await new Promise<void>((done) => server.listen(join(directory, '.s.PGSQL.5432'), done))
  url.searchParams.set('host', directory)
  const relay: SlowRelay = {
    url: url.href,
    delayMilliseconds: 0,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return relay
}

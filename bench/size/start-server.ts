import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

export interface StartedServer {
  address: string
  pid: number
  /** Seconds until the port answered. */
  open: number
  /** Seconds until the ledger was proven behind it. */
  proven: number
  end(): Promise<void>
}

/** Starts a server and waits until its port answers and its ledger is proven. */
export async function startServer(
  url: string,
  dataDirectory: string,
  env: Record<string, string> = {},
): Promise<StartedServer> {
  const began = performance.now()
  const server = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' },
      ...{ DATABASE_URL: url, DATA_DIR: dataDirectory },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seconds = () => (performance.now() - began) / 1000
  const moments: { address?: string; open?: number; proven?: number } = {}
  const lines = createInterface({ input: server.stdout })
  const exited = new Promise<number | null>((done) => server.once('exit', done))
  for await (const line of lines) {
    const address = /listening at (http:\/\/[\d.:]+)/.exec(line)?.[1]
    if (address && (await fetch(`${address}/readyz`)).ok) {
      moments.address = address
      moments.open = seconds()
    }
    if (line.includes('the ledger holds')) moments.proven = seconds()
    if (moments.open && moments.proven) break
  }
  // Whoever writes must be read.
  server.stdout.resume()
  const { address, open, proven } = moments
  if (!address || !open || !proven || server.pid === undefined)
    throw new Error(`The server ended (${await exited}).`)
  return {
    ...{ address, open, proven, pid: server.pid },
    async end() {
      server.kill('SIGTERM')
      await exited
    },
  }
}

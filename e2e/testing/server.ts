import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningServer {
  url: string
  dataDirectory: string
  /** Every line of its log. */
  lines: string[]
  process: ChildProcess
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL: what a crash looks like. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** The whole server as `npm start` runs it, on a free port and a data directory of its own. */
export async function startServer(
  env: Record<string, string> = {},
  dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-story-')),
): Promise<RunningServer> {
  const lines: string[] = []
  const child = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exitCode = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const url = await new Promise<string>((listening, reject) => {
    const read = (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean))
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(chunk.toString())
      if (found?.[1]) listening(found[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exitCode.then((code) =>
      reject(new Error(`The server ended (${code}): ${lines.join('\n')}`)),
    )
  })
  return {
    url,
    dataDirectory,
    lines,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      return exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await exitCode
    },
  }
}

/** Ends the server and clears what it kept. */
export async function endServer(server: RunningServer): Promise<void> {
  if (server.process.exitCode === null && server.process.signalCode === null) await server.stop()
  rmSync(server.dataDirectory, { recursive: true, force: true })
}

/** The newest code that waits for this mobile ("91" and ten digits) in the stand-in inbox. */
export async function codeFor(url: string, mobile: string): Promise<string> {
  const { messages } = (await (await fetch(`${url}/dev/inbox.json`)).json()) as {
    messages: { to: string; code: string }[]
  }
  const message = messages.find(({ to }) => to === mobile)
  if (!message) throw new Error('No code waits for this mobile.')
  return message.code
}

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import {
  copyTemplate,
  freshEmbedded,
  freshPostgres,
  dropDatabase,
  type FreshDatabase,
} from '../../src/server/testing/fresh-database.ts'

export interface RunningServer {
  url: string
  dataDirectory: string
  /** Where it is not the embedded one. */
  databaseUrl: string | undefined
  /** Every line of its log. */
  lines: string[]
  process: ChildProcess
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL: what a crash looks like. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
/** Of forty starts only the first reads every module anew. */
const compileCache = join(root, 'node_modules/.cache/drishti/compiled')

/** Where the tests' PostgreSQL is; pictures are taken outside of them, on the embedded database. */
function postgresOfTests(): string | null {
  return process.env.VITEST ? inject('postgresUrl') : null
}

export function newDataDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'drishti-story-'))
}

/** A database to put something into before a server is started on it: PostgreSQL where there is one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const postgresUrl = postgresOfTests()
  return postgresUrl ? freshPostgres(postgresUrl) : freshEmbedded()
}

/** Closes the database and starts the whole server on it. */
export async function startServerOn(
  { database, url, dataDirectory }: FreshDatabase,
  env: Record<string, string>,
): Promise<RunningServer> {
  await database.close()
  return startServer({ ...env, ...(url && { DATABASE_URL: url }) }, dataDirectory)
}

/** The whole server on a free port, with nothing in its database: PostgreSQL where there is one. */
export async function startNewServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const postgresUrl = postgresOfTests()
  return startServer(
    { ...(postgresUrl && { DATABASE_URL: await copyTemplate(postgresUrl) }), ...env },
    newDataDirectory(),
  )
}

/** The whole server on a free port, as `npm start` runs it: on the embedded database in this directory. */
export async function startServer(
  env: Record<string, string>,
  dataDirectory: string,
): Promise<RunningServer> {
  const lines: string[] = []
  const child = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
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
    databaseUrl: env.DATABASE_URL,
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
  const postgresUrl = postgresOfTests()
  if (postgresUrl && server.databaseUrl) await dropDatabase(postgresUrl, server.databaseUrl)
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

/** Empties what is counted of people and addresses, where the database can be reached from here. */
export async function forgetLimits({ databaseUrl }: RunningServer): Promise<void> {
  if (!databaseUrl) return
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('delete from limits')
  await client.end()
}

import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Db } from '../db/schema.ts'
import { openDatabase, type Database } from '../db/database.ts'
import type { Server } from '../app/app.ts'
import { freshEmbedded, freshPostgres } from './fresh-database.ts'
import type { DatabaseKind } from './test-app.ts'
import { PlantedValues } from './planted-personal-data.ts'
import { createTestUser, type TestUser } from './test-data.ts'

/** A secret that nobody has: the processes of one test share it. */
export const sharedSecret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'

/** Data for whole servers, one after the other or several at once, that a test may also look into. */
export interface SharedData {
  env: Record<string, string>
  plantedValues: PlantedValues
  /** Opens the data for this process. Embedded: only while no server has them. */
  look<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Users made straight in the database. Embedded: only while no server has it. */
  users(count: number): Promise<TestUser[]>
  drop(): Promise<void>
}

export async function sharedData(on: DatabaseKind): Promise<SharedData> {
  const fresh =
    on === 'postgres' ? await freshPostgres(inject('postgresUrl') ?? '') : await freshEmbedded()
  if (on === 'embedded') await fresh.database.close()
  const plantedValues = new PlantedValues()
  const open = async (): Promise<Database> =>
    on === 'postgres' ? fresh.database : openDatabase({ dataDirectory: fresh.dataDirectory })
  const look = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const database = await open()
    try {
      return await work(database.db)
    } finally {
      if (database !== fresh.database) await database.close()
    }
  }
  return {
    env: {
      JWT_SECRET: sharedSecret,
      DATA_DIR: fresh.dataDirectory,
      ...(fresh.url && { DATABASE_URL: fresh.url }),
    },
    plantedValues,
    look,
    users: (count) =>
      look(async (db) => {
        const server = { context: { config: { jwtSecret: sharedSecret } } } as Server
        const made: TestUser[] = []
        while (made.length < count) made.push(await createTestUser({ db, server, plantedValues }))
        return made
      }),
    async drop() {
      if (on === 'postgres') await fresh.drop()
      else rmSync(fresh.dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Of a dozen starts only the first reads every module anew. */
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/drishti/compiled')

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  address: string
  child: ChildProcess
  /** Every line it has said. */
  log: string[]
  /** Its exit code, when it has ended. */
  exitCode: Promise<number | null>
  /** One call with a JSON body; `given` is null when no whole reply came back. */
  call(name: string, input: object, user?: { jwt: string }, key?: string): Promise<CallReply>
}

export interface CallReply {
  /** 0 when the connection broke. */
  status: number
  /** The object of the reply; of a stream its last one. */
  output: Record<string, unknown> | null
}

/** Starts one and waits until it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../app/main.ts')], {
    // Not where a developer's own .env may lie.
    cwd: env.DATA_DIR,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const exitCode = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const address = await new Promise<string>((listening, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line)
        const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
        if (found) listening(found)
      })
    void exitCode.then((code) => reject(new Error(`The server ended (${code}): ${log.join('\n')}`)))
  })
  return {
    address,
    child,
    log,
    exitCode,
    call: (name, input, user, key) => ask(`${address}/apis/${name}.php`, input, user, key),
  }
}

async function ask(
  url: string,
  input: object,
  user?: { jwt: string },
  key?: string,
): Promise<CallReply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(user && { authorization: `Bearer ${user.jwt}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(input),
    })
    const text = await response.text()
    const last = text.slice(text.lastIndexOf('\u001e') + 1)
    return { status: response.status, output: JSON.parse(last) as Record<string, unknown> }
  } catch {
    return { status: 0, output: null }
  }
}

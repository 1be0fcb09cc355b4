import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { testDatabases } from '../testing/test-app.ts'
import { freshEmbedded, freshPostgres, type FreshDatabase } from '../testing/fresh-database.ts'
import { testBirthDetails } from '../testing/test-data.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { followStream } from './chat.testing.ts'

interface Running {
  child: ChildProcess
  address: string
  tokens: string[]
}

async function ask(server: Running, token: string, name: string, input: object) {
  const response = await fetch(`${server.address}/apis/${name}.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return (await response.json()) as Record<string, unknown>
}
async function aChat(server: Running, token: string) {
  const { bid } = await ask(server, token, 'birthdetails/add', testBirthDetails())
  const { asst_id } = await ask(server, token, 'chats/startChat', { bid, astrologer: 'Oracle' })
  return { bid, asst_id, astrologer: 'Oracle', message: 'When will I find better work?', anew: 1 }
}
function streamOf(server: Running, token: string, question: object) {
  return followStream(server.address, { jwt: token }, 'sendMessage.php', question)
}

/** What a fresh look at the database finds, once nobody else has it. */
async function lookAt(data: FreshDatabase) {
  const database = await openDatabase({ url: data.url, dataDirectory: data.dataDirectory })
  const states = (await database.db.selectFrom('messages').select('state').execute()).map(
    (row) => row.state,
  )
  const holds = (await database.db.selectFrom('holds').select('state').execute()).map(
    (row) => row.state,
  )
  const { ok } = await verifyLedger(database.db)
  await database.close()
  return { states, holds, ok }
}

// Each starts an embedded database up to four times, which is slow where the machine is busy.
const patienceMilliseconds = 120_000

describe.each(testDatabases)(
  'a server that dies or ends, on %s',
  { timeout: patienceMilliseconds },
  (on) => {
    const running = new Set<ChildProcess>()
    afterEach(() => {
      for (const child of running) child.kill('SIGKILL')
    })

    const fresh = async (): Promise<FreshDatabase> => {
      if (on === 'postgres') return freshPostgres(inject('postgresUrl') ?? '')
      const embeddedDatabase = await freshEmbedded()
      await embeddedDatabase.database.close() // one process at a time
      return {
        ...embeddedDatabase,
        drop: async () => rmSync(embeddedDatabase.dataDirectory, { recursive: true, force: true }),
      }
    }
    const start = async (data: FreshDatabase, env: Record<string, string>): Promise<Running> => {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, './slow-server.testing.ts')],
        {
          env: {
            ...process.env,
            DATA_DIR: data.dataDirectory,
            ...(data.url && { DATABASE_URL: data.url }),
            LOG_LEVEL: 'silent',
            ...env,
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      running.add(child)
      for await (const line of createInterface({ input: child.stdout }))
        if (line.startsWith('{')) return { child, ...(JSON.parse(line) as Omit<Running, 'child'>) }
      throw new Error('The server did not start.')
    }
    test('OPS-01: kill -9 in the middle of an answer: the hold is voided at the next start, the ledger sums to zero', async () => {
      const data = await fresh()
      const first = await start(data, { SENTENCES: '200', USERS: '1' })
      const token = first.tokens[0] as string
      const question = await aChat(first, token)
      const stream = await streamOf(first, token, question)
      await stream.until('Sentence 9.')
      first.child.kill('SIGKILL')
      await once(first.child, 'exit')
      await stream.readRest().catch(() => {})

      // Of an embedded database nobody else can be the owner; on PostgreSQL 120 seconds must pass.
      const second = await start(data, on === 'postgres' ? { CLOCK_AHEAD: '121' } : {})
      const said = await ask(second, token, 'chats/getChat', { asst_id: question.asst_id })
      expect(said.chats).toMatchObject([
        { state: 'asked', message: question.message },
        { state: 'failed', charged: false },
      ])
      const again = await streamOf(second, token, question)
      expect((await again.readRest()).status).toMatchObject({ charged: true, questions_left: 2 })
      second.child.kill('SIGTERM')
      const [code] = (await once(second.child, 'exit')) as [number]
      expect(code).toBe(0)
      expect(await lookAt(data)).toEqual({
        states: ['failed', 'complete'],
        holds: ['voided', 'settled'],
        ok: true,
      })
      await data.drop()
    })

    test('OPS-02: SIGTERM with 20 streams: all are finished, kept and paid, and the server ends with 0', async () => {
      const data = await fresh()
      const server = await start(data, { SENTENCES: '12', USERS: '10' })
      const streams = await Promise.all(
        server.tokens.flatMap(async (token) => {
          const question = await aChat(server, token)
          return Promise.all([streamOf(server, token, question), streamOf(server, token, question)])
        }),
      )
      await Promise.all(streams.flat().map((stream) => stream.until('Sentence 1.')))
      server.child.kill('SIGTERM')
      const ends = await Promise.all(streams.flat().map((stream) => stream.readRest()))
      expect(ends).toHaveLength(20)
      for (const { text, status } of ends) {
        expect(text).toMatch(/Sentence 11\.$/)
        expect(status).toMatchObject({ status: 'success', charged: true })
      }
      const [code] = (await once(server.child, 'exit')) as [number]
      expect(code).toBe(0)
      const { states, holds, ok } = await lookAt(data)
      expect(states).toEqual(Array.from({ length: 20 }, () => 'complete'))
      expect(holds).toEqual(Array.from({ length: 20 }, () => 'settled'))
      expect(ok).toBe(true)
      await data.drop()
    })
  },
)

import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followStream } from '../chat/chat.testing.ts'
import { readJobs } from '../core/job-store.ts'
import { hasPages } from '../testing/built-pages.ts'
import {
  sharedData,
  startServer,
  type ServerProcess,
  type SharedData,
} from '../testing/server-process.ts'
import { raceDatabases } from '../testing/test-app.ts'
import { testBirthDetails, type TestUser } from '../testing/test-data.ts'
import { jobs } from './jobs/jobs.ts'

interface LogLine {
  msg?: string
  worker?: number
  address?: string
}
const linesOf = ({ log }: ServerProcess, message: string): LogLine[] =>
  log
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ msg }) => msg?.startsWith(message))

/** A request on a connection of its own, so that the next worker has it. */
function get(address: string, path: string, user?: TestUser): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = user && { authorization: `Bearer ${user.jwt}` }
    request(address + path, { agent: false, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/** A question, on a connection of its own, so that the next worker answers it. */
async function askOnce({ address }: ServerProcess, { jwt }: TestUser): Promise<void> {
  const headers = {
    authorization: `Bearer ${jwt}`,
    'content-type': 'application/json',
    connection: 'close',
  }
  const call = async (name: string, input: object) => {
    const asked = { method: 'POST', headers, body: JSON.stringify(input) }
    return (await fetch(`${address}/apis/${name}.php`, asked)).text()
  }
  const { bid } = JSON.parse(await call('birthdetails/add', testBirthDetails())) as { bid: string }
  const chat = { bid, astrologer: 'Oracle' }
  const { asst_id } = JSON.parse(await call('chats/startChat', chat)) as { asst_id: string }
  const message = 'When will I find better work?'
  expect(await call('chats/sendMessage', { ...chat, asst_id, message })).toContain('"success"')
}

const isServedByTwo = async (server: ServerProcess) => {
  await expect
    .poll(() => linesOf(server, 'Server listening at').length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2)
}

describe.skipIf(!hasPages).each(raceDatabases)('two workers, on %s', (on) => {
  describe('that serve one port', () => {
    let data: SharedData
    let server: ServerProcess
    beforeAll(async () => {
      data = await sharedData(on)
      server = await startServer({ ...data.env, WORKERS: '2', METRICS_PORT: '0' })
    })
    afterAll(async () => {
      server.child.kill('SIGKILL')
      await data.drop()
    })

    test('have one page of numbers, and do each job once', async () => {
      await isServedByTwo(server)
      const page = linesOf(server, 'metrics can be read').map(({ address }) => address)
      expect(page).toHaveLength(1)
      const scrape = async () => (await fetch(page[0] ?? '')).text()
      for (let count = 0; count < 10; count++)
        expect(await get(server.address, '/apis/languages.php')).toBe(200)
      const text = await scrape()
      expect(text).toMatch(/^drishti_workers 2$/m)
      expect(text).toMatch(
        /^drishti_requests_total\{route="\/apis\/languages.*",status="2xx"\} 10$/m,
      )
      // Of two processes: more than one can have, and none twice.
      expect(text).toMatch(/^drishti_database_connections_most 20$/m)
      expect(text.match(/^drishti_database_up /gm)).toHaveLength(1)
      await expect
        .poll(() => data.look(readJobs), { timeout: 15_000 })
        .toEqual(
          expect.arrayContaining(
            jobs
              .filter(({ atStart }) => atStart)
              .map(({ name }) => expect.objectContaining({ name, outcome: 'done' }) as unknown),
          ),
        )
      const proof = (await data.look(readJobs)).find(({ name }) => name === 'prove the ledger')
      expect(proof).toMatchObject({ runs: 1, failures: 0 })
    }, 90_000)

    test('pass a bell and an answer through either of them', async () => {
      const [asha, ravi] = (await data.users(2)) as [TestUser, TestUser]
      const bells = new AbortController()
      try {
        const lines = await Promise.all(
          [1, 2, 3, 4].map(async () => {
            const { body } = await fetch(`${server.address}/events/notifications`, {
              headers: { authorization: `Bearer ${asha.jwt}`, connection: 'close' },
              signal: bells.signal,
            })
            return body?.pipeThrough(new TextDecoderStream()).getReader()
          }),
        )
        const hear = async (wanted: number) => {
          for (const line of lines)
            for (let text = ''; !text.includes(`{"unseen_count":${wanted}}`);)
              text += (await line?.read())?.value ?? ''
        }
        await hear(0)
        for (const [user, name] of [
          [asha, 'ashaasks'],
          [ravi, 'ravisays'],
        ] as const) {
          const member = { email: `${name}@mail.invalid`, display_name: name, bid: 0 }
          const { output } = await server.call('astrohub/insert_user', member, user)
          expect(output).toMatchObject({ status: 'success' })
        }
        const discussion = { title: 'When does Saturn move on?', description: 'And where to?' }
        const made = await server.call('astrohub/insert_discussion', discussion, asha)
        const did = made.output?.did
        await server.call('astrohub/insert_comment', { did, comment: 'In two years.' }, ravi)
        await hear(1)

        const { output: kundli } = await server.call('birthdetails/add', testBirthDetails(), asha)
        const chat = { bid: kundli?.bid, astrologer: 'Oracle' }
        const { output: begun } = await server.call('chats/startChat', chat, asha)
        const question = {
          ...chat,
          asst_id: begun?.asst_id,
          message: 'When will I find better work?',
        }
        const asked = await followStream(server.address, asha, 'sendMessage.php', question)
        const whole = await asked.readRest()
        const { output: kept } = await server.call(
          'chats/getChat',
          { asst_id: begun?.asst_id },
          asha,
        )
        const mid = (kept?.chats as { mid: string }[] | undefined)?.[0]?.mid
        for (let count = 0; count < 4; count++) {
          const again = await followStream(server.address, asha, `resume.php?mid=${mid ?? ''}`)
          expect(await again.readRest()).toEqual(whole)
        }
      } finally {
        bells.abort()
      }
    }, 90_000)

    test('start one that dies again, and who asks meanwhile is served', async () => {
      await isServedByTwo(server)
      const [first] = linesOf(server, 'worker started')
      process.kill(first?.worker ?? 0, 'SIGKILL')
      await expect.poll(() => linesOf(server, 'worker died').length).toBe(1)
      for (let count = 0; count < 6; count++) expect(await get(server.address, '/readyz')).toBe(200)
      await expect
        .poll(() => linesOf(server, 'Server listening at').length, { timeout: 30_000 })
        .toBe(3)
    }, 90_000)

    test('tell of one that dies, so that others need not wait until its signs of life run out', async () => {
      await expect
        .poll(() => linesOf(server, 'Server listening at').length, { timeout: 30_000 })
        .toBe(3)
      const alive = () =>
        data.look((db) =>
          db
            .selectFrom('processes')
            .where('alive_until', '>', sql<Date>`clock_timestamp()`)
            .select(['process_id', 'alive_until'])
            .execute(),
        )
      // Who has written something says that it lives.
      for (const user of await data.users(12))
        if ((await alive()).length < 2) await askOnce(server, user)
      const before = await alive()
      expect(before).toHaveLength(2)
      const workers = linesOf(server, 'worker started').map(({ worker }) => worker ?? 0)
      process.kill(workers.at(-1) ?? 0, 'SIGKILL')
      // A sign of life only ever lasts longer than the one before.
      const isShortened = async () => {
        const rows = await data.look((db) => db.selectFrom('processes').selectAll().execute())
        return before.some(({ process_id: id, alive_until: until }) =>
          rows.some((row) => row.process_id === id && row.alive_until < until),
        )
      }
      await expect.poll(isShortened, { timeout: 10_000 }).toBe(true)
    }, 90_000)

    test('end in order when the first process is told to', async () => {
      server.child.kill('SIGTERM')
      expect(await server.exitCode).toBe(0)
    })
  })

  test('a signal to all while one of them is still starting ends them in order', async () => {
    const data = await sharedData(on)
    const server = await startServer({ ...data.env, WORKERS: '2' })
    await expect.poll(() => linesOf(server, 'worker started').length).toBe(2)
    server.child.kill('SIGTERM')
    // As a terminal and a service manager do: to each process.
    for (const { worker = 0 } of linesOf(server, 'worker started')) process.kill(worker, 'SIGTERM')
    expect(await server.exitCode).toBe(0)
    await data.drop()
  }, 60_000)

  test('what keeps them from starting is said once', async () => {
    const data = await sharedData(on)
    const wrong = (data.env.DATABASE_URL ?? '').replace(/\/[^/?]*\?/, '/nowhere?')
    const start = startServer({ ...data.env, DATABASE_URL: wrong, WORKERS: '2' })
    const error = await start.then(
      () => null,
      (failure: Error) => failure.message,
    )
    expect(error?.match(/can't be opened \(3D000\)/g)).toHaveLength(1)
    expect(error).toMatch(/^The server ended \(1\)/)
    await data.drop()
  }, 60_000)
})

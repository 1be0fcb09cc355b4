/**
 * What a second worker gives: signed-in pages and asked questions a second with two workers against one, in
 * turns in one run, beside what the machine itself gives two processes against one. Readers, PostgreSQL and
 * the workers share the machine's cores: where these are few or busy, the last column says more, the
 * processor time of a request with two workers against one (1.0: nothing is lost, and two free cores give
 * twice as much).
 *
 *   node bench/workers.ts [seconds for each figure, default 8] [rounds, default 3]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sessionCookie } from '../src/server/core/caller.ts'
import { signSession } from '../src/server/core/session-token.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { addChats, type BenchChat } from './chat/chats.ts'
import { cpuSeconds, root } from './pages/serve.ts'

const seconds = Number(process.argv[2] ?? 8)
const rounds = Number(process.argv[3] ?? 3)
const readers = 24
const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'

interface Figure {
  perSecond: number
  /** Processor time of the workers, milliseconds for each request. */
  cpu: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
const row = (...cells: string[]) =>
  console.log(cells.map((cell, place) => (place ? cell.padStart(13) : cell.padEnd(34))).join(''))

/** Asks over and over, `readers` at once. @returns how many were answered well. */
async function drive(ask: (agent: Agent) => Promise<boolean>, until: number): Promise<number> {
  let answered = 0
  await Promise.all(
    Array.from({ length: readers }, async () => {
      // A connection each: a worker is chosen for a connection, not for a request.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (performance.now() < until) if (await ask(agent)) answered++
      agent.destroy()
    }),
  )
  return answered
}

function send(
  address: string,
  path: string,
  { agent, jwt, body }: { agent: Agent; jwt: string; body?: object },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body ? { authorization: `Bearer ${jwt}` } : { cookie: `${sessionCookie}=${jwt}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = request(
      address + path,
      { agent, method: body ? 'POST' : 'GET', headers },
      (response) => {
        let last = ''
        response.setEncoding('utf8').on('data', (piece: string) => (last = piece))
        response.on('end', () =>
          resolve(response.statusCode === 200 && (!body || last.includes('"status":"success"'))),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** The server as it is run, and its processes. */
async function startWorkers(env: Record<string, string>, count: number) {
  const server = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env, WORKERS: String(count) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  const address = await new Promise<string>((listening, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const addresses = [...log.matchAll(/Server listening at (http:\/\/[\d.:]+)/g)]
      if (addresses.length >= count) listening(addresses[0]?.[1] ?? '')
    })
    server.once('exit', () => reject(new Error(`The server did not start: ${log}`)))
  })
  return { server, address }
}

/** Of a process and all that it has started. */
function cpuOfAll(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return cpuSeconds(pid) + children.reduce((sum, child) => sum + cpuOfAll(Number(child)), 0)
}

async function measure(
  { pid, count }: { pid: number; count: number },
  ask: (agent: Agent) => Promise<boolean>,
): Promise<Figure> {
  // Each worker compiles for itself what is done often: as much to warm for each.
  await drive(ask, performance.now() + 3_000 * count)
  const before = cpuOfAll(pid)
  const began = performance.now()
  const answered = await drive(ask, began + seconds * 1000)
  const took = (performance.now() - began) / 1000
  return {
    perSecond: answered / took,
    cpu: ((cpuOfAll(pid) - before) * 1000) / answered,
  }
}

async function measureServer(env: Record<string, string>, chats: BenchChat[], count: number) {
  const { server, address } = await startWorkers(env, count)
  const pid = server.pid ?? 0
  let turn = 0
  const next = () => chats[turn++ % chats.length] as BenchChat
  try {
    const page = await measure({ pid, count }, (agent) =>
      send(address, '/balance', { agent, jwt: next().jwt }),
    )
    const ask = await measure({ pid, count }, (agent) => {
      const { jwt, bid, asst_id } = next()
      const message = `When will I find better work? (${turn})`
      const body = { bid, asst_id, astrologer: 'Oracle', message, anew: 1 }
      return send(address, '/apis/chats/sendMessage.php', { agent, jwt, body })
    })
    return { page, ask }
  } finally {
    await end(server)
  }
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** What the machine gives now: rounds of a loop a second in so many threads. */
async function spin(count: number): Promise<number> {
  const code = `const { parentPort } = require('node:worker_threads')
    const until = performance.now() + 2000
    let rounds = 0
    while (performance.now() < until) for (let i = 0; i < 1e5; i++) rounds++
    parentPort.postMessage(rounds)`
  const done = await Promise.all(
    Array.from({ length: count }, async () => {
      const thread = new Worker(code, { eval: true })
      return ((await once(thread, 'message')) as [number])[0]
    }),
  )
  return done.reduce((sum, each) => sum + each, 0)
}

function print(name: string, one: Figure[], two: Figure[]): void {
  const [of, cpu] = [
    (figures: Figure[]) => median(figures.map(({ perSecond }) => perSecond)),
    (figures: Figure[]) => median(figures.map((figure) => figure.cpu)),
  ]
  const ratio = of(two) / of(one)
  row(
    name,
    of(one).toFixed(1),
    of(two).toFixed(1),
    `${ratio.toFixed(2)} ×`,
    `${cpu(one).toFixed(1)} ms`,
    `${cpu(two).toFixed(1)} ms`,
    `${(cpu(two) / cpu(one)).toFixed(2)} ×`,
  )
}

const postgres = await startPostgres()
if (!postgres) {
  console.log('The bench of the workers needs a PostgreSQL on this machine: skipped.')
} else {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
  const fresh = await freshPostgres(postgres.url)
  const env = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
    ...{ DATABASE_URL: fresh.url as string, DATA_DIR: dataDirectory, JWT_SECRET: secret },
  }
  try {
    const sign = (session: { sid: string; uid: string }) => signSession(secret, session)
    const one: Awaited<ReturnType<typeof measureServer>>[] = []
    const two: typeof one = []
    const machine: number[] = []
    for (let round = 0; round < rounds; round++) {
      // Each figure has people of its own: a person may ask thirty times a minute.
      const chats = () => addChats(fresh.database.db, 1500, sign)
      machine.push((await spin(2)) / (await spin(1)))
      one.push(await measureServer(env, await chats(), 1))
      two.push(await measureServer(env, await chats(), 2))
    }
    console.log(
      `${availableParallelism()} cores, load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}; ${readers} readers, medians of ${rounds} rounds`,
    )
    console.log(`two threads that only count, against one: ${median(machine).toFixed(2)} ×`)
    row('', 'one worker', 'two workers', 'bar 1.7', 'CPU, one', 'CPU, two', 'two / one')
    const of = (figures: typeof one, name: 'page' | 'ask') => figures.map((each) => each[name])
    print('signed-in pages a second', of(one, 'page'), of(two, 'page'))
    print('questions answered a second', of(one, 'ask'), of(two, 'ask'))
  } finally {
    await fresh.drop()
    postgres.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

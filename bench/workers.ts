/**
 * What a second worker gives: signed-in pages and asked questions a second with two workers against one, in
 * turns in one run. Readers, PostgreSQL and the workers share the machine's cores. Where these are fewer
 * than all of them want, each worker is given a share of a core, by a control group of its own, so that
 * there is as much for the second as for the first; and all that is measured goes before what else the
 * machine has to do. The last column is what a request takes of a processor with two workers against one
 * (1.0: nothing is lost).
 *
 *   node bench/workers.ts [seconds for each figure, default 12] [rounds, default 3] [share of a core]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../src/server/core/caller.ts'
import { signSession } from '../src/server/core/session-token.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { addChats, type BenchChat } from './chat/chats.ts'
import { cpuSeconds, root } from './pages/serve.ts'
import { limitShare, whyNoShares } from './workers/limit-share.ts'

const seconds = Number(process.argv[2] ?? 12)
const rounds = Number(process.argv[3] ?? 3)
/** With fewer cores two workers, the readers and PostgreSQL take them from each other. */
const enoughCores = 4
const fullShare = 1
const share = Number(process.argv[4] ?? (availableParallelism() < enoughCores ? 0.25 : fullShare))
const readers = 24
/** Each worker compiles for itself what is done often: so many requests for each before it is measured. */
const warming = 500
const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'

interface Figure {
  perSecond: number
  /** Processor time of the server, milliseconds for each request. */
  cpu: number
  /** How much of the cores it had. */
  cores: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
const row = (...cells: string[]) =>
  console.log(cells.map((cell, place) => (place ? cell.padStart(13) : cell.padEnd(34))).join(''))

type Ask = (agent: Agent) => Promise<boolean>

/** Readers who ask over and over, each on a connection: a worker is chosen for a connection, not for a request. */
function openReaders(ask: Ask) {
  let answered = 0
  let isOver = false
  const all = Array.from({ length: readers }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) if (await ask(agent)) answered++
    agent.destroy()
  })
  return {
    /** How many were answered well so far. */
    answered: () => answered,
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
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

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )

/** Of a process and all that it has started. */
const cpuOfAll = (pid: number): number =>
  cpuSeconds(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuOfAll(child), 0)

async function measure({ pid, count }: { pid: number; count: number }, ask: Ask): Promise<Figure> {
  const asking = openReaders(ask)
  while (asking.answered() < warming * count) await pause(50)
  const workers = count > 1 ? childrenOf(pid) : [pid]
  const letGo = share < fullShare ? workers.map((worker) => limitShare(worker, share)) : []
  // What has been saved of the share before.
  await pause(500)
  const [before, done, began] = [cpuOfAll(pid), asking.answered(), performance.now()]
  await pause(seconds * 1000)
  const [cpu, answered] = [cpuOfAll(pid) - before, asking.answered() - done]
  const took = (performance.now() - began) / 1000
  for (const free of letGo) free()
  await asking.end()
  return { perSecond: answered / took, cpu: (cpu * 1000) / answered, cores: cpu / took }
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

function print(name: string, one: Figure[], two: Figure[]): void {
  const of = (figures: Figure[], what: keyof Figure) => median(figures.map((each) => each[what]))
  const ratio = (what: keyof Figure) => `${(of(two, what) / of(one, what)).toFixed(2)} ×`
  row(
    name,
    ...[of(one, 'perSecond').toFixed(1), of(two, 'perSecond').toFixed(1), ratio('perSecond')],
    ...[of(one, 'cores').toFixed(2), of(two, 'cores').toFixed(2)],
    ...[`${of(one, 'cpu').toFixed(1)} ms`, `${of(two, 'cpu').toFixed(1)} ms`, ratio('cpu')],
  )
}

const missing = whyNoShares()
if (share < fullShare && missing) {
  console.log(`A share of a core cannot be given: ${missing}. Name 1 as the share to do without.`)
  process.exit(1)
}
// Before what else the machine has to do; what is started from here inherits it.
if (process.getuid?.() === 0) setPriority(-10)
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
    for (let round = 0; round < rounds; round++) {
      // Each figure has people of its own: a person may ask thirty times a minute.
      const chats = () => addChats(fresh.database.db, 1500, sign)
      one.push(await measureServer(env, await chats(), 1))
      two.push(await measureServer(env, await chats(), 2))
    }
    const load = loadavg().map((each) => each.toFixed(1))
    console.log(
      `${availableParallelism()} cores, load ${load.join(' ')}; ${readers} readers, medians of ${rounds} rounds; each worker has at most ${share} of a core`,
    )
    const heads = ['one worker', 'two workers', 'bar 1.7', 'cores, one', 'cores, two']
    row('', ...heads, 'CPU, one', 'CPU, two', 'two / one')
    const of = (figures: typeof one, name: 'page' | 'ask') => figures.map((each) => each[name])
    print('signed-in pages a second', of(one, 'page'), of(two, 'page'))
    print('questions answered a second', of(one, 'ask'), of(two, 'ask'))
  } finally {
    await fresh.drop()
    postgres.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

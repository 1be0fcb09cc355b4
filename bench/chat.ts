/**
 * The chat's three numbers, each beside a bare parsing proxy on the same model server in the same run:
 * added time to the first text at 20 streams, CPU a token at 500, and 1,000 streams at 20 tokens/s.
 * Model, server, proxy and reader are four processes; the reader is this one.
 *
 *   node bench/chat.ts [streams for the third, default 1000]
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import type { Cost } from './chat/cost.ts'

interface Chat {
  jwt: string
  bid: string
  asst_id: string
}
interface ChatRequest {
  address: string
  path: string
  headers: Record<string, string>
  body: string
}
/** One stream as its reader saw it; times in milliseconds. */
interface StreamTiming {
  whole: boolean
  firstText: number
  /** When each piece came, and how many characters of the answer had come by then. */
  pieces: { at: number; characters: number }[]
}

const maxStreams = Number(process.argv[2] ?? 1000)
const pace = 20
const charactersPerToken = 4
const streamsPerUser = 3
const children: ChildProcess[] = []

async function start<Told>(
  name: string,
  env: Record<string, string>,
): Promise<[ChildProcess, Told]> {
  const child = fork(join(import.meta.dirname, 'chat', name), {
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...env },
  })
  children.push(child)
  const earlyExit = once(child, 'exit').then(() => {
    throw new Error(`${name} did not start.`)
  })
  const [told] = (await Promise.race([once(child, 'message'), earlyExit])) as [Told]
  earlyExit.catch(() => {})
  return [child, told]
}

async function costOf(child: ChildProcess): Promise<Cost> {
  child.send('cost')
  const [cost] = (await once(child, 'message')) as [Cost]
  return cost
}

/** Asks and reads to the end. */
function follow({ address, path, headers, body }: ChatRequest): Promise<StreamTiming> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const asking = request(
      address + path,
      { method: 'POST', agent: false, headers },
      (response) => {
        const pieces: StreamTiming['pieces'] = []
        let text = ''
        let firstText = NaN
        response.setEncoding('utf8').on('data', (piece: string) => {
          const at = performance.now()
          if (Number.isNaN(firstText) && piece.trim()) firstText = at - began
          text += piece
          if (!text.includes('\u001e')) pieces.push({ at, characters: text.length })
        })
        response.on('end', () =>
          resolve({ whole: text.includes('"status":"success"'), firstText, pieces }),
        )
        response.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Begins `count` streams, spread over a second so that they don't all begin in one tick. */
async function many(
  count: number,
  requestFor: (place: number) => ChatRequest,
  overMs: number,
): Promise<StreamTiming[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await new Promise((done) => setTimeout(done, (place / count) * overMs))
      return follow(requestFor(place))
    }),
  )
}

const quantile = (values: number[], q: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN
}
const row = (name: string, value: string) => console.log(`${name.padEnd(58)} ${value}`)

/**
 * How late pieces were against the model's even pace, counted from the first piece of their stream: a
 * sentence can be shown no earlier than its last word, and the word after it, have been said.
 */
function delays(streams: StreamTiming[]): number[] {
  return streams.flatMap(({ pieces: [first, ...later] }) =>
    first
      ? later.map(
          ({ at, characters }) =>
            at - first.at - (((characters - first.characters) / charactersPerToken) * 1000) / pace,
        )
      : [],
  )
}

/** The part of a delay that was there before: against each stream's own best. */
function jitter(streams: StreamTiming[]): number[] {
  return streams.flatMap((stream) => {
    const own = delays([stream])
    const best = Math.min(...own)
    return own.map((delay) => delay - best)
  })
}

async function measure(url: string, dataDirectory: string): Promise<void> {
  const [, model] = await start<{ address: string; tokens: number }>('model.ts', {
    PACE: String(pace),
  })
  // The stand-in writes prose alone, and labels are not what is measured.
  const outside = {
    MODEL_BASE_URL: model.address,
    MODEL_NAME: 'bench',
    MODEL_READS_QUESTIONS: '0',
  }
  const [proxy, bare] = await start<{ address: string }>('proxy.ts', outside)
  const users = Math.ceil(maxStreams / streamsPerUser) + 20
  const [server, ourServer] = await start<{ address: string; chats: Chat[] }>('server.ts', {
    ...outside,
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    USERS: String(users),
  })
  let input = 0
  const askBare = (): ChatRequest => ({ address: bare.address, path: '/', headers: {}, body: '{}' })
  const askOurs = (place: number): ChatRequest => {
    const chat = ourServer.chats[place % ourServer.chats.length] as Chat
    const message = `When will I find better work? (${input++})`
    return {
      address: ourServer.address,
      path: '/apis/chats/sendMessage.php',
      headers: { authorization: `Bearer ${chat.jwt}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bid: chat.bid, asst_id: chat.asst_id, astrologer: 'Oracle', message }),
    }
  }
  const bench: Bench = { askBare, askOurs, proxy, server, tokens: model.tokens }
  await many(10, askOurs, 500) // warm
  await many(10, askBare, 500)
  await measureFirstText(bench)
  await measureCpu(bench)
  await measureCrowd(bench)
}

/** The two servers that are asked, and how. */
interface Bench {
  askBare: () => ChatRequest
  askOurs: (place: number) => ChatRequest
  proxy: Parameters<typeof costOf>[0]
  server: Parameters<typeof costOf>[0]
  /** Of one answer. */
  tokens: number
}

async function measureFirstText({ askBare, askOurs }: Bench): Promise<void> {
  console.log(`first text, 20 streams that begin within a second`)
  const medianOf = (streams: StreamTiming[]) =>
    quantile(
      streams.map((stream) => stream.firstText),
      0.5,
    )
  const bareFirst = medianOf(await many(20, askBare, 1000))
  const oursFirst = medianOf(await many(20, askOurs, 1000))
  row('bare proxy (floor), median', `${bareFirst.toFixed(1)} ms`)
  row('ours with login, hold, reading and check, median', `${oursFirst.toFixed(1)} ms`)
  row('added (limit 10, aim 4)', `${(oursFirst - bareFirst).toFixed(1)} ms`)
}

async function measureCpu({ askBare, askOurs, proxy, server, tokens }: Bench): Promise<void> {
  const half = Math.min(500, maxStreams)
  console.log(`\nCPU a token, ${half} streams of ${tokens} tokens`)
  await costOf(proxy)
  const bareStreams = await many(half, askBare, 2000)
  const bareCpu = (await costOf(proxy)).cpuMicroseconds / (half * tokens)
  await costOf(server)
  const ourStreams = await many(half, askOurs, 2000)
  const ourCpu = (await costOf(server)).cpuMicroseconds / (half * tokens)
  row('bare proxy (floor)', `${bareCpu.toFixed(1)} µs`)
  row('ours, with everything', `${ourCpu.toFixed(1)} µs`)
  row('ratio (limit 1.8, aim 1.0)', `${(ourCpu / bareCpu).toFixed(2)} ×`)
  row('whole answers', `${wholeOf(bareStreams)} bare, ${wholeOf(ourStreams)} ours, of ${half}`)
}

async function measureCrowd({ askOurs, server }: Bench): Promise<void> {
  console.log(`\n${maxStreams} streams of ${pace} tokens/s in one process`)
  await new Promise((done) => setTimeout(done, 2000))
  const before = (await costOf(server)).rssBytes
  const streams = await many(maxStreams, askOurs, 3000)
  const { rssBytes } = await costOf(server)
  row('whole answers', `${wholeOf(streams)} of ${maxStreams}`)
  row('delay of a sentence, p50 / p99 (limit p99 250, aim 50)', p50p99(jitter(streams)))
  row('first text, p50 / p99', p50p99(streams.map((stream) => stream.firstText)))
  row(
    'memory a stream (limit 250, aim 100)',
    `${((rssBytes - before) / maxStreams / 1000).toFixed(0)} kB`,
  )
  if (wholeOf(streams) < maxStreams) process.exitCode = 1
}

const wholeOf = (streams: StreamTiming[]) => streams.filter((stream) => stream.whole).length
const p50p99 = (values: number[]) =>
  `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)} ms`

const postgres = await startPostgres()
if (!postgres) {
  console.log('The chat bench needs a PostgreSQL on this machine: skipped.')
} else {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
  const fresh = await freshPostgres(postgres.url)
  try {
    await measure(fresh.url as string, dataDirectory)
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')))
    await fresh.drop()
    postgres.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

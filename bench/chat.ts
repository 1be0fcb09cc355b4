/**
 * The chat's numbers, each beside a bare parsing proxy on the same model server in the same run: added
 * time to the first text at 20 streams and the statements of an answer; how long a sentence is held, plain
 * and with marks behind it; CPU a token at 500, and the wait until the model is asked when they begin within
 * two seconds; and 1,000 streams at 20 tokens/s. The model says what is true of the chart, in the form that
 * the prompt orders. Model, server, proxy and reader are four processes; the reader is this one.
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
import { benchQuestion, speechOfBench, type Speech } from './chat/speech.ts'

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
  /** When it was begun, since 1970. */
  began: number
  /** The number of its question; NaN for the bare proxy. */
  input: number
  text: string
  firstText: number
  /** When each piece came, and how many characters of the answer had come by then. */
  pieces: { at: number; characters: number }[]
}

const maxStreams = Number(process.argv[2] ?? 1000)
const pace = 20
const charactersPerToken = 4
/** So many tokens the model says at once. */
const firstTokens = 26
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
          resolve({
            whole: text.includes('"status":"success"'),
            began: performance.timeOrigin + began,
            input: Number(/work\? \((\d+)\)/.exec(body)?.[1]),
            ...{ firstText, pieces, text },
          }),
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
  const speech = await speechOfBench(false)
  const [modelProcess, model] = await startModel(speech)
  const outside = outsideOf(model.address)
  const [proxy, bare] = await start<{ address: string }>('proxy.ts', outside)
  const users = Math.ceil(maxStreams / streamsPerUser) + 20
  const [server, ourServer] = await start<{ address: string; chats: Chat[] }>('server.ts', {
    ...outside,
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    USERS: String(users),
  })
  const askBare = (): ChatRequest => ({ address: bare.address, path: '/', headers: {}, body: '{}' })
  const askOurs = asksOf(ourServer)
  const bench: Bench = { askBare, askOurs, proxy, server, modelProcess, tokens: model.tokens }
  await many(10, askOurs, 500) // warm
  await many(10, askBare, 500)
  await measureFirstText(bench)
  console.log('\na sentence held, behind the sign after it, 20 streams')
  await measureHolding('plain sentences', speech, modelProcess, askOurs)
  await measureMarked(url, dataDirectory)
  await measureCpu(bench)
  await measureCrowd(bench)
}

function startModel({ text }: Speech) {
  const env = { PACE: String(pace), TEXT: text }
  return start<{ address: string; tokens: number }>('model.ts', env)
}

/** The settings of a server with this model: the stand-in writes prose alone, and labels are not what is measured. */
function outsideOf(address: string) {
  return { MODEL_BASE_URL: address, MODEL_NAME: 'bench', MODEL_READS_QUESTIONS: '0' }
}

let questionCount = 0
function asksOf({ address, chats }: { address: string; chats: Chat[] }) {
  return (place: number): ChatRequest => {
    const chat = chats[place % chats.length] as Chat
    const message = `${benchQuestion} (${questionCount++})`
    return {
      address,
      path: '/apis/chats/sendMessage.php',
      headers: { authorization: `Bearer ${chat.jwt}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bid: chat.bid, asst_id: chat.asst_id, astrologer: 'Oracle', message }),
    }
  }
}

/** When the model was asked each question, by its number; milliseconds since 1970. */
async function timesOf(model: ChildProcess): Promise<Record<number, number>> {
  model.send('times')
  const [times] = (await once(model, 'message')) as [Record<number, number>]
  return times
}

/** How long after its end, the sign behind it, a sentence comes: what is told before the first is not counted. */
async function measureHolding(
  name: string,
  { text, sentences }: Speech,
  model: ChildProcess,
  askOurs: (place: number) => ChatRequest,
): Promise<void> {
  const streams = await many(20, askOurs, 1000)
  const times = await timesOf(model)
  const held = streams.flatMap(({ began, input, firstText, pieces, text: all }) =>
    sentences.flatMap(({ shown, next }) => {
      const end = all.indexOf(shown) + shown.length
      const token = Math.floor(next / charactersPerToken) - firstTokens
      const piece = pieces.find(({ characters }) => characters >= end)
      // The last has nothing behind it, and the first came at once.
      if (end < shown.length || token < 0 || next >= text.length || !piece) return []
      const said = (times[input] ?? NaN) + ((token + 1) * 1000) / pace
      const came = began + firstText + (piece.at - (pieces[0]?.at ?? NaN))
      return Number.isNaN(said - came) ? [] : [came - said]
    }),
  )
  row(`${name}, p50 / p99 (limit p50 10, aim 3)`, `${p50p99(held)} of ${held.length}`)
  row(
    '  of the sentences are shown',
    `${Math.round((held.length / 20 / sentences.length) * 100)} %`,
  )
}

/** The same with a model that marks what its sentences rest on, though nobody asks it to. */
async function measureMarked(url: string, dataDirectory: string): Promise<void> {
  const speech = await speechOfBench(true)
  const [modelProcess, model] = await startModel(speech)
  const env = {
    ...outsideOf(model.address),
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    USERS: '32',
  }
  const [, server] = await start<{ address: string; chats: Chat[] }>('server.ts', env)
  const askOurs = asksOf(server)
  await many(10, askOurs, 500)
  await measureHolding('with marks behind them', speech, modelProcess, askOurs)
}

/** The two servers that are asked, and how. */
interface Bench {
  askBare: () => ChatRequest
  askOurs: (place: number) => ChatRequest
  proxy: Parameters<typeof costOf>[0]
  server: Parameters<typeof costOf>[0]
  modelProcess: ChildProcess
  /** Of one answer. */
  tokens: number
}

async function measureFirstText({ askBare, askOurs, server }: Bench): Promise<void> {
  console.log(`first text, 20 streams that begin within a second`)
  const medianOf = (streams: StreamTiming[]) =>
    quantile(
      streams.map((stream) => stream.firstText),
      0.5,
    )
  const bareFirst = medianOf(await many(20, askBare, 1000))
  await costOf(server)
  const oursFirst = medianOf(await many(20, askOurs, 1000))
  const { statements } = await costOf(server)
  row('bare proxy (floor), median', `${bareFirst.toFixed(1)} ms`)
  row('ours with login, hold, reading and check, median', `${oursFirst.toFixed(1)} ms`)
  row('added (limit 8, aim 4)', `${(oursFirst - bareFirst).toFixed(1)} ms`)
  row('ratio to the bare proxy', `${(oursFirst / bareFirst).toFixed(1)} ×`)
  row('statements an answer, with the savings of each second', (statements / 20).toFixed(1))
}

async function measureCpu({
  askBare,
  askOurs,
  proxy,
  server,
  modelProcess,
  tokens,
}: Bench): Promise<void> {
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
  const times = await timesOf(modelProcess)
  const waits = ourStreams.map(({ began, input }) => (times[input] ?? NaN) - began)
  row('wait until the model is asked, p50 / p99 (limit p50 600)', p50p99(waits))
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

/**
 * The chat's numbers, each beside a bare parsing proxy on the same model server in the same run, in turns:
 * `firstText`, the time added to it at 20 streams and the statements of an answer; `held`, how long a sentence
 * waits beyond its own end, and `marked` with marks behind it; `cpu` a token at 500 streams, and the wait
 * until the model is asked when they begin within two seconds; `crowd`, 1,000 streams at 20 tokens/s; `warmText`, the
 * first text once more, from a server that has written the answers of the rows before. The model says what is true of the chart. Model, server, proxy and reader are four processes; the reader is this
 * one.
 *
 *   node bench/chat.ts [rows] [streams of the crowd, default 1000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { costOf, endAll, openBench, timesOf, type Bench } from './chat/open-bench.ts'
import { holdings } from './chat/holding.ts'
import { speechOfBench } from './chat/speech.ts'
import {
  charactersPerToken,
  many,
  p50p99,
  pace,
  quantile,
  row,
  wholeOf,
  type StreamTiming,
} from './chat/streams.ts'
import { chosenNumber, chosenRows } from './rows.ts'

const rows = { firstText, held, marked, cpu, crowd, warmText }
const chosen = chosenRows(rows)
const maxStreams = chosenNumber(1000)
const streamsPerUser = 3
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
  const isMany = chosen.some(([name]) => name === 'cpu' || name === 'crowd')
  const users = isMany ? Math.ceil(maxStreams / streamsPerUser) + 20 : 24
  const bench = await openBench({ url, dataDirectory, speech }, users)
  for (const [, measureRow] of chosen) await measureRow(bench)
}

/** What people meet at a server that runs for hours: its code has run many hundred times. */
async function warmText(bench: Bench): Promise<void> {
  console.log('behind the answers of the rows before:')
  await firstText(bench)
}

async function firstText({ askBare, askOurs, server }: Bench): Promise<void> {
  console.log(`first text, 20 streams that begin within a second, ${firstRounds} rounds in turns`)
  const medianOf = (streams: StreamTiming[]) =>
    quantile(
      streams.map((stream) => stream.firstText),
      0.5,
    )
  const pairs: [bare: number, ours: number][] = []
  let statements = 0
  for (let round = 0; round < firstRounds; round++) {
    const bare = medianOf(await many(20, askBare, 1000))
    await costOf(server)
    pairs.push([bare, medianOf(await many(20, askOurs, 1000))])
    statements += (await costOf(server)).statements
  }
  const middle = (values: number[]) => quantile(values, 0.5)
  const added = pairs.map(([bare, ours]) => ours - bare)
  row('bare proxy (floor), median', `${middle(pairs.map(([bare]) => bare)).toFixed(1)} ms`)
  row(
    'ours with login, hold, reading and check',
    `${middle(pairs.map((it) => it[1])).toFixed(1)} ms`,
  )
  row(
    'added (limit 8, aim 4), median and least round',
    `${middle(added).toFixed(1)}, ${Math.min(...added).toFixed(1)} ms`,
  )
  row('ratio to the bare proxy', `${middle(pairs.map(([a, b]) => b / a)).toFixed(1)} ×`)
  row(
    'statements an answer, with the savings of each second',
    (statements / 20 / firstRounds).toFixed(1),
  )
}
const firstRounds = 5

async function held(bench: Bench): Promise<void> {
  console.log('\na sentence held beyond its last sign, 20 streams')
  await measureHolding('plain sentences', bench)
}

/** The same with a model that marks what its sentences rest on, though nobody asks it to. */
async function marked({ url, dataDirectory }: Bench): Promise<void> {
  console.log('\nthe same with a model that marks its facts')
  const speech = await speechOfBench(true)
  await measureHolding(
    'with marks behind them',
    await openBench({ url, dataDirectory, speech }, 32),
  )
}

async function measureHolding(name: string, bench: Bench): Promise<void> {
  const { speech, modelProcess, askBare, askOurs } = bench
  const bareStreams = await many(20, askBare, 1000)
  const ourStreams = await many(20, askOurs, 1000)
  const { saidAt } = await timesOf(modelProcess)
  const floor = holdings(bareStreams, speech, saidAt)
  const ours = holdings(ourStreams, speech, saidAt)
  const middle = (values: number[]) => quantile(values, 0.5)
  row('bare proxy (floor), p50 / p99', p50p99(floor))
  row(`${name}, p50 / p99`, `${p50p99(ours)} of ${ours.length}`)
  row(
    '  beyond the floor, p50 (limit 10, aim 3)',
    `${(middle(ours) - middle(floor)).toFixed(1)} ms`,
  )
  row(
    '  of the sentences are shown',
    `${Math.round((ours.length / 20 / speech.sentences.length) * 100)} %`,
  )
}

async function cpu(bench: Bench): Promise<void> {
  const { askBare, askOurs, proxy, server, modelProcess, tokens } = bench
  const half = Math.min(500, maxStreams)
  console.log(`\nCPU a token, ${half} streams of ${tokens} tokens, ${cpuRounds} rounds in turns`)
  const bare: number[] = []
  const ours: number[] = []
  const [bareStreams, ourStreams]: StreamTiming[][] = [[], []]
  for (let round = 0; round < cpuRounds; round++) {
    await costOf(proxy)
    bareStreams!.push(...(await many(half, askBare, 2000)))
    bare.push((await costOf(proxy)).cpuMicroseconds / (half * tokens))
    await costOf(server)
    ourStreams!.push(...(await many(half, askOurs, 2000)))
    ours.push((await costOf(server)).cpuMicroseconds / (half * tokens))
  }
  const each = (values: number[]) => values.map((value) => value.toFixed(1)).join(', ')
  row('bare proxy (floor), each round', `${each(bare)} µs`)
  row('ours, with everything', `${each(ours)} µs`)
  const ratio = quantile(
    ours.map((value, round) => value / bare[round]!),
    0.5,
  )
  row('ratio (limit 1.8, aim 1.2)', `${ratio.toFixed(2)} ×`)
  const { askedAt } = await timesOf(modelProcess)
  const waitsOf = (streams: StreamTiming[]) =>
    streams.map(({ began, input }) => (askedAt[input] ?? NaN) - began)
  row('until the model is asked, bare, p50 / p99', p50p99(waitsOf(bareStreams!)))
  row('until the model is asked, ours (limit p50 600)', p50p99(waitsOf(ourStreams!)))
  row(
    'whole answers',
    `${wholeOf(bareStreams!)} bare, ${wholeOf(ourStreams!)} ours, of ${half * cpuRounds}`,
  )
}
const cpuRounds = 2

async function crowd({ askBare, askOurs, server, proxy }: Bench): Promise<void> {
  console.log(`\n${maxStreams} streams of ${pace} tokens/s in one process`)
  for (const [name, ask, process] of [
    ['bare proxy (floor)', askBare, proxy],
    ['ours', askOurs, server],
  ] as const) {
    await new Promise((done) => setTimeout(done, 2000))
    const before = (await costOf(process)).rssBytes
    const streams = await many(maxStreams, ask, 3000)
    const { rssBytes } = await costOf(process)
    row(`${name}: whole answers`, `${wholeOf(streams)} of ${maxStreams}`)
    row('  delay of a piece, p50 / p99 (limit p99 250, aim 50)', p50p99(jitter(streams)))
    row('  first text, p50 / p99', p50p99(streams.map((stream) => stream.firstText)))
    row(
      '  memory a stream (limit 250, aim 100)',
      `${((rssBytes - before) / maxStreams / 1000).toFixed(0)} kB`,
    )
    if (wholeOf(streams) < maxStreams) globalThis.process.exitCode = 1
  }
}

const postgres = await startPostgres()
if (!postgres) {
  console.log('The chat bench needs a PostgreSQL on this machine: skipped.')
} else {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
  const fresh = await freshPostgres(postgres.url)
  try {
    await measure(fresh.url as string, dataDirectory)
  } finally {
    await endAll()
    await fresh.drop()
    postgres.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

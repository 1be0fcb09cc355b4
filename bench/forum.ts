/**
 * npm run bench forum: AstroHub with 100,000 discussions and 1,000,000 comments on a real PostgreSQL,
 * beside a bare node:http + pg server that runs the very same statements, prepared where ours are.
 * Each figure is the median of short rounds in turns, so that both meet the same machine; the processor time
 * of a request says what a core can do, however busy the machine is.
 *
 *   node bench/forum.ts [rows: lists, visitors, member, depth, pace, crowds]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../src/server/db/database.ts'
import { seedMany } from '../src/server/forum/seed/seed-many.ts'
import { startSeparatePostgres } from '../src/server/testing/postgres.ts'
import { say, sayCrowd, sayPaced, type TimedLoad } from './forum/say.ts'
import { memberOf } from './forum/member.ts'
import { load, type LoadRequest, type Load } from './forum/load.ts'
import { statementsOf } from './forum/statements.ts'
import { cpuSeconds } from './pages/serve.ts'
import { chosenRows } from './rows.ts'

const chosen = chosenRows({ lists, visitors, member, depth, pace, crowds })
const root = join(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const amounts = {
  members: 5_000,
  discussions: Number(process.env.BENCH_DISCUSSIONS ?? 100_000),
  comments: Number(process.env.BENCH_COMMENTS ?? 1_000_000),
}
const deep = amounts.discussions / 20
const pageCount = 50
const pageNumbers = Array.from({ length: pageCount }, (_, i) => i + 1)
/** What most visitors come to read. */
const readingPages = [
  '/',
  '/horoscope?zodiac=Aries&when=Today',
  '/panchang',
  '/blogs/what-a-kundli-shows-and-how-to-read-it',
]

const postgres = process.env.BENCH_DATABASE_URL
  ? { url: process.env.BENCH_DATABASE_URL, stop: () => undefined }
  : startSeparatePostgres()
if (!postgres) process.exit(0)
const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
const processes: ChildProcess[] = []
try {
  await measure(postgres.url)
} finally {
  for (const child of processes) child.kill('SIGTERM')
  await Promise.all(processes.map((child) => new Promise((gone) => child.once('exit', gone))))
  postgres.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}

async function measure(url: string): Promise<void> {
  const secret = randomBytes(36).toString('base64url')
  const jwt = await prepare(url, secret)
  const ourAddress = await start('src/server/app/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    JWT_SECRET: secret,
    LOG_LEVEL: 'info',
  })
  const bare = await start('bench/forum/bare.ts', {
    DATABASE_URL: url,
    STATEMENTS: join(dataDirectory, 'statements.json'),
  })
  const servers = { ours: ourAddress, bare, asMember: { Authorization: `Bearer ${jwt}` }, jwt }
  for (const [, measureRow] of chosen) await measureRow(servers)
}

interface Servers {
  ours: string
  bare: string
  asMember: LoadRequest['headers']
  jwt: string
}

function list(base: string, page: number, headers: LoadRequest['headers'] = {}): LoadRequest {
  const body = JSON.stringify({ start: page })
  return { base, path: '/apis/astrohub/search_discussions.php', body, headers }
}

function forumPage(base: string, headers: LoadRequest['headers'] = {}): LoadRequest {
  return { base, path: '/forum?page=1', headers: { 'Accept-Encoding': 'gzip', ...headers } }
}

/** The list as JSON, against the bare server. */
async function lists({ ours, bare, asMember }: Servers): Promise<void> {
  const anyPage = (base: string) => pageNumbers.map((page) => list(base, page))
  for (const [name, requestsTo] of [
    ['visitors', (base: string) => [list(base, 1)]],
    ['visitors, every page another', anyPage],
    ['a member with their votes', (base: string) => [list(base, 1, asMember)]],
  ] as const) {
    const [own, floor] = await inTurns(
      () => load(requestsTo(ours), 20, seconds),
      () => load(requestsTo(bare), 20, seconds),
    )
    say(`list API, ${name} (bar 75 %, aim 85 %)`, own, floor)
  }
}

async function visitors({ ours, bare }: Servers): Promise<void> {
  const [html, htmlFloor] = await inTurns(
    () => load([forumPage(ours)], 20, seconds),
    () => load([list(bare, 1)], 20, seconds),
  )
  say('list page (HTML, gzip), visitors, against the JSON of the bare server', html, htmlFloor)
  const [freshRender, drawnFloor] = await inTurns(
    () => load([forumPage(ours, { Cookie: 'other=1' })], 20, seconds),
    () => load([list(bare, 1)], 20, seconds),
  )
  say('the same drawn anew for each', freshRender, drawnFloor)
  for (const path of readingPages) {
    const page = { base: ours, path, headers: { 'Accept-Encoding': 'gzip' } }
    const [read, readFloor] = await inTurns(
      () => load([page], 20, seconds),
      () => load([list(bare, 1)], 20, seconds),
    )
    say(`${path}, visitors (bar 3,000 a second, aim 6,000)`, read, readFloor)
  }
}

async function member({ ours, bare, asMember, jwt }: Servers): Promise<void> {
  const asReader = { Cookie: `jwt=${jwt}` }
  // Who shows the token itself shares nothing.
  for (const [name, headers] of [
    ['a member, drawn for them alone', { ...asReader, ...asMember }],
    ['a member (bar 500 a second and core, aim 1,000)', asReader],
  ] as const) {
    const [page, floor] = await inTurns(
      () => load([forumPage(ours, headers)], 20, seconds),
      () => load([list(bare, 1, asMember)], 20, seconds),
    )
    say(`list page (HTML, gzip), ${name}, against the JSON of the bare server`, page, floor)
  }
}

async function depth({ bare }: Servers): Promise<void> {
  const [first, far] = await inTurns(
    () => load([list(bare, 1)], 1, seconds),
    () => load([list(bare, deep)], 1, seconds),
    'median',
  )
  console.log(
    `page ${deep} against page 1: ${far.median.toFixed(2)} ms against ${first.median.toFixed(2)} ms: ${(far.median / first.median).toFixed(2)} × (bar 3, aim 1.2)`,
  )
}

/** At half of what each can do, which is how a server is run. */
async function pace({ ours, bare, asMember }: Servers): Promise<void> {
  const most = (base: string, headers?: LoadRequest['headers']) =>
    load([list(base, 1, headers)], 20, seconds)
  const half = (await most(ours, asMember)).perSecond / 2
  const [pacedMember, pacedBare] = await inTurns(
    () => load([list(ours, 1, asMember)], 20, seconds, half),
    () => load([list(bare, 1, asMember)], 20, seconds, half),
    'p99',
  )
  sayPaced('a member, both at half of ours', pacedMember, pacedBare)
  const halves = { own: (await most(ours)).perSecond / 2, floor: (await most(bare)).perSecond / 2 }
  const [pacedVisitors, sharedBare] = await inTurns(
    () => load([list(ours, 1)], 20, seconds, halves.own),
    () => load([list(bare, 1)], 20, seconds, halves.floor),
    'p99',
  )
  sayPaced('visitors, each at half of its own', pacedVisitors, sharedBare)
}

async function crowds({ ours, asMember }: Servers): Promise<void> {
  const pages = Array.from({ length: 50 }, (_, i) => list(ours, i + 1))
  sayCrowd('1,000 visitors at once, the first 50 pages', await load(pages, 1000, seconds * 2))
  sayCrowd('1,000 visitors at once, HTML', await load([forumPage(ours)], 1000, seconds * 2))
  const members = await load([list(ours, 1, asMember)], 1000, seconds * 2)
  sayCrowd('1,000 members at once', members)
}

/** Fills the database, lets a member in, and writes down what the bare server shall run. */
async function prepare(url: string, secret: string): Promise<string> {
  const began = performance.now()
  const database = await openDatabase({ url, dataDirectory, poolSize: 2 })
  await migrate(database.db)
  if (!process.env.BENCH_DATABASE_URL) await seedMany(database.db, amounts)
  console.log(
    `${amounts.discussions} discussions and ${amounts.comments} comments after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const reader = await memberOf(database.db, secret)
  await database.close()
  const statements = await statementsOf(url, [...pageNumbers, deep], { ...reader, secret })
  writeFileSync(join(dataDirectory, 'statements.json'), JSON.stringify(statements))
  return reader.jwt
}

/** Two measurements in turns, after a first round that counts for neither: those of the median ratio. */
async function inTurns(
  measureOwn: () => Promise<Load>,
  measureFloor: () => Promise<Load>,
  of: 'perSecond' | 'median' | 'p99' = 'perSecond',
): Promise<[TimedLoad, TimedLoad]> {
  const pairs: [TimedLoad, TimedLoad][] = []
  for (let round = 0; round <= rounds; round++)
    pairs.push([await timed(processes[0], measureOwn), await timed(processes[1], measureFloor)])
  pairs.shift()
  pairs.sort((a, b) => a[0][of] / a[1][of] - b[0][of] / b[1][of])
  return pairs[Math.floor(pairs.length / 2)] as [TimedLoad, TimedLoad]
}

async function timed(
  child: ChildProcess | undefined,
  work: () => Promise<Load>,
): Promise<TimedLoad> {
  const from = cpuSeconds(child?.pid ?? 0)
  const done = await work()
  return { ...done, cpu: (1000 * (cpuSeconds(child?.pid ?? 0) - from)) / done.count }
}

async function start(file: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  return new Promise<string>((listening, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening at (http:\/\/[\d.:]+)/.exec(chunk.toString())
      if (found?.[1]) listening(found[1])
    })
    child.once('exit', () => reject(new Error(`${file} ended.`)))
  })
}

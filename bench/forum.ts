/**
 * npm run bench forum: AstroHub with 100,000 discussions and 1,000,000 comments on a real PostgreSQL,
 * beside a bare node:http + pg server that runs the very same statements.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as open } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate, openDatabase } from '../src/server/db/db.server.ts'
import { pageOfAll } from '../src/server/forum/read-discussions.ts'
import { seedMany } from '../src/server/forum/seed-many.ts'
import { makePostgres } from '../src/server/testing/postgres.ts'

const root = join(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const amounts = {
  members: 5_000,
  discussions: Number(process.env.BENCH_DISCUSSIONS ?? 100_000),
  comments: Number(process.env.BENCH_COMMENTS ?? 1_000_000),
}
const deep = amounts.discussions / 20

const postgres = makePostgres()
if (!postgres) process.exit(0)
const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
const processes: ChildProcess[] = []
try {
  const url = postgres.url
  const began = performance.now()
  const database = await openDatabase({ url, dataDirectory, poolSize: 2 })
  await migrate(database.db)
  await seedMany(database.db, amounts)
  console.log(
    `seeded ${amounts.discussions} discussions and ${amounts.comments} comments in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const statements = await recorded(url)
  await database.close()
  const statementsFile = join(dataDirectory, 'statements.json')
  writeFileSync(statementsFile, JSON.stringify(statements))

  const ours = await start('src/server/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'info',
  })
  const bare = await start('bench/forum/bare.ts', { DATABASE_URL: url, STATEMENTS: statementsFile })
  const api = (base: string, page: number) => ({
    url: `${base}/apis/astrohub/search_discussions.php`,
    body: JSON.stringify({ start: page }),
  })

  const [own, floor] = await taking(
    () => load(api(ours, 1), 20),
    () => load(api(bare, 1), 20),
  )
  console.log(
    `list API: ${own.perSecond.toFixed(0)} requests/s, bare server with the same SQL ${floor.perSecond.toFixed(0)}: ${((100 * own.perSecond) / floor.perSecond).toFixed(0)} % (bar 60 %, aim 85 %)${own.errors ? `, ${own.errors} errors` : ''}`,
  )
  const html = await load({ url: `${ours}/forum?page=1` }, 10)
  console.log(
    `list page (HTML): ${html.perSecond.toFixed(0)} requests/s, ${((100 * html.perSecond) / floor.perSecond).toFixed(0)} % of the bare JSON server${html.errors ? `, ${html.errors} errors` : ''}`,
  )
  const [first, far] = await taking(
    () => load(api(ours, 1), 1),
    () => load(api(ours, deep), 1),
  )
  console.log(
    `page ${deep} against page 1: ${far.median.toFixed(2)} ms against ${first.median.toFixed(2)} ms: ${(far.median / first.median).toFixed(2)} × (bar 3, aim 1.2)`,
  )
  const [paced, pacedBare] = await taking(
    () => load(api(ours, 1), 20, own.perSecond / 2),
    () => load(api(bare, 1), 20, own.perSecond / 2),
  )
  console.log(
    `p99 at half of own capacity: ${paced.p99.toFixed(1)} ms against ${pacedBare.p99.toFixed(1)} ms: ${(paced.p99 / pacedBare.p99).toFixed(2)} × (bar 2, aim 1.2)`,
  )
  const crowd = await load(api(ours, 1), 1000)
  console.log(
    `1,000 readers at once: ${crowd.perSecond.toFixed(0)} requests/s, p99 ${crowd.p99.toFixed(0)} ms, ${crowd.errors} errors of ${crowd.count}`,
  )
} finally {
  for (const child of processes) child.kill('SIGTERM')
  await Promise.all(processes.map((child) => new Promise((gone) => child.once('exit', gone))))
  postgres.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}

/** What a page asks of the database, word for word, for page 1 and the deep one. */
async function recorded(url: string) {
  const found: Record<string, { text: string; values: unknown[] }[]> = {}
  for (const page of [1, deep]) {
    const asked: { text: string; values: unknown[] }[] = []
    const { Kysely } = await import('kysely')
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const db = new Kysely<never>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) =>
        void asked.push({ text: query.sql, values: [...query.parameters] as unknown[] }),
    })
    await pageOfAll(db as never, page, null)
    await db.destroy()
    found[page] = asked
  }
  return found
}

/** Two measurements in turns, so that both meet the same machine; the better of two rounds each. */
async function taking<T extends { perSecond: number; median: number; p99: number }>(
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<[T, T]> {
  const rounds: [T, T][] = []
  for (let round = 0; round < 3; round++) rounds.push([await one(), await other()])
  const best = (all: T[]) => all.sort((a, b) => a.p99 - b.p99)[Math.floor(all.length / 2)] as T
  return [best(rounds.slice(1).map(([it]) => it)), best(rounds.slice(1).map(([, it]) => it))]
}

async function start(file: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  return new Promise<string>((listening, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening at (http:\/\/[\d.:]+)/.exec(chunk.toString())
      if (found?.[1]) listening(found[1])
    })
    child.once('exit', () => failed(new Error(`${file} ended.`)))
  })
}

interface Load {
  perSecond: number
  /** Milliseconds. */
  median: number
  p99: number
  errors: number
  count: number
}

/** Asks over `connections` for some seconds, as fast as it goes or at a pace of so many a second. */
async function load(
  what: { url: string; body?: string },
  connections: number,
  pace?: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let errors = 0
  const ends = performance.now() + seconds * 1000
  const began = performance.now()
  let sent = 0
  const worker = async () => {
    while (performance.now() < ends) {
      let due = performance.now()
      if (pace) {
        due = began + (sent++ * 1000) / pace
        const wait = due - performance.now()
        if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      }
      const from = pace ? due : performance.now()
      const ok = await ask(agent, what)
      if (!ok) errors++
      took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const spent = (performance.now() - began) / 1000
  agent.destroy()
  took.sort((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0
  return {
    perSecond: took.length / spent,
    median: at(0.5),
    p99: at(0.99),
    errors,
    count: took.length,
  }
}

function ask(agent: Agent, { url, body }: { url: string; body?: string }): Promise<boolean> {
  return new Promise((done) => {
    const request = open(url, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body
        ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
        : {},
    })
    if (body) request.write(body)
    request.on('response', (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done(response.statusCode === 200 && size > 500))
      response.on('error', () => done(false))
    })
    request.on('error', () => done(false))
    request.end()
  })
}

/**
 * What a hot statement, a start and a process's memory cost at size: each statement of the hot calls
 * (src/server/scale/hot-acts.ts), as the server sends it, timed in turns on a large database and on a small
 * one, in one run. Bars: p99 at most twice the small one's, the port open within 5 s. Beside each call an
 * empty statement is sent: where the machine is not quiet, its p99 says what the machine itself adds, and
 * below that a statement's p99 says nothing.
 *
 *   node bench/size.ts [millions of users, default 1] [people for each call, default 100]
 *
 * SIZE_LARGE_URL and SIZE_SMALL_URL name databases that `npm run seed -- --scale` has filled (the small one
 * with a hundredth); else both are made, on a PostgreSQL of its own, which takes minutes and some 30 GB.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openServer, type Server } from '../src/server/app/app.ts'
import { chooseAdapters } from '../src/server/app/adapters.ts'
import { readConfig } from '../src/server/core/settings/config.ts'
import { hotActs, readSeededPeople, type SeededPerson } from '../src/server/scale/hot-acts.ts'
import { amountsOf } from '../src/server/scale/seed/distribution.ts'
import { seedScale } from '../src/server/scale/seed/seed-scale.ts'
import { apiPath } from '../src/contract/apis.ts'
import { getMethodApis } from '../src/contract/get-method-apis.ts'
import { openDatabase, migrate } from '../src/server/db/database.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { recordPlans } from '../src/server/scale/record-plans.testing.ts'
import { startServer } from './size/start-server.ts'
import {
  compareStatements,
  emptyStatement,
  lineOf,
  rateStatements,
  summaryOf,
  tableHead,
  type RatedStatement,
  type StatementBlocks,
} from './size/compare-statements.ts'
import { timeStatements } from './size/time-statements.ts'

const scale = Number(process.argv[2] ?? 1)
const peopleForEach = Number(process.argv[3] ?? 100)
const warming = 12
/** People for each call whose blocks are counted. */
const blockPeople = 10
const smallShare = 0.01
/** What was proven less than a minute ago is not proven again at a start. */
const proofPauseMs = 61_000
const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'

interface Side {
  server: Server
  people: SeededPerson[]
  timer: ReturnType<typeof timeStatements>
}

/** Whoever has acted has less left, and no kundli: each time it is others' turn. */
let nextPerson = Date.now() % 1000

async function openSide(
  url: string,
  { sideScale, poolSize, from }: { sideScale: number; poolSize: number; from: number },
): Promise<Side> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'fatal', JWT_SECRET: secret })
  const database = await openDatabase({ url, dataDirectory: '', poolSize })
  const server = await openServer(config, { database, adapters: await chooseAdapters(config) })
  const { users } = amountsOf(sideScale, new Date())
  const count = peopleForEach + warming
  const people = await readSeededPeople(database.db, secret, { from, count, users })
  return { server, people, timer: timeStatements(database.pool) }
}

async function act(
  { server, people }: Side,
  { call, isVisitors }: (typeof hotActs)[number],
  place: number,
): Promise<boolean> {
  const person = people[place]!
  const [name, input] = call(person)
  const isGet = (getMethodApis as readonly string[]).includes(name)
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  )
  const reply = await server.app.inject({
    method: isGet ? 'GET' : 'POST',
    url: isGet ? `${apiPath(name)}?${query}` : apiPath(name),
    remoteAddress: `10.${place >> 8}.${place & 255}.${hotActs.length}`,
    headers: isVisitors ? {} : { authorization: `Bearer ${person.jwt}` },
    ...(!isGet && { payload: input as object }),
  })
  return reply.statusCode === 200 && reply.body.includes('"status":"success"')
}

async function measureStatements(small: Side, large: Side): Promise<RatedStatement[]> {
  console.log(tableHead)
  const all: RatedStatement[] = []
  for (const hotAct of hotActs) {
    let refused = 0
    for (let place = 0; place < peopleForEach + warming; place++) {
      if (place === warming) for (const { timer } of [small, large]) timer.reset()
      // In turns, the first by turns too.
      for (const side of place % 2 ? [small, large] : [large, small]) {
        if (!(await act(side, hotAct, place))) refused++
        await sql.raw(emptyStatement).execute(side.server.context.database.db)
      }
    }
    if (refused) console.log(`${hotAct.name}: ${refused} were refused`)
    const times = { small: small.timer.times(), large: large.timer.times() }
    const rated = rateStatements(compareStatements(hotAct.name, times, peopleForEach / 2))
    for (const statement of rated) console.log(lineOf(statement))
    all.push(...rated)
  }
  return all
}

/** What noise does not touch: the blocks that a call's statements read, on both. @returns finds those of one. */
async function measureBlocks(small: Side, large: Side) {
  console.log(
    `\n${'call'.padEnd(27)}${['blocks', 'big', 'ratio'].map((it) => it.padStart(9)).join('')}`,
  )
  const found = new Map<string, StatementBlocks>()
  const sides = { small, large }
  const recorders = {
    small: await recordPlans(small.server.context.database),
    large: await recordPlans(large.server.context.database),
  }
  for (const hotAct of hotActs) {
    const sums = { small: 0, large: 0 }
    let refused = 0
    for (let place = 0; place < blockPeople + 2; place++)
      for (const name of ['small', 'large'] as const) {
        recorders[name]()
        if (!(await act(sides[name], hotAct, place))) refused++
        if (place < 2) continue
        for (const { text, blocks, blocksFetched } of recorders[name]()) {
          sums[name] += blocks / blockPeople
          const key = `${hotAct.name}: ${text}`
          const none = () => ({ small: 0, large: 0 })
          const statement = found.get(key) ?? { touched: none(), fetched: none() }
          statement.touched[name] += blocks / blockPeople
          statement.fetched[name] += blocksFetched / blockPeople
          found.set(key, statement)
        }
      }
    if (refused) console.log(`${hotAct.name}: ${refused} were refused`)
    const cells = [sums.small, sums.large, sums.large / sums.small]
    console.log(`${hotAct.name.padEnd(27)}${cells.map((it) => it.toFixed(1).padStart(9)).join('')}`)
  }
  return (call: string, text: string) => found.get(`${call}: ${text}`)
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Starts a server at size, twice, and reads its memory while it is asked for a minute. */
async function measureProcess(url: string, people: readonly SeededPerson[]): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-size-'))
  for (const name of ['first start', 'next start']) {
    const server = await startServer(url, dataDirectory, { JWT_SECRET: secret, LOG_LEVEL: 'info' })
    console.log(`${name}: port ${server.open.toFixed(1)} s, proven ${server.proven.toFixed(1)} s`)
    if (name === 'next start') await readMemory(server, people)
    await server.end()
    if (name === 'first start') await pause(proofPauseMs)
  }
  rmSync(dataDirectory, { recursive: true, force: true })
}

async function readMemory(
  { address, pid }: { address: string; pid: number },
  people: readonly SeededPerson[],
): Promise<void> {
  const samples: string[] = []
  for (let round = 0; round < 6; round++) {
    const until = performance.now() + 10_000
    let count = 0
    while (performance.now() < until) {
      const { jwt } = people[count++ % people.length]!
      const paths = [
        'users/getBalance',
        'astrohub/get_notification_summary',
        'users/getLedger',
      ] as const
      await Promise.all(
        paths.map((path) =>
          fetch(address + apiPath(path), { headers: { authorization: `Bearer ${jwt}` } }).then(
            (it) => it.text(),
          ),
        ),
      )
    }
    samples.push(residentMb(pid).toFixed(0))
  }
  await pause(100)
  console.log(`memory after each of six times ten seconds of asking, MB: ${samples.join(', ')}`)
}

async function seeded(clusterUrl: string, sideScale: number): Promise<string> {
  const fresh = await freshPostgres(clusterUrl)
  await migrate(fresh.database.db)
  const print = (line: string) => console.log(line)
  await seedScale(fresh.database, { scale: sideScale, at: new Date(), print })
  return fresh.url ?? ''
}

const { SIZE_LARGE_URL, SIZE_SMALL_URL } = process.env
const cluster = SIZE_LARGE_URL && SIZE_SMALL_URL ? null : await startPostgres()
try {
  if (!cluster && !SIZE_LARGE_URL) process.exit(1)
  const smallUrl = SIZE_SMALL_URL ?? (await seeded(cluster?.url ?? '', scale * smallShare))
  const largeUrl = SIZE_LARGE_URL ?? (await seeded(cluster?.url ?? '', scale))
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const openBoth = async (poolSize: number) => {
    const from = nextPerson
    const [small, large] = await Promise.all([
      openSide(smallUrl, { sideScale: scale * smallShare, poolSize, from }),
      openSide(largeUrl, { sideScale: scale, poolSize, from }),
    ])
    nextPerson = 1 + Math.max(...[small, large].map(({ people }) => people.at(-1)?.number ?? 0))
    return [small, large] as const
  }
  const onBoth = async <T>(poolSize: number, measure: (small: Side, large: Side) => Promise<T>) => {
    const [small, large] = await openBoth(poolSize)
    const measured = await measure(small, large)
    await Promise.all([small.server.close(), large.server.close()])
    return measured
  }
  const statements = await onBoth(4, measureStatements)
  const blocksOf = await onBoth(1, measureBlocks)
  console.log(`\n${summaryOf(statements, blocksOf).join('\n')}`)
  console.log(`load of the machine now ${loadavg()[0]?.toFixed(1)}`)
  const large = await openSide(largeUrl, { sideScale: scale, poolSize: 1, from: nextPerson })
  await large.server.close()
  await measureProcess(largeUrl, large.people)
} finally {
  cluster?.stop()
}
process.exit(0)

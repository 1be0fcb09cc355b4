/**
 * What a hot statement, a start and a process's memory cost at size: each statement of the hot calls
 * (src/server/scale/hot-acts.ts), as the server sends it, timed in turns on a large database and on a small
 * one, in one run. Bars: p99 at most twice the small one's, the port open within 5 s.
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
import { timeStatements, type StatementTimes } from './size/time-statements.ts'

const scale = Number(process.argv[2] ?? 1)
const peopleForEach = Number(process.argv[3] ?? 100)
const warming = 12
/** People for each call whose blocks are counted. */
const blockPeople = 10
const smallShare = 0.01
const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'
/** Below this a statement is as fast as the machine's own noise. */
const noiseMs = 0.5

interface Side {
  server: Server
  people: SeededPerson[]
  timer: ReturnType<typeof timeStatements>
}

async function openSide(url: string, sideScale: number, poolSize: number): Promise<Side> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'fatal', JWT_SECRET: secret })
  const database = await openDatabase({ url, dataDirectory: '', poolSize })
  const server = await openServer(config, { database, adapters: await chooseAdapters(config) })
  const { users } = amountsOf(sideScale, new Date())
  const count = peopleForEach + warming
  const people = await readSeededPeople(database.db, secret, {
    from: Date.now() % 1000,
    count,
    users,
  })
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

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN

function printAct(name: string, small: StatementTimes, large: StatementTimes): number[] {
  const ratios: number[] = []
  for (const [text, times] of large) {
    const others = small.get(text)
    if (!others || times.length < peopleForEach / 2) continue
    const of = (share: number) => [quantile(others, share), quantile(times, share)] as const
    const [p50s, p50l] = of(0.5)
    const [p99s, p99l] = of(0.99)
    const ratio = Math.max(p50l, noiseMs) / Math.max(p50s, noiseMs)
    ratios.push(ratio)
    const cells = [p50s, p50l, ratio, p99s, p99l, Math.max(p99l, noiseMs) / Math.max(p99s, noiseMs)]
    console.log(
      `${name.padEnd(27)}${cells.map((cell) => cell.toFixed(2).padStart(8)).join('')}  ${text.slice(0, 70)}`,
    )
  }
  return ratios
}

async function measureStatements(small: Side, large: Side): Promise<void> {
  console.log(
    `${'call'.padEnd(27)}${['p50', 'p50 big', 'ratio', 'p99', 'p99 big', 'ratio'].map((it) => it.padStart(8)).join('')}  statement (ms)`,
  )
  const ratios: number[] = []
  for (const hotAct of hotActs) {
    let refused = 0
    for (let place = 0; place < peopleForEach + warming; place++) {
      if (place === warming) for (const { timer } of [small, large]) timer.reset()
      // In turns, the first by turns too.
      for (const side of place % 2 ? [small, large] : [large, small])
        if (!(await act(side, hotAct, place))) refused++
    }
    if (refused) console.log(`${hotAct.name}: ${refused} were refused`)
    ratios.push(...printAct(hotAct.name, small.timer.times(), large.timer.times()))
  }
  const over = ratios.filter((ratio) => ratio > 2).length
  console.log(`${ratios.length} statements, ${over} of them over twice the small one's median.`)
}

/** What noise does not touch: the blocks that a call's statements read, on both. */
async function measureBlocks(small: Side, large: Side): Promise<void> {
  console.log(
    `\n${'call'.padEnd(27)}${['blocks', 'big', 'ratio'].map((it) => it.padStart(9)).join('')}`,
  )
  const sides = [small, large]
  const recorders = await Promise.all(
    sides.map(({ server }) => recordPlans(server.context.database)),
  )
  for (const hotAct of hotActs) {
    const sums = [0, 0]
    for (let place = 0; place < blockPeople + 2; place++)
      for (const [at, side] of sides.entries()) {
        recorders[at]!()
        await act(side, hotAct, place)
        const blocks = recorders[at]!().reduce((sum, plan) => sum + plan.blocks, 0)
        if (place >= 2) sums[at]! += blocks / blockPeople
      }
    const [few = 0, many = 0] = sums
    console.log(
      `${hotAct.name.padEnd(27)}${[few, many, many / few].map((it) => it.toFixed(1).padStart(9)).join('')}`,
    )
  }
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
  const openBoth = (poolSize: number) =>
    Promise.all([
      openSide(smallUrl, scale * smallShare, poolSize),
      openSide(largeUrl, scale, poolSize),
    ])
  for (const [poolSize, measure] of [
    [4, measureStatements],
    [1, measureBlocks],
  ] as const) {
    const [small, large] = await openBoth(poolSize)
    await measure(small, large)
    await Promise.all([small.server.close(), large.server.close()])
  }
  const large = await openSide(largeUrl, scale, 1)
  await large.server.close()
  await measureProcess(largeUrl, large.people)
} finally {
  cluster?.stop()
}
process.exit(0)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { recordSeparator } from '../../contract/core/constants.ts'
import type { AnswerStatus } from '../../contract/chat.ts'
import type { Server } from '../app/app.ts'
import type { Db } from '../db/schema.ts'
import { PlantedValues } from '../testing/planted-personal-data.ts'
import { createTestUser, testBirthDetails } from '../testing/test-data.ts'
import { verifyLedger } from '../wallet/ledger.ts'

/** Processes of the server on one PostgreSQL, some of whose lives are short. */
export interface Processes {
  db: Db
  env: Record<string, string>
  running: { child: ChildProcess; address: string }[]
}

/** What came of one round. */
export interface RoundOutcome {
  /** Answers that were whole and charged, and those that were given back. */
  answered: number
  givenBack: number
  /** Of the answers whose process was lost: seconds from its loss to the last one's end. */
  longestWaitSeconds: number
  takenOver: number
  /** What the longest wait is made of, in seconds from the loss; NaN where nothing was taken over. */
  parts: { firstTaken: number; lastTaken: number; lastEnded: number }
  ledgerProblems: string[]
}

const secret = 'N7vQz3LkT9xWc5RbY1mHd8SgJ4pFu2Ae'
const streamsPerUser = 3

/** Starts `count` processes whose answers take six seconds. */
export async function startProcesses(
  count: number,
  of: { db: Db; url: string; dataDirectory: string },
): Promise<Processes> {
  const env = { DATABASE_URL: of.url, DATA_DIR: of.dataDirectory, JWT_SECRET: secret }
  const processes: Processes = { db: of.db, env, running: [] }
  // The first brings the tables to their newest form.
  await addProcess(processes)
  await Promise.all(Array.from({ length: count - 1 }, () => addProcess(processes)))
  return processes
}

/** Starts one more, as whoever watches over processes would for one that has died. */
export async function addProcess({ env, running }: Processes): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'slow-server.testing.ts')], {
    env: { ...process.env, LOG_LEVEL: 'silent', SENTENCES: '40', JOBS: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) {
      const { address } = JSON.parse(line) as { address: string }
      running.push({ child, address })
      return
    }
  throw new Error('The server did not start.')
}

export function endProcesses({ running }: Processes): void {
  for (const { child } of running) child.kill('SIGKILL')
}

/** A question, and where it is asked first. */
interface Question {
  jwt: string
  uid: string
  place: number
  key: string
  input: object
}

/**
 * Asks `count` questions of all processes, and has one of them die, or freeze for twelve seconds, while it
 * writes. Who loses the line comes again at another process, with the same key.
 */
export async function playRound(
  processes: Processes,
  { count, how }: { count: number; how: 'killed' | 'frozen' },
): Promise<RoundOutcome> {
  const questions = await makeQuestions(processes, count)
  const [lost] = processes.running
  if (!lost) throw new Error('No process is running.')
  let lostAt = Infinity
  const addresses = processes.running.map(({ address }) => address)
  const ends = questions.map(async (question) => {
    const status = await readToEnd(question, addresses)
    const isOfLost = question.place % addresses.length === 0
    return { status, waitSeconds: isOfLost ? (performance.now() - lostAt) / 1000 : 0 }
  })
  const ofLost = questions.filter(({ place }) => place % addresses.length === 0)
  await Promise.all([pause(2_500), untilWriting(processes.db, ofLost)])
  lostAt = performance.now()
  lost.child.kill(how === 'killed' ? 'SIGKILL' : 'SIGSTOP')
  if (how === 'frozen') setTimeout(() => lost.child.kill('SIGCONT'), 12_000)
  const watch = watchTakeovers(processes.db, questions)
  const outcomes = await Promise.all(ends)
  if (how === 'killed') processes.running.shift()
  const parts = await watch.end()
  return { ...(await countOutcome(processes.db, questions, outcomes)), parts }
}

/** So long a busy machine may take until its processes write what they were asked. */
const patienceMilliseconds = 20_000

/** Waits until all of these questions are being answered: a process that is lost before loses nothing. */
async function untilWriting(db: Db, questions: readonly Question[]): Promise<void> {
  const keys = questions.map(({ key }) => key)
  for (const from = performance.now(); performance.now() - from < patienceMilliseconds;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from messages join idempotency_keys as k on k.reply = to_jsonb(mid::text)
      where k.key = any(${keys}) and state = 'writing'`.execute(db)
    if ((rows[0]?.count ?? 0) === questions.length) return
    await pause(50)
  }
}

/** Looks ten times a second when the questions are taken over and end, from now on. */
function watchTakeovers(db: Db, questions: readonly Question[]) {
  const from = performance.now()
  const uids = [...new Set(questions.map(({ uid }) => uid))]
  const parts = { firstTaken: NaN, lastTaken: NaN, lastEnded: NaN }
  const stop = new AbortController()
  let seen = { taken: 0, ended: 0 }
  const look = async () => {
    const { rows } = await sql<{ taken: number; ended: number }>`
      select count(*)::int as taken, (count(*) filter (where state <> 'writing'))::int as ended
      from messages where uid = any(${uids}::uuid[]) and takeovers > 0`.execute(db)
    const now = (performance.now() - from) / 1000
    const { taken, ended } = rows[0] ?? seen
    if (taken > seen.taken) parts.lastTaken = now
    if (seen.taken === 0) parts.firstTaken = parts.lastTaken
    if (ended > seen.ended) parts.lastEnded = now
    seen = { taken, ended }
  }
  const looking = (async () => {
    while (!stop.signal.aborted) {
      await look()
      await pause(100)
    }
    await look()
  })()
  return {
    async end() {
      stop.abort()
      await looking
      return parts
    },
  }
}

async function countOutcome(
  db: Db,
  questions: readonly Question[],
  outcomes: readonly { status: AnswerStatus; waitSeconds: number }[],
): Promise<Omit<RoundOutcome, 'parts'>> {
  const { ok, problems } = await verifyLedger(db)
  const open = await db.selectFrom('holds').where('state', '=', 'held').select('hold_id').execute()
  const rows = await db
    .selectFrom('messages')
    .innerJoin('idempotency_keys as k', (on) =>
      on.on((e) => e('k.reply', '=', e.fn<never>('to_jsonb', [e.cast('mid', 'text')]))),
    )
    .leftJoin('holds', 'holds.hold_id', 'messages.hold_id')
    .where(
      'k.key',
      'in',
      questions.map(({ key }) => key),
    )
    .select(['messages.state', 'takeovers', 'charged', 'holds.state as hold'])
    .execute()
  const torn = rows.filter(({ state, charged, hold }) =>
    charged ? state !== 'complete' || hold !== 'settled' : hold !== 'voided',
  )
  const said = outcomes.filter(({ status }) => status.charged).length
  const charged = rows.filter((row) => row.charged).length
  return {
    answered: charged,
    givenBack: rows.length - charged,
    longestWaitSeconds: Math.max(...outcomes.map(({ waitSeconds }) => waitSeconds)),
    takenOver: rows.filter(({ takeovers }) => takeovers > 0).length,
    ledgerProblems: [
      ...(ok ? [] : problems),
      ...open.map(({ hold_id }) => `The hold ${hold_id} is open.`),
      ...torn.map((row) => `An answer is torn: ${JSON.stringify(row)}`),
      ...(said === charged ? [] : [`${said} were told of as charged, and ${charged} are.`]),
    ],
  }
}

async function makeQuestions({ db, running }: Processes, count: number): Promise<Question[]> {
  const server = { context: { config: { jwtSecret: secret } } } as Server
  const address = running.at(-1)?.address ?? ''
  const users = Math.ceil(count / streamsPerUser)
  const ofUsers = await Promise.all(
    Array.from({ length: users }, async () => {
      const { jwt, uid } = await createTestUser({ db, server, plantedValues: new PlantedValues() })
      const { bid } = await call(address, jwt, 'birthdetails/add', testBirthDetails())
      const chat = { bid, astrologer: 'Oracle' }
      const { asst_id } = await call(address, jwt, 'chats/startChat', chat)
      return Array.from({ length: streamsPerUser }, () => ({
        jwt,
        uid,
        input: { ...chat, asst_id, message: 'When will I find better work?', anew: 1 },
      }))
    }),
  )
  return ofUsers
    .flat()
    .slice(0, count)
    .map((question, place) => ({ ...question, place, key: crypto.randomUUID() }))
}

async function call(address: string, jwt: string, name: string, input: object) {
  const response = await fetch(`${address}/apis/${name}.php`, post(jwt, input))
  return (await response.json()) as Record<string, unknown>
}

function post(jwt: string, input: object, headers: Record<string, string> = {}) {
  const all = { authorization: `Bearer ${jwt}`, 'content-type': 'application/json', ...headers }
  return { method: 'POST', headers: all, body: JSON.stringify(input) }
}

/** Reads an answer to its last object, as a browser does: a lost line is made again, elsewhere. */
async function readToEnd(
  { jwt, place, key, input }: Question,
  addresses: readonly string[],
): Promise<AnswerStatus> {
  for (let attempt = 0; ; attempt++) {
    const address = addresses[(place + attempt) % addresses.length] ?? ''
    try {
      const asking = post(jwt, input, { 'idempotency-key': key })
      const response = await fetch(`${address}/apis/chats/sendMessage.php`, asking)
      const [, status] = (await response.text()).split(recordSeparator)
      if (status) return JSON.parse(status) as AnswerStatus
    } catch {
      // The process has gone.
    }
    await pause(500)
  }
}

/** Waits for a process that was ended. */
export async function whenGone({ running }: Processes): Promise<void> {
  await Promise.all(
    running.map(async ({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
  )
}

/**
 * Answers that outlive their process: rounds in which one of three processes is killed, and in every tenth
 * frozen for twelve seconds, under fifty answers. Every question must end answered or given back, paid once,
 * and nobody may wait longer than twenty seconds after the loss.
 *
 *   node bench/takeover.ts [rounds, default 200]
 */
import { loadavg } from 'node:os'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import {
  addProcess,
  endProcesses,
  playRound,
  startProcesses,
  whenGone,
} from '../src/server/chat/kill-round.testing.ts'

const rounds = Number(process.argv[2] ?? 200)
const answers = 50
const longestWaitSeconds = 20
const row = (name: string, value: string) => console.log(`${name.padEnd(48)} ${value}`)

async function measure(url: string): Promise<void> {
  const { database, dataDirectory, drop, ...fresh } = await freshPostgres(url)
  const of = { db: database.db, url: fresh.url ?? '', dataDirectory }
  const processes = await startProcesses(3, of)
  const sum = { answered: 0, givenBack: 0, takenOver: 0, problems: 0 }
  const waits: number[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const how = round % (rounds < 10 ? 3 : 10) === 0 ? 'frozen' : 'killed'
      const outcome = await playRound(processes, { count: answers, how })
      if (how === 'killed') await addProcess(processes)
      waits.push(outcome.longestWaitSeconds)
      sum.answered += outcome.answered
      sum.givenBack += outcome.givenBack
      sum.takenOver += outcome.takenOver
      sum.problems += outcome.ledgerProblems.length
      const { firstTaken, lastTaken, lastEnded } = outcome.parts
      console.log(
        `round ${round}, ${how}: first taken over after ${firstTaken.toFixed(1)}, last ${lastTaken.toFixed(1)}, ended ${lastEnded.toFixed(1)}, read ${outcome.longestWaitSeconds.toFixed(1)} s; ${outcome.takenOver} of them; load ${loadavg()[0]?.toFixed(1)}`,
      )
      if (outcome.ledgerProblems.length) console.log(`round ${round}`, outcome.ledgerProblems)
    }
  } finally {
    endProcesses(processes)
    await whenGone(processes)
    await drop()
  }
  const longest = Math.max(...waits)
  const middle = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? NaN
  row('rounds, with answers in each', `${rounds}, ${answers}`)
  row('answered and charged', String(sum.answered))
  row('given back', String(sum.givenBack))
  row('neither (must be 0)', String(rounds * answers - sum.answered - sum.givenBack))
  row('taken over by another process', String(sum.takenOver))
  row(
    'longest wait of a round, median and most (limit 20)',
    `${middle.toFixed(1)}, ${longest.toFixed(1)} s`,
  )
  row('what the ledger or a hold lacks (must be 0)', String(sum.problems))
  if (sum.problems || longest > longestWaitSeconds) process.exitCode = 1
}

const postgres = await startPostgres()
if (!postgres) console.log('The takeover bench needs a PostgreSQL on this machine: skipped.')
else
  try {
    await measure(postgres.url)
  } finally {
    postgres.stop()
  }

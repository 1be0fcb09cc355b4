/**
 * AstroHub's list and search on a PostgreSQL of its own, by how common the word is, each as a ratio to the
 * floor of the same run: the first page of the list, which searches for nothing.
 *
 *   node bench/search.ts [discussions, default 1000000]
 */
import { sql } from 'kysely'
import {
  createSearchTurns,
  pageOfSearch,
  similarDiscussions,
} from '../src/server/forum/items/search-discussions.ts'
import { pageOfAll } from '../src/server/forum/items/read-discussions.ts'
import { searchWords } from '../src/server/forum/items/search-words.ts'
import { seedMany } from '../src/server/forum/seed/seed-many.ts'
import type { Db } from '../src/server/db/schema.ts'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'

const discussions = Number(process.argv[2] ?? 1_000_000)
const rounds = 9

/** Puts a word into one of so many discussions. */
async function spread(db: Db, word: string, every: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`update discussions set search = search || to_tsvector('simple', ${searchWords(word).join(' ')})
      where place % ${every} = 0`.execute(tx)
  })
}

async function median(work: () => Promise<unknown>): Promise<{ middle: number; most: number }> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { middle: sorted[Math.floor(rounds / 2)] ?? 0, most: sorted.at(-1) ?? 0 }
}

async function measure(db: Db): Promise<void> {
  const inTurn = createSearchTurns()
  const floor = await median(() => pageOfAll(db, 1))
  const print = (name: string, { middle, most }: { middle: number; most: number }) =>
    console.log(
      `${name.padEnd(46)} ${middle.toFixed(1).padStart(7)} ms, most ${most.toFixed(1).padStart(7)}  (${(middle / floor.middle).toFixed(1)} ×)`,
    )
  print('the list, first page (floor)', floor)
  const byKey = await median(() => sql`select did from discussions limit 1`.execute(db))
  console.log(
    `  of it ${(floor.middle / byKey.middle).toFixed(1)} × one row without an order (${byKey.middle.toFixed(1)} ms; the list: bar 0.8 ms, aim 0.5)`,
  )
  const middlePage = Math.ceil(discussions / 20)
  print('the list, the page in the middle', await median(() => pageOfAll(db, middlePage)))
  const searches = {
    'common: marriage': 'marriage',
    'common: विवाह': 'विवाह',
    'in every text: kundli': 'kundli',
    'one in a hundred: muntha': 'muntha',
    'one in a hundred: कुंडलिनी': 'कुंडलिनी',
    'one in five hundred: varshaphal': 'varshaphal',
    'rare: zephyrine': 'zephyrine',
    'rare: मृगशिरा': 'मृगशिरा',
    'nobody’s, five letters: zzzqwx': 'zzzqwx',
    'nobody’s, four letters: qwzx': 'qwzx',
    'nobody’s: ज़्ज़ूक्वाक्स': 'ज़्ज़ूक्वाक्स',
    'a slip: marraige': 'marraige',
    'one letter: m': 'm',
    'three letters: mar': 'mar',
    'common and rare: marriage zephyrine': 'marriage zephyrine',
    'eight words': 'saturn seventh house marriage career zzzqwx qwzx muntha',
  }
  for (const [name, query] of Object.entries(searches))
    print(name, await median(() => inTurn(db, (tx) => pageOfSearch(tx, query, 1, null))))
  print(
    'similar titles while one is typed',
    await median(() =>
      inTurn(db, (tx) => similarDiscussions(tx, 'What does Rahu mean for marriage')),
    ),
  )
}

const cluster = await startPostgres()
if (!cluster) process.exit(1)
try {
  const { database, drop } = await freshPostgres(cluster.url)
  await seedMany(database.db, { members: 1000, discussions, comments: 1000 })
  for (const [word, every] of [
    ['muntha कुंडलिनी', 100],
    ['varshaphal', 500],
    ['zephyrine मृगशिरा', Math.ceil(discussions / 7)],
  ] as const)
    await spread(database.db, word, every)
  await sql`set statement_timeout = 0`.execute(database.db)
  await sql`vacuum analyze discussions`.execute(database.db)
  await measure(database.db)
  await drop()
} finally {
  cluster.stop()
}

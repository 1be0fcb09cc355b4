import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Tables } from '../db/schema.ts'
import { freshPostgres, type FreshDatabase } from '../testing/fresh-database.ts'
import { raceDatabases } from '../testing/test-app.ts'
import { createSearchTurns, pageOfSearch, similarDiscussions } from './items/search-discussions.ts'
import { pageOfAll, readComments } from './items/read-discussions.ts'
import { pageOfList } from './items/read-lists.ts'
import { searchWords } from './items/search-words.ts'
import { seedMany } from './seed/seed-many.ts'

const discussionCount = 60_000
/** So many rows a search may touch, of however many there are: matches, the newest, and their details. */
const mostTouched = 35_000

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

describe.each(raceDatabases)('the plans of reads over many discussions, on %s', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await freshPostgres(inject('postgresUrl') ?? '')
    const { db } = fresh.database
    await seedMany(db, { members: 20, discussions: discussionCount, comments: 100 })
    const rare = searchWords('zephyrine मृगशिरा').join(' ')
    await sql`update discussions set search = search || to_tsvector('simple', ${rare})
      where place % 20000 = 7`.execute(db)
    await sql`update discussions set search = search || to_tsvector('simple', ${searchWords('muntha').join(' ')})
      where place % 100 = 0`.execute(db)
    // As many runs as two and a half million discussions have, all of them gone by now.
    await sql`insert into discussion_runs select -run, 0 from generate_series(1, 5000) run`.execute(
      db,
    )
    await sql`insert into discussion_run_groups select -run_group, 0 from generate_series(1, 79) run_group`.execute(
      db,
    )
    await sql`analyze discussion_runs`.execute(db)
    await sql`analyze discussions`.execute(db)
    await sql`analyze discussion_ranks`.execute(db)
  }, 120_000)
  afterAll(() => fresh.drop())

  /** Does a search, then asks for the plan of each of its statements that read discussions. */
  async function plansOf(
    search: (turns: ReturnType<typeof createSearchTurns>, db: Kysely<Tables>) => Promise<unknown>,
    isOf: (table: string) => boolean = (table) => table === 'discussions',
    statementsOf = /\bdiscussions\b/,
  ) {
    const statements: { text: string; values: unknown[] }[] = []
    const pool = new pg.Pool({ connectionString: fresh.url, max: 1 })
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
    })
    const result = await search(createSearchTurns(), db)
    const client = await pool.connect()
    const nodes: PlanNode[] = []
    await client.query('begin')
    for (const { text, values } of statements) {
      if (text.includes('set_config')) await client.query(text, values)
      if (!statementsOf.test(text) || text.includes('explain')) continue
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      nodes.push(...nodesOf(rows[0]!['QUERY PLAN'][0].Plan))
    }
    await client.query('rollback')
    client.release()
    await db.destroy()
    const touched = nodes
      .filter((node) => isOf(node['Relation Name'] ?? ''))
      .reduce(
        (sum, node) =>
          sum +
          node['Actual Loops'] *
            (node['Actual Rows'] +
              (node['Rows Removed by Filter'] ?? 0) +
              (node['Rows Removed by Index Recheck'] ?? 0)),
        0,
      )
    const types = nodes
      .filter((node) => isOf(node['Relation Name'] ?? ''))
      .map((node) => node['Node Type'])
    return { result, touched, types }
  }

  test.each([
    ['a common word', 'marriage', 10],
    ['a common word in Devanagari', 'विवाह', 10],
    ['a word of every discussion', 'kundli', 10],
    ['one in a hundred', 'muntha', 10],
    ['a rare word', 'zephyrine', 3],
    ['a rare word in Devanagari', 'मृगशिरा', 3],
    ['a word that nobody used', 'zzzqwx', 0],
    ['a short one that nobody used', 'qwzx', 0],
    ['one in Devanagari that nobody used', 'ज़्ज़ूक्वाक्स', 0],
    ['a slip in a common word', 'marraige', 10],
    ['a rare word after a common one', 'marriage zephyrine', null],
    ['one letter', 'm', 0],
  ])('SEARCH-01 %s touches few rows, by an index', async (_name, query, rowCount) => {
    const { result, touched, types } = await plansOf((inTurn, db) =>
      inTurn(db, (tx) => pageOfSearch(tx, query, 1, null)),
    )
    if (rowCount !== null)
      expect((result as Awaited<ReturnType<typeof pageOfSearch>>).rows).toHaveLength(rowCount)
    expect(types).not.toContain('Seq Scan')
    expect(touched).toBeLessThan(rowCount === 0 ? 10 : rowCount === 3 ? 50 : mostTouched)
  })

  test('SEARCH-01 titles like one being typed are looked for by an index', async () => {
    const { touched, types } = await plansOf((inTurn, db) =>
      inTurn(db, (tx) => similarDiscussions(tx, 'What does Rahu mean for my marriage')),
    )
    expect(types).not.toContain('Seq Scan')
    expect(touched).toBeLessThan(mostTouched)
  })

  test.each([
    ['the first', 1, 'discussion_run', 90],
    ['one in the middle', 3_000, 'discussion_run', 160],
    ['the last', 6_000, 'discussion_run', 160],
    ['the first', 1, 'discussions', 20],
    ['one in the middle', 3_000, 'discussions', 545],
    ['the last', 6_000, 'discussions', 545],
  ])(
    'LIST-01 %s page of the list, %d, reads of %s at most %d rows',
    async (_name, page, table, most) => {
      const { result, touched } = await plansOf(
        (_inTurn, db) => pageOfAll(db, page),
        (name) => (table === 'discussions' ? name === table : name.startsWith(table)),
      )
      const { rows, pageCount } = result as Awaited<ReturnType<typeof pageOfAll>>
      expect(pageCount).toBe(6_000)
      const { rows: wanted } = await sql<{ did: string }>`
      select did from discussions where state = 'shown' order by place desc
      offset ${(page - 1) * 10} limit 10`.execute(fresh.database.db)
      expect(rows.map(({ did }) => did)).toEqual(wanted.map(({ did }) => did))
      expect(touched).toBeLessThanOrEqual(most)
    },
  )

  test.each([
    ['a language', { list: 'new', language: 'hi' }],
    ['top', { list: 'top' }],
    ['top of a language', { list: 'top', language: 'hi' }],
    ['unanswered', { list: 'unanswered' }],
    ['unanswered of a language', { list: 'unanswered', language: 'hi' }],
    ['a sign', { list: 'new', rashi: 4 }],
    ['a sign in a language', { list: 'new', rashi: 4, language: 'en' }],
    ['a dasha lord', { list: 'new', mahadasha: 'sun' }],
  ] as const)('LIST-03 the list of %s reads few rows, by an index', async (_name, filter) => {
    for (const page of [1, 50]) {
      const { result, touched, types } = await plansOf(
        (_inTurn, db) => pageOfList(db, filter, page, null),
        (table) => table.startsWith('discussion'),
        /\bdiscussion/,
      )
      expect((result as Awaited<ReturnType<typeof pageOfList>>).rows).toHaveLength(10)
      expect(types).not.toContain('Seq Scan')
      expect(types).not.toContain('Sort')
      expect(touched).toBeLessThan(7_000)
    }
  })

  test('LIST-02 a discussion is read without the comments that wait elsewhere', async () => {
    const { db } = fresh.database
    await sql`insert into comments (cid, did, uid, comment, state)
      select gen_random_uuid(), did, uid, 'Please look at my chart', 'waiting'
      from discussions order by place limit 20000`.execute(db)
    await sql`analyze comments`.execute(db)
    const { did, uid } = await db
      .selectFrom('discussions')
      .select(['did', 'uid'])
      .orderBy('place', 'desc')
      .executeTakeFirstOrThrow()
    for (const reader of [uid, null]) {
      const { touched } = await plansOf(
        (_inTurn, planned) => readComments(planned, did, 1, reader),
        (table) => table === 'comments',
        /\bcomments\b/,
      )
      expect(touched).toBeLessThan(50)
    }
  })

  test('of a common word the newest are shown, the newest first', async () => {
    const inTurn = createSearchTurns()
    const { rows } = await inTurn(fresh.database.db, (tx) => pageOfSearch(tx, 'kundli', 1, null))
    const { rows: newest } = await sql<{ did: string }>`
      select did from discussions where state = 'shown'
        and search @@ to_tsquery('simple', ${searchWords('kundli').join('')})
      order by place desc limit 10`.execute(fresh.database.db)
    expect(rows.map(({ did }) => did)).toEqual(newest.map(({ did }) => did))
  })

  test('SEARCH-02 a search that takes too long ends with a sentence, and leaves the others their connections', async () => {
    const inTurn = createSearchTurns()
    const { db } = fresh.database
    const began = performance.now()
    const slow = Array.from({ length: 6 }, () =>
      inTurn(db, (tx) => sql`select pg_sleep(20)`.execute(tx)).catch((error: unknown) => error),
    )
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
    expect(performance.now() - began).toBeLessThan(1_000)
    const errors = (await Promise.all(slow)) as Error[]
    for (const error of errors) expect(error).toMatchObject({ statusCode: 503 })
    expect(errors[0]?.message).toContain('The search is slow just now')
    const crowd = await Promise.all(
      Array.from({ length: 40 }, () =>
        inTurn(db, (tx) => sql`select pg_sleep(0.02)`.execute(tx)).then(
          () => 200,
          (error: { statusCode?: number }) => error.statusCode,
        ),
      ),
    )
    expect(crowd.filter((status) => status === 503)).toHaveLength(7)
    expect(crowd.filter((status) => status === 200)).toHaveLength(33)
  }, 30_000)
})

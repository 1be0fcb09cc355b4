import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../app/jobs/jobs.ts'
import { databaseMetrics } from '../app/metrics/database-metrics.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { hotActs, readSeededPeople, type HotAct, type SeededPerson } from './hot-acts.ts'
import { tellOperators } from '../notifications/notify-operators.ts'
import { recordPlans, type PlannedStatement } from './record-plans.testing.ts'
import { amountsOf } from './seed/distribution.ts'
import { seedScale } from './seed/seed-scale.ts'
import { keylessTables, shardKeys } from './shard-keys.ts'

const scale = 0.003
/** Tables that grow with the service have more rows than this in the seed; a walk over a smaller one costs nothing. */
const largeRows = 1_000

describe.each(raceDatabases)('a hundredth of a large service, on %s', () => {
  let app: TestApp
  let people: SeededPerson[]
  let plansSince: () => PlannedStatement[]
  let large: Set<string>
  beforeAll(async () => {
    app = await openTestApp({ on: 'postgres', poolSize: 1 })
    const { database, config } = app.server.context
    await seedScale(database, { scale, at: new Date() })
    const { users } = amountsOf(scale, new Date())
    people = await readSeededPeople(app.db, config.jwtSecret, { from: 1, count: 12, users })
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and reltuples > ${largeRows}`.execute(
      app.db,
    )
    large = new Set(rows.map(({ name }) => name))
    plansSince = await recordPlans(database)
  }, 120_000)
  afterAll(() => app.close())

  /** Every walk over a whole table that is large: of which table, by which statement. */
  const walks = (plans: PlannedStatement[]) =>
    plans.flatMap(({ text, reads }) =>
      reads
        .filter(({ node, table }) => node === 'Seq Scan' && large.has(table))
        .map(({ table }) => `${table}: ${text}`),
    )
  async function actOf(act: HotAct, person: SeededPerson) {
    const [name, input] = act.call(person)
    return app.callRaw(name, input, act.isVisitors ? {} : { jwt: person.jwt })
  }

  test('what grows is large here', () => {
    const grow = ['users', 'sessions', 'messages', 'entries', 'postings', 'holds', 'notifications']
    expect([...large]).toEqual(
      expect.arrayContaining([...grow, 'discussions', 'comments', 'votes']),
    )
  })

  test.each(hotActs.map((act) => [act.name, act] as const))(
    'SIZE-01 %s walks over no large table, and keeps to its shard key',
    async (_name, act) => {
      // Once to prepare: what stands in a cache is asked for by somebody else.
      plansSince()
      for (const person of people.slice(0, 2)) {
        const { status, body } = await actOf(act, person)
        expect([status, body]).toMatchObject([200, { status: 'success' }])
      }
      const plans = plansSince()
      expect(plans.length).toBeGreaterThan(0)
      expect(walks(plans)).toEqual([])
      const keys = new Set(plans.flatMap(({ reads }) => reads.map(({ table }) => shardKeys[table])))
      if (act.key === 'user') expect([...keys]).not.toContain('discussion')
      if (act.key === 'discussion') expect([...keys]).not.toContain('user')
    },
  )

  test('SIZE-01 a comment does not on a slow disk either, however common texts are', async () => {
    await sql`set random_page_cost = 4`.execute(app.db)
    plansSince()
    const comment = hotActs.find(({ name }) => name === 'a comment')
    const { status } = await actOf(comment!, people[3]!)
    const plans = plansSince()
    await sql`set random_page_cost = 1.1`.execute(app.db)
    expect(status).toBe(200)
    expect(walks(plans).filter((walk) => walk.startsWith('comments'))).toEqual([])
  })

  test('SIZE-01 nor does one that waits for the operators', async () => {
    plansSince()
    await tellOperators(app.server.context, 'items-waiting')
    const plans = plansSince()
    expect(plans.some(({ text }) => text.includes("'operator'"))).toBe(true)
    expect(walks(plans)).toEqual([])
  })

  test('SIZE-02 no job but the proof of the ledger walks over a large table', async () => {
    // Planned as a server does: a prepared plan that is dearer than one with the values is not taken.
    await sql`set plan_cache_mode = auto`.execute(app.db)
    plansSince()
    for (const job of jobs.filter(({ name }) => name !== 'prove the ledger')) {
      await job.run(app.server.context)
      expect(walks(plansSince()), job.name).toEqual([])
    }
  })

  test('SIZE-02 what is read at each scrape does not grow with the ledger, once it is proven', async () => {
    await jobs.find(({ name }) => name === 'prove the ledger')?.run(app.server.context)
    plansSince()
    await databaseMetrics(app.db, 0)()
    expect(walks(plansSince())).toEqual([])
  })

  test('SIZE-03 every table has its place if the database were spread', async () => {
    const tables = await app.db.introspection.getTables()
    const names = tables.map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(shardKeys).toSorted())
    const columns = { user: 'uid', discussion: 'did' } as Record<string, string | undefined>
    const isKeyless = (table: (typeof tables)[number]) => {
      const wanted = columns[shardKeys[table.name] ?? '']
      return wanted !== undefined && !table.columns.some(({ name }) => name === wanted)
    }
    expect(
      tables
        .filter(isKeyless)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(keylessTables)
  })
})

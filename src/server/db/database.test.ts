import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'

describe.each(raceDatabases)('statements that come again, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, poolSize: 1 })
  })
  afterAll(() => app.close())

  const preparedCount = async (like: string, at = app) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(at.db)
    return rows.filter(({ statement }) => statement.includes(like)).length
  }

  test('are parsed once a connection, unless a new column would change their answer', async () => {
    for (let time = 0; time < 5; time++) {
      const named = app.db.selectFrom('offers').select('amount').where('name', '=', `n${time}`)
      expect(await named.execute()).toEqual([])
      await app.db.selectFrom('offers').selectAll().where('unit', '=', `u${time}`).execute()
    }
    expect(await preparedCount('select "amount" from "offers"')).toBe(1)
    expect(await preparedCount('select * from "offers"')).toBe(0)
    await sql`alter table offers add column noted text`.execute(app.db)
    const any = app.db.selectFrom('offers').select('amount').where('name', '=', 'invite')
    expect(await any.execute()).toHaveLength(2)
    expect(
      await app.db.selectFrom('offers').selectAll().where('unit', '=', 'oracle').execute(),
    ).toEqual(expect.arrayContaining([expect.objectContaining({ noted: null })]))
  })

  test('have as much room on one database, however much another one keeps', async () => {
    const otherApp = await openTestApp({ on, poolSize: 1 })
    for (let text = 0; text < 310; text++)
      for (let time = 0; time < 3; time++)
        await sql`select ${time}::int as ${sql.ref(`filler_${text}`)}`.execute(app.db)
    expect(await preparedCount('filler_')).toBeLessThan(310)
    for (let time = 0; time < 3; time++)
      await sql`select ${time}::int as after_all`.execute(otherApp.db)
    expect(await preparedCount('after_all', otherApp)).toBe(1)
    await otherApp.close()
  })

  test('survive a transaction that failed', async () => {
    const ask = (name: string) =>
      app.db.transaction().execute(async (tx) => {
        await tx.selectFrom('plans').select('price_paise').where('plan', '=', name).execute()
        if (name === 'fails') await sql`select 1 / 0`.execute(tx)
        return name
      })
    await ask('a')
    await ask('b')
    await expect(ask('fails')).rejects.toThrow(/division/)
    expect(await ask('c')).toBe('c')
  })
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bothDatabases, openTestApp } from '../testing/test-app.ts'
import { migrate } from './database.ts'

describe.each(bothDatabases)('a release that starts on %s after a later one', (on) => {
  test('serves with what that has made of the tables; one missing in between is an error', async () => {
    const app = await openTestApp({ on, poolSize: 1 })
    const done = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-12-01')`.execute(
        app.db,
      )
    await done('900-of-a-later-release')
    await migrate(app.db)
    const { rows } = await sql`select name from kysely_migration where name > '9'`.execute(app.db)
    expect(rows).toHaveLength(1)
    await done('010-never-was')
    await expect(migrate(app.db)).rejects.toThrow(/010-never-was/)
    await sql`delete from kysely_migration where name in ('900-of-a-later-release', '010-never-was')`.execute(
      app.db,
    )
    await app.close()
  }, 60_000)
})

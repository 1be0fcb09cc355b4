import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { takeRateLimits } from './rate-limit.ts'

describe.each(testDatabases)('rate limits on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())
  const countOf = async (key: string) =>
    (await app.db.selectFrom('limits').where('key', '=', key).select('count').executeTakeFirst())
      ?.count ?? 0

  test('LIMIT-03 what one of them refuses counts for none of them', async () => {
    const at = new Date()
    const own = { key: 'own', maximum: 2, seconds: 60 }
    const wide = { key: 'wide', maximum: 100, seconds: 3600 }
    for (let i = 0; i < 2; i++) expect(await takeRateLimits(app.db, [wide, own], at)).toBeNull()
    for (let i = 0; i < 5; i++)
      expect(await takeRateLimits(app.db, [wide, own], at)).toMatchObject({ limit: own })
    expect([await countOf('own'), await countOf('wide')]).toEqual([2, 2])
  })

  test('of many at once exactly as many pass as are allowed', async () => {
    const limit = { key: 'crowd', maximum: 7, seconds: 60 }
    const at = new Date()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => takeRateLimits(app.db, [limit], at)),
    )
    expect(results.filter((full) => full === null)).toHaveLength(7)
  })
})

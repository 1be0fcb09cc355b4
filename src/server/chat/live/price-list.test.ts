import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, testDatabases } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { priceListOf } from './price-list.ts'

describe.each(testDatabases)('what is on sale, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  test('recharges come in the operator’s words, plans with their questions', async () => {
    const { recharges, plans } = await priceListOf(app.db)
    expect(recharges.find(({ paise }) => paise === 9900)?.text.en).toContain('16 questions')
    expect(plans.find(({ paise }) => paise === 19_900)?.questions).toBe(500)
  })
})

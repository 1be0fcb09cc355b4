import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { recordStatements } from '../testing/record-statements.ts'
import type { Budget } from './budget.ts'

test('what is placed while a count is under way goes into the next one together, and the alarm is raised once', async () => {
  const app = await openTestApp()
  const { context } = app.server
  const budget: Budget = { name: 'questions', maximum: 20, seconds: 86_400 }
  const at = new Date('2026-03-04T06:00:00Z')
  const tomorrow = new Date('2026-03-05T06:00:00Z')
  const statements = recordStatements(context.database.pool)
  const { budgetCounter } = context
  await Promise.all([
    ...Array.from({ length: 18 }, () => budgetCounter.add(context, budget, at)),
    ...Array.from({ length: 2 }, () => budgetCounter.add(context, budget, tomorrow)),
  ])
  const counts = await app.db
    .selectFrom('limits')
    .where('key', '=', 'budget:questions')
    .orderBy('window_start')
    .select('count')
    .execute()
  expect(counts).toEqual([{ count: 18 }, { count: 2 }])
  expect(statements.filter((text) => text.startsWith('insert into limits'))).toHaveLength(3)
  expect(app.log.filter((line) => line.includes('"event":"budget"'))).toHaveLength(1)
  await app.close()
})

import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { AppContext } from './context.ts'

/** Everything that the whole service has a budget for; docs/limits.md says what each is. */
export const budgetNames = ['questions', 'sms', 'mails', 'maps'] as const
export type BudgetName = (typeof budgetNames)[number]

/** What the whole service may use up of something that costs money, in each window of `seconds`. */
export interface Budget {
  /** Its key in the table of limits is `budget:<name>`. */
  name: BudgetName
  maximum: number
  seconds: number
}

/** The part of a budget at whose use the operators are told. */
const alarmShare = 0.8

/**
 * Seconds until a budget has room again; 0 while it has some. Nothing is counted: ask before the work,
 * and count by `takeFromBudget` what was really placed.
 *
 * @param share the part of the budget, 0 to 1, that is open to who asks.
 */
export async function budgetWaitSeconds(
  db: Db,
  budget: Budget,
  at: Date,
  share = 1,
): Promise<number> {
  const { waitSeconds } = windowOf(budget, at)
  const { rows } = await sql<{ count: number | null }>`
    select ${budgetCount(budget, at)} as count`.execute(db)
  return (rows[0]?.count ?? 0) < openTo(budget, share) ? 0 : waitSeconds
}

/** A subquery for how much of a budget is used in its window that holds `at`; null for nothing. */
export function budgetCount(budget: Budget, at: Date) {
  return sql<number | null>`(select count from limits
    where key = ${keyOf(budget)} and window_start = ${windowOf(budget, at).start})`
}

/**
 * Takes one from a budget, unless it is used up: then nothing is counted. At four fifths of it the
 * operators are told, once in each window.
 *
 * @param db a transaction takes it with what it is for, or not at all.
 * @param share the part of the budget, 0 to 1, that is open to who asks.
 * @returns 0 when it was taken, else seconds until there is room again.
 */
export async function takeFromBudget(
  context: AppContext,
  db: Db,
  budget: Budget,
  at: Date,
  share = 1,
): Promise<number> {
  const { start, waitSeconds } = windowOf(budget, at)
  const most = openTo(budget, share)
  const { rows } = await sql<{ count: number }>`
    insert into limits (key, window_start, count) values (${keyOf(budget)}, ${start}, 1)
    on conflict (key, window_start) do update set count = limits.count + 1
      where limits.count < ${most}::int
    returning count`.execute(db)
  const count = rows[0]?.count
  if (count === undefined) return waitSeconds
  noteUse(context, budget, count, 1)
  return 0
}

/** Counts what was placed already, though it be more than there was room for: `budgetCount` is looked at before. */
export async function countAgainstBudget(
  context: AppContext,
  budget: Budget,
  at: Date,
  placed: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    insert into limits (key, window_start, count)
    values (${keyOf(budget)}, ${windowOf(budget, at).start}, ${placed}::int)
    on conflict (key, window_start) do update set count = limits.count + excluded.count
    returning count`.execute(context.database.db)
  noteUse(context, budget, rows[0]?.count ?? placed, placed)
}

/** @param taken how many of the count are new. */
function noteUse(context: AppContext, budget: Budget, count: number, taken: number): void {
  context.metrics.budgetUsed.set({ budget: budget.name }, count / budget.maximum)
  const alarmAt = Math.ceil(budget.maximum * alarmShare)
  if (count >= alarmAt && count - taken < alarmAt) raiseAlarm(context, budget, count)
}

function raiseAlarm(context: AppContext, budget: Budget, count: number): void {
  context.log.warn(
    { event: 'budget', budget: budget.name, count, maximum: budget.maximum },
    'four fifths of a budget of the whole service are used',
  )
  context.background(context.listeners.budgetNearlySpent(context, budget.name))
}

function keyOf(budget: Budget): string {
  return `budget:${budget.name}`
}

function openTo(budget: Budget, share: number): number {
  return Math.max(1, Math.floor(budget.maximum * share))
}

function windowOf({ seconds }: Budget, at: Date): { start: Date; waitSeconds: number } {
  const now = at.getTime() / 1000
  const start = Math.floor(now / seconds) * seconds
  return {
    start: new Date(start * 1000),
    waitSeconds: Math.max(1, Math.ceil(start + seconds - now)),
  }
}

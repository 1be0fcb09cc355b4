import { sql } from 'kysely'
import type { NotificationKind } from '../../words/notifications/notifications.ts'
import type { BudgetName } from '../core/budget.ts'
import type { AppContext } from '../core/context.ts'
import { istDay } from '../core/time/india-time.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import { notifyUsers, type NotifyAccess } from './notify.ts'

/** What operators are told, and the page where it can be seen to. */
export const operatorPages = {
  'items-waiting': '/admin/reports',
  'budget-questions': '/admin',
  'budget-sms': '/admin',
  'budget-mails': '/admin',
  'budget-maps': '/admin',
  'ledger-problem': '/admin',
} as const satisfies Partial<Record<NotificationKind, string>>
export type OperatorKind = keyof typeof operatorPages

/** Tells every operator; what is of one kind and day stands in one line, with its count. */
export async function notifyOperators(act: NotifyAccess, kind: OperatorKind): Promise<void> {
  const operators = await operatorsOf(act.tx)
  const groupKey = `${kind}:${istDay(act.at)}`
  await notifyUsers(
    act,
    operators.map((uid) => ({ uid, kind, groupKey })),
  )
}

/** Tells the operators that most of a budget is used, in a transaction of its own. */
export function tellOperatorsOfBudget(context: AppContext, budget: BudgetName): Promise<void> {
  return tellOperators(context, `budget-${budget}`)
}

/** Tells the operators, in a transaction of its own. */
export async function tellOperators(context: AppContext, kind: OperatorKind): Promise<void> {
  const after: (() => void)[] = []
  await transact(context.database.db, (tx) => {
    after.length = 0
    const afterCommit = (work: () => void) => void after.push(work)
    const act = { context, tx, at: context.clock(), afterCommit }
    return notifyOperators(act, kind)
  })
  for (const work of after) work()
}

async function operatorsOf(tx: Tx): Promise<string[]> {
  const operators = await tx
    .selectFrom('users')
    // Written out: a plan made for any role would not take the index that holds operators alone.
    .where('role', '=', sql.lit<'operator'>('operator'))
    .where('deleted_at', 'is', null)
    .select('uid')
    .execute()
  return operators.map(({ uid }) => uid)
}

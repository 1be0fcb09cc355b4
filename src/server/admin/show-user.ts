import { sql } from 'kysely'
import type { ApiOutput } from '../../contract/apis.ts'
import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import type { Language } from '../../words/say.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import type { Db } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { runningPlan } from '../subscription/plan-status.ts'
import { accountName, inUnit, ledgerPage, reasonName } from '../wallet/ledger-page.ts'
import { balances, units } from '../wallet/ledger.ts'
import type { latestDisputes } from '../payments/disputes.ts'
import { refundsOf, type RefundRow } from '../payments/refund-decisions.ts'

type UserShown = Omit<ApiOutput<'admin/openUser'>, 'status' | 'message'>

const rupees = 'rupees'
/** Of the newest lines of a ledger, how many are looked through for paid answers, and how many are shown. */
const linesLookedThrough = 200
const questionsShown = 10

/**
 * One user as an operator sees them: their account, what they have, and where it went. No birth, no
 * question, no whole number, no email.
 *
 * @throws Refusal where there is no such user.
 */
export async function showUser(
  db: Db,
  { uid, page, at, language }: { uid: string; page: number; at: Date; language: Language },
): Promise<UserShown> {
  const user = await db
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .select(['uid', 'display_name', 'mobile', 'created_at', 'role'])
    .select(['is_ban', 'banned_at', 'ban_reason'])
    .executeTakeFirst()
  if (!user) throw new Refusal(words.noUser)
  const showAmount = (entry: { kind: string; unit: string; amount: number }) => ({
    account: accountName(entry, language),
    in_rupees: entry.unit === rupees,
    amount: inUnit(entry.unit, entry.amount),
  })
  const accountBalances = await balances(db, uid)
  const plan = await runningPlan(db, uid, at, language)
  const { entries, page_count } = await ledgerPage(db, uid, page, language)
  return {
    user: {
      ...user,
      mobile: user.mobile ? maskedMobile(user.mobile) : '',
      created_at: user.created_at.toISOString(),
      banned_at: user.banned_at?.toISOString() ?? null,
    },
    balances: accountBalances
      .toSorted(
        (a, b) => units.indexOf(a.unit) - units.indexOf(b.unit) || (a.kind < b.kind ? -1 : 1),
      )
      .map(({ balance, ...account }) => {
        const { amount, ...rest } = showAmount({ ...account, amount: balance })
        return { ...rest, balance: amount }
      }),
    plan,
    holds: (await openHolds(db, uid)).map(({ hold_id, created_at, ...held }) => ({
      ...{ hold_id, since: created_at.toISOString() },
      ...showAmount(held),
    })),
    questions: (await paidAnswers(db, uid)).map(
      ({ hold_id, reason, at: paidAt, given_back, ...paid }) => ({
        ...{ hold_id, given_back, at: paidAt.toISOString(), what: reasonName(reason, language) },
        ...showAmount(paid),
      }),
    ),
    refunds: (await refundsOf(db, uid)).map(showRefund),
    entries,
    page_count,
  }
}

function openHolds(db: Db, uid: string) {
  return db
    .selectFrom('holds')
    .where('uid', '=', uid)
    .where('state', '=', 'held')
    .select(['hold_id', 'kind', 'unit', 'amount', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
}

interface PaidAnswer {
  hold_id: string
  reason: string
  kind: string
  unit: string
  amount: number
  at: Date
  given_back: boolean
}

/** The latest answers that were paid for, and whether they were given back. */
async function paidAnswers(db: Db, uid: string): Promise<PaidAnswer[]> {
  const { rows } = await sql<PaidAnswer>`
    select h.hold_id, p.reason, h.kind, h.unit, h.amount, h.ended_at as at,
      exists (select from postings where cause = ${uid}::text || ':refund:' || h.hold_id) as given_back
    from (select posting_id, entry_id from entries where owner = ${uid}
          order by entry_id desc limit ${linesLookedThrough}) e
    join postings p using (posting_id)
    join holds h on h.hold_id = case when p.reason like 'ask-%' then p.reference::uuid end
    where h.state = 'settled' and h.uid = ${uid}::uuid
    order by e.entry_id desc limit ${questionsShown}`.execute(db)
  return rows
}

/** A refund as operators' pages show it: rupees, and no name. */
export function showRefund(row: RefundRow) {
  return {
    refund_id: row.refund_id,
    uid: row.uid,
    what: row.order_id ? ('recharge' as const) : ('plan' as const),
    amount: row.amount_paise / 100,
    paid: row.paid_paise / 100,
    state: row.state,
    requested: row.kind === 'requested',
    why: row.why,
    gateway_payment_id: row.gateway_payment_id,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }
}

/** A dispute as an operator sees it. */
export function showDispute(row: Awaited<ReturnType<typeof latestDisputes>>[number]) {
  const { amount_paise, aside, unit, opened_at, ...dispute } = row
  return {
    ...dispute,
    amount: amount_paise / 100,
    frozen: inUnit(unit, aside),
    in_rupees: unit === 'rupees',
    opened_at: opened_at.toISOString(),
  }
}

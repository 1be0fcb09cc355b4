import type { Language } from '../../words/say.ts'
import { say } from '../../words/say.ts'
import { accounts, reasons, wallet as words } from '../../words/wallet.ts'
import type { Db } from '../db/schema.ts'
import { read, write } from '../endpoint.ts'
import { Refusal } from '../refusal.ts'
import { balances, type Unit } from './ledger.ts'
import { confirmOrder } from './payments/confirm-order.ts'
import { createOrder, orderToken } from './payments/orders.ts'
import { ownPayments } from './payments/own-payments.ts'
import { requestRefund } from './payments/refunds.ts'
import { tiers } from './payments/tiers.ts'
import { redeemHistory, redeemQuestions } from './redeem.ts'
import { transferHistory, transferQuestions } from './transfers.ts'
import { prize, spin } from './vouchers.ts'

const linesPerPage = 20

export const walletEndpoints = {
  'users/getBalance': read('users/getBalance', async ({ db, user }) => {
    const all = await balances(db, user.uid)
    if (!all.length) throw new Refusal(words.noData)
    const left = (unit: Unit) =>
      all.filter((it) => it.unit === unit).reduce((sum, it) => sum + it.balance, 0)
    return {
      status: 'success',
      oracle_questions: left('oracle'),
      astra_questions: left('astra'),
      daily_predictions: left('daily'),
      weekly_predictions: left('weekly'),
      monthly_predictions: left('monthly'),
      yearly_predictions: left('yearly'),
      balance: inUnit('rupees', left('rupees')),
    }
  }),
  'users/getLedger': read('users/getLedger', async ({ db, user, visitor }, { page }) => {
    const [count, lines] = await Promise.all([
      countLines(db, user.uid),
      readLines(db, user.uid, page),
    ])
    return {
      status: 'success',
      entries: lines.map((line) => ({
        at: line.at.toISOString(),
        account: named(accounts, `${line.kind} ${line.unit}`, visitor.language),
        amount: inUnit(line.unit, line.change),
        balance_after: inUnit(line.unit, line.balance_after ?? 0),
        reason: named(reasons, reasonFor(line), visitor.language),
        reference: line.reference,
      })),
      page_count: Math.max(1, Math.ceil(count / linesPerPage)),
    }
  }),
  'recharges/getPrices': read('recharges/getPrices', async ({ db, visitor }) => {
    const all = await tiers(db, visitor.language)
    // One wallet serves both: the two groups are two views of it.
    return (['oracle', 'astra'] as const).map((astrologer) => ({
      astrologer,
      data: all.map(({ tier, originalPaise, pricePaise, text }) => ({
        tier,
        originalPrice: originalPaise / 100,
        discountPrice: pricePaise / 100,
        text,
        link: `/recharges/pay?astrologer=${astrologer}&tier=${tier}&wallet=walletamount&amount=actualamount&token=token`,
      })),
    }))
  }),
  'recharges/orderToken': write('recharges/orderToken', orderToken, hourly('order-token', 60)),
  'recharges/createOrder': read('recharges/createOrder', createOrder, hourly('order', 60)),
  'recharges/confirm': read('recharges/confirm', confirmOrder, hourly('confirm', 120)),
  'recharges/getPayments': read('recharges/getPayments', ownPayments),
  'recharges/requestRefund': write('recharges/requestRefund', requestRefund, hourly('refund', 20)),
  'wheel/spin': write('wheel/spin', spin),
  'wheel/getPrize': read('wheel/getPrize', prize),
  'astrohub/redeem_questions': write('astrohub/redeem_questions', redeemQuestions),
  'astrohub/get_redeem_history': read('astrohub/get_redeem_history', redeemHistory),
  'astrohub/transfer_questions': write('astrohub/transfer_questions', transferQuestions, {
    atOnce: true,
  }),
  'astrohub/get_transaction_history': read('astrohub/get_transaction_history', transferHistory),
}

function hourly(kind: string, most: number) {
  return {
    limits: ({ user }: { user: { uid: string } }) => [
      { key: `${kind}:${user.uid}`, most, seconds: 3600 },
    ],
  }
}

/** A transfer is one posting with two readers. */
function reasonFor({ reason, change }: { reason: string; change: number }): string {
  return reason === 'transfer-sent' && change > 0 ? 'transfer-received' : reason
}

/** Paise as rupees; anything else counts as it is. */
function inUnit(unit: string, amount: number): number {
  return unit === 'rupees' ? amount / 100 : amount
}

/** A name's sentence; a name that a newer release has written is shown as it stands. */
function named(
  sentences: Record<string, { en: string; hi: string }>,
  name: string,
  language: Language,
): string {
  const sentence = sentences[name]
  return sentence ? say(sentence, language) : name
}

async function countLines(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .where('owner', '=', uid)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of a user's ledger, newest first. The rows to skip are skipped in the index alone. */
function readLines(db: Db, uid: string, page: number) {
  const ids = db
    .selectFrom('entries')
    .where('owner', '=', uid)
    .select('entry_id')
    .orderBy('entry_id', 'desc')
    .offset((page - 1) * linesPerPage)
    .limit(linesPerPage)
  return db
    .selectFrom('entries')
    .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
    .where('entries.owner', '=', uid)
    .where('entry_id', 'in', ids)
    .select(['entries.at', 'kind', 'unit', 'change', 'balance_after', 'reason', 'reference'])
    .orderBy('entry_id', 'desc')
    .execute()
}

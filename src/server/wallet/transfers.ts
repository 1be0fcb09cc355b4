import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { transact } from '../db/database.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { ReadContext, WriteContext } from '../core/endpoint.ts'
import type { AppContext } from '../core/context.ts'
import { istMidnight } from '../core/time/india-time.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { Refusal } from '../core/refusal.ts'
import { InsufficientBalance, post, type LedgerEntry } from './ledger.ts'

export const transfersPerDay = 5
export const waitingDays = 7
const dayMilliseconds = 86_400_000

/**
 * Sends Oracle questions that were bought, redeemed or received to another number. To a number without
 * an account they wait; what is said is the same, so that nobody learns here who has one.
 */
export async function transferQuestions(
  { context, tx, user, at, caller, afterCommit }: WriteContext<'astrohub/transfer_questions'>,
  { mobile, questions }: ApiInput<'astrohub/transfer_questions'>,
): Promise<ApiOutput<'astrohub/transfer_questions'>> {
  if (user.isBan) throw new Refusal(words.banned)
  if (mobile === user.mobile) throw new Refusal(words.toOneself)
  const recipientUid = await lockRecipient(tx, mobile)
  const transferId = randomUUID()
  await tx
    .insertInto('transfers')
    .values({
      transfer_id: transferId,
      uid: user.uid,
      recipient_hash: mobileHash(context.config, mobile),
      recipient_mobile: mobile,
      to_uid: recipientUid,
      questions,
      state: recipientUid ? 'arrived' : 'waiting',
      at,
      return_at: new Date(at.getTime() + waitingDays * dayMilliseconds),
      ended_at: recipientUid ? at : null,
    })
    .execute()
  await postTransfer(tx, { transferId, senderUid: user.uid, recipientUid, questions }, at)
  // The posting has locked the sender's account: whoever sent before is counted here, who comes after waits.
  if ((await countTransfersSince(tx, user.uid, istMidnight(at))) > transfersPerDay)
    throw new Refusal(fillSentence(paymentTemplates.transfersADay, transfersPerDay))
  if (recipientUid) {
    await notifyOfMoney(tx, { uid: recipientUid, kind: 'questions-received', count: questions }, at)
    afterCommit(() => context.eventBus.publish(recipientUid))
  }
  const sentence = fillSentence(paymentTemplates.transferred, questions, `+${maskedMobile(mobile)}`)
  return { status: 'success', message: say(sentence, caller.language) }
}

/** Whose number it is. Waits for a deletion of that account, and finds nobody after it. */
async function lockRecipient(tx: Tx, mobile: string): Promise<string | null> {
  const recipient = await tx
    .selectFrom('users')
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .select('uid')
    .forKeyShare()
    .executeTakeFirst()
  return recipient?.uid ?? null
}

/** @throws Refusal when the sender's own questions are too few. */
async function postTransfer(
  tx: Tx,
  transfer: {
    transferId: string
    senderUid: string
    recipientUid: string | null
    questions: number
  },
  at: Date,
): Promise<void> {
  const { transferId, senderUid, recipientUid, questions } = transfer
  const receiver: LedgerEntry = recipientUid
    ? { owner: recipientUid, kind: 'own', unit: 'oracle', change: questions }
    : { owner: 'company', kind: 'waiting', unit: 'oracle', change: questions }
  try {
    await post(
      tx,
      `${senderUid}:transfer:${transferId}`,
      [{ owner: senderUid, kind: 'own', unit: 'oracle', change: -questions }, receiver],
      { reason: 'transfer-sent', reference: transferId, at },
    )
  } catch (error) {
    throw error instanceof InsufficientBalance ? new Refusal(words.tooFewToTransfer) : error
  }
}

async function countTransfersSince(tx: Tx, uid: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('transfers')
    .where('uid', '=', uid)
    .where('at', '>=', since)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Hands a number's waiting questions to the account that has just been opened with it. */
export async function claimTransfers(
  tx: Tx,
  uid: string,
  recipientHash: string,
  at: Date,
): Promise<void> {
  const waiting = await tx
    .selectFrom('transfers')
    .where('recipient_hash', '=', recipientHash)
    .where('state', '=', 'waiting')
    .where('return_at', '>', at)
    .select(['transfer_id', 'questions'])
    .orderBy('transfer_id')
    .forUpdate()
    .execute()
  for (const { transfer_id: transferId, questions } of waiting)
    await handOver(tx, uid, { transferId, questions }, at)
}

async function handOver(
  tx: Tx,
  uid: string,
  { transferId, questions }: { transferId: string; questions: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('transfers')
    .set({ state: 'arrived', to_uid: uid, ended_at: at })
    .where('transfer_id', '=', transferId)
    .execute()
  await post(
    tx,
    `${uid}:transfer-claimed:${transferId}`,
    [
      { owner: 'company', kind: 'waiting', unit: 'oracle', change: -questions },
      { owner: uid, kind: 'own', unit: 'oracle', change: questions },
    ],
    { reason: 'transfer-received', reference: transferId, at },
  )
  await notifyOfMoney(tx, { uid, kind: 'questions-received', count: questions }, at)
}

/** Brings back what has waited 7 days for nobody. @returns how many. */
export async function returnTransfers(context: AppContext): Promise<number> {
  const at = context.clock()
  let count = 0
  while (await transact(context.database.db, (tx) => returnOne(tx, at))) count++
  return count
}

async function returnOne(tx: Tx, at: Date): Promise<boolean> {
  const due = await tx
    .selectFrom('transfers')
    .where('state', '=', 'waiting')
    .where('return_at', '<=', at)
    .select(['transfer_id', 'uid', 'questions', 'recipient_mobile', 'recipient_hash'])
    .orderBy('return_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  const { transfer_id, uid, questions } = due
  // Somebody who signed up in the very moment it was sent has not been handed it yet.
  const recipient = await tx
    .selectFrom('users')
    .where('mobile', '=', due.recipient_mobile)
    .select('uid')
    .executeTakeFirst()
  if (recipient) {
    await handOver(tx, recipient.uid, { transferId: transfer_id, questions }, at)
    return true
  }
  await tx
    .updateTable('transfers')
    .set({ state: 'returned', ended_at: at })
    .where('transfer_id', '=', transfer_id)
    .execute()
  await post(
    tx,
    `${uid}:transfer-back:${transfer_id}`,
    [
      { owner: 'company', kind: 'waiting', unit: 'oracle', change: -questions },
      { owner: uid, kind: 'own', unit: 'oracle', change: questions },
    ],
    { reason: 'transfer-returned', reference: transfer_id, at },
  )
  await notifyOfMoney(tx, { uid, kind: 'questions-returned', count: questions }, at)
  return true
}

/** The user's own transfers, newest first. */
export async function transferHistory({
  db,
  user,
}: ReadContext<'astrohub/get_transaction_history'>): Promise<
  ApiOutput<'astrohub/get_transaction_history'>
> {
  const rows = await transfersOf(db, user.uid)
  return {
    status: 'success',
    transactions: rows.map((row) => ({
      transaction_id: row.transfer_id,
      recipient_mobile: row.recipient_mobile,
      oracle_questions: row.questions,
      sent: row.state === 'arrived',
      returned: row.state === 'returned',
      transferred_at: row.at.toISOString(),
    })),
  }
}

export function transfersOf(db: Db, uid: string) {
  return db
    .selectFrom('transfers')
    .where('uid', '=', uid)
    .select(['transfer_id', 'recipient_mobile', 'questions', 'state', 'at', 'return_at'])
    .orderBy('at', 'desc')
    .limit(500)
    .execute()
}

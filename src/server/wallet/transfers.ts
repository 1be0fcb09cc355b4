import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'
import type { AppContext } from '../core/context.ts'
import { istMidnight } from '../core/time/india-time.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { Refusal } from '../core/refusal.ts'
import { InsufficientBalance, post } from './ledger.ts'
import {
  recipientEntries,
  sendableOf,
  senderEntries,
  waitingEntries,
  type Sendable,
  type TransferParts,
} from './sendable.ts'

export const transfersPerDay = 5
export const waitingDays = 7
const dayMilliseconds = 86_400_000

/**
 * Sends Oracle questions that were redeemed or received to another number, and those that are missing for
 * rupees of the wallet, where the sender has agreed to their price. To a number without
 * an account they wait; what is said is the same, so that nobody learns here who has one.
 */
export async function transferQuestions(
  { context, tx, user, at, caller, afterCommit }: WriteContext<'astrohub/transfer_questions'>,
  { mobile, questions, wallet_price }: ApiInput<'astrohub/transfer_questions'>,
): Promise<ApiOutput<'astrohub/transfer_questions'>> {
  if (user.isBan) throw new Refusal(words.banned)
  if (mobile === user.mobile) throw new Refusal(words.toOneself)
  const parts = partsOf(await sendableOf(tx, user.uid), questions, wallet_price)
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
      wallet_questions: parts.walletQuestions,
      wallet_paise: parts.walletPaise,
      state: recipientUid ? 'arrived' : 'waiting',
      at,
      return_at: new Date(at.getTime() + waitingDays * dayMilliseconds),
      ended_at: recipientUid ? at : null,
    })
    .execute()
  await postTransfer(tx, { transferId, senderUid: user.uid, recipientUid, parts }, at)
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

/**
 * Which of the questions are the sender's own and which the wallet pays for.
 *
 * @param agreedPrice rupees for one; undefined where nothing may be taken from the wallet.
 * @throws Refusal that says what can be sent, and for how much.
 */
function partsOf(
  { ownQuestions, walletQuestions, pricePaise }: Sendable,
  questions: number,
  agreedPrice: number | undefined,
): TransferParts {
  const missing = Math.max(0, questions - ownQuestions)
  const isAgreed = agreedPrice !== undefined && Math.round(agreedPrice * 100) === pricePaise
  if (missing > walletQuestions || (missing > 0 && !isAgreed))
    throw new Refusal(
      fillSentence(paymentTemplates.tooFewToTransfer, ownQuestions, walletQuestions, pricePaise),
    )
  return { questions, walletQuestions: missing, walletPaise: missing * pricePaise }
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
    parts: TransferParts
  },
  at: Date,
): Promise<void> {
  const { transferId, senderUid, recipientUid, parts } = transfer
  const receiving = recipientUid ? recipientEntries(recipientUid, parts) : waitingEntries(parts, 1)
  try {
    await post(
      tx,
      `${senderUid}:transfer:${transferId}`,
      [...senderEntries(senderUid, parts, -1), ...receiving],
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
    .select(['transfer_id', ...partColumns])
    .orderBy('transfer_id')
    .forUpdate()
    .execute()
  for (const row of waiting)
    await handOver(tx, uid, { transferId: row.transfer_id, parts: partsFrom(row) }, at)
}

const partColumns = ['questions', 'wallet_questions', 'wallet_paise'] as const

function partsFrom(row: {
  questions: number
  wallet_questions: number
  wallet_paise: number
}): TransferParts {
  const { questions, wallet_questions: walletQuestions, wallet_paise: walletPaise } = row
  return { questions, walletQuestions, walletPaise }
}

async function handOver(
  tx: Tx,
  uid: string,
  { transferId, parts }: { transferId: string; parts: TransferParts },
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
    [...waitingEntries(parts, -1), ...recipientEntries(uid, parts)],
    { reason: 'transfer-received', reference: transferId, at },
  )
  await notifyOfMoney(tx, { uid, kind: 'questions-received', count: parts.questions }, at)
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
    .select(['transfer_id', 'uid', 'recipient_mobile', ...partColumns])
    .orderBy('return_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  const { transfer_id, uid, questions } = due
  const parts = partsFrom(due)
  // Somebody who signed up in the very moment it was sent has not been handed it yet.
  const recipient = await tx
    .selectFrom('users')
    .where('mobile', '=', due.recipient_mobile)
    .select('uid')
    .executeTakeFirst()
  if (recipient) {
    await handOver(tx, recipient.uid, { transferId: transfer_id, parts }, at)
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
    [...waitingEntries(parts, -1), ...senderEntries(uid, parts, 1)],
    { reason: 'transfer-returned', reference: transfer_id, at },
  )
  await notifyOfMoney(tx, { uid, kind: 'questions-returned', count: questions }, at)
  return true
}

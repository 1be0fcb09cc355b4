import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import type { ReadContext, WriteContext } from '../core/endpoint.ts'
import { historyPageCount, historyPageLength, linesBefore } from '../core/history-page.ts'
import { Refusal } from '../core/refusal.ts'
import { post } from './ledger.ts'

/** Points for one Oracle question. */
export const pointsPerQuestion = 100

/** Turns whole hundreds of points into Oracle questions, and says so when some points were over. */
export async function redeemQuestions(
  { tx, user, at, caller }: WriteContext<'astrohub/redeem_questions'>,
  { points }: ApiInput<'astrohub/redeem_questions'>,
): Promise<ApiOutput<'astrohub/redeem_questions'>> {
  if (user.isBan) throw new Refusal(words.banned)
  const questions = Math.floor(points / pointsPerQuestion)
  const redeemedPoints = questions * pointsPerQuestion
  const redemptionId = randomUUID()
  await post(
    tx,
    `${user.uid}:redeem:${redemptionId}`,
    [
      { owner: user.uid, kind: 'own', unit: 'points', change: -redeemedPoints },
      { owner: 'company', kind: 'revenue', unit: 'points', change: redeemedPoints },
      { owner: 'company', kind: 'offers', unit: 'oracle', change: -questions },
      { owner: user.uid, kind: 'own', unit: 'oracle', change: questions },
    ],
    { reason: 'redeem', reference: redemptionId, at },
  )
  const sentence =
    redeemedPoints === points
      ? fillSentence(paymentTemplates.redeemed, redeemedPoints)
      : fillSentence(paymentTemplates.redeemedPart, redeemedPoints, points)
  return {
    status: 'success',
    message: say(sentence, caller.language),
    questions_added: questions,
  }
}

/** The user's redemptions out of the ledger itself, newest first. */
export async function redeemHistory(
  { db, user }: ReadContext<'astrohub/get_redeem_history'>,
  { page }: ApiInput<'astrohub/get_redeem_history'>,
): Promise<ApiOutput<'astrohub/get_redeem_history'>> {
  const redemptions = db
    .selectFrom('entries')
    .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
    .where('owner', '=', user.uid)
    .where('reason', '=', 'redeem')
    .where('unit', '=', 'points')
  const rows = await redemptions
    .select(['reference', 'change', 'entries.at'])
    .orderBy('entry_id', 'desc')
    .offset(linesBefore(page))
    .limit(historyPageLength)
    .execute()
  const { count } = await redemptions
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    status: 'success',
    page_count: historyPageCount(count),
    transactions: rows.map(({ reference, change, at }) => ({
      transaction_id: reference,
      points_redeemed: -change,
      questions_added: -change / pointsPerQuestion,
      redeemed_at: at.toISOString(),
    })),
  }
}

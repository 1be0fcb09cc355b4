import { sql } from 'kysely'
import { mobile as mobileShape, id as idShape } from '../../contract/core/common-schemas.ts'
import type { adminUsers as rows } from '../../contract/admin/users.ts'
import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import { say, type LocalizedText } from '../../words/say.ts'
import { setBan } from '../accounts/ban.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { decideDoubtedAnswer, doubtedAnswers } from '../chat/keeping/doubted-answers.ts'
import { returnQuestionOfAnswer } from '../chat/live/return-question.ts'
import type { Db, Tx } from '../db/schema.ts'
import { readEndpoint, writeEndpoint, type Endpoint, type WriteContext } from '../core/endpoint.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { Refusal } from '../core/refusal.ts'
import { giveBackQuestions } from '../wallet/give-questions.ts'
import { decideRefund, refundsDecided, refundsInReview } from '../payments/refund-decisions.ts'
import { latestDisputes } from '../payments/disputes.ts'
import { recordOperatorAct } from './operator-acts.ts'
import { showDispute, showRefund, showUser } from './show-user.ts'

/** Each look at a user stands in the log; those of one operator within this time are one look. */
const sameLookMilliseconds = 900_000

const hourly = (kind: string, most: number) => ({
  limits: ({ user }: { user: { uid: string } }) => [
    { key: `${kind}:${user.uid}`, maximum: most, seconds: 3600 },
  ],
})

export const adminUsersEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/findUser': writeEndpoint(
    'admin/findUser',
    async ({ tx, user, at }, { who }) => {
      const uid = await findUser(tx, who)
      // By what they were sought is personal; whom the operator was led to is not.
      await recordOperatorAct(tx, { uid: user.uid, act: 'admin/findUser', subject: uid, at })
      return { status: 'success', uid }
    },
    hourly('find-user', 300),
  ),

  'admin/getBans': readEndpoint('admin/getBans', async ({ db }) => {
    const users = await db
      .selectFrom('users')
      .where('is_ban', '=', true)
      .where('deleted_at', 'is', null)
      .select(['uid', 'display_name', 'mobile', 'banned_at', 'ban_reason as reason'])
      .orderBy('banned_at', (by) => by.desc().nullsLast())
      .orderBy('uid')
      .limit(100)
      .execute()
    return {
      status: 'success',
      users: users.map(({ mobile, banned_at, ...user }) => ({
        ...user,
        mobile: mobile ? maskedMobile(mobile) : '',
        banned_at: banned_at?.toISOString() ?? null,
      })),
    }
  }),

  'admin/openUser': writeEndpoint(
    'admin/openUser',
    async ({ tx, user, at, caller }, { uid, page }) => {
      await recordLook(tx, { operator: user.uid, uid, at })
      const userPage = await showUser(tx, { uid, page, at, language: caller.language })
      return { status: 'success', ...userPage }
    },
    { onPageView: "An operator's look at a user stands in the log before the page is shown." },
  ),

  'admin/setBan': writeEndpoint('admin/setBan', async (request, { uid, is_ban, reason }) => {
    await setBan(request.tx, { uid, isBan: is_ban, reason, at: request.at })
    // A line that their pages hold open looks at its session anew.
    if (is_ban) request.afterCommit(() => request.context.eventBus.publish(uid))
    const detail = { is_ban, reason }
    return done(request, 'admin/setBan', uid, detail, is_ban ? words.banned : words.lifted)
  }),

  'admin/refundQuestion': writeEndpoint(
    'admin/refundQuestion',
    async (request, { uid, hold_id, reason }) => {
      const { tx, user, at } = request
      await lockOther(tx, uid, user.uid)
      const outcome = await returnQuestionOfAnswer(tx, { uid, holdId: hold_id, at })
      if (outcome === 'period-over') throw new Refusal(words.periodOver)
      if (outcome === 'not-given') throw new Refusal(words.noQuestion)
      await notifyOfMoney(tx, { uid, kind: 'answer-given-back' }, at)
      return done(request, 'admin/refundQuestion', uid, { hold_id, reason }, words.given)
    },
  ),

  'admin/giveQuestions': writeEndpoint(
    'admin/giveQuestions',
    async (request, { uid, kind, amount, reason, key }) => {
      const { tx, user, at, caller } = request
      await lockOther(tx, uid, user.uid)
      await refuseBeyondDay(tx, user.uid, amount, at)
      const gave = await giveBackQuestions(tx, { uid, unit: kind, amount, key, at })
      if (!gave) return { status: 'success', message: say(words.givenBefore, caller.language) }
      const news = kind === 'oracle' || kind === 'astra' ? 'questions-given' : 'predictions-given'
      await notifyOfMoney(tx, { uid, kind: news, count: amount }, at)
      return done(request, 'admin/giveQuestions', uid, { unit: kind, amount, reason }, words.given)
    },
  ),

  'admin/getRefunds': readEndpoint('admin/getRefunds', async ({ db }) => ({
    status: 'success',
    waiting: (await refundsInReview(db)).map(showRefund),
    decided: (await refundsDecided(db)).map(showRefund),
    disputes: (await latestDisputes(db)).map(showDispute),
    answers: (await doubtedAnswers(db)).map(({ mid, doubted_at, asked_at, ...answer }) => ({
      ...answer,
      answer_id: mid,
      asked_at: asked_at.toISOString(),
      doubted_at: doubted_at.toISOString(),
    })),
  })),

  'admin/decideAnswer': writeEndpoint(
    'admin/decideAnswer',
    async (request, { answer_id: mid, decision, reason }) => {
      const { tx, user, at } = request
      const isGranted = decision === 'grant'
      const outcome = await decideDoubtedAnswer(tx, { mid, isGranted, by: user.uid, at })
      if (outcome === 'period-over') throw new Refusal(words.periodOver)
      if (outcome === null || outcome === 'not-given') throw new Refusal(words.noQuestion)
      const sentence = isGranted ? words.given : words.answerKept
      return done(request, 'admin/decideAnswer', mid, { decision, reason }, sentence)
    },
  ),

  'admin/decideRefund': writeEndpoint(
    'admin/decideRefund',
    async (request, { refund_id: refundId, decision, reason }) => {
      const isGranted = decision === 'grant'
      const by = request.user.uid
      const isDecided = await decideRefund(request.tx, {
        refundId,
        isGranted,
        reason,
        by,
        at: request.at,
      })
      if (!isDecided) throw new Refusal(words.noRefund)
      const detail = { decision: isGranted ? 'granted' : 'declined', reason }
      const said = isGranted ? words.refundGranted : words.refundDeclined
      return done(request, 'admin/decideRefund', refundId, detail, said)
    },
  ),
}

/** What one operator may give in 24 hours, to all users together. */
const giftsPerOperatorAndDay = 200

/** One act of an operator at a time, so that the day's sum holds however many come at once. */
async function refuseBeyondDay(tx: Tx, operator: string, amount: number, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gifts:${operator}`}, 0))`.execute(tx)
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum((detail ->> 'amount')::int), 0)::int as given from operator_acts
    where uid = ${operator} and act = 'admin/giveQuestions'
      and at > ${new Date(at.getTime() - 86_400_000)}`.execute(tx)
  if ((rows[0]?.given ?? 0) + amount > giftsPerOperatorAndDay) throw new Refusal(words.dayIsGiven)
}

async function findUser(db: Db, identifier: string): Promise<string> {
  const mobile = mobileShape.safeParse(identifier)
  const user = await db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where((is) =>
      mobile.success
        ? is('mobile', '=', mobile.data)
        : idShape.safeParse(identifier).success
          ? is('uid', '=', identifier.toLowerCase())
          : is(
              is.fn<string>('lower', ['display_name']),
              '=',
              identifier.replace(/^@/, '').toLowerCase(),
            ),
    )
    .select('uid')
    .executeTakeFirst()
  if (!user) throw new Refusal(words.noUser)
  return user.uid
}

/** Holds a user's row who is not the operator: two operators give one after the other. */
async function lockOther(tx: Tx, uid: string, operator: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('uid', '<>', operator)
    .where('deleted_at', 'is', null)
    .select('uid')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new Refusal(uid === operator ? words.notOneself : words.noUser)
}

/** Writes down who looks at whom. */
async function recordLook(
  tx: Tx,
  { operator, uid, at }: { operator: string; uid: string; at: Date },
): Promise<void> {
  const act = 'admin/openUser'
  const lately = await tx
    .selectFrom('operator_acts')
    .where('uid', '=', operator)
    .where('act', '=', act)
    .where('subject', '=', uid)
    .where('at', '>', new Date(at.getTime() - sameLookMilliseconds))
    .select('act_id')
    .executeTakeFirst()
  if (!lately) await recordOperatorAct(tx, { uid: operator, act, subject: uid, at })
}

/** Puts the act into the log and says that it is done. */
async function done(
  request: WriteContext<
    | 'admin/setBan'
    | 'admin/refundQuestion'
    | 'admin/giveQuestions'
    | 'admin/decideRefund'
    | 'admin/decideAnswer'
  >,
  name: keyof typeof rows,
  subject: string,
  detail: Record<string, unknown>,
  sentence: LocalizedText,
): Promise<{ status: 'success'; message: string }> {
  const { tx, user, at, caller } = request
  await recordOperatorAct(tx, { uid: user.uid, act: name, subject, detail, at })
  return { status: 'success', message: say(sentence, caller.language) }
}

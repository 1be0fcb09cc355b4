import { sql } from 'kysely'
import { istDay } from '../../core/time/india-time.ts'
import type { ApiInput } from '../../../contract/apis.ts'
import { endSessions } from '../../accounts/end-sessions.ts'
import { deleteChat, endChat } from '../../chat/end-chat.ts'
import { startCelebrityChat, startChat } from '../../chat/chat-session.ts'
import { exportChat } from '../../chat/keeping/export-chat.ts'
import { getChat } from '../../chat/keeping/chat-history.ts'
import { rateAnswer } from '../../chat/keeping/rate-answer.ts'
import { reportMiss } from '../../chat/keeping/report-miss.ts'
import { shareAnswer, unshareAnswer } from '../../chat/keeping/share-answer.ts'
import { recheckOnce } from '../../chat/keeping/recheck-answer.ts'
import { admitQuestion } from '../../chat/live/admit-question.ts'
import type { AskingState } from '../../chat/live/asking-state.ts'
import { endChatsOfKundli } from '../../chat/live/end-chats-of-kundli.ts'
import { readAnswerEnd } from '../../chat/live/finish-answer.ts'
import { findAnswer, followAnswer } from '../../chat/live/follow-answer.ts'
import { placeQuestion } from '../../chat/live/place-question.ts'
import { returnQuestionOfAnswer } from '../../chat/live/return-question.ts'
import { stopAnswer, stopRunning } from '../../chat/live/stop-answer.ts'
import { historyOf } from '../../chat/session/reading-input.ts'
import { startClock } from '../../chat/session/chat-balance.ts'
import { returnOtherPerson } from '../../chat/session/return-other-person.ts'
import { savedBirthsOf } from '../../chat/session/saved-births.ts'
import {
  answersBefore,
  findEarlierAnswer,
  type AnswerBefore,
} from '../../chat/similarity/earlier-answer.ts'
import type { Session } from '../../core/caller.ts'
import type { AppContext } from '../../core/context.ts'
import type { ReadContext, WriteContext } from '../../core/endpoint.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { lockItem } from '../../forum/items/item.ts'
import { chartFromInput } from '../../kundli/chart-from-input.ts'
import { memoriesForAnswer, rememberStatements } from '../../memory/memory.ts'
import { countUnseenBy } from '../../notifications/count-unseen.ts'
import { confirmOrder } from '../../payments/confirm-order.ts'
import { createOrder } from '../../payments/orders.ts'
import { unmarkMuhurta } from '../../reminders/marked-muhurtas.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import { followPrediction } from '../../predictions/follow-prediction.ts'
import {
  birthOfUser,
  hashOfBirth,
  placePrediction,
  runningPredictions,
} from '../../predictions/place-prediction.ts'
import { keepVerdict, recallVerdict, type VerdictOwner } from '../../reading/verdict-store.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'
import { confirmSubscription } from '../../subscription/subscribe.ts'
import { refund } from '../../wallet/refund-question.ts'
import { useVoucher } from '../../wallet/vouchers.ts'

/** What there is of the owner, by the ids that somebody else has got hold of. */
export interface OwnedThings {
  bid: string
  asstId: string
  mid: string
  shareId: string
  did: string
  cid: string
  sid: string
  paymentId: string
  voucherId: string
  pid: string
  muhurtaId: string
  /** An answer that is being written. */
  runningMid: string
  question: string
  /** As the owner's own calls have looked them up. */
  chat: AskingState
  verdictOwner: VerdictOwner
  verdict: StoredVerdict
  birth: Parameters<typeof placePrediction>[1]['birth']
  orderProof: ApiInput<'recharges/confirm'>
  planProof: ApiInput<'subscriptions/update_subscription'>
  orderToken: string
}

/** Who calls a rule, in a transaction that is rolled back. */
export interface RuleCaller {
  context: AppContext
  tx: Tx
  user: Session
  at: Date
}

/** Takes all that a stream gives. */
async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const given: T[] = []
  for await (const piece of pieces) given.push(piece)
  return given
}

/** What an endpoint would give a handler. */
function handlerContext({ context, tx, user, at }: RuleCaller) {
  return {
    ...{ context, tx, db: tx as Db, user, at, log: context.log, admission: undefined },
    caller: { language: 'en', idempotencyKey: undefined, cookies: [] as string[] },
    afterCommit: () => undefined,
  } as unknown as WriteContext<'chats/startChat'> & ReadContext<'chats/startChat'>
}

/** A rule, by its name, called by somebody. */
type Rules = Record<string, (caller: RuleCaller) => Promise<unknown>>

/** Every rule below the endpoints that finds a row by an id and belongs to one user. */
export function rulesOnOwnedThings(own: OwnedThings): Rules {
  return { ...chatRules(own), ...answerRules(own), ...moneyRules(own), ...otherRules(own) }
}

function chatRules(own: OwnedThings): Rules {
  const asking = {
    bid: own.bid,
    asst_id: own.asstId,
    astrologer: 'Oracle',
    device: 'web',
    fresh: 0,
  } as const
  const newQuestion = {
    ...asking,
    message: 'What of the sea, and of ships?',
    anew: 1,
    reopen: 1,
    marks: 0,
  }
  return {
    startChat: (it) => startChat(handlerContext(it), { ...asking, astrologer: 'Astra' }),
    startCelebrityChat: (it) => startCelebrityChat(handlerContext(it), asking),
    admitQuestion: (it) => admitQuestion(handlerContext(it), newQuestion),
    placeQuestion: ({ context, tx, user, at }) => {
      const { processId } = context.processLease
      const of = { uid: user.uid, state: own.chat, asks: newQuestion, at }
      return placeQuestion(tx, { ...of, page: 'en', processId })
    },
    endChat: async ({ context, tx, user, at }) =>
      (await endChat(context, tx, { uid: user.uid, asstId: own.asstId, at })).chat,
    deleteChat: (it) => deleteChat(handlerContext(it), { asst_id: own.asstId }),
    getChat: (it) => getChat(handlerContext(it), { asst_id: own.asstId }),
    exportChat: (it) => exportChat(handlerContext(it), { asst_id: own.asstId, format: 'text' }),
    historyOf: ({ tx, user }) => historyOf(tx, { uid: user.uid, asstId: own.asstId }),
    startClock: ({ tx, user, at }) => {
      const chat = { asst_id: own.asstId, astrologer: 'Oracle', paid_until: null } as const
      return startClock(tx, { ...chat, uid: user.uid }, at)
    },
    findEarlierAnswer: async ({ tx, user, at }) => {
      const { question } = own
      const input = { ...newQuestion, message: question, anew: 0 }
      const { rows } = await sql<{ before: AnswerBefore[] }>`
        select ${answersBefore({ uid: user.uid, input, at })} as before`.execute(tx)
      return findEarlierAnswer({
        ...{ savedBirths: [], bid: own.bid, astrologer: 'Oracle', language: 'en', at },
        ...{ question, birth: own.chat, before: rows[0]!.before },
      })
    },
    savedBirthsOf: ({ tx, user }) => savedBirthsOf(tx, user.uid),
    returnOtherPerson: ({ tx, user, at }) =>
      returnOtherPerson(tx, { uid: user.uid, asstId: own.asstId, question: own.question }, at),
    endChatsOfKundli: (it) =>
      endChatsOfKundli({ ...handlerContext(it), uid: it.user.uid, bid: own.bid, withChats: true }),
  }
}

function answerRules(own: OwnedThings): Rules {
  return {
    readAnswerEnd: ({ tx, user, at }) => readAnswerEnd(tx, { uid: user.uid, mid: own.mid }, at),
    'readAnswerEnd of a deleted chat': ({ tx, user, at }) =>
      readAnswerEnd(tx, { uid: user.uid, mid: own.mid, deleted: true }, at),
    findAnswer: ({ context, user }) => findAnswer(context, { uid: user.uid, mid: own.mid }),
    followAnswer: async ({ context, user }) => {
      const answer = await findAnswer(context, { uid: user.uid, mid: own.mid })
      return all(followAnswer(context, answer, { language: 'en', withMarks: true }))
    },
    'LiveAnswers.find': async ({ context, user }) =>
      context.liveAnswers.find(user.uid, own.runningMid),
    stopAnswer: (it) => stopAnswer(handlerContext(it), { mid: own.runningMid }),
    'stopRunning of an answer': async ({ context, tx, user, at }) =>
      (await stopRunning(context, tx, { uid: user.uid, mid: own.runningMid }, at)).stopped,
    'stopRunning of a chat': async ({ context, tx, user, at }) =>
      (await stopRunning(context, tx, { uid: user.uid, asstId: own.asstId }, at)).stopped,
    rateAnswer: (it) =>
      rateAnswer(handlerContext(it), { mid: own.mid, rating: -1, about: 'wrong-fact' }),
    reportMiss: (it) => reportMiss(handlerContext(it), { mid: own.mid }),
    shareAnswer: (it) => shareAnswer(handlerContext(it), { mid: own.mid, with_question: true }),
    unshareAnswer: (it) => unshareAnswer(handlerContext(it), { share_id: own.shareId }),
    returnQuestionOfAnswer: async ({ tx, user, at }) =>
      (await returnQuestionOfAnswer(tx, { uid: user.uid, holdId: own.mid, at })) === 'given',
    recheckOnce: ({ context, tx, user, at }) =>
      recheckOnce(tx, context.config, { uid: user.uid, mid: own.mid, at }),
    memoriesForAnswer: ({ tx, user }) => memoriesForAnswer(tx, user.uid, own.bid),
    rememberStatements: ({ tx, user, at }) => {
      const question = 'I work as a teacher. What of my work?'
      return rememberStatements(tx, { uid: user.uid, bid: own.bid, question, at })
    },
    recallVerdict: ({ tx, user }) =>
      recallVerdict(tx, { ...own.verdictOwner, uid: user.uid }, own.verdict.matter),
    keepVerdict: ({ tx, user, at }) => {
      const verdict = { ...own.verdict, day: '2031-01-01' }
      return keepVerdict(tx, { ...own.verdictOwner, uid: user.uid }, verdict, at)
    },
  }
}

function moneyRules(own: OwnedThings): Rules {
  return {
    refund: async ({ tx, user, at }) =>
      (await refund(tx, { uid: user.uid, holdId: own.mid }, at)) === 'given',
    requestRefund: (it) =>
      requestRefund(handlerContext(it), { payment_id: own.paymentId, why: 'mistake' }),
    useVoucher: ({ tx, user }) =>
      useVoucher(tx, { uid: user.uid, voucherId: own.voucherId, orderId: crypto.randomUUID() }),
    'createOrder with a token': (it) =>
      createOrder(handlerContext({ ...it, tx: it.context.database.db as Tx }), {
        ...{ tier: 't49', use_wheel_discount: false, token: own.orderToken },
      }),
    confirmOrder: (it) =>
      confirmOrder(handlerContext({ ...it, tx: it.context.database.db as Tx }), own.orderProof),
    confirmSubscription: (it) =>
      confirmSubscription(
        handlerContext({ ...it, tx: it.context.database.db as Tx }),
        own.planProof,
      ),
  }
}

/** Of kundlis and predictions, the forum, sessions and reminders. */
function otherRules(own: OwnedThings): Rules {
  const generation = { bid: own.bid, type: 'weekly', language: 'Hindi' } as const
  return {
    unmarkMuhurta: ({ tx, user }) => unmarkMuhurta(tx, user.uid, own.muhurtaId),
    chartFromInput: (it) => chartFromInput(handlerContext(it), { bid: own.bid }),
    birthOfUser: ({ tx, user }) => birthOfUser(tx, user.uid, own.bid),
    runningPredictions: ({ tx, user, at }) =>
      runningPredictions(tx, user.uid, {
        ...{ bid: own.bid, kind: 'weekly', birthHash: hashOfBirth(own.birth) },
        today: istDay(at),
      }),
    placePrediction: ({ tx, user, at }) =>
      placePrediction(tx, {
        ...{ uid: user.uid, birth: own.birth, asks: generation, at },
        processId: crypto.randomUUID(),
      }),
    followPrediction: ({ context, user }) =>
      all(followPrediction({ context, uid: user.uid, language: 'en', kept: true }, own.pid)),
    'lockItem of a discussion': ({ tx, user }) =>
      lockItem(tx, { did: own.did }, ['shown', 'waiting', 'hidden'], user.uid),
    endSessions: (it) => endSessions(handlerContext(it), it.user.uid, own.sid),
    countUnseenBy: ({ tx, user }) => countUnseenBy(tx, user.uid, own.sid),
  }
}

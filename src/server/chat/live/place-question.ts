import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ApiInput } from '../../../contract/apis.ts'
import { streamsPerUser } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import { walletMessages } from '../../../words/wallet/wallet.ts'
import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { KeyedRequest } from '../../core/endpoint.ts'
import { Refusal } from '../../core/refusal.ts'
import { transact } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import { isCareDue } from '../../reading/care/care-due.ts'
import { askReason } from '../../wallet/holds.ts'
import { InsufficientBalance, throwInsufficient } from '../../wallet/ledger.ts'
import {
  costFromSource,
  firstPayingSource,
  lockSpendingBalances,
  spendableFrom,
  type SpendingSource,
} from '../../wallet/spending.ts'
import { findEarlierAnswer } from '../similarity/earlier-answer.ts'
import { returnOtherPerson } from '../session/return-other-person.ts'
import { readAskingState, type AskingState } from './asking-state.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { recalling, type SoughtVerdict } from './read-ahead.ts'
import { maxQuestionsPerChat } from '../session/chat-limits.ts'
import { languageOfReading, personProfileOf } from '../session/reading-input.ts'
import {
  balanceUntil,
  clockEnd,
  isClockOver,
  isPaidFromWallet,
  type ChatBalance,
} from '../session/chat-balance.ts'

type Send = ApiInput<'chats/sendMessage'>

/** What a send came to. */
export type Placement = PlacedQuestion | { repeats: string } | OfferedAnswer | { keyRepeats: true }

/** A send, with what was looked up for it. */
export interface Asking {
  uid: string
  /** As `admitQuestion` has looked it up. */
  state: AskingState
  asks: Send
  /** The language of the page. */
  page: Language
  at: Date
  /** Of the process that will write the answer. */
  processId: string
  /** Kept with the question, so that a repeat of the call finds it; null where no key was sent. */
  keyedRequest?: KeyedRequest | null
  /** Looked up by the same statement. */
  sought?: SoughtVerdict | null
}

/** Nothing was taken: nearly the same has been answered before, and may be had again for nothing. */
export interface OfferedAnswer {
  offers: EarlierAnswer
  standing: ChatBalance
}

/** So often somebody's other calls may come in between, before it is taken for a fault. */
const mostTries = 10

/**
 * Takes a question: puts a hold on one and stores it, in one statement. What is taken is decided by what
 * was looked up before; the statement does it only if nothing of that has changed, in the chat or by
 * another question, and else it is looked up and decided anew. All sends of a user go one after the other
 * there, so the bounds hold however many come at once.
 *
 * @returns the question; or the id of the answer that the same question in the same chat is being given
 *   or was given just now; or what was answered to it earlier; or `keyRepeats`: the key was used before.
 * @throws Refusal when the chat has ended, too much runs at once, or nothing is left to ask with.
 */
export function placeQuestion(db: Db, asking: Asking): Promise<Placement> {
  return asking.asks.person ? placeOfPerson(db, asking) : place(db, asking)
}

/**
 * The same where it was chosen whom the question is about. In one transaction with it comes back what the
 * answer about somebody else has cost, so that the last question that is left pays for the choice too.
 */
async function placeOfPerson(db: Db, asking: Asking): Promise<Placement> {
  const { uid, asks: input, at } = asking
  try {
    return await transact(db, async (tx) => {
      await returnOtherPerson(tx, { uid, asstId: input.asst_id, question: input.message }, at)
      // Nothing is spent elsewhere between what is looked up and what is taken.
      await lockSpendingBalances(tx, uid, input.astrologer)
      const state = await readAskingState(tx, { uid, input, at })
      if (!state) throw new Refusal(chatRefusals.noChat)
      const placement = await place(tx, { ...asking, state })
      if ('mid' in placement) return placement
      throw new NotPlacedError('a question was not placed', { cause: placement })
    })
  } catch (error) {
    if (error instanceof NotPlacedError) return error.cause
    throw error
  }
}

/** Nothing was taken, so nothing comes back either: the transaction is undone. */
class NotPlacedError extends Error {
  declare cause: Placement
}

async function place(db: Db, asking: Asking): Promise<Placement> {
  const { uid, asks: input, at } = asking
  let state: AskingState | null = asking.state
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    if (!state) throw new Refusal(chatRefusals.noChat)
    const decision = await decide({ ...asking, state })
    if (!('placed' in decision)) return decision
    const came = await takeQuestion(db, asking, decision, state)
    if (came === 'placed') return decision.placed
    if (came === 'repeated') return { keyRepeats: true }
    state = await readAskingState(db, { uid, input, at })
  }
  throw new Error('A question was not taken: its chat went on changing.')
}

/** A question as it would be taken. */
interface Decision {
  placed: PlacedQuestion
  source: SpendingSource | null
  reopening: { until: Date | null } | null
}

async function decide({
  uid,
  state,
  asks: input,
  page,
  at,
}: Asking): Promise<Decision | Exclude<Placement, PlacedQuestion>> {
  const { astrologer, asst_id: asstId, purse } = state
  const standing = balanceUntil(spendableFrom(purse, astrologer), state.paid_until, at)
  const isTimeOver = isClockOver(state.paid_until, standing, at)
  const mayReopen = input.reopen && (state.stopped_at !== null || isTimeOver)
  if (!mayReopen && state.stopped_at) throw new Refusal(chatRefusals.chatEnded)
  if (!mayReopen && isTimeOver) throw new Refusal(chatRefusals.timeOver)
  // It goes on as if it had just been started.
  const reopening = mayReopen
    ? { until: isPaidFromWallet(standing) ? clockEnd(standing, at) : null }
    : null
  if (state.sameMid && !input.anew) return { repeats: state.sameMid }
  if (state.running >= streamsPerUser) throw new Refusal(chatRefusals.tooManyStreams)
  if (state.lastSeq >= maxQuestionsPerChat) throw new Refusal(chatRefusals.chatFull)
  const language = languageOfReading(state, page)
  const { bid, message: question } = input
  const earlier = await findEarlierAnswer({
    ...{ bid, astrologer, question, language, birth: state, at },
    savedBirths: state.savedBirths,
    before: state.answersBefore,
  })
  if (earlier && !earlier.changed) return { offers: earlier, standing }
  const source = firstPayingSource(astrologer, purse) ?? null
  // Somebody in need gets their answer even with nothing left: those are free, so they rest on no hold.
  if (!source && !isCareDue(question, personProfileOf(state, at), at))
    throw new Refusal(walletMessages.tooFewQuestions)
  const mid = randomUUID()
  return {
    source,
    reopening,
    placed: {
      ...{ mid, asstId, bid, uid, astrologer, question, language, at, earlier },
      seq: state.lastSeq + 1,
      lease: randomUUID(),
      keptText: null,
      holdId: source && mid,
      birth: state,
      savedBirths: state.savedBirths,
      paidUntil: reopening ? reopening.until : state.paid_until,
      meant: input.meant && isFrameTopic(input.meant) ? input.meant : null,
      person: input.person ?? null,
      history: state.history,
      memories: state.memories,
      recalled: null,
    },
  }
}

/** @returns `changed` where the question may no longer be taken as it was decided. */
async function takeQuestion(
  db: Db,
  { keyedRequest: keyed, processId, sought = null }: Asking,
  { placed, source, reopening }: Decision,
  state: AskingState,
): Promise<'placed' | 'changed' | 'repeated'> {
  const { uid, astrologer, at } = placed
  const { rows } = await sql<TakenRow>`select place_question(
    asker => ${uid}::uuid, chat => ${placed.asstId}::uuid, about => ${placed.bid}::uuid,
    seen_paid_until => ${state.paid_until}, seen_stopped_at => ${state.stopped_at},
    seen_seq => ${state.lastSeq}::int, most_running => ${streamsPerUser}::int,
    reopens => ${reopening !== null}::boolean, reopened_until => ${reopening?.until ?? null},
    pay_kind => ${source?.kind ?? null}, pay_unit => ${source?.unit ?? null},
    pay_amount => ${source && costFromSource(source, state.purse)}::bigint,
    pay_reason => ${askReason(astrologer)}, new_posting => ${randomUUID()}::uuid,
    new_mid => ${placed.mid}::uuid, new_question => ${placed.question},
    new_language => ${placed.language}, new_earlier => ${placed.earlier?.mid ?? null}::uuid,
    new_meant => ${placed.meant}, new_at => ${at}::timestamptz,
    new_process => ${processId}::uuid, new_lease => ${placed.lease}::uuid,
    new_key => ${keyed?.key ?? null}, new_call => ${keyed?.call ?? null},
    new_body_hash => ${keyed?.body_hash ?? null}, new_person => ${placed.person}
  ) as came, ${sought ? recalling(sought) : sql`null`} as earlier`
    .execute(db)
    .catch(throwInsufficient)
    .catch((error: unknown) => {
      // Something else has spent it since it was looked up.
      if (error instanceof InsufficientBalance)
        return { rows: [{ came: 'changed' as const, earlier: null }] }
      throw error
    })
  const { came = 'changed', earlier = null } = rows[0] ?? {}
  if (sought) placed.recalled = { bid: sought.owner.bid, matter: sought.matter, verdict: earlier }
  return came
}

interface TakenRow {
  came: 'placed' | 'changed' | 'repeated'
  /** What was found earlier on the matter of the question. */
  earlier: StoredVerdict | null
}

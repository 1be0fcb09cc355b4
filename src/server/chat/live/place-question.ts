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
import type { Db } from '../../db/schema.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import type { Memory } from '../../reading/reading.ts'
import type { FrameTopic } from '../../reading/types/frame.ts'
import { isCareDue } from '../../reading/care/care-due.ts'
import { askReason } from '../../wallet/holds.ts'
import { InsufficientBalance, throwInsufficient } from '../../wallet/ledger.ts'
import {
  costFromSource,
  firstPayingSource,
  spendableFrom,
  type SpendingSource,
} from '../../wallet/spending.ts'
import { findEarlierAnswer } from '../similarity/earlier-answer.ts'
import { readAskingState, type AskingState } from './asking-state.ts'
import { maxQuestionsPerChat } from '../session/chat-limits.ts'
import {
  languageOfReading,
  personProfileOf,
  type ChartedBirth,
  type NumberedExchange,
} from '../session/reading-input.ts'
import {
  balanceUntil,
  clockEnd,
  isClockOver,
  isPaidFromWallet,
  type ChatBalance,
} from '../session/chat-balance.ts'

type Send = ApiInput<'chats/sendMessage'>

/** A question that has been taken, with its hold, and waits for its answer. */
export interface PlacedQuestion {
  mid: string
  asstId: string
  bid: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
  seq: number
  question: string
  /** Under which it is written: whoever takes it over has another. */
  lease: string
  /** What of its answer stands already, from a process that has died since. */
  keptText: string
  /** null: asked by somebody with nothing left, and answered only if the answer is free. */
  holdId: string | null
  language: Language
  birth: ChartedBirth
  /** Until when the wallet has paid for the chat, as far as that was known when it was asked. */
  paidUntil: Date | null
  /** The instant that it is read for. */
  at: Date
  /** Nearly the same was asked before, and is answered otherwise now. */
  earlier: EarlierAnswer | null
  /** What the asker chose it to mean. */
  meant: FrameTopic | null
  /** What was asked and answered before it in the chat, oldest first. */
  history: NumberedExchange[]
  /** What its answer may take up of what is remembered. */
  memories: Memory[]
}

/** What a send came to. */
export type Placement = PlacedQuestion | { repeats: string } | OfferedAnswer | { keyRepeats: true }

interface Asking {
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
export async function placeQuestion(db: Db, asking: Asking): Promise<Placement> {
  const { uid, asks: input, at } = asking
  let state: AskingState | null = asking.state
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    if (!state) throw new Refusal(chatRefusals.noChat)
    const decision = await decide(db, { ...asking, state })
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

async function decide(
  db: Db,
  { uid, state, asks: input, page, at }: Asking,
): Promise<Decision | Exclude<Placement, PlacedQuestion>> {
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
  const earlier = await findEarlierAnswer(db, {
    ...{ uid, bid, astrologer, question, language, birth: state, at },
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
      keptText: '',
      holdId: source && mid,
      birth: state,
      paidUntil: reopening ? reopening.until : state.paid_until,
      meant: input.meant && isFrameTopic(input.meant) ? input.meant : null,
      history: state.history,
      memories: state.memories,
    },
  }
}

/** @returns `changed` where the question may no longer be taken as it was decided. */
async function takeQuestion(
  db: Db,
  { keyedRequest: keyed, processId }: Asking,
  { placed, source, reopening }: Decision,
  state: AskingState,
): Promise<'placed' | 'changed' | 'repeated'> {
  const { uid, astrologer, at } = placed
  const { rows } = await sql<{ came: 'placed' | 'changed' | 'repeated' }>`select place_question(
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
    new_body_hash => ${keyed?.body_hash ?? null}
  ) as came`
    .execute(db)
    .catch(throwInsufficient)
    .catch((error: unknown) => {
      // Something else has spent it since it was looked up.
      if (error instanceof InsufficientBalance) return { rows: [{ came: 'changed' as const }] }
      throw error
    })
  return rows[0]?.came ?? 'changed'
}

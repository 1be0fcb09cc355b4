import { sql } from 'kysely'
import type { ApiInput } from '../../../contract/apis.ts'
import { budgetCount } from '../../core/budget.ts'
import type { Db } from '../../db/schema.ts'
import { memoriesFrom, storedMemoriesOf, type StoredMemory } from '../../memory/memory.ts'
import type { Memory } from '../../reading/reading.ts'
import { accountsOf, priceOf, purseOf, type SpendingBalances } from '../../wallet/spending.ts'
import { answersBefore, type AnswerBefore } from '../similarity/earlier-answer.ts'
import { historyLength, questionBudget } from '../session/chat-limits.ts'
import {
  chartedColumns,
  exchangesFrom,
  exchangeRowsOf,
  type ChartedBirth,
  type ExchangeRow,
  type NumberedExchange,
} from '../session/reading-input.ts'
import {
  savedBirthRowsOf,
  savedBirthsFrom,
  type SavedBirth,
  type SavedBirthRow,
} from '../session/saved-births.ts'

type Send = ApiInput<'chats/sendMessage'>

/** A chat of the asker's own, the birth that it is about, and all that is looked at before a question is taken. */
export interface AskingState extends ChartedBirth {
  asst_id: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
  paid_until: Date | null
  stopped_at: Date | null
  about_public: boolean
  /** How many answers of theirs are being written, in whichever chat. */
  running: number
  /** The number of the chat's last question; 0 before the first. */
  lastSeq: number
  /** The answer that the same question in this chat is being given, or was given just now. */
  sameMid: string | null
  hasAnswer: boolean
  /** Whether the kundli that was chosen to read from is one of theirs; true where none was chosen. */
  isPersonTheirs: boolean
  purse: SpendingBalances
  /** Questions that everybody has asked in the budget's window. */
  budgetCount: number
  history: NumberedExchange[]
  memories: Memory[]
  savedBirths: SavedBirth[]
  answersBefore: AnswerBefore[]
}

type ReadRow = Omit<AskingState, 'purse' | 'history' | 'memories' | 'savedBirths'> & {
  accounts: Parameters<typeof purseOf>[0]
  pricePaise: number | null
  exchanges: ExchangeRow[]
  notes: StoredMemory[]
  births: SavedBirthRow[]
}

/** An expression: whether a kundli that was chosen is one that this user has saved; "own" is the chat's. */
function isSavedKundli(uid: string, person: string | null) {
  if (person === null || person === 'own') return sql<boolean>`true`
  return sql<boolean>`exists (select from births
    where bid = ${person}::uuid and uid = ${uid}::uuid)`
}

/** Nobody asks the same twice so soon: it is a second press, or a second tab. */
const sameBreathMilliseconds = 3_000

/** Looks it all up in one statement; null for a chat that is not theirs, or not about this kundli with this persona. */
export async function readAskingState(
  db: Db,
  { uid, input, at }: { uid: string; input: Send; at: Date },
): Promise<AskingState | null> {
  const { asst_id, bid, astrologer, message, meant = null, person = null } = input
  const justNow = new Date(at.getTime() - sameBreathMilliseconds)
  const chat = { uid, asstId: asst_id }
  const { rows } = await sql<ReadRow>`
    select asst_id, chats.uid, astrologer, paid_until, stopped_at, about_public,
      ${sql.join(chartedColumns.map((column) => sql.ref(column)))},
      (select count(*)::int from messages where uid = ${uid}::uuid and state = 'writing') as running,
      (select coalesce(max(seq), 0) from messages
        where uid = ${uid}::uuid and asst_id = ${asst_id}::uuid) as "lastSeq",
      (select mid from messages
        where uid = ${uid}::uuid and asst_id = ${asst_id}::uuid and question = ${message}
          and meant is not distinct from ${meant}::text
          and person is not distinct from ${person}::text
          and (state = 'writing' or state = 'complete' and asked_at > ${justNow})
        order by seq desc limit 1) as "sameMid",
      exists (select from messages where uid = ${uid}::uuid and asst_id = ${asst_id}::uuid
        and state = 'complete') as "hasAnswer",
      ${isSavedKundli(uid, person)} as "isPersonTheirs",
      ${accountsOf(uid)} as accounts,
      ${priceOf(astrologer)} as "pricePaise",
      coalesce(${budgetCount(questionBudget, at)}, 0) as "budgetCount",
      ${exchangeRowsOf(chat, historyLength)} as exchanges,
      ${storedMemoriesOf(uid, bid)} as notes,
      ${savedBirthRowsOf(uid)} as births,
      ${answersBefore({ uid, input, at })} as "answersBefore"
    from chats join births on births.bid = chats.bid and births.uid = chats.uid
    where asst_id = ${asst_id}::uuid and chats.uid = ${uid}::uuid and chats.bid = ${bid}::uuid
      and astrologer = ${astrologer} and deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  const { accounts, pricePaise, exchanges, notes, births, ...rest } = row
  return {
    ...rest,
    purse: purseOf(accounts, pricePaise),
    history: exchangesFrom(exchanges),
    savedBirths: savedBirthsFrom(births),
    memories: await memoriesFrom(db, uid, notes),
  }
}

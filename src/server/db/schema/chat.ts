import type { ColumnType, Generated } from 'kysely'
import type {
  AnswerSource,
  MissOutcome,
  RecheckOutcome,
  StoredFrame,
  StoredMeaning,
} from '../stored-json.ts'
import type { DroppedColumn } from './columns.ts'

/** Chats, their questions and answers, and what was done with an answer. */
export interface ChatTables {
  chats: ChatsTable
  messages: MessagesTable
  misses: {
    mid: string
    uid: string
    reported_at: Date
    /** null where the kundli that it was read from is gone. */
    frame: ColumnType<StoredFrame | null, string | null, never>
    outcome: MissOutcome
  }
  shared_answers: {
    share_id: string
    uid: string
    mid: string
    with_question: boolean
    created_at: Date
    revoked_at: Date | null
  }
  dropped_samples: {
    sample_id: string
    uid: string
    at: Date
    language: 'en' | 'hi'
    cause: string
    text: string
  }
}

interface ChatsTable {
  asst_id: string
  uid: string
  bid: string | null
  astrologer: 'Oracle' | 'Astra'
  user_name: string
  device: string
  started_at: Generated<Date>
  paid_until: Date | null
  stopped_at: Date | null
  deleted_at: Date | null
  /** About somebody known to the public: nothing is foretold of their health, end or troubles. */
  about_public: Generated<boolean>
  title: string | null
  pinned_at: Date | null
}

interface MessagesTable {
  mid: string
  asst_id: string
  uid: string
  seq: number
  question: string
  language: string
  answer: Generated<string>
  facts: ColumnType<{ id: string; label: string; value: string }[], string | undefined, string>
  suggestions: ColumnType<string[], string | undefined, string>
  verdicts: ColumnType<string[], string | undefined, string>
  state: Generated<'writing' | 'complete' | 'failed' | 'stopped'>
  outcome: string | null
  fail_message: string | null
  hold_id: string | null
  charged: Generated<boolean>
  rating: number | null
  rating_reason: string | null
  asked_at: Generated<Date>
  answered_at: Date | null
  /** The near-equal question that was answered before, where the verdicts have changed since. */
  earlier_mid: string | null
  /** The sentence of the answer that repeats what the person said of themselves. */
  told_line: string | null
  rechecked_at: Date | null
  refunded_at: Date | null
  /** null of answers from before it was kept. */
  read_from: ColumnType<AnswerSource | null, string | null, string | null>
  /** While it is written: of an answer that is charged. */
  sentences_shown: Generated<number>
  recheck: RecheckOutcome | null
  /** How many the check found, of an answer that is in the operator's queue. */
  wrong_sentences: number | null
  written_by: 'composer' | 'model' | 'both' | 'nobody' | null
  prompt_tokens: number | null
  answer_tokens: number | null
  tokens_estimated: boolean | null
  /** Millionths of a rupee, at the price of the day. */
  cost_microrupees: ColumnType<number | null, number | null, number | null>
  first_sentence_ms: number | null
  whole_ms: number | null
  dropped: DroppedColumn
  /** The process that writes it, and the lease under which it does: who took it over has another. */
  process_id: string | null
  lease: string | null
  takeovers: Generated<number>
  /** What the asker chose it to mean. */
  meant: string | null
  /** Whose kundli the asker chose it to be read from: its id, or "own" for the asker's houses. */
  person: string | null
  /** What it would have been read as, of a question whose meaning was chosen. */
  read_as: ColumnType<StoredFrame | null, string | null, string | null>
  /** What may be chosen below its answer. */
  meanings: ColumnType<StoredMeaning[] | null, string | null, string | null>
}

import type { ColumnType, Generated } from 'kysely'
import type { StoredFact } from '../stored-json.ts'
import type { DroppedColumn } from './columns.ts'

/** Bought predictions of a day, week, month and year. */
export interface PredictionTables {
  predictions: PredictionsTable
}

interface PredictionsTable {
  pid: string
  uid: string
  bid: string
  kind: 'daily' | 'weekly' | 'monthly' | 'yearly'
  language: 'English' | 'Hindi'
  birth_hash: string
  from_day: string
  until_day: string
  text: Generated<string>
  facts: ColumnType<StoredFact[], string | undefined, string>
  state: Generated<'writing' | 'complete' | 'failed'>
  hold_id: string | null
  charged: Generated<boolean>
  asked_at: Generated<Date>
  written_at: Date | null
  written_by: 'composer' | 'model' | 'both' | 'nobody' | null
  prompt_tokens: number | null
  answer_tokens: number | null
  tokens_estimated: boolean | null
  /** Millionths of a rupee, at the price of the day. */
  cost_microrupees: ColumnType<number | null, number | null, number | null>
  first_sentence_ms: number | null
  whole_ms: number | null
  dropped: DroppedColumn
  process_id: string | null
  lease: string | null
  takeovers: Generated<number>
}

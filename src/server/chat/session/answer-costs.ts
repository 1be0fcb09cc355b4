import type { Config } from '../../core/settings/config.ts'
import type { DoneEvent } from '../../reading/reading.ts'

/** The columns of a message that say what its answer took. */
export interface AnswerCosts {
  written_by: DoneEvent['writtenBy']
  prompt_tokens: number
  answer_tokens: number
  tokens_estimated: boolean
  /** Rupees for a million tokens are millionths of a rupee for one. */
  cost_microrupees: number
  first_sentence_ms: number | null
  whole_ms: number
  /** JSON: how many of a model's sentences were not shown, by cause. */
  dropped: string | null
}

/** What an answer took, at the prices that are configured now; nothing where its reader kept no count. */
export function costsOf(
  { writtenBy, usage, dropped }: Pick<DoneEvent, 'writtenBy' | 'usage' | 'dropped'>,
  model: Pick<NonNullable<Config['model']>, 'inputRupees' | 'outputRupees'> | null,
): AnswerCosts | null {
  if (!usage) return null
  const { promptTokens, answerTokens } = usage
  return {
    written_by: writtenBy,
    prompt_tokens: promptTokens,
    answer_tokens: answerTokens,
    tokens_estimated: usage.isEstimate,
    cost_microrupees: Math.round(
      promptTokens * (model?.inputRupees ?? 0) + answerTokens * (model?.outputRupees ?? 0),
    ),
    first_sentence_ms: usage.firstSentenceMs,
    whole_ms: usage.wholeMs,
    dropped: dropped ? JSON.stringify(dropped) : null,
  }
}

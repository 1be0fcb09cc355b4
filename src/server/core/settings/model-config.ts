import type { Settings } from './environment.ts'

/** The language model that the operator has set: where it is, how it is asked, and what it costs. */
export interface ModelConfig {
  baseUrl: string
  apiKey: string
  modelName: string
  /** What its server or the model itself is particular about. */
  parameters: {
    tokenLimitField: 'max_tokens' | 'max_completion_tokens'
    thinkingTokens: number
    temperature: number | null
    reasoningEffort: string | null
    jsonFormat: 'json_schema' | 'json_object' | 'none'
  }
  /** How long one request may take. Milliseconds. */
  limits: { firstTextMs: number; idleMs: number; totalMs: number }
  /** How long a reader waits for its first sentence before the composer takes over. */
  firstSentenceMs: number
  /** How long it may take to read a question; null where the built-in reader reads alone. */
  frameMs: number | null
  /** Rupees for a million tokens. */
  inputRupees: number
  outputRupees: number
}

/** The model of the settings; null where none is set. */
export function modelConfigOf(settings: Settings): ModelConfig | null {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: modelName } = settings
  if (!baseUrl || !modelName) return null
  const readsQuestions = ['true', '1'].includes(settings.MODEL_READS_QUESTIONS)
  return {
    baseUrl,
    apiKey: settings.MODEL_API_KEY,
    modelName,
    parameters: {
      tokenLimitField: settings.MODEL_TOKEN_LIMIT_FIELD,
      thinkingTokens: settings.MODEL_THINKING_TOKENS,
      temperature: settings.MODEL_TEMPERATURE,
      reasoningEffort: settings.MODEL_REASONING_EFFORT ?? null,
      jsonFormat: settings.MODEL_JSON_FORMAT,
    },
    limits: {
      firstTextMs: settings.MODEL_FIRST_TEXT_MS,
      idleMs: settings.MODEL_IDLE_MS,
      totalMs: settings.MODEL_TOTAL_MS,
    },
    firstSentenceMs: settings.MODEL_FIRST_SENTENCE_MS,
    frameMs: readsQuestions ? settings.MODEL_FRAME_MS : null,
    inputRupees: settings.MODEL_INPUT_RUPEES_PER_MILLION,
    outputRupees: settings.MODEL_OUTPUT_RUPEES_PER_MILLION,
  }
}

import { z } from 'zod'
import { rupees, wholeNumber } from './number-variables.ts'

const isTemperature = (text: string) => /^\d(\.\d{1,2})?$/.test(text) && Number(text) <= 2

/** The variables of the language model besides its address. */
export const modelVariables = {
  MODEL_NAME: z.string().optional(),
  MODEL_API_KEY: z.string().default(''),
  MODEL_FIRST_SENTENCE_MS: wholeNumber(500, 20_000).default(6_000),
  MODEL_FIRST_TEXT_MS: wholeNumber(500, 30_000).default(8_000),
  MODEL_IDLE_MS: wholeNumber(500, 30_000).default(10_000),
  MODEL_TOTAL_MS: wholeNumber(1_000, 32_000).default(26_000),
  MODEL_TOKEN_LIMIT_FIELD: z
    .enum(['max_tokens', 'max_completion_tokens'], {
      error: 'must be max_tokens or max_completion_tokens.',
    })
    .default('max_tokens'),
  MODEL_THINKING_TOKENS: wholeNumber(0, 32_000).default(0),
  MODEL_TEMPERATURE: z
    .string()
    .refine((text) => text === 'none' || isTemperature(text), {
      error: 'must be a number from 0 to 2, or none.',
    })
    .transform((text) => (text === 'none' ? null : Number(text)))
    .default(0.7),
  MODEL_REASONING_EFFORT: z
    .string()
    .regex(/^[a-z]{1,20}$/, { error: 'must be one word in small letters, such as low.' })
    .optional(),
  MODEL_JSON_FORMAT: z
    .enum(['json_schema', 'json_object', 'none'], {
      error: 'must be json_schema, json_object or none.',
    })
    .default('json_object'),
  MODEL_READS_QUESTIONS: z
    .enum(['true', 'false', '1', '0'], { error: 'must be 1 or 0.' })
    .default('1'),
  MODEL_FRAME_MS: wholeNumber(200, 5_000).default(1_500),
  MODEL_INPUT_RUPEES_PER_MILLION: rupees.default(0),
  MODEL_OUTPUT_RUPEES_PER_MILLION: rupees.default(0),
}

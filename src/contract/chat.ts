import { z } from 'zod'
import { nothing, row, success } from './endpoint.ts'
import { questionMaxLength, questionMinLength } from './numbers.ts'
import { device, factShown, id, instant, persona } from './shapes.ts'

/** Rupees with at most two decimals. */
const rupees = z.number()

/** What the next question will cost, and from where: shown where the thumb is about to press. */
export const nextCharge = z.object({
  source: z.enum(['free', 'plan', 'bought', 'wallet', 'none']),
  price: rupees,
})
export type NextCharge = z.infer<typeof nextCharge>

const standing = {
  questions_left: z.number().int(),
  balance: rupees,
  time_left_seconds: z.number().int(),
  next: nextCharge,
}

/** A sentence of an answer and the facts it rests on; sentences that claim nothing are left out. */
export const groundedSentence = z.object({ text: z.string(), fact_ids: z.array(z.string()) })
export type GroundedSentence = z.infer<typeof groundedSentence>

/** The object behind the record separator of an answer. */
export const answerStatus = z.object({
  status: z.enum(['success', 'fail']),
  message: z.string(),
  mid: z.string(),
  /** How it ended; a fail before anything was taken has none. */
  state: z.enum(['complete', 'failed', 'stopped']).optional(),
  ...standing,
  facts: z.array(factShown),
  /** In the order of the text, which holds each of them word for word. */
  sentences: z.array(groundedSentence).optional(),
  suggestions: z.array(z.string()).optional(),
  charged: z.boolean().optional(),
})
export type AnswerStatus = z.infer<typeof answerStatus>

const startChat = {
  method: 'POST',
  who: 'user',
  asks: z.object({ bid: id, astrologer: persona, device: device.default('web') }),
  answers: success({
    asst_id: id,
    ...standing,
    user_name: z.string(),
    gender: z.string(),
    suggestions: z.array(z.string()),
  }),
} as const

export const chat = {
  'chats/startChat': row(startChat),
  /** The same about a celebrity's kundli; its message says how reliable the birth time is. */
  'chats/startChatCeleb': row(startChat),
  'chats/sendMessage': row({
    method: 'POST',
    who: 'user',
    stream: true,
    asks: z.object({
      bid: id,
      asst_id: id,
      astrologer: persona,
      message: z.string().trim().min(questionMinLength).max(questionMaxLength),
      device: device.default('web'),
    }),
    answers: answerStatus,
  }),
  'chats/resume': row({
    method: 'GET',
    who: 'user',
    stream: true,
    asks: z.object({ mid: id }),
    answers: answerStatus,
  }),
  'chats/getChats': row({
    method: 'POST',
    who: 'user',
    asks: z.object({ query: z.string().trim().max(100).optional() }),
    answers: success({
      chats: z.array(
        z.object({
          asst_id: id,
          to_name: persona,
          chat_time: instant,
          message: z.string(),
          mid: z.string(),
        }),
      ),
    }),
  }),
  'chats/getChat': row({
    method: 'POST',
    who: 'user',
    asks: z.object({ asst_id: id }),
    answers: success({
      astrologer: persona,
      /** null when the kundli has been deleted. */
      bid: id.nullable(),
      active: z.boolean(),
      ...standing,
      chats: z.array(
        z.object({
          mid: id,
          from_name: z.string(),
          message: z.string(),
          chat_time: instant,
          facts: z.array(factShown),
          sentences: z.array(groundedSentence).optional(),
          /** What to ask next, with an answer. */
          suggestions: z.array(z.string()).optional(),
          /** Of an answer: writing while the server still produces it (resume it), else how it ended. */
          state: z.enum(['asked', 'writing', 'complete', 'failed', 'stopped']),
          rating: z.number().int().nullable(),
          charged: z.boolean(),
        }),
      ),
    }),
  }),
  'chats/stopChat': row({
    method: 'POST',
    who: 'user',
    asks: z.object({ asst_id: id }),
    answers: success({
      ...standing,
      summary: z.array(z.string()),
      suggestions: z.array(z.string()),
      spent: z.object({ questions: z.number().int(), rupees }),
    }),
  }),
  'chats/stopAnswer': row({
    method: 'POST',
    who: 'user',
    asks: z.object({ mid: id }),
    answers: success({}),
  }),
  'chats/deleteChat': row({
    method: 'POST',
    who: 'user',
    asks: z.object({ asst_id: id }),
    answers: success({}),
  }),
  'chats/rateAnswer': row({
    method: 'POST',
    who: 'user',
    asks: z.object({
      mid: id,
      rating: z.union([z.literal(1), z.literal(-1)]),
      reason: z.string().trim().max(500).optional(),
    }),
    answers: success({}),
  }),
}

export const wallet = {
  'users/getBalance': row({
    method: 'GET',
    who: 'user',
    asks: nothing,
    answers: success({
      oracle_questions: z.number().int(),
      astra_questions: z.number().int(),
      daily_predictions: z.number().int(),
      weekly_predictions: z.number().int(),
      monthly_predictions: z.number().int(),
      yearly_predictions: z.number().int(),
      balance: rupees,
    }),
  }),
  'users/getLedger': row({
    method: 'GET',
    who: 'user',
    asks: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    answers: success({
      entries: z.array(
        z.object({
          at: instant,
          account: z.string(),
          amount: z.number(),
          balance_after: z.number(),
          reason: z.string(),
          reference: z.string(),
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
}

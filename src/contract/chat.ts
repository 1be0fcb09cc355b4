import { z } from 'zod'
import { choices, defineApi, success } from './core/endpoint.ts'
import { followUpMinLength, questionMaxLength, ratingReasons } from './core/constants.ts'
import { device, factData, id, instant, persona, rupees } from './core/common-schemas.ts'

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

/** An answer that the user has had to nearly the same question about the same kundli. */
export const earlierAnswer = z.object({
  mid: id,
  asst_id: id,
  astrologer: persona,
  asked_at: instant,
  /** The verdicts of the chart are no longer those it was written from. */
  changed: z.boolean(),
})
export type EarlierAnswer = z.infer<typeof earlierAnswer>

/** A topic of the reading: what a question may mean. */
const topic = z.string().regex(/^[a-z-]{2,30}$/)

/** Whose kundli a question is to be read from: one of the asker's own, or "own" for the chat's. */
const personOfQuestion = z.union([z.literal('own'), id])

/** What a question may mean, or whom: the choice sends the same question again with it. */
export const meaningChoice = z.discriminatedUnion('field', [
  z.object({ field: z.literal('meant'), value: topic, label: z.string() }),
  z.object({ field: z.literal('person'), value: personOfQuestion, label: z.string() }),
])
export type MeaningChoice = z.infer<typeof meaningChoice>

/** The object behind the record separator of an answer. */
export const answerStatus = z.object({
  status: z.enum(['success', 'fail']),
  message: z.string(),
  mid: z.string(),
  /** How it ended; a fail before anything was taken has none. */
  state: z.enum(['complete', 'failed', 'stopped']).optional(),
  ...standing,
  facts: z.array(factData),
  /** In the order of the text, which holds each of them word for word. */
  sentences: z.array(groundedSentence).optional(),
  suggestions: z.array(z.string()).optional(),
  charged: z.boolean().optional(),
  /**
   * With a fail: nothing was asked or charged, because this was answered before (`resume` gives that
   * answer); the choice sends the question again all the same. With a success: the sky has changed since.
   */
  earlier: earlierAnswer.optional(),
  /** With a success: what the question may mean, where it was asked back. */
  choices: z.union([choices, z.array(meaningChoice)]).optional(),
})
export type AnswerStatus = z.infer<typeof answerStatus>

const flag = z.number().int().min(0).max(1).default(0)

/** The sign that rises in a chart; null where the time of birth is not known, or the kundli is gone. */
const lagna = z.object({ rashi: z.number().int().min(0).max(11), name: z.string() }).nullable()
export type Lagna = z.infer<typeof lagna>

const startChat = {
  method: 'POST',
  who: 'user',
  input: z.object({
    bid: id,
    astrologer: persona,
    device: device.default('web'),
    /** 1: a new chat, also where one about the kundli goes on. */
    fresh: flag,
  }),
  output: success({
    asst_id: id,
    ...standing,
    user_name: z.string(),
    gender: z.string(),
    lagna,
    suggestions: z.array(z.string()),
  }),
} as const

export const chat = {
  'chats/startChat': defineApi(startChat),
  /** The same about a celebrity's kundli; its message says how reliable the birth time is. */
  'chats/startChatCeleb': defineApi(startChat),
  'chats/sendMessage': defineApi({
    method: 'POST',
    who: 'user',
    stream: true,
    input: z.object({
      bid: id,
      asst_id: id,
      astrologer: persona,
      /** A chat's first question has at least `questionMinLength`. */
      message: z.string().trim().min(followUpMinLength).max(questionMaxLength),
      device: device.default('web'),
      /** 1: ask, even if nearly the same was asked before. */
      anew: flag,
      /** 1: a chat that has ended goes on with this question. */
      reopen: flag,
      /** 1: U+001F stands in the text behind each sentence that rests on facts. */
      marks: flag,
      /** What the question is to mean: one of the choices that were offered. */
      meant: topic.optional(),
      /** Whose kundli it is to be read from: one of the choices that were offered. */
      person: personOfQuestion.optional(),
    }),
    output: answerStatus,
  }),
  'chats/resume': defineApi({
    method: 'GET',
    who: 'user',
    stream: true,
    input: z.object({ mid: id, marks: z.coerce.number().int().min(0).max(1).default(0) }),
    output: answerStatus,
  }),
  'chats/getChats': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ query: z.string().trim().max(100).optional() }),
    output: success({
      chats: z.array(
        z.object({
          asst_id: id,
          to_name: persona,
          /** The kundli it is about, and the name it had; null when the kundli has been deleted. */
          bid: id.nullable(),
          user_name: z.string(),
          chat_time: instant,
          /** Its last question. */
          message: z.string(),
          first_question: z.string(),
          mid: z.string(),
          /** The name that the user gave the chat. */
          title: z.string().nullable(),
          /** Pinned chats come first. */
          pinned: z.boolean(),
        }),
      ),
    }),
  }),
  'chats/getChat': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      asst_id: id,
      /** What stands before this question, instead of the newest: the first `mid` that is known. */
      before: id.optional(),
    }),
    output: success({
      astrologer: persona,
      /** null when the kundli has been deleted. */
      bid: id.nullable(),
      user_name: z.string(),
      lagna,
      active: z.boolean(),
      title: z.string().nullable(),
      pinned: z.boolean(),
      ...standing,
      /** There are questions before the first of these. */
      has_earlier: z.boolean(),
      chats: z.array(
        z.object({
          mid: id,
          from_name: z.string(),
          message: z.string(),
          chat_time: instant,
          facts: z.array(factData),
          sentences: z.array(groundedSentence).optional(),
          /** What to ask next, with an answer. */
          suggestions: z.array(z.string()).optional(),
          /** Of an answer: writing while the server still produces it (resume it), else how it ended. */
          state: z.enum(['asked', 'writing', 'complete', 'failed', 'stopped']),
          rating: z.number().int().nullable(),
          charged: z.boolean(),
          /** The question was given back: a sentence did not hold, or it was not what was asked. */
          refunded: z.boolean().optional(),
          /** They have said that it is not what they asked. */
          missed: z.boolean().optional(),
          /** With the last answer of a chat that goes on: what its question may mean. */
          choices: z.array(meaningChoice).optional(),
          /** With an answer: nearly the same was asked before, and the sky has changed since. */
          earlier: earlierAnswer.optional(),
        }),
      ),
    }),
  }),
  'chats/stopChat': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ asst_id: id }),
    output: success({
      ...standing,
      summary: z.array(z.string()),
      suggestions: z.array(z.string()),
      spent: z.object({ questions: z.number().int(), rupees }),
    }),
  }),
  'chats/stopAnswer': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ mid: id }),
    output: success({}),
  }),
  'chats/deleteChat': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ asst_id: id }),
    output: success({}),
  }),
  /** "This is not what I asked": of a charged answer, once; gives the question back, within bounds. */
  'chats/reportMiss': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ mid: id }),
    output: success({
      refunded: z.boolean(),
      choices: z.array(meaningChoice),
      standing: z.object(standing),
    }),
  }),
  'chats/rateAnswer': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      mid: id,
      rating: z.union([z.literal(1), z.literal(-1)]),
      /** What was not good; `wrong-fact` has the answer checked against the chart again, at once. */
      about: z.enum(ratingReasons).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    output: success({
      /** What the check found; only the first time, and only for `wrong-fact`. */
      check: z
        .object({
          sentences: z.number().int(),
          /** The sentences that the chart does not bear, word for word. */
          wrong: z.array(z.string()),
          refunded: z.boolean(),
        })
        .optional(),
      /** How the user stands after a refund. */
      standing: z.object(standing).optional(),
    }),
  }),
}

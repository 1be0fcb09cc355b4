import { z } from 'zod'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'
import {
  id,
  instant,
  operatorReason as reason,
  refundStates,
  rupees,
} from '../core/common-schemas.ts'

const refund = z.object({
  refund_id: id,
  uid: id,
  what: z.enum(['recharge', 'plan']),
  /** Rupees: what goes back, and what was paid. */
  amount: rupees,
  paid: rupees,
  state: refundStates,
  /** Whether the user asked for it; else the money could not be kept. */
  requested: z.boolean(),
  /** The user's choice of a reason, or why it went back by itself. */
  why: z.string(),
  gateway_payment_id: z.string(),
  requested_at: instant,
  decided_at: instant.nullable(),
  decision_reason: z.string().nullable(),
})
export type RefundData = z.infer<typeof refund>

const entry = z.object({
  at: instant,
  account: z.string(),
  /** Whether amounts are rupees. */
  in_rupees: z.boolean(),
  amount: z.number(),
  balance_after: z.number(),
  reason: z.string(),
})

/** Users as an operator sees them: no birth, no question, no whole number, no email. */
export const adminUsers = {
  /** By POST: a mobile number stands in no address. */
  'admin/findUser': defineApi({
    method: 'POST',
    who: 'operator',
    input: z.object({
      /** A mobile number however it is spelt, a handle, or an id. */
      who: z.string().trim().min(2).max(60),
    }),
    output: success({ uid: id }),
  }),
  'admin/getBans': defineApi({
    method: 'GET',
    who: 'operator',
    input: emptyObject,
    output: success({
      users: z.array(
        z.object({
          uid: id,
          display_name: z.string().nullable(),
          mobile: z.string(),
          banned_at: instant.nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** Opens a user's page, which is an act of its own: who looked at whom stands in the log. */
  'admin/openUser': defineApi({
    method: 'POST',
    who: 'operator',
    input: z.object({ uid: id, page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: success({
      user: z.object({
        uid: id,
        display_name: z.string().nullable(),
        /** Masked: 91******3210. */
        mobile: z.string(),
        created_at: instant,
        role: z.enum(['user', 'operator']),
        is_ban: z.boolean(),
        banned_at: instant.nullable(),
        ban_reason: z.string().nullable(),
      }),
      balances: z.array(
        z.object({ account: z.string(), in_rupees: z.boolean(), balance: z.number() }),
      ),
      plan: z
        .object({
          name: z.string(),
          /** Rupees a month, as it was when it was taken. */
          price: rupees,
          questions: z.number().int(),
          questions_left: z.number().int(),
          ends_at: instant.nullable(),
          cancel_at_end: z.boolean(),
        })
        .nullable(),
      holds: z.array(
        z.object({
          hold_id: id,
          account: z.string(),
          in_rupees: z.boolean(),
          amount: z.number(),
          since: instant,
        }),
      ),
      /** The latest answers that were paid for. */
      questions: z.array(
        z.object({
          hold_id: id,
          what: z.string(),
          account: z.string(),
          in_rupees: z.boolean(),
          amount: z.number(),
          at: instant,
          given_back: z.boolean(),
        }),
      ),
      refunds: z.array(refund),
      entries: z.array(entry),
      page_count: z.number().int(),
    }),
  }),
  'admin/setBan': defineApi({
    method: 'POST',
    who: 'operator',
    input: z.object({ uid: id, is_ban: z.boolean(), reason }),
    output: success({}),
  }),
  /** Gives one answer's question back, to the account it was paid from: once. */
  'admin/refundQuestion': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({ uid: id, hold_id: id, reason }),
    output: success({}),
  }),
  'admin/giveQuestions': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({
      uid: id,
      kind: z.enum(['oracle', 'astra', 'daily', 'weekly', 'monthly', 'yearly']),
      amount: z.number().int().min(1).max(20),
      reason,
      /** Made with the form: sent again, it gives nothing more. */
      key: id,
    }),
    output: success({}),
  }),
  'admin/getRefunds': defineApi({
    method: 'GET',
    who: 'operator',
    input: emptyObject,
    output: success({
      waiting: z.array(refund),
      decided: z.array(refund),
      /** Payments that are disputed at the bank, and those that were decided lately. */
      disputes: z.array(
        z.object({
          dispute_id: z.string(),
          uid: id,
          amount: rupees,
          /** What was frozen, in rupees or in questions of a plan. */
          frozen: z.number(),
          in_rupees: z.boolean(),
          state: z.enum(['open', 'won', 'lost']),
          opened_at: instant,
        }),
      ),
      /** Paid answers that were doubted, and that only a person can decide: no word of them. */
      answers: z.array(
        z.object({
          answer_id: id,
          uid: id,
          astrologer: z.enum(['Oracle', 'Astra']),
          asked_at: instant,
          doubted_at: instant,
          /** Sentences that the check found not to hold; null where it could not check. */
          wrong_sentences: z.number().int().nullable(),
          /** It was said not to be what was asked. */
          missed: z.boolean(),
        }),
      ),
    }),
  }),
  /** Gives the question of a doubted answer back, or not. */
  'admin/decideAnswer': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({ answer_id: id, decision: z.enum(['grant', 'decline']), reason }),
    output: success({}),
  }),
  'admin/decideRefund': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({ refund_id: id, decision: z.enum(['grant', 'decline']), reason }),
    output: success({}),
  }),
}

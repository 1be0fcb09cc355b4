import { z } from 'zod'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'
import {
  verificationCode,
  codeToken,
  device,
  id,
  instant,
  languageName,
  mobile,
} from '../core/common-schemas.ts'

/** What a code may be asked for with a number. */
export const codePurpose = z.enum(['login', 'delete', 'cancel'])
export type NumberCodePurpose = z.infer<typeof codePurpose>
/** The same, and what a session asks for its own number (fresh-code.ts). */
export type CodePurpose = NumberCodePurpose | 'email'

export const accounts = {
  'sms/getOTP': defineApi({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({
      mobile,
      purpose: codePurpose.default('login'),
      /** Where a 428 has asked for it: the challenge, a colon, and a nonce for each part with commas between. */
      proof: z.string().max(600).optional(),
    }),
    output: success({ token: z.string(), resend_seconds: z.number().int() }),
  }),
  'sms/getChallenge': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ mobile }),
    output: success({
      challenge: z.string(),
      /** How many zero bits the hash of each part begins with. */
      bits: z.number().int(),
      parts: z.number().int(),
    }),
  }),
  'sms/validateOTP': defineApi({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({
      mobile,
      otp: verificationCode,
      token: codeToken,
      device: device.default('web'),
      ref: z.string().max(40).optional(),
      /** The version of the terms that was ticked. */
      terms: z.string().max(20).optional(),
    }),
    output: success({ jwt: z.string() }),
  }),
  'users/getInfo': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: success({
      uid: id,
      mobile: z.string(),
      display_name: z.string().nullable(),
      language: languageName,
      /** What the session may do: an operator's is a user's until the second factor was given in it. */
      role: z.enum(['user', 'operator']),
      /** Of an operator: whether the second factor must be set up, is awaited, or was given. */
      factor: z.enum(['none', 'unset', 'awaited', 'given']),
      created_at: instant,
    }),
  }),
  'users/logout': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ everywhere: z.boolean().optional() }),
    output: success({}),
  }),
  'users/sessions': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: success({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          last_seen_at: instant,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  'users/endSession': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ id: z.string().max(40) }),
    output: success({}),
  }),
  'users/setLanguage': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ language: languageName }),
    output: success({}),
  }),
  'users/deleteAccount': defineApi({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({ mobile, otp: verificationCode, token: codeToken }),
    output: success({ jwt: z.literal('') }),
  }),
  'users/exportData': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: z.record(z.string(), z.unknown()),
  }),
  'users/invite': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ mobile }),
    output: success({ link: z.string() }),
  }),
  'users/claimAppReward': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({}),
  }),
}

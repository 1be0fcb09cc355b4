import { z } from 'zod'
import { nothing, row, success } from './core/endpoint.ts'
import { code, codeToken, device, id, instant, language, mobile } from './core/shapes.ts'

export const purpose = z.enum(['login', 'delete', 'cancel'])
export type Purpose = z.infer<typeof purpose>

export const accounts = {
  'sms/getOTP': row({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({ mobile, purpose: purpose.default('login') }),
    output: success({ token: z.string(), resend_seconds: z.number().int() }),
  }),
  'sms/validateOTP': row({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({
      mobile,
      otp: code,
      token: codeToken,
      device: device.default('web'),
      ref: z.string().max(40).optional(),
      /** The version of the terms that was ticked. */
      terms: z.string().max(20).optional(),
    }),
    output: success({ jwt: z.string() }),
  }),
  'users/getInfo': row({
    method: 'GET',
    who: 'user',
    input: nothing,
    output: success({
      uid: id,
      mobile: z.string(),
      display_name: z.string().nullable(),
      language,
      role: z.enum(['user', 'operator']),
      created_at: instant,
    }),
  }),
  'users/logout': row({
    method: 'POST',
    who: 'user',
    input: z.object({ everywhere: z.boolean().optional() }),
    output: success({}),
  }),
  'users/sessions': row({
    method: 'GET',
    who: 'user',
    input: nothing,
    output: success({
      sessions: z.array(
        z.object({ device: z.string(), last_seen_at: instant, current: z.boolean() }),
      ),
    }),
  }),
  'users/setLanguage': row({
    method: 'POST',
    who: 'user',
    input: z.object({ language }),
    output: success({}),
  }),
  'users/deleteAccount': row({
    method: 'POST',
    who: 'anyone',
    secret: true,
    input: z.object({ mobile, otp: code, token: codeToken }),
    output: success({ jwt: z.literal('') }),
  }),
  'users/exportData': row({
    method: 'GET',
    who: 'user',
    input: nothing,
    output: z.record(z.string(), z.unknown()),
  }),
  'users/invite': row({
    method: 'POST',
    who: 'user',
    input: z.object({ mobile }),
    output: success({ link: z.string() }),
  }),
  'users/claimAppReward': row({
    method: 'POST',
    who: 'user',
    input: nothing,
    output: success({}),
  }),
}

import { z } from 'zod'
import { defineApi, success } from '../core/endpoint.ts'
import { codeToken, verificationCode } from '../core/common-schemas.ts'

/** What a session can't do without a code that its own number has just received. */
const purpose = z.enum(['email'])

/** A code by SMS to the account's own number, before a change by which somebody else could take the account. */
export const freshCode = {
  'users/requestCode': defineApi({
    method: 'POST',
    who: 'user',
    secret: true,
    input: z.object({ purpose }),
    output: success({ token: z.string(), resend_seconds: z.number().int() }),
  }),
  /** Opens the purpose to this session for ten minutes. */
  'users/confirmCode': defineApi({
    method: 'POST',
    who: 'user',
    secret: true,
    input: z.object({ purpose, token: codeToken, otp: verificationCode }),
    output: success({}),
  }),
}

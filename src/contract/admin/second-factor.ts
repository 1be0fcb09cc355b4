import { z } from 'zod'
import { latinDigits } from '../core/plain-text.ts'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'
import { instant } from '../core/common-schemas.ts'

/** Six digits of the authenticator app, or a recovery code, however it is spaced. */
const factorCode = z.string().trim().min(6).max(40).transform(latinDigits)

/** An operator's second factor: codes of an authenticator app (TOTP), and recovery codes for its loss. */
export const adminSecondFactor = {
  'admin/getSecondFactor': defineApi({
    method: 'GET',
    who: 'operator',
    factor: 'before',
    input: emptyObject,
    output: success({
      /** None is set up; one is, and its code is awaited in this session; it was given. */
      state: z.enum(['unset', 'awaited', 'given']),
      /** Nothing else is open until one is set up. */
      forced: z.boolean(),
      /** Of a session that gave it. */
      set_up_at: instant.nullable(),
      recovery_codes_left: z.number().int().nullable(),
    }),
  }),
  /**
   * Begins to set one up, or to set another up in its place, which wants a code of the last ten minutes.
   * The same session gets the same secret for a quarter of an hour.
   */
  'admin/setUpSecondFactor': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'before',
    secret: true,
    input: emptyObject,
    output: success({
      /** Base32, for typing in. */
      key: z.string(),
      /** otpauth://totp/…, for opening in an app on this device. */
      link: z.string(),
      /** The same as a QR code: the outline of its dark squares in a drawing `size` units wide. */
      qr: z.object({ size: z.number().int(), path: z.string() }),
    }),
  }),
  /** Confirms by a first code that the app has the secret: from now on it counts. */
  'admin/confirmSecondFactor': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'before',
    secret: true,
    input: z.object({ code: factorCode }),
    output: success({
      /** Shown this once. */
      recovery_codes: z.array(z.string()),
    }),
  }),
  /** Gives the second factor in this session, for the first time or anew. */
  'admin/enterSecondFactor': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'before',
    secret: true,
    input: z.object({ code: factorCode }),
    output: success({}),
  }),
}

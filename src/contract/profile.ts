import { z } from 'zod'
import { emptyObject, defineApi, success } from './core/endpoint.ts'
import { verificationCode, id } from './core/common-schemas.ts'

/** An address as people write it; that it exists is shown by the code that reaches it. */
const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>"',;:()[\]\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i)
  .transform((typed) => typed.toLowerCase())
/** A saved kundli; 0, "0", "" and absent mean none. */
const bid = z
  .union([id, z.literal(0), z.literal('0'), z.literal('')])
  .nullish()
  .transform((given) => (given === 0 || given === '0' || !given ? null : given))
/** A truth as forms and older clients spell it. */
const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .transform((given) => given === true || given === 1 || given === '1')
/** An id of the catalogue, or the address of its picture. */
const avatar = z.union([z.number().int(), z.string().max(120)]).transform(String)

const list = z.object({ big: z.array(z.string()), small: z.array(z.string()) })

export const profile = {
  'astrohub/get_user': defineApi({
    method: 'both',
    who: 'anyone',
    input: z.object({ uid: id.optional() }),
    output: success({
      uid: id,
      display_name: z.string(),
      gender: z.enum(['Male', 'Female']),
      avatar: z.string(),
      is_private: z.union([z.literal(0), z.literal(1)]),
      /** Empty where it is not known, or not for others. */
      rashi: z.string(),
      nakshatra: z.string(),
      current_mahadasha: z.string(),
      astrohub_points: z.number().int().nullable(),
      astrohub_redeemed_points: z.number().int().nullable(),
      own: z.boolean(),
      email: z.string().optional(),
      email_verified: z.boolean().optional(),
      default_birth_profile: z.string().optional(),
      births: z.array(z.object({ bid: id, uid: id, full_name: z.string() })).optional(),
      is_ban: z.union([z.literal(0), z.literal(1)]).optional(),
    }),
  }),
  'astrohub/insert_user': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      email: email.or(z.literal('')).optional(),
      display_name: z.string().max(60),
      bid,
    }),
    output: success({}),
  }),
  'astrohub/update_user': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({
      email: email.optional(),
      bid: bid.optional(),
      is_private: flag.optional(),
      avatar: avatar.optional(),
    }),
    output: success({}),
  }),
  'astrohub/send_email_code': defineApi({
    method: 'POST',
    who: 'handle',
    input: emptyObject,
    output: success({}),
  }),
  'astrohub/verify_email': defineApi({
    method: 'POST',
    who: 'handle',
    secret: true,
    input: z.object({ otp: verificationCode }),
    output: success({}),
  }),
  'astrohub/getAvatars': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({ Male: list, Female: list }),
  }),
}

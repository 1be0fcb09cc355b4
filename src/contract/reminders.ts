import { z } from 'zod'
import { defineApi, emptyObject, success } from './core/endpoint.ts'
import { id, instant, verificationCode } from './core/common-schemas.ts'
import { placeMaxLength } from './core/constants.ts'
import { muhurtaPurposes } from './panchang-data.ts'

/** What somebody may choose to be reminded of; a plan about to renew is always told. */
export const reminderKinds = [
  'morning',
  'vrat',
  'muhurta',
  'window',
  'answer',
  'reply',
  'forecast',
] as const
export type ReminderKind = (typeof reminderKinds)[number]
/** The engine's kinds of observance that can be chosen. */
export const vratKinds = [
  'festival',
  'ekadashi',
  'pradosh',
  'chaturthi',
  'purnima',
  'amavasya',
  'shivaratri',
  'sankranti',
] as const
export type VratKind = (typeof vratKinds)[number]
export const mostRemindersADay = 8

/** HH:MM by the clock of the kept city. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const kinds = z.array(z.enum(reminderKinds)).max(reminderKinds.length)
const vrats = z.array(z.enum(vratKinds)).max(vratKinds.length)
const choices = {
  kinds,
  vrats,
  /** When the day's reminders come. */
  hour: clock,
  /** Nothing comes from then until then; the same twice is no such time. */
  quiet_from: clock,
  quiet_until: clock,
  most_a_day: z.coerce.number().int().min(1).max(mostRemindersADay),
  /** Whether a message says what the day is like, and not only that something is there. */
  tells_more: z.boolean(),
}
const base64url = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/)
/** Long enough for every push service there is. */
const endpoint = z.string().min(10).max(1000)

export const reminders = {
  'reminders/getSettings': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      ...choices,
      /** By whose clock, and for which place. */
      timezone: z.string(),
      city: z.string().nullable(),
      /** The confirmed address; null where no mail is sent. */
      mail: z.string().nullable(),
      /** Browsers that are reached. */
      devices: z.number().int(),
      /** What a browser subscribes with. */
      public_key: z.string(),
    }),
  }),
  'reminders/saveSettings': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object(choices),
    output: success({}),
  }),
  /** Lets a browser be reached, as long as its session lasts. */
  'reminders/addDevice': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ endpoint, p256dh: base64url(80, 100), auth: base64url(16, 40) }),
    output: success({}),
  }),
  /** One browser, or with no endpoint all of them. */
  'reminders/removeDevice': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ endpoint: endpoint.optional() }),
    output: success({ removed: z.number().int() }),
  }),
  /** A code to an address: nothing else is mailed there before it was given back. */
  'reminders/sendMailCode': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ email: z.email().max(254) }),
    output: success({}),
  }),
  'reminders/confirmMail': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ otp: verificationCode }),
    output: success({}),
  }),
  'reminders/removeMail': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({}),
  }),
  /** From the reminder itself, without logging in: the token is signed, and can do nothing else. */
  'reminders/stop': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({
      token: z.string().min(20).max(200),
      /** Left out: all of them. */
      kinds: kinds.min(1).optional(),
    }),
    output: success({}),
  }),
}

const markedMuhurta = {
  purpose: z.enum(muhurtaPurposes),
  starts_at: instant,
  ends_at: instant,
  place: z.string().trim().max(placeMaxLength),
}

/** Muhurtas that somebody has marked, to be reminded of and to have in their calendar. */
export const markedMuhurtas = {
  'muhurtas/mark': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      ...markedMuhurta,
      lat: z.coerce.number().min(-90).max(90),
      lng: z.coerce.number().min(-180).max(180),
    }),
    output: success({ muhurta_id: id }),
  }),
  'muhurtas/list': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      muhurtas: z.array(
        z.object({
          muhurta_id: id,
          ...markedMuhurta,
          /** Ready to print, by the clock of the place. */
          name: z.string(),
          day: z.string(),
          time: z.string(),
        }),
      ),
    }),
  }),
  'muhurtas/unmark': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ muhurta_id: id }),
    output: success({}),
  }),
}

import type { reminders as rows } from '../../contract/reminders.ts'
import { reminderServerWords as words } from '../../words/reminders/reminders-server.ts'
import { profileMessages } from '../../words/profile/profile-server.ts'
import { say } from '../../words/say.ts'
import type { ApiName } from '../../contract/apis.ts'
import {
  processEndpoint,
  readEndpoint,
  writeEndpoint,
  type Endpoint,
  type WriteContext,
} from '../core/endpoint.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import { Refusal } from '../core/refusal.ts'
import { transact } from '../db/database.ts'
import {
  confirmEmail,
  createEmailCode,
  emailCodeSentText,
  mailEmailCode,
} from '../profile/email-codes.ts'
import { clockText } from './person-clock.ts'
import {
  addDevice,
  ensureSettings,
  readSettings,
  removeDevice,
  saveSettings,
  stopReminders,
  type SettingsOwner,
} from './reminder-settings.ts'
import { readStopToken } from './stop-token.ts'

const ownerOf = <N extends ApiName>({
  user,
  caller,
  at,
  context,
}: WriteContext<N>): SettingsOwner => ({
  ...{ uid: user!.uid, language: caller.language, at, places: context.adapters.places },
})

export const remindersEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'reminders/getSettings': readEndpoint('reminders/getSettings', async ({ db, user, context }) => {
    const { settings, city, devices } = await readSettings(db, user.uid)
    const clocks = {
      hour: clockText(settings?.hour_minute ?? 420),
      quiet_from: clockText(settings?.quiet_from ?? 1320),
      quiet_until: clockText(settings?.quiet_until ?? 420),
    }
    const { places } = context.adapters
    return {
      status: 'success',
      kinds: (settings?.kinds ?? []) as [],
      vrats: (settings?.vrats ?? ['festival', 'ekadashi']) as [],
      ...clocks,
      most_a_day: settings?.most_a_day ?? 1,
      tells_more: settings?.tells_more ?? false,
      timezone: city ? places.zoneAt(city.lat, city.lng) : 'Asia/Kolkata',
      city: city?.name ?? null,
      mail: settings?.mail ?? null,
      devices,
      public_key: context.pushKeys.publicKey,
    }
  }),

  'reminders/saveSettings': writeEndpoint('reminders/saveSettings', async (request, input) => {
    await saveSettings(request.tx, ownerOf(request), input)
    return { status: 'success', message: say(words.saved, request.caller.language) }
  }),

  'reminders/addDevice': writeEndpoint(
    'reminders/addDevice',
    async (request, input) => {
      const { context, tx, user, caller } = request
      if (!context.adapters.push.isEndpoint(input.endpoint)) throw new Refusal(words.badEndpoint)
      await addDevice(tx, { ...ownerOf(request), sid: user.sid }, input)
      return { status: 'success', message: say(words.deviceAdded, caller.language) }
    },
    { limits: ({ user }) => [{ key: `device:${user.uid}`, maximum: 30, seconds: 3600 }] },
  ),

  'reminders/removeDevice': writeEndpoint(
    'reminders/removeDevice',
    async ({ tx, user, caller }, { endpoint }) => ({
      status: 'success',
      removed: await removeDevice(tx, user.uid, endpoint),
      message: say(words.deviceRemoved, caller.language),
    }),
  ),

  'reminders/sendMailCode': processEndpoint(
    'reminders/sendMailCode',
    async ({ context, db, user, caller, at }, { email }) => {
      const code = await transact(db, (tx) =>
        createEmailCode(tx, context, { uid: user.uid, email, at }),
      )
      const isSent = await mailEmailCode(context, code, caller.language)
      if (!isSent) throw new Refusal(profileMessages.notMailed)
      const sentence = emailCodeSentText(context, words.codeSent)
      return { status: 'success', message: say(sentence, caller.language) }
    },
    { limits: ({ user }) => [{ key: `reminder-mail:${user.uid}`, maximum: 30, seconds: 3600 }] },
  ),

  'reminders/confirmMail': writeEndpoint(
    'reminders/confirmMail',
    async (request, { otp }) => {
      const { context, tx, user, caller, at } = request
      const tried = await confirmEmail({ context, tx, at }, user.uid, otp)
      if ('refusal' in tried)
        return { status: 'fail', message: say(tried.refusal, caller.language) }
      await ensureSettings(tx, ownerOf(request))
      await tx
        .updateTable('reminder_settings')
        .set({ mail: tried.email, updated_at: at })
        .where('uid', '=', user.uid)
        .execute()
      return { status: 'success', message: say(words.mailConfirmed, caller.language) }
    },
    { limits: ({ user }) => [{ key: `reminder-mail:${user.uid}`, maximum: 30, seconds: 3600 }] },
  ),

  'reminders/removeMail': writeEndpoint(
    'reminders/removeMail',
    async ({ tx, user, caller, at }) => {
      await tx
        .updateTable('reminder_settings')
        .set({ mail: null, updated_at: at })
        .where('uid', '=', user.uid)
        .execute()
      return { status: 'success', message: say(words.mailRemoved, caller.language) }
    },
  ),

  'reminders/stop': writeEndpoint(
    'reminders/stop',
    async ({ context, tx, caller }, { token, kinds }) => {
      const uid = readStopToken(context.config, token)
      if (!uid) throw new Refusal(words.badToken)
      await stopReminders(tx, uid, kinds)
      return { status: 'success', message: say(words.stopped, caller.language) }
    },
    { limits: ({ caller }) => [{ key: `stop:${rateKeyOf(caller)}`, maximum: 60, seconds: 60 }] },
  ),
}

import pLimit from 'p-limit'
import { reminderMailWords } from '../../words/reminders/reminders-server.ts'
import { say } from '../../words/say.ts'
import { originOf } from '../accounts/codes/code-replies.ts'
import { MailFault } from '../adapters/mail/mail.ts'
import type { AppContext } from '../core/context.ts'
import { payloadOf, type Message } from './compose-message.ts'
import type { QueuePerson } from './decide-turn.ts'
import type { Device } from './queue-store.ts'
import { stopToken } from './stop-token.ts'

/** Where a message has gone. */
export interface Delivery {
  /** The devices, or 'mail', that have it or never will. */
  reached: string[]
  /** Devices that are there no more. */
  gone: string[]
  /** Whether a push service or the mail server was too busy, and when it said to come again. */
  again: { afterSeconds: number | null } | null
}

interface Sending {
  person: QueuePerson
  message: Message
  messageId: string
  devices: readonly Device[]
  /** What has it from an earlier try. */
  reached: readonly string[]
  at: Date
}

/** A push service may keep it so long for a device that is off. */
const lifeSeconds = 6 * 3600
const mailsAtOnce = pLimit(5)

/** Sends a message to every browser of a person that lacks it, and by mail where they want that. */
export async function deliver(context: AppContext, sending: Sending): Promise<Delivery> {
  const delivery: Delivery = { reached: [...sending.reached], gone: [], again: null }
  if (!sending.message.lines.length) return delivery
  const lacks = (name: string) => !sending.reached.includes(name)
  await Promise.all([
    ...sending.devices
      .filter(({ device_id }) => lacks(device_id))
      .map((device) => pushTo(context, sending, device, delivery)),
    lacks('mail') ? mailTo(context, sending, delivery) : null,
  ])
  return delivery
}

async function pushTo(
  { adapters, pushKeys, config, log }: AppContext,
  { person: { uid, language }, message, messageId, at }: Sending,
  { device_id, ...subscription }: Device,
  delivery: Delivery,
): Promise<void> {
  const tag = messageId.replaceAll('-', '')
  const payload = payloadOf(message, { tag, token: stopToken(config, uid), language })
  const outgoing = { payload, topic: tag, lifeSeconds }
  const outcome = await adapters.push.send(subscription, outgoing, pushKeys, at)
  if (outcome.kind === 'gone') delivery.gone.push(device_id)
  else if (outcome.kind === 'later') comeAgain(delivery, outcome.afterSeconds)
  else delivery.reached.push(device_id)
  if (outcome.kind === 'refused') log.warn({ status: outcome.status }, 'a push was refused')
}

async function mailTo(
  { adapters, config, log }: AppContext,
  { person, message, messageId }: Sending,
  delivery: Delivery,
): Promise<void> {
  const { uid, mail, language } = person
  const isRenewal = message.kinds.every((kind) => kind === 'renewal')
  if (!mail || (!isRenewal && !person.mails)) return
  const origin = originOf(config)
  const languagePath = language === 'hi' ? '/hi' : ''
  const token = stopToken(config, uid)
  const open = origin + message.path
  const stop = `${origin}${languagePath}/reminders/stop?${new URLSearchParams({ token, kinds: message.kinds.join(' ') })}`
  const foot = isRenewal
    ? say(reminderMailWords.renewalFoot, language, open)
    : say(reminderMailWords.foot, language, open, stop)
  try {
    await mailsAtOnce(() =>
      adapters.mail.sendReminder({
        ...{ to: mail, subject: message.title, text: `${message.lines.join('\n')}\n\n${foot}` },
        ...{ id: messageId, language },
        stopAddress: isRenewal ? null : `${origin}/reminders/stop-by-mail/${token}`,
      }),
    )
    delivery.reached.push('mail')
  } catch (error) {
    if (!(error instanceof MailFault)) throw error
    log.warn({ err: error }, 'a reminder could not be mailed')
    // Refused by its address it never arrives; a server that is away may be back.
    if (error.isFinal) delivery.reached.push('mail')
    else comeAgain(delivery, null)
  }
}

function comeAgain(delivery: Delivery, afterSeconds: number | null): void {
  const waits = [delivery.again?.afterSeconds, afterSeconds].filter((wait) => wait != null)
  delivery.again = { afterSeconds: waits.length ? Math.max(...waits) : null }
}

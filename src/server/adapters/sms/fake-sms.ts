import { smsWords } from '../../../words/accounts/accounts.ts'
import { say } from '../../../words/say.ts'
import type { Sms } from './sms.ts'

export interface InboxMessage {
  to: string
  text: string
  code: string
  /** ISO 8601. */
  at: string
}

/** Stands in for a gateway: what would be an SMS waits here, in this process's memory. */
export interface SmsInbox extends Sms {
  inboxPath: string
  /** Newest first. */
  messages(): readonly InboxMessage[]
}

const mostKept = 200

export function openSmsInbox(clock: () => Date = () => new Date()): SmsInbox {
  const inboxMessages: InboxMessage[] = []
  return {
    inboxPath: '/dev/inbox',
    messages: () => inboxMessages,
    async sendCode({ mobile, code, language, domain }) {
      // The last line is what the browser looks for to offer the code (WebOTP).
      const text = `${say(smsWords.code, language, code)}\n\n@${domain} #${code}`
      inboxMessages.unshift({ to: mobile, text, code, at: clock().toISOString() })
      inboxMessages.length = Math.min(inboxMessages.length, mostKept)
    },
  }
}

/** Whether this is the stand-in. */
export function isSmsInbox(sms: Sms): sms is SmsInbox {
  return 'messages' in sms
}

import { smsWords } from '../../../words/accounts/accounts.ts'
import { say } from '../../../words/say.ts'
import { SmsFault, type Sms } from './sms.ts'

export interface InboxMessage {
  to: string
  text: string
  code: string
  /** ISO 8601. */
  at: string
}

/** Stands in for a gateway: what would be an SMS waits here, in this process's memory. */
export interface SmsInbox extends Sms {
  /** Newest first. */
  messages(): readonly InboxMessage[]
}

const mostKept = 200

/** @param isOpen whether anybody can look into it: nobody can at a public address, and there nothing is sent. */
export function openSmsInbox(isOpen = true, clock: () => Date = () => new Date()): SmsInbox {
  const inboxMessages: InboxMessage[] = []
  return {
    inboxPath: isOpen ? '/dev/inbox' : null,
    messages: () => inboxMessages,
    async sendCode({ mobile, code, language, domain }) {
      if (!isOpen) throw new SmsFault('No SMS gateway is set.')
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

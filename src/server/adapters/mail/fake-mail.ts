import { mailWords } from '../../../words/accounts/accounts.ts'
import { say } from '../../../words/say.ts'
import type { InboxMessage } from '../sms/fake-sms.ts'
import type { Mail } from './mail.ts'

/** Stands in for a mail server: what would be a mail waits here, in this process's memory. */
export interface MailInbox extends Mail {
  inboxPath: string
  /** Newest first. */
  messages(): readonly InboxMessage[]
}

const mostKept = 200

/** @param isOpen whether anybody can look into it: the page of the inbox is shut once SMS is real. */
export function openMailInbox(isOpen: boolean, clock: () => Date = () => new Date()): MailInbox {
  const inboxMessages: InboxMessage[] = []
  const keep = (message: Omit<InboxMessage, 'at'>) => {
    inboxMessages.unshift({ ...message, at: clock().toISOString() })
    inboxMessages.length = Math.min(inboxMessages.length, mostKept)
  }
  return {
    inboxPath: isOpen ? '/dev/inbox' : '',
    messages: () => inboxMessages,
    async sendCode({ to, code, language }) {
      keep({ to, text: say(mailWords.code, language, code), code })
    },
    async sendReminder({ to, subject, text }) {
      keep({ to, text: `${subject}\n\n${text}`, code: '' })
    },
  }
}

/** Whether this is the stand-in. */
export function isMailInbox(mail: Mail): mail is MailInbox {
  return 'messages' in mail
}

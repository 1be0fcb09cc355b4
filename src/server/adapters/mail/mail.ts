/** The port through which a code reaches an email address. */
export interface Mail {
  /**
   * What may be said about where the code is; null when it really goes by mail, '' where nobody can
   * see it (no mail server is set, and the inbox is shut).
   */
  inboxPath: string | null
  /**
   * Sends `code` to the address `to`.
   *
   * @throws MailFault when the mail server refuses or can't be reached in time; it names no address.
   */
  sendCode(message: { to: string; code: string; language: 'en' | 'hi' }): Promise<void>
  /**
   * Sends a reminder that its person chose.
   *
   * @throws MailFault as above.
   */
  sendReminder(message: ReminderMail): Promise<void>
}

export interface ReminderMail {
  to: string
  subject: string
  text: string
  language: 'en' | 'hi'
  /** The same for every try: a mail program shows a second one once. */
  id: string
  /** Takes a POST that stops reminders (RFC 8058); null for what is always told. */
  stopAddress: string | null
}

export class MailFault extends Error {
  override name = 'MailFault'
  /** The address or the mail itself was refused: another try would be too. */
  isFinal = false
}

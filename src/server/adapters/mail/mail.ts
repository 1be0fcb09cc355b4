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
}

export class MailFault extends Error {
  override name = 'MailFault'
}

/** The port through which a code reaches a mobile. */
export interface Sms {
  /** What the login dialog may say about where the code is; null when it really goes by SMS. */
  inboxPath: string | null
  /**
   * Sends `code` to `mobile` ("91" + 10 digits).
   *
   * @throws SmsFault when the gateway refuses or can't be reached in time.
   */
  sendCode(message: {
    mobile: string
    code: string
    language: 'en' | 'hi'
    domain: string
  }): Promise<void>
}

export class SmsFault extends Error {
  override name = 'SmsFault'
}

/** Calendars that other programs read by a secret address. */
export interface CalendarTables {
  /** The address of each is made of its nonce with a key that is not here. */
  calendar_feeds: {
    uid: string
    nonce: string
    token_hash: string
    parts: string[]
    language: 'en' | 'hi'
    made_at: Date
  }
}

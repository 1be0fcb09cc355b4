/** What both sides must read alike in text that was typed, or stands in an address. */

/** Whether a text has the shape of an id; of somebody else's or of nothing it may still be. */
export function isId(text: string): boolean {
  return /^[0-9a-f-]{36}$/i.test(text)
}

/** ०१२३ as 0123: a Hindi keyboard may give them. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

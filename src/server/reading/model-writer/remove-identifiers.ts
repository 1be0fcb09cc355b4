/** Numbers, addresses and links that a person may have typed never leave us; nor does anything that could close our marks. */
export function removeIdentifiers(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\S+@\S+/g, '…')
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '…')
    .replace(/\+?[\d\u0966-\u096f][\d\u0966-\u096f\s().:/-]{5,}[\d\u0966-\u096f]/g, '…')
    .replace(/[<>[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

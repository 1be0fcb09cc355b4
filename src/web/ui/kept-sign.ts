import { zodiacIndex, zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { signCookie } from '../core/kept-choices.ts'
import { recall, storeValue } from './local-storage.ts'

/** Where a sign was remembered before the cookie that the server reads. */
export const signStorageName = 'moon-sign'

/** The sign, 0 to 11, that this browser's storage remembers; null for none. */
export function storedSign(): number | null {
  const sign = zodiacIndex(recall(signStorageName) ?? '')
  return sign < 0 ? null : sign
}

/** Remembers one's Moon sign on this device, for every page that asks for one; null forgets it. */
export function rememberSign(sign: number | null): void {
  document.cookie = signCookie(sign)
  storeValue(signStorageName, sign === null ? null : zodiacSigns[sign]!.value)
}

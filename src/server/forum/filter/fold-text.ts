/** Letters of other alphabets that are drawn like Latin ones, and small capitals. */
const lookalikes: Record<string, string> = {
  ...pairs('аАсСеЕоОрРхХуУіІкКмМтТнНвВ', 'aacceeooppxxyyiikkmmtthhbb'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
}

function pairs(from: string, to: string): Record<string, string> {
  const targets = [...to]
  return Object.fromEntries([...from].map((letter, i) => [letter, targets[i] ?? letter]))
}

const keycapsAndJoiners = /[\u20e3\ufe0f\u200c\u200d]/g
const nukta = /\u093c/g

/**
 * A text as it is read: lower case, any script's digits as 0 to 9, lookalike letters as the Latin ones,
 * Devanagari without nukta and with one nasal mark. Letters spaced out one by one are put together.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(nukta, '')
    .normalize('NFC')
    .replace(keycapsAndJoiners, '')
    .replace(/[^\p{ASCII}\p{Script=Devanagari}]/gu, (letter) => lookalikes[letter] ?? letter)
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('ँ', 'ं')
    .replaceAll('ऍ', 'ऐ')
    .toLowerCase()
    .replace(/(?<![a-z])(?:[a-z] ){5,}[a-z](?![a-z])/g, (spaced) => spaced.replaceAll(' ', ''))
}

/** Any script's digit as 0 to 9: they stand in tens, each beginning where the one before is no digit. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 48
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++
  return String(value)
}

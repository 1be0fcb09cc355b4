/**
 * The reader's first name. No model is ever told it: it may write a placeholder, which stands as one sign
 * of no script while a sentence is checked, and becomes the name when the sentence is shown.
 */

/** What a model writes where it addresses the reader. */
export const namePlaceholder = '{{name}}'
/** The sign that stands for the name in a sentence that is being checked. */
export const nameSign = '\ue000'

const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|shri|sri|smt|kumari|km|late|श्री|श्रीमती|सुश्री|कुमारी|डॉ)\.?$/i

/** The name by which somebody is addressed; null where a full name shows none. */
export function firstNameOf(fullName: string): string | null {
  const name = fullName
    .trim()
    .split(/\s+/)
    .find((word) => !titles.test(word) && !/^\p{L}\.?$/u.test(word))
  return name && /^[\p{L}\p{M}]{2,20}$/u.test(name) ? name : null
}

/** With "ji" behind it, as an elder is addressed. */
const politely = '(?: ?(?:जी|ji)(?![\\p{L}\\p{M}]))?'
const asAddress = new RegExp(
  `^(?:[^${nameSign}]*,\\s*)?${nameSign}${politely}(?=[,.!?।])[^${nameSign}]*$`,
  'u',
)
const atStart = new RegExp(`^${nameSign}${politely}, *(\\p{L})`, 'u')
const within = new RegExp(`, *${nameSign}${politely}(?=[,.!?।])`, 'gu')

/** A sentence of a model with the sign in place of its placeholder. */
export function withNameSign(sentence: string): string {
  return sentence.replaceAll(nameSign, '').replace(/\{+\s*name\s*\}+/gi, nameSign)
}

/** Whether the sign stands only where somebody is addressed, once, between commas. */
export function isNamedAsAddress(sentence: string): boolean {
  return !sentence.includes(nameSign) || asAddress.test(sentence)
}

/** The sentence without the address. */
export function withoutNameSign(sentence: string): string {
  return sentence
    .replace(atStart, (_all, letter: string) => letter.toUpperCase())
    .replace(within, '')
    .replaceAll(nameSign, '')
}

/** The sentence as it is shown: with the name, or without an address where there is none. */
export function withFirstName(sentence: string, firstName: string | null | undefined): string {
  if (!sentence.includes(nameSign)) return sentence
  return firstName ? sentence.replaceAll(nameSign, firstName) : withoutNameSign(sentence)
}

const asWord = (firstName: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${firstName}(?![\\p{L}\\p{M}])`, 'gu')

/** A text that was shown, with the placeholder for the name again. */
export function withoutFirstName(text: string, firstName: string | null | undefined): string {
  return firstName ? text.replace(asWord(firstName), namePlaceholder) : text
}

/** A text that was shown, without the addresses by name: for whoever is not the reader. */
export function withoutAddress(text: string, firstName: string | null | undefined): string {
  if (!firstName) return text
  return text
    .split(/(?<=[.!?।]\s+)/u)
    .map((sentence) => {
      const signed = sentence.replace(asWord(firstName), nameSign)
      // A name that is also a word of the sky or of every day stays where nobody is addressed.
      return signed.includes(nameSign) && asAddress.test(signed.trim())
        ? withoutNameSign(signed)
        : sentence
    })
    .join('')
}

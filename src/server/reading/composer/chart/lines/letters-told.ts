import { romanizeHindi } from '../../../../../words/hinglish/romanize.ts'

/** The letters for a name that an answer told, and what begins with one of them. */

const capital = /(?<!\p{L})\p{Lu}[a-z]{0,2}(?!\p{L})/gu
const nagari = /(?<![\p{L}\p{M}])[\u0900-\u097f]{1,3}(?![\p{L}\p{M}])/gu
/** Short words of Hindi that are no letters. */
const small: ReadonlySet<string> = new Set('से या और के का की को है में हो ये वह'.split(' '))

const initial = (text: string): string => romanizeHindi(text).trim().charAt(0).toLowerCase()

/** Whether a name or a letter begins like one of the letters that were told. */
export function beginsAsTold(name: string, answer: string): boolean {
  const told = [...answer.matchAll(capital), ...answer.matchAll(nagari)]
    .map(([letter]) => letter)
    .filter((letter) => !small.has(letter))
  return told.some((letter) => initial(letter) === initial(name))
}

/** "No name can be made of it." */
export const noName =
  /(?:no|any) (?:good )?names?|(?:koi )?na+m (?:hi |to )?(?:nahi|nhi|nahin)|na+m (?:ban|mil)\p{L}* (?:hi )?(?:nahi|nhi)|कोई नाम|नाम (?:ही |तो )?नहीं?|(?:odd|difficult|strange|mushkil|ajeeb|अजीब|मुश्किल)/iu
export const againstFirst =
  /(?<![\p{L}\p{M}])(?:(?:for|to|against) the first|first one|pehl[aei]|पहल[ाेी])(?![\p{L}\p{M}])/iu

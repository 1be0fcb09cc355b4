import { keptByWord } from './words-met.ts'

/**
 * Folding brings the many spellings of one word together: "shaadi" and "shadi", "नौकरी" and "नोकरी".
 * It is lossy on purpose; only folded text is ever compared with folded text. Every step is linear.
 */

const romanSteps: readonly (readonly [RegExp, string])[] = [
  [/['’`]/g, ''],
  [/(\D)\1+/g, '$1'], // of letters: 11 is not 1
  [/ph/g, 'f'],
  [/[wv]/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/[ao]u/g, 'o'],
  [/[ae][iy]/g, 'e'],
]

/** Doubled vowels are long vowels in romanised Hindi; they go before other doubles fall together. */
function foldRoman(text: string): string {
  let folded = text.replace(/ee/g, 'i').replace(/oo/g, 'u')
  for (const [pattern, by] of romanSteps) folded = folded.replace(pattern, by)
  return folded
}

const nagariSteps: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u200c\u200d]/g, ''],
  [/ँ/g, 'ं'],
  [/[नमणङञ]्(?=[क-ह])/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ौ/g, 'ो'],
  [/ै/g, 'े'],
  [/ये/g, 'ए'],
  [/यी/g, 'ई'],
]

function foldNagari(text: string): string {
  // NFD parts the nukta letters from their dots, so that ज़ and ज become one.
  let folded = text.normalize('NFD')
  for (const [pattern, by] of nagariSteps) folded = folded.replace(pattern, by)
  return folded
}

const foldedWord = keptByWord((word) =>
  /[\u0900-\u097f]/.test(word) ? foldNagari(word) : foldRoman(word),
)

/** Splits into folded words: letters, marks and digits; everything else parts words. */
export function foldedWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}'’*]+/gu) ?? []
  return words.map(foldedWord).filter((word) => word !== '')
}

import {
  foldLatinName,
  isDevanagari,
  transliterateDevanagari,
  phoneticKey,
} from '../../adapters/places/phonetic-key.ts'

/** Words that say nothing of what a text is about, as they sound. */
const small = new Set(
  `a an the is are am was were be been do does did of to in on at by for from with and or but not no
  my me i you your we our it its this that these those he she his her they their what when where why how
  which who will would can could should shall may has have had if so as any some all about into than then
  ka ki ke ko se mein me par aur ya hai hain ho hoga hogi kya kab kaise kyon kaun mera meri mere main
  hum aap apna apni apne ye yeh wo woh is us iska nahi nahin tha thi the raha rahi rahe kar karna liye`
    .split(/\s+/)
    .map((word) => dropVowels(phoneticKey(word))),
)
const mostWords = 1200

/**
 * A text as it is searched: each word by its sound in Latin letters, so that शादी, shaadi and shadi are
 * one, and the unwritten a of kundli and kundali does not part them. Lower-case a to z and digits.
 */
export function searchWords(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words
    .slice(0, mostWords)
    .map((word) =>
      dropVowels(
        phoneticKey(foldLatinName(isDevanagari(word) ? transliterateDevanagari(word) : word)),
      ),
    )
    .filter((word) => word !== '' && word.length <= 40)
}

/** The same without small words; all of them where there are no others. */
export function significantSearchWords(text: string): string[] {
  const words = [...new Set(searchWords(text))]
  const telling = words.filter((word) => !small.has(word))
  return telling.length ? telling : words
}

/** Leaves out every a but the first letter, unless too little would be left to tell words apart. */
function dropVowels(sound: string): string {
  const trimmed = sound.replace(/(?<=..)a$/, '')
  const bones = trimmed.slice(0, 1) + trimmed.slice(1).replaceAll('a', '')
  return bones.length >= 3 ? bones : trimmed
}

/** The three-letter pieces of a title's longer words: what is left of one that was mistyped. */
export function trigramsOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word.length >= 4).flatMap(pieces))]
}

function pieces(word: string): string[] {
  const padded = `^${word}$`
  return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3))
}

/**
 * Both halves of a longer word's pieces: one slip spoils one of them, hardly ever both.
 *
 * @returns null where the word is too short for that.
 */
export function halves(word: string): [string[], string[]] | null {
  if (word.length < 5) return null
  const grams = pieces(word)
  // The piece in the middle would be spoilt for both.
  const middle = Math.floor(grams.length / 2)
  return [grams.slice(0, middle), grams.slice(grams.length - middle)]
}

import { onceATurn } from '../../understand/once-a-turn.ts'
import { keptByWord } from '../../understand/words-met.ts'
import { devanagariConsonants as consonants } from '../../../../words/hinglish/devanagari-consonants.ts'

/**
 * One phonetic skeleton for the many spellings of a word, in Latin letters and in Devanagari: "shaadi",
 * "shadi", "sadi" and "शादी" are one. It is lossy on purpose; only skeletons are compared with skeletons.
 */

/** Small words whose spellings no rule of sound brings together. */
const smallWords = new Map(
  Object.entries({
    he: 'h hai hain hey hei haii hy है हैं',
    hu: 'hun hoon hoo hu hū हूँ हूं हु',
    nahi: 'nhi nahin nai nahi nahee nhin ni nahii naahi नही नहीं नहि',
    kyu: 'kyun kyon kyo kyoon kiu kyu क्यों क्यूं क्यूँ क्यो',
    me: 'mein main mai mei mae me मे में मैं मै',
    kya: 'kia kyaa kya क्या',
    ki: 'kee ki की कि',
    ye: 'yeh yah ye ये यह',
    vo: 'woh wo vo voh वो वह',
    han: 'haan han haa ha हां हाँ',
    yu: 'you u ya’ll yu',
    are: 'r are',
    ples: 'pls plz please pleas plss प्लीज',
    vil: 'wil will wll',
    ven: 'wen when whn',
    vat: 'wat what wht',
    and: 'n nd and',
    bete: 'bete',
    sal: 'saal sal साल',
  }).flatMap(([skeleton, words]) => words.split(' ').map((word) => [word, skeleton] as const)),
)

const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}
const matras: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
}
const virama = '्'
/** The vowel that a bare consonant carries, until it is known whether it is heard. */
const schwa = 'ə'

/** Devanagari in Latin letters as people write it: the last schwa, and one between two full syllables, is not heard. */
function latinOf(word: string): string {
  let latin = ''
  const letters = [
    ...word
      .normalize('NFD')
      .replace(/[\u093c\u200c\u200d]/g, '')
      .replace(/ज्ञ/g, 'ग्य'),
  ]
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? ''
    const consonant = consonants[letter]
    if (consonant) latin += next === virama || next in matras ? consonant : consonant + schwa
    else if (letter in matras) latin += matras[letter]
    else if (letter in vowels) latin += vowels[letter]
    else if (letter === 'ं' || letter === 'ँ') latin += at === letters.length - 1 ? '' : 'n'
    else if (/[०-९]/.test(letter)) latin += String(letter.charCodeAt(0) - 0x966)
    else if (/[a-z0-9]/.test(letter)) latin += letter
  })
  return latin
    .replace(/ə$/, latin.length > 3 ? '' : 'a')
    .replace(/([aeiou][^aeiouə]h?)ə(?=[^aeiouə]h?[aeiou])/g, '$1')
    .replaceAll(schwa, 'a')
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/[’'`]/g, ''],
  [/([a-z])\1{2,}/g, '$1$1'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  [/a+y?e/g, 'ae'],
  [/[ae][iy]/g, 'e'],
  [/[ao][uw]/g, 'o'],
  [/ph/g, 'f'],
  [/chh?/g, '!'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/!/g, 'c'],
  [/([sgkjtdbrl])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/([a-z])\1+/g, '$1'],
  [/y$/, 'i'],
]

/** The skeleton of one lower-case word, in Latin letters. Other scripts come back as they are. */
export function skeletonOf(word: string): string {
  const small = smallWords.get(word)
  if (small) return small
  let sound = /[\u0900-\u097f]/.test(word) ? latinOf(word) : word
  for (const [pattern, by] of sounds) sound = sound.replace(pattern, by)
  return sound === '' ? word : sound
}

/** The consonants alone, for words with three or more of them: typing errors mostly fall on vowels. */
export function consonantsOf(skeleton: string): string {
  const bare = skeleton.replace(/[aeiouy]/g, '')
  return bare.length >= 3 ? bare : ''
}

export interface Word {
  /** In lower case, as it was typed. */
  raw: string
  skeleton: string
}

const wordMet = keptByWord((raw): Word => ({ raw, skeleton: skeletonOf(raw) }))

/** Parts a text into its words: letters, marks and digits; everything else parts. */
export const wordsOf = onceATurn((text): readonly Word[] => {
  const raws =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
  return raws.map(wordMet)
})

import type { Graha } from '@drishti/jyotish'
import { houses, nakshatras, rashis } from '@drishti/jyotish/names'
import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases, longestMatches } from '../../understand/lexicon.ts'
import type { PhraseMatch } from '../../understand/lexicon.ts'
import { grahasWithPlaces } from './grahas.ts'

/** What an asker says of the own chart: who stands in which house, which house is empty, the birth star, the Moon sign. */
export type AskerClaim =
  | { kind: 'house'; graha: Graha; house: number }
  | { kind: 'empty'; house: number }
  | { kind: 'star'; nakshatra: number }
  | { kind: 'rashi'; rashi: number }

const ordinals = buildLexicon<number>(
  houses.map(({ house, ordinals: names, spellings }) => [
    [
      ...names,
      ...spellings,
      `${house}th`,
      `${house}ve`,
      `${house}ven`,
      `${house}va`,
      `${house}vi`,
    ].join(','),
    house,
  ]),
)
/** A bare number is a house only where a word for house or "in" stands beside it. */
const numbers = buildLexicon<number>(houses.map(({ house }) => [String(house), house]))
const houseWords = new Set(
  foldedWords('house houses bhav bhava bhaav ghar khana sthan भाव घर स्थान हाउस खाने'),
)
const inWords = new Set(foldedWords('in me mein mai main में मे'))
const emptyWords = new Set(foldedWords('empty khali khaali khaali खाली ख़ाली'))
/** What makes a house one of a transit, of another count, or the name of its lord. */
const otherSense = new Set(
  foldedWords(
    'lord lords ruler swami malik owner स्वामी मालिक from se से transit gochar gochara moving enter entering going गोचर aspect drishti दृष्टि dasha dasa mahadasha antardasha दशा महादशा अंतर्दशा class kaksha saal year attempt month semester',
  ),
)
/** Words before a house that make it one of somebody else's chart. */
const theirWords = new Set(
  foldedWords(
    'his her hers their uski uske uska unki unke unka iski iske ladke ladki pati husbands wifes biwi bete beti उसकी उसके उनकी उनके इसकी इसके लड़के लड़की पति पत्नी बेटे बेटी',
  ),
)
/** "4th from lagna" is the house itself; from the Moon it is another. */
const fromLagna = /(?:from|of) (?:the )?(?:lagna|ascendant)|lagna se|लग्न से/giu

const stars = buildLexicon<number>(
  nakshatras.map(({ name, spellings }, at) => [[name.en, name.hi, ...spellings].join(','), at]),
)
const signs = buildLexicon<number>(
  rashis.map(({ name, sanskrit, spellings }, at) => [
    [name.en, name.hi, sanskrit, ...spellings].join(','),
    at,
  ]),
)
const starWords = new Set(foldedWords('nakshatra nakshatr nakshtra nakshathra star नक्षत्र'))
const rashiWords = new Set(foldedWords('rashi raashi rasi raasi राशि'))
/** That the star or sign is not that of a day or of the moving sky. */
const ofNow =
  /(?<!\p{L})(?:today|tomorrow|aaj|kal|transit|gochar|enter|horoscope|आज|कल|गोचर)(?!\p{L}|\p{M})/iu

/** The house that is named beside a place in the words: behind it within `far` words, or right before it. */
function houseBeside(
  words: readonly string[],
  hit: PhraseMatch<unknown>,
  all: readonly PhraseMatch<number>[],
): PhraseMatch<number> | null {
  const end = hit.at + hit.length
  const near = all.filter(({ at, length }) => {
    const gap = at >= end ? words.slice(end, at) : words.slice(at + length, hit.at)
    const far = at >= end ? 6 : 3
    return gap.length <= far && !gap.some((word) => otherSense.has(word))
  })
  const distance = ({ at, length }: PhraseMatch<number>): number =>
    at >= end ? at - end : hit.at - (at + length)
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Every house that the words name as a place: "7th", "saptam", "8 house", "in 5". */
function housesIn(words: readonly string[]): PhraseMatch<number>[] {
  const isOther = ({ at, length }: PhraseMatch<number>): boolean => {
    const [next = '', afterNext = ''] = words.slice(at + length)
    if (words.slice(Math.max(0, at - 3), at).some((word) => theirWords.has(word))) return true
    return otherSense.has(next) || (houseWords.has(next) && otherSense.has(afterNext))
  }
  const bare = findPhrases(numbers, words).filter(({ at }) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]]
    return houseWords.has(next) || inWords.has(before) || inWords.has(next)
  })
  const named = longestMatches(findPhrases(ordinals, words))
  return [...named, ...bare.filter(({ at }) => !named.some((one) => one.at === at))].filter(
    (hit) => !isOther(hit),
  )
}

function grahaClaims(words: readonly string[]): AskerClaim[] {
  const placed = housesIn(words)
  const grahas = grahasWithPlaces(words)
  return grahas.flatMap(({ value: graha, at, length }): AskerClaim[] => {
    const follows = words[at + length] ?? ''
    if (otherSense.has(follows)) return []
    // "Saturn and the Moon in the twelfth": both stand there.
    const house = houseBeside(words, { value: graha, at, length }, placed)
    return house ? [{ kind: 'house', graha, house: house.value }] : []
  })
}

function emptyClaims(words: readonly string[]): AskerClaim[] {
  return housesIn(words).flatMap(({ value: house, at, length }): AskerClaim[] =>
    words.slice(at + length, at + length + 5).some((word) => emptyWords.has(word))
      ? [{ kind: 'empty', house }]
      : [],
  )
}

/** The star or sign whose own word stands right behind it, or right before it. */
function besideWord(
  words: readonly string[],
  hits: readonly PhraseMatch<number>[],
  nouns: ReadonlySet<string>,
): number | null {
  const hit = longestMatches(hits).find(
    ({ at, length }) => nouns.has(words[at + length] ?? '') || nouns.has(words[at - 1] ?? ''),
  )
  return hit?.value ?? null
}

/** What a question of up to 1000 characters says of the asker's own chart. */
export function askerClaimsIn(question: string): AskerClaim[] {
  const words = foldedWords(question.replace(fromLagna, ' '))
  const claims: AskerClaim[] = [...grahaClaims(words), ...emptyClaims(words)]
  if (ofNow.test(question)) return claims
  const nakshatra = besideWord(words, findPhrases(stars, words), starWords)
  const rashi = besideWord(words, findPhrases(signs, words), rashiWords)
  if (nakshatra !== null) claims.push({ kind: 'star', nakshatra })
  if (rashi !== null) claims.push({ kind: 'rashi', rashi })
  return claims
}

/** "Is it because of Ketu?", "shani ki wajah se?", "was Saturn to blame": a cause is asked about, not told. */
const cause =
  /(?<!\p{L})(?:because of|due to|(?:is|was) (?:it|this|that) (?:why|the reason|some planet)|(?:koi )?gr[ae]h(?:on?)? (?:hai|h) kya (?:iske|is ke) (?:peeche|piche)|to blame|responsible for|the reason|(?:ki|isi|iski|us[iy]|kya) (?:wajah|vajah)|ke karan|wajah se|vajah se|(?:hone|baithne) se|isi?liye(?=[^.?!]*\?))(?!\p{L})|की वजह|इसी वजह|के कारण|ग्रह है क्या (?:इसके )?पीछे|(?:इसके )?पीछे कोई ग्रह|(?:होने|बैठने) से/iu
/** "Does it mean that I won't marry?" */
const meaning =
  /(?<!\p{L})(?:does (?:it|this|that) mean|is it true|so (?:no|will i never)|(?:iska|isaka|to iska) (?:matlab|arth))(?!\p{L})|इसका (?:मतलब|अर्थ)|तो क्या/iu

/** Whether the question turns on what it says of the chart: it asks whether that is the cause, or what it means. */
export const turnsOnClaim = (question: string): boolean =>
  asksForCause(question) || meaning.test(question)

/** Points back at what a sentence before it has told of the chart. */
const back =
  /(?<!\p{L})(?:isi|iski|is|usi|(?:is|was) (?:it|this|that)|that)(?!\p{L})|(?<![\p{L}\p{M}])(?:इसी|इसकी|इस|उसी)(?![\p{L}\p{M}])/iu
/** "Because of me" is no cause in the chart. */
const ofPeople =
  /(?<!\p{L})(?:meri|teri|hamari|uski|unki|mere|uske|unke|because of (?:me|him|her|them|my|his|their))(?!\p{L})[^,.?!]{0,12}(?:wajah|vajah|karan)?|(?:मेरी|उसकी|उनकी|हमारी) वजह/iu

/** "Is it because of my planets": no graha of its own is named. */
const anyGraha =
  /(?<![\p{L}\p{M}])(?:(?:my|some) planets?|gr[ae]h(?:o|on)?|ग्रह|ग्रहों)(?![\p{L}\p{M}])/iu

/** Whether the question asks if something of the chart is the cause: the sentence names it, or points back at it. */
export function asksForCause(question: string): boolean {
  return question.split(/(?<=[?!।\n])|(?<=\.)\s/u).some((sentence) => {
    const found = cause.exec(sentence)
    if (!found) return false
    const around = sentence.slice(Math.max(0, found.index - 8), found.index + found[0].length + 8)
    if (ofPeople.test(around)) return false
    return (
      grahasWithPlaces(foldedWords(sentence)).length > 0 ||
      back.test(sentence) ||
      anyGraha.test(sentence)
    )
  })
}

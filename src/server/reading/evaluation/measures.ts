import { soundsUnkind } from '../model-writer/guards.ts'
import type { ReadingLanguage, PersonProfile } from '../types/reading-types.ts'

/** What an answer is measured by, whoever wrote it. */

const shingleWords = 4

/** Every run of four words of a text. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const runs = new Set<string>()
  for (let at = 0; at + shingleWords <= words.length; at += 1)
    runs.add(words.slice(at, at + shingleWords).join(' '))
  return runs
}

/** How much two texts have in common, 0 to 1: shared runs of four words out of all of both. */
export function textSimilarity(
  firstRuns: ReadonlySet<string>,
  secondRuns: ReadonlySet<string>,
): number {
  let sharedCount = 0
  for (const run of firstRuns) if (secondRuns.has(run)) sharedCount += 1
  const all = firstRuns.size + secondRuns.size - sharedCount
  return all === 0 ? 1 : sharedCount / all
}

const foretold =
  /\byou(?:'ll| will| may| might)? (?:get |be )?(?:marry|married\b(?! life))|window for marriage|for marriage in your chart|विवाह के लिए|शादी होगी|विवाह होगा|शादी के लिए/i
const partnerOfTheSingle = /\byour (?:husband|wife|spouse|marriage)\b|आपके वैवाहिक|आपके पति|आपकी पत्नी/i
/** The reader as subject of a verb that shows gender: "आप … करते हैं". */
export const genderedPattern =
  /(?<!अपने)(?:^|[\s,])आप (?!पर|तक|दोनों|में|से|को|के|की|का|जैसा|ही)(?:[^\s,।:]+ ){0,4}[^\s,।:]*(?:ते|ती|एँगे|एँगी|रहे|रही) ?(?:हैं|हो)(?=[\s,।:])/
const needsTheMinute =
  /\b(?:lagna|ascendant|mahadasha|antardasha)\b|\byour (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b|महादशा|अंतर्दशा|लग्न/i

/** What a sentence says that this person should not be told. */
export function violations(text: string, person: PersonProfile, timeKnown: boolean): string[] {
  const faults: string[] = []
  if (person.maritalStatus === 'married' && foretold.test(text)) faults.push('marriage foretold')
  if (person.maritalStatus === 'single' && partnerOfTheSingle.test(text))
    faults.push('a partner the person has not got')
  if (genderedPattern.test(text)) faults.push('gender assumed')
  if (!timeKnown && needsTheMinute.test(text)) faults.push('told without the birth time')
  return faults
}

/** The words of a text that frighten or seal a fate: none should. */
export function frighteningWords(text: string): boolean {
  return soundsUnkind(text)
}

const vowelGroups = /[aeiouy]+/g

function syllables(word: string): number {
  const groups = word.replace(/e$/, '').match(vowelGroups)?.length ?? 0
  return Math.max(1, groups)
}

export interface Ease {
  wordsPerSentence: number
  /** Flesch's score for English, 60 to 70 plain; for Hindi the share (0 to 1) of words of four aksharas or more. */
  score: number
}

/** How easy a text is to read. Names and dates count like other words. */
export function easeOf(sentences: readonly string[], language: ReadingLanguage): Ease {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? [])
  const wordsPerSentence = words.length / Math.max(1, sentences.length)
  if (language === 'en') {
    const perWord =
      words.reduce((sum, word) => sum + syllables(word.toLowerCase()), 0) /
      Math.max(1, words.length)
    return { wordsPerSentence, score: 206.835 - 1.015 * wordsPerSentence - 84.6 * perWord }
  }
  const long = words.filter(
    (word) => (word.match(/[\u0904-\u0939\u0958-\u0961](?!\u094d)/g) ?? []).length >= 4,
  )
  return { wordsPerSentence, score: long.length / Math.max(1, words.length) }
}

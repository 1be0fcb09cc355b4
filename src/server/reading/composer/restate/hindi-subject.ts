import { postposition } from '../choice/hindi-words.ts'
import { isDevanagari } from './hindi-verb.ts'
import type { FutureVerb } from './hindi-verb.ts'
import { people, vague, weakWords } from './hindi-words.ts'

/** Verbs that somebody does with something: what stands alone before them is no doer. */
const doneByOne =
  /^(?:दे|भेज|कर|बोल|लौटा|बुला|अपना|रख|रोक|छोड़|मना|de|bhej|kar|bol|lauta|bula|apna|rakh|rok|chhod|mana)$/u
export const pronoun = /^(?:वो|वह|वोह|ओ|वे|wo|woh|vo|voh|vah|wah|he|she|ve)$/iu

/** "छोटा भाई देगा": who does it, and not what is done. */
export const isDoerAlone = (things: readonly string[], stem: string): boolean =>
  /^(?:दे|ले|कर|रख|de|le|kar|rakh)$/u.test(stem) &&
  things.every((word) => people.test(word) || vague.test(word) || weakWords.test(word))

const oblique =
  /^(?:भी|bhi|आपको|aapko|उसको|उसे|उनको|उन्हें|usko|use|unko|unhe|आपसे|aapse|उससे|usse|साथ|saath)$/iu

const home = /^(?:घर|वापस|मायके|ससुराल|ghar|wapas|mayke|maayke|sasural)$/iu

interface Told {
  things: readonly string[]
  stem: string
  verb: FutureVerb
}

/** "बेटा-बहू" are two people. */
const namesPeople = (word: string): boolean => word.split('-').some((part) => people.test(part))

/** The words before the verb with whoever does it: "मायके" of "भेजेंगे" is "वे मायके". */
export function subjectFor({ things, stem, verb }: Told): string[] {
  const isDeva = isDevanagari(stem)
  const they = isDeva ? 'वे' : 've'
  const one = isDeva ? 'वह' : 'woh'
  const pointed = verb.isMany ? they : one
  if (verb.isAskers) {
    const isNamed = things.some((word) => /^(?:आप|aap)$/u.test(word))
    return isNamed ? [...things] : [isDeva ? 'आप' : 'aap', ...things]
  }
  const told = things.map((word) => (pronoun.test(word) ? pointed : word))
  if (
    told.some(
      (word, at) =>
        word === pointed ||
        (/^(?:आप|aap)$/u.test(word) && !/^(?:लोगों|logo|logon|सब|sab)$/iu.test(told[at + 1] ?? '')),
    )
  ) {
    // Whoever acts stands first.
    return [...told.filter((word) => word === pointed), ...told.filter((word) => word !== pointed)]
  }
  const lastCase = told.findLastIndex((word) => postposition.has(word.toLowerCase()))
  const bare = told.slice(lastCase + 1).filter((word) => !oblique.test(word))
  // "सूची में आएगी", "मिलने आएँगे": somebody does it.
  const isPlace = told.length === 2 && lastCase === 1
  const isHome = told.every((word) => home.test(word))
  const isErrand = isHome || (told.length === 1 && /(?:ने|ne)$/iu.test(told[0] ?? ''))
  if ((isPlace || isErrand) && verb.ending && /^(?:आ|लौट|बैठ|aa|laut|baith)$/u.test(stem))
    return [pointed, ...told]
  const isMissing = doneByOne.test(stem) && bare.length <= 1 && !told.some(namesPeople)
  return isMissing && verb.ending ? [pointed, ...told] : told
}

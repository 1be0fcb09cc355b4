import type { Language } from '../say.ts'

/** Words of address, and what stands for them where somebody known to the public is spoken of. */
const english: readonly (readonly [RegExp, string])[] = [
  [/\bYour\b/g, 'Their'],
  [/\byour\b/g, 'their'],
  [/\bYours\b/g, 'Theirs'],
  [/\byours\b/g, 'theirs'],
  [/\bYou\b/g, 'They'],
  [/\byourself\b/g, 'themselves'],
  [
    /\b(for|to|into|with|of|on|in|at|against|around|behind|beside|than|from|by|takes|gives|help|helps|make|makes|let|lets|keep|keeps|show|shows|serve|serves|suit|suits|ask|asks|bring|brings|meet|meets) you\b/gi,
    '$1 them',
  ],
  [/\byou\b/g, 'they'],
]
const hindi: readonly (readonly [RegExp, string])[] = [
  [/आपका/g, 'उनका'],
  [/आपकी/g, 'उनकी'],
  [/आपके/g, 'उनके'],
  [/आपको/g, 'उन्हें'],
  [/आपसे/g, 'उनसे'],
  [/आपमें/g, 'उनमें'],
  [/आपने/g, 'उन्होंने'],
  [/आप (?=(?:तक|पर|में|से|को)(?:\s|$))/g, 'उन '],
  [/आप(?![\p{L}\p{M}])/gu, 'वे'],
]

/** A sentence to the reader, said of somebody known to the public instead. */
export function inThirdPerson(text: string, language: Language): string {
  return (language === 'en' ? english : hindi).reduce(
    (said, [pattern, by]) => said.replace(pattern, by),
    text,
  )
}
